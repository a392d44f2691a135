internal import CInterfaceFiles
package import Foundation
internal import PageBase

/// The documents that `UIStoryboard` and `UINib` name, read by PageInputs, which stands above this target.
@MainActor
package enum InterfaceDocuments {
  /// Finds and reads documents. A program that is linked without one has no documents.
  package static var reader: (any InterfaceDocumentReading)?

  static func storyboard(
    named name: String, near file: String
  ) -> Result<any StoryboardDocument, InterfaceFileError> {
    installed?.storyboard(named: name, near: file) ?? .failure(.missing(name, "storyboard"))
  }

  static func nib(named name: String, near file: String) -> Result<any NibDocument, InterfaceFileError> {
    installed?.nib(named: name, near: file) ?? .failure(.missing(name, "xib"))
  }

  /// The reader that the program is linked with, which sets itself when it is first needed.
  private static var installed: (any InterfaceDocumentReading)? {
    if reader == nil { cinterfacefiles_install() }
    return reader
  }
}

/// Finds the document of a name, first in folders that were named, then in those near a source file.
@MainActor
package protocol InterfaceDocumentReading {
  func storyboard(
    named name: String, near file: String
  ) -> Result<any StoryboardDocument, InterfaceFileError>
  func nib(named name: String, near file: String) -> Result<any NibDocument, InterfaceFileError>
}

/// A storyboard, for code that asks for its controllers.
@MainActor
package protocol StoryboardDocument {
  /// The file's name, for diagnostics.
  var file: String { get }
  var hasInitialController: Bool { get }
  /// A new controller of an identifier, the initial one for `nil`; `nil` where the document has none.
  ///
  /// - Parameter creator: Makes it in place of its class's `init(coder:)`.
  func controller(withIdentifier identifier: String?, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
}

/// A xib, for code that asks for its objects.
@MainActor
package protocol NibDocument {
  /// The top-level objects, made anew. Outlets of the file's owner lead to them.
  func objects(owner: AnyObject?) -> [Any]
  /// True if the file's owner has its `view` from the document, as a controller's xib says.
  var hasViewOfOwner: Bool { get }
}

/// The scene of a storyboard that a controller comes from.
@MainActor
package protocol ControllerScene {
  /// The storyboard; `nil` where the controller stands in a xib.
  var storyboard: (any StoryboardDocument)? { get }
  /// Makes the controller's view; `false` where the scene has none.
  func loadView(of controller: UIViewController) -> Bool
  /// Follows the segue of an identifier; `false` where the scene has none.
  func performSegue(withIdentifier identifier: String, sender: AnyObject?) -> Bool
}

/// Why a document that code asks for cannot be had.
package enum InterfaceFileError: Error {
  /// No file of the name and the ending, without a dot, lies where documents are looked for.
  case missing(String, String)
  case unreadable(String)

  var message: String {
    switch self {
    case .missing(let name, let ending):
      "there is no \(Wording.quoted(name + "." + ending)) near the calling source; put it there or name its folder in "
        + "InterfaceFiles.folders"
    case .unreadable(let reason): reason
    }
  }
}
