import Foundation
import LayoutEngine
import PageTestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// What views become in a scene. The root covers the screen of an iPhone SE, 375 × 667 pt at 2×.
@MainActor
struct SceneBuilderTests {
  private let root = plain(.white)

  /// A view with a frame of its own in the root.
  private func add(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, to parent: UIView? = nil
  ) {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    (parent ?? root).addSubview(view)
  }

  private func scene(_ appearance: Appearance = .light) throws -> Scene {
    try solve(root, on: .sePortrait, appearance: appearance).scene
  }

  /// The kinds of the items, and of those in clips and groups.
  private func outline(_ items: [SceneItem]) -> [String] {
    items.map { item in
      switch item.kind {
      case .shape: "shape"
      case .stroke: "stroke"
      case .backdrop: "backdrop"
      case .shadow: "shadow"
      case .glyphs: "glyphs"
      case .image: "image"
      case .clip(_, let items): "clip(\(outline(items).joined(separator: " ")))"
      case .gradient: "gradient"
      case .shadowOf(let items, _): "shadow(\(outline(items).joined(separator: " ")))"
      case .transform(_, let items): "transform(\(outline(items).joined(separator: " ")))"
      case .mask(_, let items): "mask(\(outline(items).joined(separator: " ")))"
      case .filtered(_, let items): "filter(\(outline(items).joined(separator: " ")))"
      case .tagged(_, let items): outline(items).joined(separator: " ")
      case .group(let opacity, let items): "group \(opacity)(\(outline(items).joined(separator: " ")))"
      }
    }
  }

  // MARK: Backgrounds

  @Test func `a root's opaque background is the scene's`() throws {
    let scene = try scene()
    #expect(scene.background == .white)
    #expect(scene.items.isEmpty)
    #expect(scene.size == Size(width: 375, height: 667) && scene.scale == 2)
  }

  @Test func `of views that cover everything the last is the background`() throws {
    add(plain(.red), 0, 0, 375, 667)
    add(plain(.blue), -10, -10, 400, 700)
    add(plain(.green), 0, 0, 10, 10)
    let scene = try scene()
    #expect(scene.background == Color(red: 0, green: 0, blue: 1))
    #expect(outline(scene.items) == ["shape"])
  }

  @Test func `what does not quite cover the screen, or lets it through, is drawn`() throws {
    add(plain(.red), 0, 0.5, 375, 667)
    add(plain(UIColor(white: 0, alpha: 0.99)), 0, 0, 375, 667)
    let scene = try scene()
    #expect(scene.background == .white)
    #expect(outline(scene.items) == ["shape", "shape"])
  }

  @Test func `a view that covers everything after something else stays in its place`() throws {
    add(plain(.red), 0, 0, 10, 10)
    add(plain(.blue), 0, 0, 375, 667)
    let scene = try scene()
    #expect(scene.background == .white)
    #expect(outline(scene.items) == ["shape", "shape"])
  }

  @Test func `a window without a background is black`() throws {
    root.backgroundColor = nil
    #expect(try scene().background == .black)
    root.backgroundColor = .clear
    #expect(try scene().background == .black)
  }

  @Test func `backgrounds follow the appearance`() throws {
    root.backgroundColor = .systemBackground
    #expect(try scene(.light).background == .white)
    #expect(try scene(.dark).background == .black)
  }

  // MARK: Hidden and translucent views

  @Test func `a hidden view is left out with all that is in it`() throws {
    let parent = plain(.red)
    add(parent, 10, 10, 100, 100)
    add(plain(.blue), 10, 10, 10, 10, to: parent)
    parent.isHidden = true
    #expect(try scene().items.isEmpty)
    parent.isHidden = false
    #expect(outline(try scene().items) == ["shape", "shape"])
  }

  @Test(arguments: [0, -1] as [CGFloat]) func `a view without opacity is left out`(alpha: CGFloat) throws {
    let view = plain(.red)
    add(view, 10, 10, 100, 100)
    view.alpha = alpha
    #expect(try scene().items.isEmpty)
  }

  @Test func `a hidden root shows the window's black`() throws {
    root.isHidden = true
    #expect(try scene().background == .black)
  }

