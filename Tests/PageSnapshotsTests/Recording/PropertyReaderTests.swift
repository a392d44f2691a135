import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageSnapshots
@testable import PageInputs
@testable import UIKitCore

/// That what a view shows is written down, whatever kind of view it is: each change of it is told.
@MainActor
struct PropertyReaderTests {
  private func tree<View: UIView>(_ view: View, _ change: (View) -> Void) throws -> FrameTree {
    let placed = PlacedView(view, width: 200, height: 60)
    change(view)
    let device = try DeviceCatalog.builtin.device("iphone-se-3")
    return try solve(placed.root, on: .sePortrait).frameTree(in: PageEnvironment(device: device))
  }

  private func sentences<View: UIView>(
    _ make: () -> View, _ before: (View) -> Void = { _ in }, then change: (View) -> Void
  ) throws -> [String] {
    try tree(make(), change).sentences(since: tree(make(), before))
  }

  @Test func `labels tell texts, fonts and colours`() throws {
    func make() -> UILabel { label("Hello", .systemFont(ofSize: 17), .black) }
    #expect(try sentences(make) { $0.text = "Bye" } == [#"view: text changed: "Hello" → "Bye""#])
    #expect(try sentences(make) { $0.font = .systemFont(ofSize: 18) } == ["view: font size 17 → 18"])
    #expect(
      try sentences(make) { $0.font = .boldSystemFont(ofSize: 17) } == [
        "view: font weight regular → semibold"
      ])
    #expect(try sentences(make) { $0.textColor = .red } == ["view: colour #000000 → #FF0000"])
    #expect(try sentences(make) { $0.textAlignment = .center } == ["view: text alignment natural → center"])
    #expect(try sentences(make) { $0.numberOfLines = 0 } == ["view: number of lines 1 → unlimited"])
    #expect(
      try sentences(make) { $0.lineBreakMode = .byClipping }
        == ["view: line break mode byTruncatingTail → byClipping"])
  }

  @Test func `attributes that are set to zero differ from those that are not set`() throws {
    func text(_ kern: Int?) -> NSAttributedString {
      NSAttributedString(string: "AVA", attributes: kern.map { [.kern: $0] } ?? [:])
    }
    #expect(
      try sentences({ UILabel() }, { $0.attributedText = text(nil) }, then: { $0.attributedText = text(0) })
        == ["view: kern none → 0"])
  }

  @Test func `texts of several looks tell which part changed`() throws {
    func text(_ size: CGFloat, _ words: String = "small") -> NSAttributedString {
      let text = NSMutableAttributedString(
        string: "Large ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      text.append(NSAttributedString(string: words, attributes: [.font: UIFont.systemFont(ofSize: size)]))
      return text
    }
    #expect(
      try sentences({ UILabel() }, { $0.attributedText = text(12) }, then: { $0.attributedText = text(11) })
        == [#"view "small": font size 12 → 11"#])
    #expect(
      try sentences(
        { UILabel() }, { $0.attributedText = text(12) }, then: { $0.attributedText = text(12, "tiny") })
        == [#"view: text changed: "Large small" → "Large tiny""#])
  }

  @Test func `buttons tell titles, fonts once, and configurations`() throws {
    func make() -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Next", for: .normal)
      return button
    }
    #expect(
      try sentences(make) { $0.setTitle("Done", for: .normal) } == [#"view: title changed: "Next" → "Done""#])
    #expect(
      try sentences(make) { $0.titleLabel?.font = .systemFont(ofSize: 20) } == ["view: font size 15 → 20"])
    #expect(
      try sentences(make) { $0.setTitleColor(.red, for: .normal) } == ["view: title colour #007AFF → #FF0000"]
    )
    func configured() -> UIButton {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      return UIButton(configuration: configuration)
    }
    #expect(
      try sentences(configured) { $0.configuration?.title = "Pay" }
        == [#"view: title changed: "Buy" → "Pay""#])
  }

  @Test func `controls tell their states`() throws {
    #expect(try sentences({ UISwitch() }) { $0.isOn = true } == ["view: isOn false → true"])
    #expect(
      try sentences({ UISlider() }, { $0.value = 0.5 }, then: { $0.value = 0.75 }) == [
        "view: value 0.5 → 0.75"
      ])
    #expect(try sentences({ UISlider() }, { $0.value = 0 }, then: { $0.value = 1 }) == ["view: value 0 → 1"])
    #expect(
      try sentences({ UIProgressView() }, { $0.progress = 0.25 }, then: { $0.progress = 0.5 })
        == ["view: progress 0.25 → 0.5"])
    #expect(
      try sentences({ UISegmentedControl(items: ["Day", "Week"]) }) { $0.setTitle("Month", forSegmentAt: 1) }
        == [#"view: segments 2 title changed: "Week" → "Month""#])
    #expect(
      try sentences(
        { UISegmentedControl(items: ["Day", "Week"]) }, { $0.selectedSegmentIndex = 0 },
        then: { $0.selectedSegmentIndex = 1 }
      ).first == "view: selectedSegmentIndex 0 → 1")
  }

  @Test func `page controls tell pages and colours`() throws {
    func make() -> UIPageControl {
      let dots = UIPageControl()
      dots.numberOfPages = 3
      return dots
    }
    #expect(try sentences(make) { $0.numberOfPages = 4 } == ["view: number of pages 3 → 4"])
    #expect(try sentences(make) { $0.currentPage = 2 } == ["view: lit dot 1 → 3"])
    #expect(
      try sentences(
        make, { $0.currentPageIndicatorTintColor = .black }, then: { $0.currentPageIndicatorTintColor = .red }
      )
        == ["view: current page colour #000000 → #FF0000"])
  }

  @Test func `text fields tell what is typed`() throws {
    func make() -> UITextField {
      let field = UITextField()
      field.text = "Ada"
      return field
    }
    #expect(try sentences(make) { $0.text = "Mina" } == [#"view: text changed: "Ada" → "Mina""#])
    #expect(try sentences(make) { $0.borderStyle = .roundedRect } == ["view: border none → rounded"])
  }

  @Test func `pictures tell their contents`() throws {
    func image(_ color: UInt32) -> UIImage { UIImage(picture(4, 4) { _, _ in color }, scale: 1) }
    let told = try sentences({ UIImageView(image: image(0xFF0000)) }) { $0.image = image(0x00FF00) }
    #expect(told == ["view: image changed"])
    #expect(
      try sentences({ UIImageView(image: image(0)) }, { $0.contentMode = .scaleAspectFit }) {
        $0.contentMode = .scaleAspectFill
      } == ["view: mode fit → fill"])
  }

  @Test func `layers tell corners, borders, shadows and gradients`() throws {
    func make() -> UIView { plain(.white) }
    #expect(
      try sentences(make, { $0.layer.cornerRadius = 4 }) { $0.layer.cornerRadius = 8 } == [
        "view: corner radius 4 → 8"
      ])
    #expect(
      try sentences(make, { $0.layer.borderWidth = 1 }) { $0.layer.borderWidth = 2 } == [
        "view: border width 1 → 2"
      ])
    func shadow(_ view: UIView, _ opacity: Float) {
      view.layer.shadowOpacity = opacity
      view.layer.shadowRadius = 3
    }
    #expect(try sentences(make, { shadow($0, 0.5) }) { shadow($0, 1) } == ["view: shadow opacity 0.5 → 1"])
    func gradient(_ view: UIView, _ color: UIColor) {
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      layer.colors = [UIColor.white.cgColor, color.cgColor]
      view.layer.addSublayer(layer)
    }
    let told = try sentences(make, { gradient($0, .black) }) { gradient($0, .red) }
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix("view: ") == true && told.first?.hasSuffix("colour #000000 → #FF0000") == true,
      "\(told)")
  }

  @Test func `bars tell titles`() async throws {
    func screen(_ title: String) async throws -> FrameTree {
      let page = Page("page") { () -> UIViewController in
        let controller = UIViewController()
        controller.title = title
        return UINavigationController(rootViewController: controller)
      }
      let environment = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-se-3"))
      let source = try #require(SwiftPageSource.load([page], name: "pages").source)
      let built = await source.page(0, in: environment)
      let prepared = try #require(built)
      return try PageRenderer(fonts: FontCatalog()).solve(prepared, in: environment).frameTree(
        in: environment)
    }
    let (before, after) = (try await screen("Now"), try await screen("Later"))
    let told = after.sentences(since: before)
    #expect(told.first?.contains(#"changed: "Now" → "Later""#) == true, "\(told)")
  }
}
