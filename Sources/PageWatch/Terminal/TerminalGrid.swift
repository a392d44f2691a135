/// The places of pictures in a terminal, in cells: in rows of equal height, as large as all pictures fit.
struct TerminalGrid: Equatable {
  struct Place: Equatable {
    var column: Int
    var row: Int
    var columns: Int
    var rows: Int
  }

  /// The places of the pictures that fit.
  private(set) var places: [Place] = []

  /// The fewest rows of a picture.
  static let leastRows = 5
  /// The rows below a picture for its name and its first fault.
  static let caption = 2

  /// - Parameters:
  ///   - aspects: The width of each picture in parts of its height.
  ///   - columns: The width of the terminal; `rows` is the height that is left for pictures.
  ///   - cell: The width of a cell in parts of its height, which is about a half.
  init(aspects: [Double], columns: Int, rows: Int, cell: Double) {
    for height in stride(from: rows - Self.caption, through: Self.leastRows, by: -1) {
      let lines = rows / (height + Self.caption)
      places = Self.places(aspects, height, lines, columns: columns, cell: cell)
      if places.count == aspects.count { return }
    }
  }

  private static func places(
    _ aspects: [Double], _ height: Int, _ lines: Int, columns: Int, cell: Double
  ) -> [Place] {
    var places: [Place] = []
    var (column, line) = (0, 0)
    for aspect in aspects {
      let width = min(max(Int((Double(height) * aspect / cell).rounded()), 1), columns)
      if column > 0, column + width > columns { (column, line) = (0, line + 1) }
      guard line < lines else { return places }
      places.append(Place(column: column, row: line * (height + caption), columns: width, rows: height))
      column += width + 2
    }
    return places
  }
}
