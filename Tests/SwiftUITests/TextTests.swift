import SwiftUI
import Testing

/// Texts in points on an iPhone X.
@MainActor
struct TextTests {
  @Test func `a text is as high as its line, in the middle of the screen`() throws {
    // Body is 17 points; its line is 20.287, on pixels 20.333. The middle of 44…778 is 411.
    let frame = try ShownViews(Text(verbatim: "Hello")).text("Hello")
    #expect(abs(frame[3] - 20.333) < 0.01)
    #expect(abs(frame[1] + frame[3] / 2 - 411) < 0.34)
  }

  @Test func `texts in a stack lie as far apart as their leading`() throws {
    // A font of a given size has none. Body's lines are 22 points apart (Human Interface Guidelines, Typography), its font is 20.287
    // high: 1.713 is 2 on pixels.
    for (font, distance) in [(Font.system(size: 17), 0.0), (.body, 2)] {
      let shown = try ShownViews(
        VStack {
          Text(verbatim: "One"); Text(verbatim: "Two")
        }.font(font))
      let (one, two) = (try shown.text("One"), try shown.text("Two"))
      let gap = two[1] - one[1] - one[3]
      #expect(abs(gap - distance) < 0.34)
    }
  }

  // bitwarden/authenticator-ios, TutorialView on iOS 18.1: baselines of title 2 with 3 points between lines are 85 pixels apart at
  // medium text, where a line is 25.06 points high, and 207 at AX5, where Apple's table has 66 points.
  @Test(arguments: [
    (DynamicTypeSize.medium, 3.0, 53.333), (.medium, 0.5, 51.333), (.medium, 0, 51.333),
    (.accessibility5, 3, 136),
  ]) func `lines are as far apart as the font or the view wants`(
    size: DynamicTypeSize, spacing: Double, height: Double
  )
    throws
  {
    let text = Text(verbatim: "A\nB").font(.title2).lineSpacing(spacing).dynamicTypeSize(size)
    #expect(abs(try ShownViews(text).text("A\nB")[3] - height) < 0.01)
  }

  @Test func `a text breaks in the room that it has, and is cut where it has no more`() throws {
    let text = "Several words that do not fit in one line of a hundred points"
    let shown = try ShownViews(Text(verbatim: text).frame(width: 100))
    #expect(try shown.text(text)[2] <= 100)
    #expect(try shown.text(text)[3] > 60)
    let cut = try ShownViews(Text(verbatim: text).font(.system(size: 17)).lineLimit(2).frame(width: 100))
    // Twice 20.287, on pixels.
    #expect(abs(try cut.text(text)[3] - 40.667) < 0.34)
  }

  @Test func `baselines of texts of two sizes are aligned`() throws {
    let shown = try ShownViews(
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "Big").font(.system(size: 40))
        Text(verbatim: "small").font(.system(size: 12))
      })
    // Inter's ascender is 0.96875 em as SF's: 38.75 and 11.625.
    let (big, small) = (try shown.text("Big"), try shown.text("small"))
    let offset = small[1] - big[1]
    #expect(abs(offset - 28 * 0.952) < 1)
  }

  @Test func `markdown, values and joined texts are one line`() throws {
    let name = "Ann"
    let shown = try ShownViews(
      VStack {
        Text("Hello, **\(name)** \(3)"); Text(verbatim: "a") + Text(verbatim: "b").bold()
      })
    _ = try shown.text("Hello, Ann 3")
    _ = try shown.text("ab")
  }
}
