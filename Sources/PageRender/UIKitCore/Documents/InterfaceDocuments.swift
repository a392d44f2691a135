internal import CInterfaceFiles
package import Foundation
internal import PageBase

/// Finds the documents of `UIStoryboard` and `UINib`. PageInputs, a target that depends on this one, reads
/// them.
@MainActor
package enum InterfaceDocuments {
  /// The reader of documents; `nil` before the first use, and in programs linked without a reader.
  package static var reader: (any InterfaceDocumentReading)?

  static func storyboard(
    named name: String, near file: String
  ) -> Result<any StoryboardDocument, InterfaceFileError> {
    installed?.storyboard(named: name, near: file) ?? .failure(.missing(name, "storyboard"))
  }

  static func nib(named name: String, near file: String) -> Result<any NibDocument, InterfaceFileError> {
    installed?.nib(named: name, near: file) ?? .failure(.missing(name, "xib"))
  }

  /// The reader, installed at the first use; `nil` in programs linked without one.
  private static var installed: (any InterfaceDocumentReading)? {
    if reader == nil { cinterfacefiles_install() }
    return reader
  }
}

/// Finds documents by name: first in the folders of `InterfaceFiles`, then in folders near a source file.
@MainActor
package protocol InterfaceDocumentReading {
  func storyboard(
    named name: String, near file: String
  ) -> Result<any StoryboardDocument, InterfaceFileError>
  func nib(named name: String, near file: String) -> Result<any NibDocument, InterfaceFileError>
}

/// A storyboard that was read, for instantiating its controllers.
@MainActor
package protocol StoryboardDocument {
  /// The file's name, for diagnostics.
  var file: String { get }
  var hasInitialController: Bool { get }
  /// Instantiates the controller with an identifier, or for `nil` the initial one; `nil` if the document has
  /// no such controller.
  ///
  /// - Parameter creator: A closure that makes the controller instead of `init(coder:)` of its class.
  func controller(withIdentifier identifier: String?, creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
}

/// A xib that was read, for instantiating its objects.
@MainActor
package protocol NibDocument {
  /// Instantiates the top-level objects, and connects the outlets of the file's owner to them.
  func objects(owner: AnyObject?) -> [Any]
  /// True if the document connects the `view` outlet of the file's owner, as a controller's xib does.
  var hasViewOfOwner: Bool { get }
}

/// The storyboard scene of a controller that was instantiated from a document.
@MainActor
package protocol ControllerScene {
  /// The storyboard; `nil` for a controller in a xib.
  var storyboard: (any StoryboardDocument)? { get }
  /// Loads the controller's view; returns false if the scene has none.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs the segue with an identifier; returns false if the scene has none.
  func performSegue(withIdentifier identifier: String, sender: AnyObject?) -> Bool
}

/// The reason why a document cannot be used.
package enum InterfaceFileError: Error {
  /// No file was found; the values are its name and its extension without the dot.
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
