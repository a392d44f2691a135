import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// Tint colours, stencils and system symbols.
@MainActor
struct TintTests {
  private let red = UIImage(picture(20, 20) { _, _ in 0xFF0000 }, scale: 1)

  @Test func `a tint colour is that of the nearest view above that has one`() {
    let (top, middle, bottom) = (UIView(), UIView(), UIView())
    top.addSubview(middle)
    middle.addSubview(bottom)
    #expect(bottom.tintColor == .systemBlue)
    top.tintColor = .red
    #expect(bottom.tintColor == .red)
    middle.tintColor = .green
    #expect(bottom.tintColor == .green && top.tintColor == .red)
    middle.tintColor = nil
    #expect(bottom.tintColor == .red)
    middle.removeFromSuperview()
    #expect(bottom.tintColor == .systemBlue)
  }

  @Test func `an image view draws stencils in its tint colour`() throws {
    let view = UIImageView(image: red)
    view.tintColor = .green
    #expect(try PlacedView(view).drawing()[10, 10] == 0xFF0000)
    view.image = red.withRenderingMode(.alwaysTemplate)
    #expect(view.image?.renderingMode == .alwaysTemplate && red.renderingMode == .automatic)
    #expect(try PlacedView(view).drawing()[10, 10] == 0x00FF00)
    view.image = red.withTintColor(.blue)
    #expect(try PlacedView(view).drawing()[10, 10] == 0x0000FF)
  }

  @Test func `a stencil follows its picture's transparency`() throws {
    let symbol = try #require(UIImage(systemName: "faceid"))
    let stencil = UIImage(symbol.artwork).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: stencil)
    view.tintColor = .green
    let drawing = try PlacedView(view).drawing()
    // A box of 20 × 19 pt with a line of 4⁄3 pt.
    #expect(symbol.size == CGSize(width: 20, height: 19))
    #expect(drawing[0.5, 9] == 0x00FF00 && drawing[10, 9] == 0xFFFFFF)
  }

  @Test func `a page that shows symbols says so once, with each name`() {
    let root = UIView()
    for name in ["touchid", "faceid", "touchid"] {
      root.addSubview(UIImageView(image: UIImage(systemName: name)))
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: name), for: .normal)
      root.addSubview(button)
    }
    let diagnostics = ViewTree(root: root).diagnostics
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(
      diagnostics.first?.message.hasPrefix(
        "there are no pictures for the system symbols \"touchid\" and \"faceid\", so boxes") == true)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `a symbol is larger at a larger point size`() throws {
    let large = try #require(
      UIImage(systemName: "faceid", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(large.size == CGSize(width: 40, height: 38))
  }

  @Test func `a highlighted image view shows its other picture, if it has one`() throws {
    let view = UIImageView(image: red, highlightedImage: nil)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
    view.highlightedImage = UIImage(picture(8, 8) { _, _ in 0x0000FF }, scale: 1)
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 8))
    #expect(try PlacedView(view).drawing()[4, 4] == 0x0000FF)
  }

  @Test func `views are found by their tags`() {
    let (root, child, grandchild) = (UIView(), UIView(), UIView())
    root.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 7
    #expect(root.viewWithTag(7) === grandchild && root.viewWithTag(8) == nil && root.viewWithTag(0) === root)
  }
}
