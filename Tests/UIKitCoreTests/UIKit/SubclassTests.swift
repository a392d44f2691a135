import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Classes of an app that change what UIKit's own say of themselves.
@MainActor
struct SubclassTests {
  private final class InsetLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 2, left: 10, bottom: 4, right: 20)))
    }
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 30, height: size.height + 6)
    }
  }

  private final class TopLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
    }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
      rect.origin.y = bounds.origin.y
      return rect
    }
  }

  private final class TallButton: UIButton {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 40, height: 48)
    }
  }

  private final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 24, dy: 0) }
  }

  private final class WideLabel: UILabel {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 50) }
  }

  private func screen(_ view: UIView) throws -> UIWindow {
    let controller = UIViewController()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
    ])
    return try show(controller)
  }

  /// Where a text begins and the middle of its first line, in points.
  private func line(of window: UIWindow) throws -> (x: Double, baseline: Double) {
    let solved = try PageRenderer(fonts: FontCatalog()).solve(
      window.preparedPage(id: "p"), in: window.environment)
    let glyphs = try #require(glyphRuns(solved.scene.items).first?.glyphs.first)
    return (glyphs.x, glyphs.y)
  }

  private func glyphRuns(_ items: [SceneItem]) -> [SceneGlyphs] {
    items.flatMap { item -> [SceneGlyphs] in
      switch item.kind {
      case .glyphs(let run): [run]
      case .clip(_, let inner), .group(_, let inner): glyphRuns(inner)
      default: []
      }
    }
  }

  @Test func `a label's text stands where its class draws it, and the label is larger by what that leaves`()
    throws
  {
    let (plain, inset) = (UILabel(), InsetLabel())
    for label in [plain, inset] { label.text = "text" }
    let (before, after) = (try line(of: try screen(plain)), try line(of: try screen(inset)))
    #expect(abs(inset.frame.width - plain.frame.width - 30) < 0.001)
    #expect(abs(inset.frame.height - plain.frame.height - 6) < 0.001)
    #expect(abs(after.x - before.x - 10) < 0.001)
    #expect(abs(after.baseline - before.baseline - 2) < 0.001)
  }

  @Test func `a label may draw its text from its top`() throws {
    let (plain, top) = (UILabel(), TopLabel())
    for label in [plain, top] {
      label.text = "text"
      label.heightAnchor.constraint(equalToConstant: 80.0 + 61 / 3).isActive = true
    }
    let (before, after) = (try line(of: try screen(plain)), try line(of: try screen(top)))
    // A line of 61 px in the middle of 80 pt and 61 px begins 40 pt down.
    #expect(abs(before.baseline - after.baseline - 40) < 0.4)
  }

  @Test func `a button may be larger than its title`() throws {
    let (plain, tall) = (UIButton(type: .custom), TallButton(type: .custom))
    for button in [plain, tall] { button.setTitle("Go", for: .normal) }
    _ = try screen(plain)
    _ = try screen(tall)
    #expect(tall.frame.height == 48)
    #expect(abs(tall.frame.width - plain.frame.width - 40) < 0.001)
  }

  @Test func `a size without a metric leaves an axis to constraints`() throws {
    let label = WideLabel()
    label.text = "text"
    label.widthAnchor.constraint(equalToConstant: 200).isActive = true
    _ = try screen(label)
    #expect(label.frame.size == CGSize(width: 200, height: 50))
  }

  @Test func `the text and the placeholder of a field stand where its class says`() throws {
    let field = PaddedField()
    field.text = "typed"
    field.widthAnchor.constraint(equalToConstant: 200).isActive = true
    field.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let window = try screen(field)
    let typed = try line(of: window)
    field.text = nil
    field.placeholder = "typed"
    let placeholder = try line(of: window)
    #expect(abs(typed.x - 26) < 0.5)
    #expect(abs(placeholder.x - typed.x - 8) < 0.001)
  }

  @Test func `an alert asks in the middle of the page, the choice that cancels first`() throws {
    let base = UIViewController()
    let window = try show(base)
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    var isDeleted = false
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in isDeleted = true })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    base.present(alert, animated: true)
    window.layoutIfNeeded()
    let (delete, keep) = (try alert.view.button("Delete"), try alert.view.button("Keep"))
    // 270 wide about 187.5, a hairline between two buttons: (810 - 1) / 2 px each.
    #expect(keep.pixels[0] == 158)
    #expect(delete.pixels[2] == 968)
    #expect(delete.pixels[1] == keep.pixels[1])
    #expect(delete.pixelHeight == 132)
    #expect(delete.currentTitleColor == .systemRed)
    delete.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(isDeleted)
    #expect(alert.view.window == nil)
  }

  @Test func `traits are told to those who asked for them`() throws {
    final class Listener: UIViewController {
      var classes: [UIUserInterfaceSizeClass] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) {
          (self: Self, previous: UITraitCollection) in
          self.classes.append(previous.verticalSizeClass)
          self.classes.append(self.traitCollection.verticalSizeClass)
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
          self.classes.append(.unspecified)
        }
      }
    }
    let listener = Listener()
    let window = try show(listener)
    var environment = window.environment
    environment.orientation = .landscape
    window.transition(to: environment)
    #expect(listener.classes == [.regular, .compact])
  }

  @Test func `an overridden appearance is told to what is in the view, set before or after it shows`() throws
  {
    final class Listener: UIView {
      var heard: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heard.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        #expect(UITraitCollection.current.userInterfaceStyle == traitCollection.userInterfaceStyle)
      }
    }
    let controller = UIViewController()
    let (outer, inner, beside) = (UIView(), Listener(), Listener())
    outer.overrideUserInterfaceStyle = .dark
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    controller.view.addSubview(beside)
    _ = try show(controller)
    #expect(inner.heard == [.light] && beside.heard.isEmpty)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.heard == [.light, .dark] && beside.heard.isEmpty)
    controller.overrideUserInterfaceStyle = .dark
    #expect(inner.heard == [.light, .dark, .light] && beside.heard == [.light])
  }

  @Test func `a view that changes its appearance whenever it hears of it ends`() throws {
    final class Restless: UIView {
      var count = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        count += 1
        overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
      }
    }
    let controller = UIViewController()
    let restless = Restless()
    restless.overrideUserInterfaceStyle = .dark
    controller.view.addSubview(restless)
    let window = try show(controller)
    #expect((1...64).contains(restless.count))
    _ = window
  }
}
