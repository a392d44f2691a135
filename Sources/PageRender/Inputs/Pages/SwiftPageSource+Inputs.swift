internal import PageBase
package import PageLayout

extension SwiftPageSource: InputSource {
  package func readInputs() -> SourceInputs? {
    guard let code = code.map({ [$0] }) ?? ProgramCode.read(with: path) else { return nil }
    assets.readFiles(andImages: true)
    for path in stringPaths { InputFile.readAll(path) }
    let entries = entries
    return SourceInputs(shared: code + ["compatible: \(requiresCompatibility)"]) { path in
      path.hasSuffix("/Package.swift") || path.hasSuffix("/Package.resolved")
    } page: { index, _ in
      [entries[index].id, entries[index].step ?? ""]
    }
  }
}
