internal import Foundation

/// A file that shows a failure.
struct ShownFile: Hashable {
  /// `expected`, `actual`, `difference`, or the name of an attachment of `Diffing`.
  var kind: String
  var path: String

  /// The name under which the file is attached to a test: `login.1.difference.png`. Names of one test differ.
  var attachmentName: String {
    let file = URL(fileURLWithPath: path)
    let stem = file.deletingPathExtension().lastPathComponent
    let end = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
    return stem.hasSuffix(".\(kind)") ? stem + end : "\(stem).\(kind)\(end)"
  }
}
