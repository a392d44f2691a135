/// A symbol, as the index of its column in the tableau and of its element in all arrays by symbol.
typealias Symbol = Int32

/// The values that a symbol may take.
enum SymbolKind: UInt8, Sendable {
  /// Any value: a position.
  case external
  /// Never negative: a size, the slack of an inequality, the error of an optional constraint.
  case restricted
  /// Given from outside; never basic. The `value` of each row that mentions the parameter includes its
  /// present value.
  case parameter
  /// The mark of a required equality in the rows that follow from it; 0 and never basic.
  case tag
  /// Always 0: the subject of a row for a required equality that was not solved for a variable.
  case zero
}

/// The simplex tableau: rows `subject = value + Σ coefficient · symbol`. All symbols of the sum are nonbasic
/// and, except for parameters, 0. `value` includes the parameters, so it is the subject's present value.
///
/// Cells are linked both along rows and along columns in one pool, so that replacing a symbol touches
/// only the rows that mention it and allocates nothing.
struct Tableau: Sendable {
  /// The magnitude below which a coefficient is residue of cancellation. Multipliers in layouts are ratios
  /// near 1, whose products carry errors of about 1e-15 each.
  static let coefficientEpsilon = 1e-10
  /// The distance below 0 up to which a value still counts as 0, in points. It is less than the rounding
  /// tolerance of the finest device's pixels, and errors of sums of thousands of sizes near 1e6 stay below
  /// it.
  static let valueEpsilon = 1e-7

  struct Cell: Sendable {
    var row: Int32
    var symbol: Symbol
    var coefficient: Double
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  struct Row: Sendable {
    var subject: Symbol
    var head: Int32
    var value: Double
  }

  struct Column: Sendable {
    var head: Int32
    /// The number of rows in which the symbol occurs.
    var count: Int32
    /// The row whose subject the symbol is, or -1 while it is nonbasic.
    var row: Int32
    var kind: SymbolKind
  }

  private(set) var cells = ContiguousArray<Cell>()
  private(set) var rows = ContiguousArray<Row>()
  private(set) var columns = ContiguousArray<Column>()
  /// Rows whose value may have become infeasible since the list was last emptied.
  var suspects = ContiguousArray<Int32>()
  private var freeCell: Int32 = -1
  private var freeRows = ContiguousArray<Int32>()
  /// The cell of each symbol in the row that is being added to, by symbol; -1 for other symbols and at other
  /// times.
  private var place = ContiguousArray<Int32>()

  mutating func reserve(symbols: Int, rows rowCount: Int) {
    columns.reserveCapacity(symbols)
    place.reserveCapacity(symbols)
    rows.reserveCapacity(rowCount)
    cells.reserveCapacity(rowCount * 4)
    suspects.reserveCapacity(16)
  }

  mutating func makeSymbol(_ kind: SymbolKind) -> Symbol {
    columns.append(Column(head: -1, count: 0, row: -1, kind: kind))
    place.append(-1)
    return Symbol(columns.count - 1)
  }

  // MARK: Reading

  func kind(_ symbol: Symbol) -> SymbolKind { columns[Int(symbol)].kind }
  func isBasic(_ symbol: Symbol) -> Bool { columns[Int(symbol)].row >= 0 }
  func row(of symbol: Symbol) -> Int32 { columns[Int(symbol)].row }
  func count(of symbol: Symbol) -> Int32 { columns[Int(symbol)].count }
  func value(ofRow row: Int32) -> Double { rows[Int(row)].value }
  func subject(ofRow row: Int32) -> Symbol { rows[Int(row)].subject }
  func head(ofRow row: Int32) -> Int32 { rows[Int(row)].head }
  func head(ofColumn symbol: Symbol) -> Int32 { columns[Int(symbol)].head }
  func cell(_ index: Int32) -> Cell { cells[Int(index)] }

  func coefficient(of symbol: Symbol, inRow row: Int32) -> Double {
    var index = rows[Int(row)].head
    while index >= 0 {
      let cell = cells[Int(index)]
      if cell.symbol == symbol { return cell.coefficient }
      index = cell.nextInRow
    }
    return 0
  }

