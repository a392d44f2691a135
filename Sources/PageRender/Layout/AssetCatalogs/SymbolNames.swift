internal import PageBase

/// The Bootstrap Icons drawn for system symbols, where the names differ by more than dots and hyphens, or
/// where the symbol's proportions are known: `symbols.txt`.
enum SymbolNames {
  struct Counterpart {
    /// The icon's file name without its extension.
    let icon: String
    /// The width and height of the symbol in a square of 128, as Interface Builder recorded them (`<image
    /// catalog="system">`).
    let proportions: (width: Double, height: Double)?
  }

  /// Symbols that are Apple's trademarks, for which no icon may be drawn.
  static let marks: Set<String> = ["applelogo", "faceid", "homekit", "touchid"]

  static let counterparts: [String: Counterpart] = {
    var found: [String: Counterpart] = [:]
    for words in DataTable(PackageResources.symbols_txt).rows {
      let sides = words.count > 2 ? words[2].split(separator: "x").compactMap { Double($0) } : []
      found[words[0]] = Counterpart(
        icon: words[1], proportions: sides.count == 2 ? (sides[0], sides[1]) : nil)
    }
    return found
  }()
}
