import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageLint
@testable import UIKitCore

/// Texts on pictures that a document does not have, and what may lie between the two.
@MainActor
struct TextOverPictureRulesTests {
  /// The lower edge of the picture `photo`, which is 375 × 200 points large.
  private static let bottom = 300.0

  /// A view `before`, pictures `photo` and `other` on one spot, a view `card` and a text `a`, in this order.
  private func blank(
    _ change: @escaping @MainActor (_ root: UIView, _ photo: UIImageView, _ label: UIView) -> Void = {
      _, _, _ in
    }
  ) async throws -> DrawnPage {
    try await DrawnScreen.page { root in
      let whole = CGRect(x: 0, y: 100, width: 375, height: 200)
      root.addSubview(DrawnScreen.view("before", whole))
      let photo = UIImageView(frame: whole).named("photo")
      photo.missingImageName = "harbour"
      root.addSubview(photo)
      root.addSubview(UIImageView(frame: whole).named("other"))
      root.addSubview(DrawnScreen.view("card", whole))
      let label = LintLabel.make("a", "HHHH")
      root.addSubview(label)
      change(root, photo, label)
    }.ofDocument
  }

  private func judged(_ page: DrawnPage) -> [LintFinding] { TextOverPictureCheck(page: page).findings() }

  /// The findings of the text at a height, with things painted by views below and above it.
  private func found(
    _ page: DrawnPage, y: Double = 200, below: [(view: String, kind: SceneItem.Kind)] = [],
    above: [(view: String, kind: SceneItem.Kind)] = [], opacity: Double = 1
  ) throws -> [LintFinding] {
    let run = SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: 20, y: y)))
    let text = (view: "a", kind: SceneItem.Kind.group(opacity: opacity, [try page.item("a", run)]))
    return judged(try page.painted(below + [text] + above))
  }

  @Test func `four fifths of a text's ink lie on the picture, or it does not count`() async throws {
    let page = try await blank()
    let height = try page.inkSize(of: "a").height
    let told = try found(page, y: Self.bottom - 0.81 * height)
    #expect(
      told.map(\.numbers) == [
        "a lies on photo, whose picture is not known, so that its contrast is not: "
          + "put a scrim or a plain colour between them, 0"
      ])
    #expect(told.map(\.views) == [["a", "photo"]])
    #expect(told.first?.text == LintFinding.TextPlace(view: try page.view("a")))
    #expect(told.first?.areas.count == 1)
    #expect(try found(page, y: Self.bottom - 0.79 * height) == [])
    #expect(try found(page, y: 400) == [])
  }

  @Test func `a picture is unknown if it was not found, or if code fills it, in a document alone`()
    async throws
  {
    let page = try await blank()
    #expect(try found(page, y: 200).count == 1)
    #expect(try found(page.with("photo") { $0.behavior.missingImage = nil }, y: 200) == [])
    let held = try page.with("photo") {
      $0.behavior.missingImage = nil
      $0.hold = CodeHold()
      $0.hold?.outlets = ["photoView"]
    }
    #expect(try found(held, y: 200).count == 1)
    #expect(try found(held.with("photo") { $0.hold?.outlets = [] }, y: 200) == [])
    #expect(try found(held.with("photo") { $0.className = "UIView" }, y: 200) == [])
    #expect(try found(page.with("photo") { $0.place = nil }, y: 200) == [])
    #expect(try found(page.with("photo") { $0.isHidden = true }, y: 200) == [])
  }

  @Test func `the topmost of two unknown pictures is named, and a text is told once`() async throws {
    let page = try await blank().with("other") { $0.behavior.missingImage = "night" }
    #expect(try found(page, y: 200).map(\.views) == [["a", "other"]])
    let lines = try [150.0, 200].map { y in
      (view: "a", kind: SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: 20, y: y))))
    }
    #expect(judged(try page.painted(lines)).count == 1)
  }

  @Test func `a picture that comes later, one in the same control and one in the text are no ground`()
    async throws
  {
    let later = try await blank { root, photo, _ in root.addSubview(photo) }
    #expect(try found(later) == [])
    let inText = try await blank { _, photo, label in
      photo.frame = label.bounds
      label.addSubview(photo)
    }
    #expect(try found(inText, y: 105) == [])
    func controlled(_ isTogether: Bool) async throws -> Int {
      let page = try await blank { root, photo, label in
        let control = UIControl(frame: root.bounds)
        if isTogether { control.addSubview(photo) }
        control.addSubview(label)
        root.addSubview(control)
      }
      return try found(page, y: 200).count
    }
    #expect(try await controlled(true) == 0)
    #expect(try await controlled(false) == 1)
  }

  @Test func `what is painted over four fifths of the ink, between text and picture, parts them`()
    async throws
  {
    let page = try await blank()
    let size = try page.inkSize(of: "a")
    func fill(_ share: Double, alpha: Double = 1) -> SceneItem.Kind {
      .shape(
        .rectangle(Rect(x: 20, y: 200, width: size.width, height: share * size.height)),
        Color(red: 1, green: 1, blue: 1, alpha: alpha))
    }
    let whole = Rect(x: 20, y: 200, width: size.width, height: size.height)
    #expect(try found(page, below: [("card", fill(0.81))]) == [])
    #expect(try found(page, below: [("card", fill(0.79))]).count == 1)
    #expect(try found(page, below: [("card", fill(1, alpha: 0.021))]) == [])
    #expect(try found(page, below: [("card", fill(1, alpha: 0.02))]).count == 1)
    // Below the picture, of the picture itself, and over the text.
    #expect(try found(page, below: [("before", fill(1))]).count == 1)
    #expect(try found(page, below: [("photo", fill(1))]).count == 1)
    #expect(try found(page, above: [("card", fill(1))]).count == 1)
    #expect(try found(page, below: [("a", fill(1))]) == [])
    let gradient = Gradient(
      .axial(from: Point(x: 0, y: 0), to: Point(x: 1, y: 0)),
      stops: [Gradient.Stop(0, .black), Gradient.Stop(1, .white)], frame: whole)
    #expect(try found(page, below: [("card", .gradient(.rectangle(whole), gradient))]) == [])
    let line = SceneItem.Kind.stroke(.rectangle(whole), Stroke(color: .black, width: 9))
    #expect(try found(page, below: [("card", line)]).count == 1)
    let other = SceneItem.Kind.glyphs(try page.glyphs(of: "a", at: Point(x: 20, y: 200)))
    #expect(try found(page, below: [("card", other)]).map(\.views).contains(["a", "photo"]))
  }

  @Test func `a picture with a picture over it is parted from the text`() async throws {
    let page = try await blank()
    let drawn = try await DrawnScreen.page {
      $0.addSubview(LintPage.picture(CGRect(x: 0, y: 100, width: 375, height: 200)).named("photo"))
    }
    let image = try #require(
      drawn.marks.lazy.compactMap { mark -> SceneImage? in
        if case .image(let image) = mark.kind { image } else { nil }
      }.first)
    #expect(try found(page, below: [("other", .image(image))]) == [])
  }

  @Test func `a faint or hidden text, and one that scrolls by, is none`() async throws {
    let page = try await blank()
    #expect(try found(page, opacity: 0.021).count == 1)
    #expect(try found(page, opacity: 0.02) == [])
    #expect(try found(page.with("a") { $0.isHidden = true }) == [])
    for height in [812.0, 2000] {
      let scrolled = try await blank { root, _, label in
        let scroll = UIScrollView(frame: root.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 375, height: height)
        scroll.addSubview(label)
        root.addSubview(scroll)
      }
      #expect(try found(scrolled).count == (height == 812 ? 1 : 0))
    }
  }
}
