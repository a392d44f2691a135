import Foundation
import SwiftParser
import SwiftSyntax

/// A file of the app, parsed.
final class SourceFile: @unchecked Sendable {
  let path: String
  let module: String
  /// The hash of the path, which names the file in generated code. It does not depend on other files.
  let tag: String
  /// The source without what the compiler refused.
  let bytes: [UInt8]
  let cuts: [Cut]
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter

  /// - Parameter errors: The errors in the file, an array for each failed build; an array's lines are those of the file after the
  ///   cuts for the arrays before it.
  init(path: String, module: String, bytes whole: [UInt8], errors: [[CompilerError]] = []) {
    self.path = path
    self.module = module
    let (bytes, cuts) = Cutter.cut(whole, errors, path: path)
    self.bytes = bytes
    self.cuts = cuts
    // FNV-1a of the path.
    let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    tag = String(hash, radix: 16)
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  func note(_ kind: Note.Kind, at node: some SyntaxProtocol, _ message: String) -> Note {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return Note(kind: kind, file: path, line: place.line, column: place.column, message: message)
  }
}

/// A remark of the translator about a position in the app's source.
struct Note: Codable {
  enum Kind: String, Codable {
    case warning, error
  }

  var kind: Kind
  var file: String
  var line: Int
  var column: Int
  var message: String
}
