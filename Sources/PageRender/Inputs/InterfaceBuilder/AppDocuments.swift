internal import Foundation
internal import PageBase
internal import UIKitCore

/// Answers `UIStoryboard` and `UINib` with the documents that `InterfaceFiles` finds.
struct AppDocuments: InterfaceDocumentReading {
  func storyboard(
    named name: String, near file: String
  ) -> Result<any StoryboardDocument, InterfaceFileError> {
    InterfaceFiles.document(named: name, ending: "storyboard", near: file).map(AppDocument.init)
  }

  func nib(named name: String, near file: String) -> Result<any NibDocument, InterfaceFileError> {
    InterfaceFiles.document(named: name, ending: "xib", near: file).map(AppDocument.init)
  }
}

/// Called by name when `UIStoryboard` or `UINib` is first used, on the main actor.
@_cdecl("pagerender_install_interface_files")
func installInterfaceFiles() {
  MainActor.assumeIsolated { InterfaceDocuments.reader = AppDocuments() }
}

/// A document whose objects live in a window.
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
