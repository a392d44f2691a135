/// A table that is compiled in as a text file: a row a line, with blanks between the cells. Empty lines and lines that begin with `#`
/// are for its readers.
package struct DataTable {
  package let rows: [[String]]

  /// - Parameter columns: The largest number of cells in a row; the last may contain blanks.
  package init(_ bytes: [UInt8], columns: Int = .max) {
    rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.split(separator: " ", maxSplits: columns - 1).map(String.init)
    }
  }
}
