import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import PageInputs
@testable import UIKitCore

extension Documents {
  static func parse(_ text: String) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    InterfaceDocument.parse(Array(text.utf8), file: "Main.storyboard")
  }
}

/// Frames of the views of a document's first scene by the names that `layout` gives them, and what was said.
@MainActor
struct SolvedDocument {
  var frames: [String: Rect] = [:]
  /// Those of texts, by what they say.
  var textFrames: [String: Rect] = [:]
  var tree: ViewTree
  var conflicts: [LayoutConflict]
  var diagnostics: [Diagnostic]

  init(
    _ text: String, size: Size = Size(width: 375, height: 667), safeArea: EdgeInsets = .zero,
    scale: Double = 2,
    horizontal: SizeClass = .compact, vertical: SizeClass = .regular, isCanvas: Bool = false,
    scene name: String? = nil
  ) throws {
    let (document, problems) = Documents.parse(text)
    try self.init(
      document, problems, size: size, safeArea: safeArea, scale: scale, horizontal: horizontal,
      vertical: vertical, isCanvas: isCanvas, scene: name)
  }

  /// - Parameter name: The scene; the first unless given.
  init(
    _ document: InterfaceDocument?, _ problems: [Diagnostic], size: Size = Size(width: 375, height: 667),
    safeArea: EdgeInsets = .zero, scale: Double = 2,
    horizontal: SizeClass = .compact, vertical: SizeClass = .regular, isCanvas: Bool = false,
    scene name: String? = nil
  ) throws {
    guard let document,
      let scene = name.map({ name in document.scenes.first { $0.names.contains(name) } })
        ?? document.scenes.first
    else { throw Missing(diagnostics: problems) }
    let options = DocumentBuilder.Options(
      variations: Variations(horizontal: horizontal, vertical: vertical), isCanvas: isCanvas,
      isRecording: isCanvas)
    guard let (view, builder) = document.build(scene, options: options) else {
      throw Missing(diagnostics: problems)
    }
    let tree = ViewTree(root: view)
    try self.init(
      tree, problems + builder.diagnostics + tree.diagnostics, size: size, safeArea: safeArea, scale: scale,
      horizontal: horizontal, vertical: vertical)
  }

  init(
    _ tree: ViewTree, _ diagnostics: [Diagnostic], size: Size, safeArea: EdgeInsets, scale: Double,
    horizontal: SizeClass = .compact, vertical: SizeClass = .regular
  ) throws {
    self.tree = tree
    self.diagnostics = diagnostics
    let environment = LayoutEnvironment(
      size: size, scale: scale, safeArea: safeArea, horizontalSizeClass: horizontal,
      verticalSizeClass: vertical)
    let text = try TextEngine(catalog: FontCatalog())
    let page = PreparedPage(id: "page", tree: tree)
    let measurer = ViewMeasurer(
      contents: page.contents, text: text, scale: scale, direction: .leftToRight, language: "en")
    var system = try LayoutSystem(tree.layout)
    let result = try system.solve(in: environment, measuring: measurer)
    conflicts = result.conflicts
    for node in tree.views {
      if let name = node.identifier { frames[name] = result.frames[node.item] }
      if case .text(let content) = node.content { textFrames[content.text.string] = result.frames[node.item] }
    }
  }

  struct Missing: Error {
    var diagnostics: [Diagnostic]
  }
}

/// The objects that one view element becomes, by id.
@MainActor
struct BuiltViews {
  let builder: DocumentBuilder
  let root: UIView
  var diagnostics: [Diagnostic]

  /// - Parameter views: What the root view of a scene holds.
  init(_ views: String, resources: String = "", options: DocumentBuilder.Options = .phone) throws {
    try self.init(
      document: Documents.storyboard(subviews: views, resources: resources), options: options)
  }

  init(document text: String, options: DocumentBuilder.Options = .phone) throws {
    let (document, problems) = Documents.parse(text)
    let read = try #require(document)
    let scene = try #require(read.scenes.first)
    let (root, builder) = try #require(read.build(scene, options: options))
    (self.root, self.builder) = (root, builder)
    diagnostics = problems + builder.diagnostics
  }

  /// The object of an id.
  func object<Object: AnyObject>(_ id: String, as type: Object.Type = Object.self) throws -> Object {
    try #require(builder.objects[id] as? Object, "\(id) is \(String(describing: builder.objects[id]))")
  }

  /// The view of an id.
  func view<View: UIView>(_ id: String = "a", as type: View.Type = View.self) throws -> View {
    try #require(builder.objects[id] as? View, "\(id) is \(String(describing: builder.objects[id]))")
  }
}

extension DocumentBuilder.Options {
  /// A phone in portrait.
  static let phone = DocumentBuilder.Options(
    variations: Variations(horizontal: .compact, vertical: .regular))

  /// The canvas of Interface Builder, and with `isRecording` one whose frames were saved.
  static func canvas(isRecording: Bool = false) -> DocumentBuilder.Options {
    var options = phone
    options.isCanvas = true
    options.isRecording = isRecording
    return options
  }
}
