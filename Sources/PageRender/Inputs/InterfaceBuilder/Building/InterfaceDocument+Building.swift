internal import Foundation
internal import LayoutEngine
public import PageBase
public import PageLayout
internal import UIKitCore

extension InterfaceDocument {
  /// Builds a scene's views.
  ///
  /// - Parameters:
  ///   - traits: The traits; size classes decide which variations are installed.
  ///   - isCanvas: True to keep what Interface Builder uses only at design time: placeholder constraints and
  ///     placeholder intrinsic sizes.
  @MainActor
  public func build(
    _ scene: Scene, traits: PageTraits, isCanvas: Bool
  ) -> (page: PreparedPage?, diagnostics: [Diagnostic]) {
    let variations = Variations(horizontal: traits.horizontal, vertical: traits.vertical)
    let options = DocumentBuilder.Options(
      variations: variations, isCanvas: isCanvas, locale: traits.locale)
    guard let (view, builder) = build(scene, options: options) else { return (nil, []) }
    let tree = ViewTree(root: view)
    let page = PreparedPage(id: scene.id, tree: tree, position: scene.position)
    return (page, builder.diagnostics + untold(tree.diagnostics))
  }

  /// The diagnostics without those of missing fonts, which the page's source reports where the document names
  /// the fonts. Errors without a file get the document's path.
  private func untold(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    let told = Set(fontNames.map { UIFont.missingTopic(of: $0.value) })
    return diagnostics.filter { !($0.topic.map(told.contains) ?? false) }.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.severity == .error, diagnostic.file == nil { diagnostic.file = path }
      return diagnostic
    }
  }

  /// The root view of a scene, and the builder that built it; `nil` if the scene has no view.
  @MainActor
  func build(_ scene: Scene, options: DocumentBuilder.Options) -> (view: UIView, builder: DocumentBuilder)? {
    guard let object = element(of: scene) else { return nil }
    let builder = DocumentBuilder(document: self, options: options)
    guard let view = builder.buildRoot(object) else { return nil }
    builder.connect()
    return (view, builder)
  }
}
