internal import PageBase

/// Common functions for files of texts in XML: property lists and XLIFF.
enum XMLTextFile {
  /// The message about a file's fault, since most of the error's own messages speak of Interface Builder
  /// documents.
  static func message(_ error: DocumentError, _ what: String) -> String {
    switch error {
    case .empty: "\(what) is empty"
    case .binary: "\(what) is binary, not XML"
    case .notUTF8: "\(what) is not UTF-8; save it as UTF-8"
    case .documentType:
      "\(what) has a document type declaration of its own, which is not read because it can pull in other files"
    case .malformed(_, let reason): "\(what) is not well-formed XML: \(reason)"
    case .truncated(_, let element):
      "\(what) ends inside <\(Wording.escaped(element))>; part of the file is missing"
    case .tooDeep(_, let limit): "elements are nested more than \(limit) deep"
    case .tooManyElements(_, let limit): "\(what) has more than \(limit) elements; split it"
    case .tooManyAttributes(_, let limit): "an element has more than \(limit) attributes"
    case .wrongKind(_, let found): "this is \(Wording.escaped(found)), not \(what)"
    case .tooOld, .otherPlatform: error.message
    }
  }
}