  /// Returns true if the value of the row's subject is outside the range that its kind allows.
  func isInfeasible(_ row: Int32) -> Bool {
    let entry = rows[Int(row)]
    guard entry.subject >= 0 else { return false }
    switch columns[Int(entry.subject)].kind {
    case .restricted: return entry.value < -Self.valueEpsilon
    case .zero: return entry.value.magnitude > Self.valueEpsilon
    case .external, .parameter, .tag: return false
    }
  }

  // MARK: Building

  mutating func makeRow(subject: Symbol, value: Double) -> Int32 {
    let row: Int32
    if let free = freeRows.popLast() {
      row = free
      rows[Int(row)] = Row(subject: subject, head: -1, value: value)
    } else {
      row = Int32(rows.count)
      rows.append(Row(subject: subject, head: -1, value: value))
    }
    columns[Int(subject)].row = row
    return row
  }

  /// Adds a cell for a symbol the row does not mention yet.
  mutating func insert(_ symbol: Symbol, _ coefficient: Double, inRow row: Int32) {
    let rowHead = rows[Int(row)].head
    let columnHead = columns[Int(symbol)].head
    let cell = Cell(
      row: row, symbol: symbol, coefficient: coefficient, nextInRow: rowHead, previousInRow: -1,
      nextInColumn: columnHead, previousInColumn: -1)
    let index: Int32
    if freeCell >= 0 {
      index = freeCell
      freeCell = cells[Int(index)].nextInRow
      cells[Int(index)] = cell
    } else {
      index = Int32(cells.count)
      cells.append(cell)
    }
    if rowHead >= 0 { cells[Int(rowHead)].previousInRow = index }
    if columnHead >= 0 { cells[Int(columnHead)].previousInColumn = index }
    rows[Int(row)].head = index
    columns[Int(symbol)].head = index
    columns[Int(symbol)].count += 1
  }

  private mutating func remove(cell index: Int32) {
    let cell = cells[Int(index)]
    if cell.previousInRow >= 0 {
      cells[Int(cell.previousInRow)].nextInRow = cell.nextInRow
    } else {
      rows[Int(cell.row)].head = cell.nextInRow
    }
    if cell.nextInRow >= 0 { cells[Int(cell.nextInRow)].previousInRow = cell.previousInRow }
    unlinkFromColumn(cell)
    cells[Int(index)].nextInRow = freeCell
    freeCell = index
  }

