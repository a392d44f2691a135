internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

extension DocumentBuilder {
  /// Creates a builder of live objects in a window, with the traits that pages are being built for.
  static func forApp(_ document: InterfaceDocument) -> DocumentBuilder {
    let traits = UITraitCollection.current
    let variations = Variations(
      horizontal: traits.horizontalSizeClass == .regular ? .regular : .compact,
      vertical: traits.verticalSizeClass == .compact ? .compact : .regular)
    let (localized, problems) = LocalizedDocument.find(document)
    let (translated, warnings) = localized.document(for: traits.locale)
    let builder = DocumentBuilder(
      document: translated, options: Options(variations: variations, isLive: true, locale: traits.locale))
    builder.append(problems + warnings)
    return builder
  }

  func instantiateObjects(owner: AnyObject?) -> [Any] {
    var made: [Any] = []
    let top = document.root.members(of: "objects")
    let place = top.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    if let owner, let place { register(owner, as: place) }
    for element in top where ViewKind(element: element) != nil {
      made.append(buildView(element, in: nil))
    }
    for element in top where ControllerKind(element: element) != nil {
      if let controller = instantiate(element) { made.append(controller) }
    }
    if let owner = owner as? UIViewController,
      let outlet = place?.members(of: "connections").first(where: { $0["property"] == "view" }),
      let view = outlet["destination"].flatMap({ objects[$0] }) as? UIView
    {
      owner.view = view
    }
    finish(document.root)
    return made
  }
}
