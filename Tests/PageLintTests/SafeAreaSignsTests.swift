import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Controls at the notch, which is 30 points high, and at the home indicator of an iPhone X, (120.5, 799) to
/// (254.5, 812): their titles and pictures have to be seen, and their grounds may lie there.
@MainActor
struct SafeAreaSignsTests {
  /// A button `ok` of a frame with a view `in ok` in it, of which nothing is painted.
  private func blank(_ frame: CGRect) async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let button = UIButton(frame: frame).named("ok")
      button.addSubview(DrawnScreen.view("in ok", CGRect(x: 0, y: 0, width: 10, height: 10)))
      root.addSubview(button)
    }
  }

  private static func fill(_ frame: Rect) -> SceneItem.Kind { .shape(.rectangle(frame), .white) }

  private func picture(_ frame: Rect) async throws -> SceneItem.Kind {
    let page = try await DrawnScreen.page {
      $0.addSubview(LintPage.picture(CGRect(x: 0, y: 0, width: 9, height: 9)))
    }
    var image = try #require(
      page.marks.lazy.compactMap { mark -> SceneImage? in
        if case .image(let image) = mark.kind { image } else { nil }
      }.first)
    image.frame = frame
    return .image(image)
  }

  private func amounts(
    _ frame: CGRect, _ kinds: [SceneItem.Kind], faint: [SceneItem.Kind] = [],
    _ change: (inout ViewTree) -> Void = { _ in }
  ) async throws -> [Double] {
    let page = try await blank(frame).with(change)
    var items = kinds.map { (view: "ok", kind: $0) }
    for kind in faint { items.append(("ok", .group(opacity: 0.02, [try page.item("in ok", kind)]))) }
    return UnsafeAreaCheck(page: try page.painted(items)).findings().map(\.amount)
  }

  // MARK: At the notch

  private static let top = CGRect(x: 120, y: 5, width: 120, height: 60)
  private static let topGround = fill(Rect(x: 120, y: 5, width: 120, height: 60))

  @Test func `a ground may lie at the notch if a sign beside it does not`() async throws {
    let notch = try #require(
      Linting.phone.device.takenAreas(in: .portrait).first { $0.kind == .notch }?.frame)
    try #require(notch.minX < 120 && notch.maxX > 240 && notch.maxY == 30)
    // 30 − 5 points of the ground, and 30 − 25 of a picture.
    #expect(try await amounts(Self.top, [Self.topGround]) == [25])
    #expect(
      try await amounts(Self.top, [Self.topGround, picture(Rect(x: 150, y: 30, width: 20, height: 20))]) == []
    )
    #expect(
      try await amounts(Self.top, [Self.topGround, picture(Rect(x: 150, y: 25, width: 20, height: 20))]) == [
        5
      ])
    // Half a point is the limit.
    #expect(
      try await amounts(Self.top, [Self.topGround, picture(Rect(x: 150, y: 29.5, width: 20, height: 20))])
        == [])
    #expect(
      try await amounts(Self.top, [Self.topGround, picture(Rect(x: 150, y: 29, width: 20, height: 20))]) == [
        1
      ])
    // A sign that nobody sees is none.
    let faint = try await picture(Rect(x: 150, y: 40, width: 20, height: 20))
    #expect(try await amounts(Self.top, [Self.topGround], faint: [faint]) == [25])
  }

  @Test func `a picture that fills its control, up to a point at each side, is a ground`() async throws {
    let most = Rect(x: 121, y: 6, width: 118, height: 58)
    #expect(try await amounts(Self.top, [Self.topGround, picture(most)]) == [25])
    let less = Rect(x: 121.5, y: 6, width: 117.5, height: 58)
    #expect(try await amounts(Self.top, [Self.topGround, picture(less)]) == [24])
  }

  @Test func `a control over the whole screen may lie there, and a store picture has no notch`() async throws
  {
    let screen = CGRect(x: 0, y: 0, width: 375, height: 812)
    #expect(try await amounts(screen, [Self.topGround]) == [])
    #expect(try await amounts(Self.top, [Self.topGround]) { $0.shownAs = .picture } == [])
    #expect(try await amounts(Self.top, [Self.topGround]) { $0.shownAs = .unknown("Sheet") } == [25])
    #expect(try await amounts(Self.top, [], faint: [Self.topGround]) == [])
  }

  // MARK: At the home indicator

  private static let low = CGRect(x: 100, y: 760, width: 175, height: 52)
  private static let lowGround = fill(Rect(x: 100, y: 760, width: 175, height: 52))

  @Test func `a bar on the lower edge has its signs above the indicator, up to half a point`() async throws {
    func sign(_ height: Double) async throws -> SceneItem.Kind {
      try await picture(Rect(x: 150, y: 780, width: 20, height: height))
    }
    #expect(try await amounts(Self.low, [Self.lowGround, sign(10)]) == [])
    #expect(try await amounts(Self.low, [Self.lowGround, sign(19.5)]) == [])
    #expect(try await amounts(Self.low, [Self.lowGround, sign(20)]) == [13])
    // Each of two signs counts.
    #expect(try await amounts(Self.low, [Self.lowGround, sign(10), sign(25)]) == [13])
  }

  @Test func `a bar has a ground and a sign, and ends at the edge, up to a point`() async throws {
    let sign = try await picture(Rect(x: 150, y: 770, width: 20, height: 10))
    #expect(try await amounts(Self.low, [Self.lowGround]) == [13])
    #expect(try await amounts(Self.low, [sign]) == [13])
    #expect(try await amounts(Self.low, [sign], faint: [Self.lowGround]) == [13])
    #expect(try await amounts(Self.low, [Self.lowGround], faint: [sign]) == [13])
    for (height, expected) in [(51.0, []), (50.5, [11.5])] as [(Double, [Double])] {
      let frame = CGRect(x: 100, y: 760, width: 175, height: height)
      #expect(try await amounts(frame, [Self.lowGround, sign]) == expected)
    }
  }
}