  @Test func `a translucent view and what is in it are one group`() throws {
    let parent = plain(.red)
    add(parent, 10, 10, 100, 100)
    add(plain(.blue), 10, 10, 10, 10, to: parent)
    parent.alpha = 0.5
    #expect(outline(try scene().items) == ["group 0.5(shape shape)"])
    parent.alpha = 7
    #expect(outline(try scene().items) == ["shape", "shape"])
  }

  @Test func `a translucent view with nothing to show makes no group`() throws {
    let view = UIView()
    add(view, 0, 0, 10, 10)
    view.alpha = 0.5
    #expect(try scene().items.isEmpty)
  }

  @Test func `views are drawn from back to front, parents before children`() throws {
    let back = plain(.red)
    add(back, 0, 0, 10, 10)
    add(plain(.green), 0, 0, 5, 5, to: back)
    add(plain(.blue), 0, 0, 10, 10)
    let colors = try scene().items.map { item in
      if case .shape(_, let color) = item.kind { color } else { Color.clear }
    }
    #expect(
      colors == [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
      ])
  }

  @Test func `each item names the view it came from`() throws {
    let view = plain(.red)
    view.accessibilityIdentifier = "here"
    add(view, 0, 0, 10, 10)
    let solved = try solve(root, on: .sePortrait)
    let source = try #require(solved.scene.items.first?.source)
    #expect(solved.page.tree.layout.items[source].name == "here")
  }

  // MARK: Clipping

  @Test func `a view that clips makes a clip only where something sticks out`() throws {
    let parent = plain(.red)
    let child = plain(.blue)
    add(parent, 10, 10, 100, 100)
    add(child, 0, 0, 100, 100, to: parent)
    parent.clipsToBounds = true
    #expect(outline(try scene().items) == ["shape", "shape"])
    child.frame.size.width = 101
    #expect(outline(try scene().items) == ["shape", "clip(shape)"])
    parent.clipsToBounds = false
    #expect(outline(try scene().items) == ["shape", "shape"])
  }

  @Test func `a picture that fills more than its view is clipped where the view clips`() throws {
    let view = UIImageView(image: UIImage(picture(2, 1) { _, _ in 0 }, scale: 1))
    view.contentMode = .scaleAspectFill
    add(view, 10, 10, 20, 20)
    #expect(outline(try scene().items) == ["image"])
    view.clipsToBounds = true
    #expect(outline(try scene().items) == ["clip(image)"])
    view.contentMode = .scaleAspectFit
    #expect(outline(try scene().items) == ["image"])
  }

  @Test func `the clip is the view's frame and does not cut its background`() throws {
    let parent = plain(.red)
    add(parent, 10, 20, 30, 40)
    add(plain(.blue), -5, -5, 10, 10, to: parent)
    parent.clipsToBounds = true
    let drawing = try Drawing(of: scene(), text: makeEngine())
    #expect(drawing[19, 40] == 0xFFFFFF && drawing[20, 40] == 0x0000FF && drawing[29, 49] == 0x0000FF)
    #expect(drawing[30, 40] == 0xFF0000 && drawing[20, 50] == 0xFF0000 && drawing[79, 119] == 0xFF0000)
    #expect(drawing[80, 119] == 0xFFFFFF && drawing[79, 120] == 0xFFFFFF)
  }

  // MARK: The whole

  @Test func `a page drawn twice has identical pixels and identical files`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scenes = try [solve(CardScreen(), on: .sePortrait).scene, solve(CardScreen(), on: .sePortrait).scene]
    #expect(try Drawing(of: scenes[0], text: makeEngine()) == Drawing(of: scenes[1], text: makeEngine()))
    let renderer = try PageRenderer(fonts: FontCatalog())
    let files = try scenes.enumerated().map { index, scene in
      let path = folder.appendingPathComponent("\(index).png")
      try renderer.writePNG(of: scene, to: path.path, with: AtomicFileWriter())
      return try Data(contentsOf: path)
    }
    #expect(files[0] == files[1] && !files[0].isEmpty)
  }
}
