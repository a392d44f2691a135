internal import Foundation
internal import PageBase
internal import UIKitCore

/// Provides `UIStoryboard` and `UINib` with the documents that `InterfaceFiles` finds.
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

/// Installs the reader of documents. It is called by its C name when `UIStoryboard` or `UINib` is first used,
/// on the main actor.
@_cdecl("pagerender_install_interface_files")
func installInterfaceFiles() {
  MainActor.assumeIsolated { InterfaceDocuments.reader = AppDocuments() }
}
