@preconcurrency internal import Glibc
internal import PageRender
internal import PageRuns

/// Draws the screens of a live view into the terminal behind standard output.
@MainActor
final class TerminalView {
  private let way: TerminalProtocol
  private let pictures: LivePictures
  /// The codes of pictures that were shown last, by picture and size.
  private var known: [Key: String] = [:]
  private var shown: [LiveScreen] = []

  private struct Key: Hashable {
    var address: String
    var isStale: Bool
    var width: Int
    var height: Int
  }

  init(_ way: TerminalProtocol, pictures: LivePictures) {
    self.way = way
    self.pictures = pictures
  }

  /// The size of a terminal in cells, and of a cell in pixels.
  typealias Size = (columns: Int, rows: Int, cellWidth: Int, cellHeight: Int)

  /// The terminal's size, with that of a usual one where it does not say.
  private static var size: Size {
    var size = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    let columns = size.ws_col > 0 ? max(Int(size.ws_col), 20) : 80
    let rows = size.ws_row > 0 ? max(Int(size.ws_row), 8) : 24
    let (width, height) = (Int(size.ws_xpixel) / columns, Int(size.ws_ypixel) / rows)
    return (columns, rows, width > 0 ? width : 8, height > 0 ? height : 16)
  }

  func show(_ wall: LiveWall) {
    if let text = text(of: wall, size: Self.size) { _ = Terminal.write(text, to: STDOUT_FILENO) }
  }

  /// The codes that draw a state; `nil` if its screens are those that were drawn last.
  func text(of wall: LiveWall, size: Size) -> String? {
    // Lint's marks are no part of pictures.
    var screens = wall.screens
    for index in screens.indices { screens[index].marks = [] }
    guard screens != shown || screens.isEmpty else { return nil }
    shown = screens
    let aspects = screens.map { screen in
      screen.picture.map { Double($0.width) / Double(max($0.height, 1)) } ?? 0.5
    }
    let grid = TerminalGrid(
      aspects: aspects, columns: size.columns, rows: size.rows - 2,
      cell: Double(size.cellWidth) / Double(size.cellHeight))
    var text = "\u{1B}[2J\u{1B}[H\(way.clearing)\(line(wall.title, size.columns))"
    var codes: [Key: String] = [:]
    for (screen, place) in zip(screens, grid.places) {
      text += "\u{1B}[\(place.row + 2);\(place.column + 1)H"
      if let picture = screen.picture {
        let key = Key(
          address: picture.address, isStale: screen.isStale, width: place.columns * size.cellWidth,
          height: place.rows * size.cellHeight)
        let own = known[key] ?? self.codes(of: key, place)
        codes[key] = own
        text += own
      }
      let caption = ([screen.page, screen.device] + screen.details).joined(separator: " · ")
      text += "\u{1B}[\(place.row + place.rows + 2);\(place.column + 1)H\(line(caption, place.columns))"
      if let fault = screen.faults.first(where: { $0.severity == .error }) {
        text += "\u{1B}[\(place.row + place.rows + 3);\(place.column + 1)H"
        text += "\u{1B}[31m\(line(fault.message, place.columns))\u{1B}[0m"
      }
    }
    known = codes
    let more = screens.count - grid.places.count
    let errors = wall.problems.filter { $0.severity == .error }
    let words =
      more > 0
      ? "\(more) more screens do not fit; choose fewer with -d or --page"
      : errors.first.map { $0.line(program: "renderpages") } ?? "Ctrl-C ends"
    return text + "\u{1B}[\(size.rows);1H\(line(words, size.columns - 1))"
  }

  private func codes(of key: Key, _ place: TerminalGrid.Place) -> String {
    guard let file = pictures.file(at: key.address),
      let picture = ScaledPicture(file, width: key.width, height: key.height)
    else { return "" }
    return way.codes(for: key.isStale ? picture.dimmed : picture, columns: place.columns, rows: place.rows)
  }

  /// A text on one line, cut at a number of columns.
  private func line(_ text: String, _ columns: Int) -> String {
    let text = Wording.escaped(text)
    return text.count > columns ? text.prefix(max(columns - 1, 0)) + "…" : text
  }
}
