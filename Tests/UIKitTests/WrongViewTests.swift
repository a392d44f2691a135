import LayoutEngine
import Testing
import UIKit

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Views as people get them wrong in code, on an iPhone X (375 × 812 pt, safe area 44 and 34), with verdicts worked
/// by hand. Many more layouts, without views, are in `LayoutEngineTests/WrongLayouts`.
@MainActor
struct WrongViewTests {
  /// What is said of the views that a closure adds to a controller's `root`: `! ` and the members of a conflict, `? `
  /// and what is free.
  private func verdict(_ build: @MainActor (UIView) -> Void) throws -> [String] {
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = "root"
    build(controller.view)
    let window = UIWindow(
      environment: PageEnvironment(
        device: try DeviceCatalog.builtin.device("iphone-x"), orientation: .portrait))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let page = window.preparedPage(id: "page")
    let renderer = try PageRenderer(fonts: FontCatalog())
    let solved = try renderer.solve(page, in: window.environment)
    let system = try #require(renderer.currentSystem)
    let input = page.tree.layout
    let conflicts = solved.layout.conflicts.map { conflict in
      "! " + conflict.members.map { input.wording(of: $0) }.sorted().joined(separator: "; ")
    }
    // Guides that every view has are as free as their views.
    let views = page.tree.views.map(\.item)
    return conflicts
      + system.ambiguities(ofItems: views, proposalLimit: 0).map { "? " + input.wording(of: $0) }
  }

  private func add<View: UIView>(_ view: View, _ name: String, to parent: UIView) -> View {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    if let stack = parent as? UIStackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
    return view
  }

  private func corner(_ view: UIView, of root: UIView) {
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
  }

  @Test func `a view whose mask still counts contradicts its constraints`() throws {
    let found = try verdict { root in
      let box = add(UIView(), "box", to: root)
      box.translatesAutoresizingMaskIntoConstraints = true
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    }
    #expect(found == ["! box.leading = root.leading + 16 @1000; box: frame and autoresizing mask"])
  }

  @Test func `a hidden arranged view of fixed width contradicts nothing`() throws {
    let found = try verdict { root in
      let stack = add(UIStackView(), "stack", to: root)
      corner(stack, of: root)
      let (icon, box) = (add(UIView(), "icon", to: stack), add(UIView(), "box", to: stack))
      icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
      box.widthAnchor.constraint(equalToConstant: 50).isActive = true
      box.heightAnchor.constraint(equalToConstant: 50).isActive = true
      icon.isHidden = true
    }
    #expect(found.isEmpty)
  }

  @Test func `a hidden arranged view whose width is no demand contradicts nothing`() throws {
    let found = try verdict { root in
      let stack = add(UIStackView(), "stack", to: root)
      corner(stack, of: root)
      let (icon, box) = (add(UIView(), "icon", to: stack), add(UIView(), "box", to: stack))
      let width = icon.widthAnchor.constraint(equalToConstant: 24)
      width.priority = UILayoutPriority(999)
      width.isActive = true
      box.widthAnchor.constraint(equalToConstant: 50).isActive = true
      box.heightAnchor.constraint(equalToConstant: 50).isActive = true
      icon.isHidden = true
    }
    #expect(found.isEmpty)
  }

  @Test func `a column too low for its views is a conflict of both heights`() throws {
    let found = try verdict { root in
      let stack = add(UIStackView(), "stack", to: root)
      stack.axis = .vertical
      corner(stack, of: root)
      stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
      // 60 + 60 = 120.
      stack.heightAnchor.constraint(equalToConstant: 100).isActive = true
      for name in ["a", "b"] {
        add(UIView(), name, to: stack).heightAnchor.constraint(equalToConstant: 60).isActive = true
      }
    }
    #expect(
      found == [
        "! a.height = 60 @1000; b.height = 60 @1000; stack.height = 100 @1000; "
          + "stack: UISV-canvas-connection for a; stack: UISV-canvas-connection for b; stack: UISV-spacing for b"
      ])
  }

  @Test func `a label that may not shrink contradicts a height below its line`() throws {
    let found = try verdict { root in
      let label = add(UILabel(), "label", to: root)
      label.text = "Text"
      label.setContentCompressionResistancePriority(.required, for: .vertical)
      corner(label, of: root)
      // A line of system 17 is 20.3 pt tall.
      label.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    #expect(found == ["! label.height = 10 @1000; label: required size of its content, vertically"])
  }

  @Test func `text of many lines between margins is settled`() throws {
    let found = try verdict { root in
      let label = add(UILabel(), "label", to: root)
      label.text = String(repeating: "Text ", count: 60)
      label.numberOfLines = 0
      corner(label, of: root)
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      label.bottomAnchor.constraint(lessThanOrEqualTo: root.safeAreaLayoutGuide.bottomAnchor).isActive = true
    }
    #expect(found.isEmpty)
  }

  @Test func `labels that hug alike leave open which of them grows`() throws {
    let found = try verdict { root in
      let (a, b) = (add(UILabel(), "a", to: root), add(UILabel(), "b", to: root))
      a.text = "A"
      b.text = "B"
      corner(a, of: root)
      b.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8).isActive = true
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    }
    #expect(found == ["? a: width is free", "? b: x and width are free"])
  }

  @Test func `an image view without an image has no size`() throws {
    let found = try verdict { root in corner(add(UIImageView(), "image", to: root), of: root) }
    #expect(found == ["? image: width is free", "? image: height is free"])
  }

  @Test func `a content view without a width leaves the content open`() throws {
    let found = try verdict { root in
      let scroll = add(UIScrollView(), "scroll", to: root)
      corner(scroll, of: root)
      scroll.widthAnchor.constraint(equalToConstant: 300).isActive = true
      scroll.heightAnchor.constraint(equalToConstant: 200).isActive = true
      let view = add(UIView(), "view", to: scroll)
      corner(view, of: scroll)
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 500).isActive = true
    }
    #expect(found == ["? scroll: content width of the scroll view is free", "? view: width is free"])
  }

  @Test func `a bar below the safe area and a margin of its own do not agree`() throws {
    let found = try verdict { root in
      let bar = add(UIView(), "bar", to: root)
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      bar.widthAnchor.constraint(equalToConstant: 100).isActive = true
      bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
      // 44 on this device.
      bar.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
      bar.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
    }
    #expect(
      found == [
        "! bar.top = root.safeArea.top @1000; bar.top = root.top + 20 @1000; root.safeArea: insets of its guide"
      ])
  }

  @Test func `right to left, left and trailing are one edge`() throws {
    let build: @MainActor (UIView, UISemanticContentAttribute) -> Void = { root, direction in
      root.semanticContentAttribute = direction
      let box = add(UIView(), "box", to: root)
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      box.heightAnchor.constraint(equalToConstant: 44).isActive = true
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10).isActive = true
    }
    #expect(try verdict { build($0, .forceLeftToRight) }.isEmpty)
    // Positions are said from where the environment's reading begins: the left, where the box is held twice.
    #expect(try verdict { build($0, .forceRightToLeft) } == ["? box: width is free"])
  }
}
