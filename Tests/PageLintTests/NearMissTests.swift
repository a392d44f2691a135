import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import PageLint
@testable import PageInputs
@testable import UIKitCore

/// What looks like a fault by frames or in one place, and is none.
@MainActor
struct NearMissTests {
  @Test func `frames that overlap while their ink does not are no finding`() async throws {
    let found = try await Linting.findings { view in
      view.addSubview(LintPage.label("Left", CGRect(x: 20, y: 100, width: 300, height: 30)))
      view.addSubview(LintPage.label("Right", CGRect(x: 100, y: 100, width: 200, height: 30)))
      view.addSubview(LintPage.button("OK", CGRect(x: 200, y: 95, width: 60, height: 44)))
    }
    // The label "Right" ends at about 145, long before its frame and the button.
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `a text that Apple's font may have room for is fine, and 4 % more is an error`() async throws {
    func found(lacking part: Double) async throws -> [LintFinding] {
      try await Linting.findings { view in
        let label = LintPage.label("A title of one line", at: CGPoint(x: 20, y: 100))
        label.frame.size.width /= 1 + part
        view.addSubview(label)
      }
    }
    let (few, many) = (try await found(lacking: 0.02), try await found(lacking: 0.05))
    #expect(few.isEmpty && many.map(\.rule) == [.textTruncated])
    #expect(many.map { LintSettings().verdict(on: $0).severity } == [.error])
  }

  @Test func `a button at its own size is Apple's choice, one that is made smaller is not`() async throws {
    let found = try await Linting.findings { view in
      let heights: [CGFloat?] = [nil, 20]
      for (place, height) in heights.enumerated() {
        let button = UIButton(type: .system)
        button.setTitle("Continue", for: .normal)
        button.setTitleColor(.black, for: .normal)
        let own = button.intrinsicContentSize
        button.frame = CGRect(
          x: 20, y: 100 + 100 * CGFloat(place), width: own.width, height: height ?? own.height)
        button.accessibilityIdentifier = height == nil ? "own" : "small"
        view.addSubview(button)
      }
    }
    #expect(found.filter { $0.rule == .touchSize }.map(\.views) == [["small"]], "\(found.told)")
  }

  @Test(arguments: ["", #", "statusBarStyle": "lightContent""#])
  func `a status bar that the deck makes readable is no finding`(member: String) async throws {
    let dark =
      ##", "style": {"colors": {"background": "#101830", "summary": "#FFFFFF", "detail": "#FFFFFF", "##
      + ##""controls": "#FFFFFF", "currentPage": "#FFFFFF"}}"##
    let deck = try TestDeck(members: dark + member)
    let found = try await Linting.findings(of: try deck.load())
    #expect(found.isEmpty, "\(found.told)")
    let unreadable = try TestDeck(members: dark + #", "statusBarStyle": "darkContent""#)
    let wrong = try await Linting.findings(of: try unreadable.load())
    #expect(wrong.map(\.rule) == [.statusBarContrast], "\(wrong.told)")
    withExtendedLifetime((deck, unreadable)) {}
    #expect(
      wrong.first?.fix
        == "return .lightContent from preferredStatusBarStyle, "
        + #"or write "statusBarStyle": "lightContent" in the deck"#)
  }

  @Test func `a status bar that is hidden, or a view that is no screen, is no finding`() async throws {
    let hidden = try await Linting.findings {
      let controller = BarlessController()
      controller.view.backgroundColor = .black
      return controller
    }
    #expect(hidden.isEmpty, "\(hidden.told)")
    let (source, _) = SwiftPageSource.load([Page("card") { LintPage.block(.zero, .black) }], name: "views")
    let view = try await Linting.findings(of: try #require(source))
    #expect(view.isEmpty, "\(view.told)")
  }

  @Test func `text of a view that scrolls is not cut off`() async throws {
    let found = try await Linting.findings { view in
      let text = LintPage.textView(LintPage.lines(60), CGRect(x: 20, y: 100, width: 300, height: 300))
      text.isScrollEnabled = true
      view.addSubview(text)
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `what scrolls below a button, or off the screen, is reachable`() async throws {
    let found = try await Linting.findings { view in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 375, height: 740))
      scroll.contentSize = CGSize(width: 375, height: 2000)
      for row in 0..<40 {
        scroll.addSubview(LintPage.label("Row", CGRect(x: 150, y: CGFloat(row) * 48, width: 80, height: 40)))
      }
      view.addSubview(scroll)
      view.addSubview(LintPage.button("Add", CGRect(x: 140, y: 600, width: 100, height: 50)))
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `cards beside the one that is shown are reachable`() async throws {
    let found = try await Linting.findings { view in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 200))
      scroll.contentSize = CGSize(width: 1200, height: 200)
      for card in 0..<4 {
        let box = LintPage.block(CGRect(x: 20 + CGFloat(card) * 300, y: 0, width: 280, height: 200))
        box.addSubview(LintPage.label("A card with words", at: CGPoint(x: 20, y: 20), size: 24))
        box.addSubview(LintPage.button("Open", CGRect(x: 180, y: 120, width: 80, height: 50)))
        scroll.addSubview(box)
      }
      view.addSubview(scroll)
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `text beside the island, in the height of the status bar, is in no area that is taken`()
    async throws
  {
    let phone = PageEnvironment(device: try DeviceCatalog.builtin.device("iphone-16-pro"))
    let found = try await Linting.findings(in: [phone]) { view in
      view.addSubview(LintPage.label("9 walks", at: CGPoint(x: 40, y: 25)))
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `a veil over a page with a card on it hides the page for a while`() async throws {
    let found = try await Linting.findings { view in
      view.addSubview(LintPage.label("Below the veil", at: CGPoint(x: 100, y: 200)))
      view.addSubview(LintPage.block(view.bounds, UIColor(white: 0, alpha: 0.3)))
      let card = LintPage.block(CGRect(x: 60, y: 205, width: 255, height: 120), .white)
      card.addSubview(LintPage.label("A card", at: CGPoint(x: 20, y: 20)))
      view.addSubview(card)
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `a count on its own ground over a button is no overlap`() async throws {
    let found = try await Linting.findings { view in
      view.addSubview(LintPage.button("Cart", CGRect(x: 100, y: 200, width: 100, height: 50)))
      let badge = LintPage.label("12", CGRect(x: 180, y: 190, width: 30, height: 24), size: 13, color: .white)
      badge.textAlignment = .center
      badge.backgroundColor = UIColor(red: 0.7, green: 0, blue: 0, alpha: 1)
      view.addSubview(badge)
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  /// A picture that another of its size is faded into, one that looks out beyond a round corner, the ground of a card, and
  /// what is behind a veil or a page.
  @Test(arguments: ["exchanged", "corner", "ground", "below a veil", "below a page", "scrolled"])
  func `a picture behind something else may be meant`(_ place: String) async throws {
    let found = try await Linting.findings { view in
      let frame = CGRect(x: 40, y: 120, width: 100, height: 100)
      if place == "ground" {
        view.addSubview(LintPage.block(frame, .orange))
      } else {
        view.addSubview(LintPage.picture(frame))
      }
      switch place {
      case "exchanged": view.addSubview(LintPage.picture(frame))
      case "corner":
        let card = LintPage.block(frame)
        card.layer.cornerRadius = 30
        view.addSubview(card)
      case "below a veil":
        view.addSubview(LintPage.block(view.bounds, UIColor(white: 0, alpha: 0.3)))
        view.addSubview(LintPage.block(frame, .white))
      case "below a page": view.addSubview(LintPage.block(view.bounds, .white))
      case "scrolled":
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 375, height: 700))
        scroll.contentSize = CGSize(width: 375, height: 2000)
        scroll.addSubview(LintPage.block(frame.insetBy(dx: -20, dy: -80)))
        view.addSubview(scroll)
      default: view.addSubview(LintPage.block(frame.insetBy(dx: -20, dy: -20)))
      }
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `text over a picture that was not found is not judged by what is behind that`() async throws {
    for isMissing in [true, false] {
      let found = try await Linting.findings { view in
        let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        picture.missingImageName = isMissing ? "night" : nil
        view.addSubview(picture)
        view.addSubview(LintPage.label("White on the night", at: CGPoint(x: 20, y: 100), color: .white))
      }
      #expect(found.map(\.rule) == (isMissing ? [] : [.lowContrast]), "\(found.told)")
    }
  }

  @Test func `a text that a frame places keeps its side with its frame`() async throws {
    for isPlaced in [true, false] {
      let found = try await Linting.findings { view in
        let label = LintPage.label("Left", CGRect(x: 20, y: 100, width: 200, height: 30))
        label.textAlignment = .left
        view.addSubview(label)
        guard !isPlaced else { return }
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
          label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        ])
      }
      #expect(found.map(\.rule) == (isPlaced ? [] : [.leftRight]), "\(found.told)")
    }
  }

  @Test func `a font that is missing may have room where the one that stands in for it has none`()
    async throws
  {
    let found = try await Linting.findings { view in
      let label = LintPage.label("A title of one line", CGRect(x: 20, y: 100, width: 90, height: 30))
      label.font = UIFont(name: "Futura-CondensedMedium", size: 17) ?? label.font
      view.addSubview(label)
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `an empty label has no height that could be fixed wrongly`() async throws {
    let found = try await Linting.findings { view in
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
        label.heightAnchor.constraint(equalToConstant: 24),
      ])
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `what is typed scrolls in its field`() async throws {
    let found = try await Linting.findings { view in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
      field.placeholder = "Name"
      field.text = "From the harbour to the lighthouse"
      view.addSubview(field)
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `a clear button over a whole card is meant`() async throws {
    let found = try await Linting.findings { view in
      let card = LintPage.block(CGRect(x: 20, y: 100, width: 300, height: 120))
      card.addSubview(LintPage.label("A card", at: CGPoint(x: 20, y: 20)))
      let button = UIButton(type: .custom)
      button.frame = card.bounds
      card.addSubview(button)
      view.addSubview(card)
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `what is switched off need not have contrast`() async throws {
    let found = try await Linting.findings { view in
      let button = UIButton(type: .custom)
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.setTitle("Later", for: .normal)
      button.setTitleColor(UIColor(white: 0.8, alpha: 1), for: .normal)
      button.isEnabled = false
      view.addSubview(button)
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `the controls that iOS gives a size are large enough`() async throws {
    let found = try await Linting.findings { view in
      var y: CGFloat = 100
      let controls: [UIView] = [
        UISwitch(), UIStepper(), UISlider(), UISegmentedControl(items: ["One", "Two"]),
      ]
      for control in controls {
        let size = control.intrinsicContentSize
        control.frame = CGRect(x: 20, y: y, width: size.width > 0 ? size.width : 200, height: size.height)
        view.addSubview(control)
        y += 60
      }
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `a box that is closed on purpose cuts off nothing`() async throws {
    let found = try await Linting.findings { view in
      let box = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 0))
      box.clipsToBounds = true
      box.addSubview(LintPage.label("Details", at: .zero))
      view.addSubview(box)
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `a square that something limits may be larger for a moment`() async throws {
    let turned = PageEnvironment(device: Linting.phone.device, orientation: .landscape)
    let found = try await Linting.findings(in: [turned]) { view in
      let box = UIView()
      box.backgroundColor = .orange
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let width = box.widthAnchor.constraint(equalTo: view.widthAnchor)
      width.priority = .defaultLow
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor), width,
        box.heightAnchor.constraint(equalTo: box.widthAnchor),
        box.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
      ])
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `a picture from edge to edge is a background, not one off the screen`() async throws {
    let found = try await Linting.findings { view in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
        UIColor.orange.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      }
      let picture = UIImageView(image: image)
      picture.frame = CGRect(x: -30, y: -30, width: 435, height: 872)
      view.addSubview(picture)
    }
    #expect(found.isEmpty, "\(found.told)")
  }

  @Test func `a text that reaches a button and goes on off the screen is told once`() async throws {
    let found = try await Linting.findings { view in
      view.addSubview(LintPage.textView(LintPage.lines(60), CGRect(x: 20, y: 100, width: 300, height: 700)))
      let button = LintPage.button("OK", CGRect(x: 20, y: 500, width: 300, height: 60))
      button.backgroundColor = nil
      view.addSubview(button)
    }
    #expect(found.map(\.rule) == [.textOverlap], "\(found.told)")
  }

  /// An item of a bar is touched all over the bar's height: its own frame says nothing.
  @Test(arguments: ["UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar"])
  func `a small control is an item where it stands in a bar, and too small elsewhere`(_ bar: String)
    async throws
  {
    func found(in makeParent: @escaping @MainActor (CGRect) -> UIView) async throws -> [LintRule] {
      try await Linting.findings { view in
        let parent = makeParent(CGRect(x: 0, y: 100, width: 375, height: 49))
        parent.addSubview(LintPage.button("OK", CGRect(x: 20, y: 10, width: 30, height: 30)))
        view.addSubview(parent)
      }.map(\.rule).filter { $0 == .touchSize }
    }
    let bars: [String: @MainActor (CGRect) -> UIView] = [
      "UINavigationBar": { UINavigationBar(frame: $0) }, "UIToolbar": { UIToolbar(frame: $0) },
      "UITabBar": { UITabBar(frame: $0) }, "UISearchBar": { UISearchBar(frame: $0) },
    ]
    #expect(try await found(in: try #require(bars[bar])) == [])
    #expect(try await found { UIView(frame: $0) } == [.touchSize])
  }
}

private final class BarlessController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}
