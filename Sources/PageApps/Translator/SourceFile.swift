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
  /// The source as the app has it.
  let wholeTree: SourceFileSyntax
  /// The keys of the previews whose code the compiler refused.
  let refusedPreviews: Set<String>
  /// The lines of generated code that the compiler refused; `*` for all.
  let refusedCode: Set<String>
  private let converter: SourceLocationConverter

  /// - Parameter errors: The errors in the file, an array for each failed build; an array's lines are those of the file after the
  ///   cuts for the arrays before it.
  init(
    path: String, module: String, bytes whole: [UInt8], errors: [[CompilerError]] = [],
    refusedPreviews: Set<String> = [], refusedCode: Set<String> = []
  ) {
    self.path = path
    self.module = module
    let (bytes, cuts) = Cutter.cut(whole, errors, path: path)
    self.bytes = bytes
    self.cuts = cuts
    // FNV-1a of the path.
    let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    tag = String(hash, radix: 16)
    self.refusedPreviews = refusedPreviews
    self.refusedCode = refusedCode
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    wholeTree = cuts.isEmpty ? tree : whole.withUnsafeBufferPointer { Parser.parse(source: $0) }
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// The line of a node, from 1, in the source as in what is left of it: cuts keep lines.
  func line(of node: some SyntaxProtocol) -> Int {
    place(node.positionAfterSkippingLeadingTrivia, in: node)
  }

  /// The line at which a node begins with the blanks and comments before it.
  func startLine(of node: some SyntaxProtocol) -> Int { place(node.position, in: node) }

  private func place(_ position: AbsolutePosition, in node: some SyntaxProtocol) -> Int {
    let root = node.root
    return SourceLocationConverter(fileName: path, tree: root).location(for: position).line
  }

  func note(_ kind: Note.Kind, at node: some SyntaxProtocol, _ message: String) -> Note {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    return Note(kind: kind, file: path, line: place.line, column: place.column, message: message)
  }
}

/// A remark of the translator about a position in the app's source.
struct Note: Codable {
  enum Kind: String, Codable { case warning, error }

  var kind: Kind
  var file: String
  var line: Int
  var column: Int
  var message: String
}