  private mutating func unlinkFromColumn(_ cell: Cell) {
    if cell.previousInColumn >= 0 {
      cells[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
    } else {
      columns[Int(cell.symbol)].head = cell.nextInColumn
    }
    if cell.nextInColumn >= 0 { cells[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn }
    columns[Int(cell.symbol)].count -= 1
  }

  /// Removes a nonbasic symbol, which stays 0 from now on, from all rows.
  mutating func removeColumn(_ symbol: Symbol) {
    while columns[Int(symbol)].head >= 0 { remove(cell: columns[Int(symbol)].head) }
  }

  /// Removes a row; its subject becomes a nonbasic symbol that no row mentions.
  mutating func removeRow(_ row: Int32) {
    while rows[Int(row)].head >= 0 { remove(cell: rows[Int(row)].head) }
    columns[Int(rows[Int(row)].subject)].row = -1
    rows[Int(row)].subject = -1
    rows[Int(row)].value = 0
    freeRows.append(row)
  }

  // MARK: Changing

  private mutating func shift(row: Int32, by amount: Double) {
    rows[Int(row)].value += amount
    suspectIfInfeasible(row)
  }

  /// Shifts every row that mentions the symbol, as if the symbol grew by `amount`.
  mutating func shift(column symbol: Symbol, by amount: Double) {
    var index = columns[Int(symbol)].head
    while index >= 0 {
      let cell = cells[Int(index)]
      shift(row: cell.row, by: cell.coefficient * amount)
      index = cell.nextInColumn
    }
  }

  /// Turns the signs of a row whose subject is always 0, so that its value is negated.
  mutating func negate(row: Int32) {
    rows[Int(row)].value.negate()
    var index = rows[Int(row)].head
    while index >= 0 {
      cells[Int(index)].coefficient.negate()
      index = cells[Int(index)].nextInRow
    }
  }

  private mutating func suspectIfInfeasible(_ row: Int32) {
    if isInfeasible(row) { suspects.append(row) }
  }

  /// Solves the row for `symbol`, which it mentions, and replaces `symbol` by the result everywhere. The
  /// old subject becomes nonbasic.
  mutating func pivot(row: Int32, entering symbol: Symbol) {
    let leaving = rows[Int(row)].subject
    solve(row: row, for: symbol, leaving: leaving)
    columns[Int(leaving)].row = -1
    substitute(symbol, row: row)
  }

  /// Rewrites `leaving = value + a · symbol + …` as `symbol = …` in place.
  private mutating func solve(row: Int32, for symbol: Symbol, leaving: Symbol) {
    var own: Int32 = -1
    var index = rows[Int(row)].head
    while index >= 0 {
      let cell = cells[Int(index)]
      if cell.symbol == symbol {
        own = index
        break
      }
      index = cell.nextInRow
    }
    let factor = -1 / cells[Int(own)].coefficient
    remove(cell: own)
    index = rows[Int(row)].head
    while index >= 0 {
      cells[Int(index)].coefficient *= factor
      index = cells[Int(index)].nextInRow
    }
    insert(leaving, -factor, inRow: row)
    rows[Int(row)].value *= factor
    rows[Int(row)].subject = symbol
  }

  /// Makes `symbol` the subject of `row`, which does not mention it, and replaces it in all other rows.
  mutating func substitute(_ symbol: Symbol, row: Int32) {
    while columns[Int(symbol)].head >= 0 {
      let index = columns[Int(symbol)].head
      let cell = cells[Int(index)]
      remove(cell: index)
      add(row, times: cell.coefficient, to: cell.row)
    }
    columns[Int(symbol)].row = row
    suspectIfInfeasible(row)
  }

  private mutating func add(_ source: Int32, times factor: Double, to target: Int32) {
    if isSparse(source) {
      addSparse(source, times: factor, to: target)
    } else {
      addDense(source, times: factor, to: target)
    }
    rows[Int(target)].value += rows[Int(source)].value * factor
    suspectIfInfeasible(target)
  }

  /// The maximum number of cells in the columns of a row's symbols with which `addSparse` adds the row.
  private static let sparseLimit: Int32 = 24

  /// Returns true if the columns of a row's symbols have few cells altogether.
  private func isSparse(_ row: Int32) -> Bool {
    var total: Int32 = 0
    var index = rows[Int(row)].head
    while index >= 0 {
      let cell = cells[Int(index)]
      total += columns[Int(cell.symbol)].count
      if total > Self.sparseLimit { return false }
      index = cell.nextInRow
    }
    return true
  }

  /// Adds a multiple of a row, and finds the cells of the target by walking along the columns of the row's
  /// symbols.
  private mutating func addSparse(_ source: Int32, times factor: Double, to target: Int32) {
    var index = rows[Int(source)].head
    while index >= 0 {
      let cell = cells[Int(index)]
      var present = columns[Int(cell.symbol)].head
      while present >= 0, cells[Int(present)].row != target { present = cells[Int(present)].nextInColumn }
      add(cell, times: factor, to: target, present: present)
      index = cell.nextInRow
    }
  }

  /// Adds a multiple of a row, and marks the cells of the target in `place` first.
  private mutating func addDense(_ source: Int32, times factor: Double, to target: Int32) {
    var index = rows[Int(target)].head
    while index >= 0 {
      let cell = cells[Int(index)]
      place[Int(cell.symbol)] = index
      index = cell.nextInRow
    }
    index = rows[Int(source)].head
    while index >= 0 {
      let cell = cells[Int(index)]
      add(cell, times: factor, to: target, present: place[Int(cell.symbol)])
      index = cell.nextInRow
    }
    index = rows[Int(target)].head
    while index >= 0 {
      let cell = cells[Int(index)]
      place[Int(cell.symbol)] = -1
      index = cell.nextInRow
    }
  }

  /// Adds a multiple of a cell to the target's cell `present`, or inserts a new cell if `present` is -1.
  private mutating func add(_ cell: Cell, times factor: Double, to target: Int32, present: Int32) {
    let product = cell.coefficient * factor
    guard present >= 0 else {
      if product.magnitude >= Self.coefficientEpsilon { insert(cell.symbol, product, inRow: target) }
      return
    }
    let sum = cells[Int(present)].coefficient + product
    if sum.magnitude < Self.coefficientEpsilon {
      place[Int(cell.symbol)] = -1
      remove(cell: present)
    } else {
      cells[Int(present)].coefficient = sum
    }
  }
}
