internal import Foundation
internal import PageBase
internal import UIKitCore

/// A document whose objects are live, in a window.
struct AppDocument: StoryboardDocument, NibDocument {
  let document: InterfaceDocument

  var file: String { document.file }

  var hasInitialController: Bool { document.root["initialViewController"] != nil }

  func controller(withIdentifier identifier: String?, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    let builder = DocumentBuilder.forApp(document)
    builder.session.creator = creator
    return document.controller(identifier: identifier).flatMap { builder.instantiate($0) }
  }

  var hasViewOfOwner: Bool {
    document.root.members(of: "objects").contains { object in
      object["placeholderIdentifier"] == "IBFilesOwner"
        && object.members(of: "connections").contains { $0["property"] == "view" }
    }
  }

  func objects(owner: AnyObject?) -> [Any] {
    DocumentBuilder.forApp(document).instantiateObjects(owner: owner)
  }
}
