import LayoutEngine
import Testing

@testable import PageBase
@testable import PageDrawing

/// Pictures of 100 × 100 points with one colour and with more.
struct OneColorTests {
  private func isOneColor(_ kinds: SceneItem.Kind...) -> Bool {
    Scene(
      size: Size(width: 100, height: 100), scale: 1, background: white,
      items: kinds.map { SceneItem($0, source: 0) }
    ).isOneColor
  }

  private let white = Color(rgb: 0xFFFFFF)
  private let red = Color(rgb: 0xFF0000)
  private let whole = Shape.rectangle(Rect(x: 0, y: 0, width: 100, height: 100))
  private let part = Shape.rectangle(Rect(x: 0, y: 0, width: 50, height: 100))

  @Test func `nothing, and areas of the background's colour, are one colour`() {
    #expect(isOneColor())
    #expect(isOneColor(.shape(part, white), .clip(whole, [SceneItem(.shape(part, white), source: 0)])))
    #expect(isOneColor(.shape(part, .clear)))
  }

  @Test func `an area of another colour counts unless something covers it`() {
    #expect(!isOneColor(.shape(part, red)))
    #expect(isOneColor(.shape(part, red), .shape(whole, white)))
    #expect(isOneColor(.shape(whole, red), .shape(part, red)))
    #expect(!isOneColor(.shape(whole, red), .shape(part, white)))
    #expect(isOneColor(.group(opacity: 0, [SceneItem(.shape(part, red), source: 0)])))
    #expect(!isOneColor(.group(opacity: 0.5, [SceneItem(.shape(part, red), source: 0)])))
  }

  @Test func `lines count`() {
    #expect(!isOneColor(.stroke(whole, Stroke(color: red, width: 1))))
  }
}
