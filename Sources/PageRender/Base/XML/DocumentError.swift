/// The error of a file that cannot be read as an Interface Builder document.
package enum DocumentError: Error, Hashable {
  case empty
  /// A compiled nib or another binary file.
  case binary
  case notUTF8
  /// A document type declaration, which could define entities that never end or read other files.
  case documentType(SourcePosition)
  /// XML that is not well-formed, with the parser's reason.
  case malformed(SourcePosition, reason: String)
  /// The file ends inside an element.
  case truncated(SourcePosition, element: String)
  case tooDeep(SourcePosition, limit: Int)
  case tooManyElements(SourcePosition, limit: Int)
  case tooManyAttributes(SourcePosition, limit: Int)
  /// A well-formed document that is not a storyboard or xib for iOS.
  case wrongKind(SourcePosition, found: String)
  /// A xib in the format from before Xcode 5.
  case tooOld(SourcePosition)
  /// A storyboard or xib for a platform whose screens PageRender does not draw, such as watchOS.
  case otherPlatform(SourcePosition, name: String)

  package var position: SourcePosition? {
    switch self {
    case .empty, .binary, .notUTF8: nil
    case .documentType(let position), .malformed(let position, _), .truncated(let position, _),
      .tooDeep(let position, _), .tooManyElements(let position, _), .tooManyAttributes(let position, _),
      .wrongKind(let position, _), .tooOld(let position), .otherPlatform(let position, _):
      position
    }
  }

  package var message: String {
    switch self {
    case .empty: "the document is empty; save it again in Interface Builder"
    case .binary:
      "the file is binary, perhaps a compiled nib; give the .xib or .storyboard it was compiled from"
    case .notUTF8: "the document is not UTF-8, which Interface Builder writes; save it again there"
    case .documentType:
      "the document has a document type declaration, which is not read because it can pull in other files; "
        + "remove it"
    case .malformed(_, let reason): "the document is not well-formed XML: \(reason)"
    case .truncated(_, let element):
      "the document ends inside <\(element)>; part of the file is missing"
    case .tooDeep(_, let limit):
      "elements are nested more than \(limit) deep; no document of Interface Builder is"
    case .tooManyElements(_, let limit):
      "the document has more than \(limit) elements; split it into several"
    case .tooManyAttributes(_, let limit):
      "an element has more than \(limit) attributes; no document of Interface Builder has"
    case .wrongKind(_, let found):
      "this is \(found), not a storyboard or xib for iOS"
    case .tooOld:
      "this is a xib from before Xcode 5; open it in Xcode 5 or later and save it there"
    case .otherPlatform(_, let name):
      "this is a document for \(name), whose screens are not drawn here; leave it out, or name one for iOS"
    }
  }

  package var exitCode: ExitCode {
    switch self {
    case .tooDeep, .tooManyElements, .tooManyAttributes: .limit
    default: .badInput
    }
  }
}
