import SwiftSyntax

/// The parts of Foundation that are modules of their own on Linux.
enum ImportNeeds {
  private static let networking = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "URLCache", "HTTPCookie", "URLCredential",
  ]
  private static let xml = ["XMLParser", "XMLDocument", "XMLElement", "XMLNode"]

  static func of(_ file: SourceFile, _ facts: FileFacts) -> [String] {
    let words = Words(file)
    var needs: [String] = []
    if words.contains(anyOf: networking), !facts.imports.contains("FoundationNetworking") {
      needs.append("FoundationNetworking")
    }
    if words.contains(anyOf: xml), !facts.imports.contains("FoundationXML") { needs.append("FoundationXML") }
    return needs
  }

  private struct Words {
    private let names: Set<String>

    init(_ file: SourceFile) {
      var names: Set<String> = []
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
      }
      self.names = names
    }

    func contains(anyOf words: [String]) -> Bool { words.contains { names.contains($0) } }
  }
}
