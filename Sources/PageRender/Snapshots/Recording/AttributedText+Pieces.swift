internal import PageDrawing

extension AttributedText {
  /// A stretch of text with the same attributes.
  struct Piece {
    /// The name of the part that the piece belongs to; `nil` outside of named parts.
    var part: String?
    /// The piece's number among the pieces of its part, from 1.
    var number: Int
    var text: String
    var attributes: TextAttributes
  }

  /// The pieces of the text, which is cut at the end of each run and each part.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    let units = Array(string.utf16)
    var names = parts[...]
    var (start, endOfPart) = (0, names.first?.utf16Length ?? units.count)
    var number = 1
    for run in runs {
      let endOfRun = min(start + run.utf16Length, units.count)
      while start < endOfRun {
        let end = max(min(endOfRun, endOfPart), start + 1)
        pieces.append(
          Piece(
            part: names.first?.name, number: number,
            text: String(decoding: units[start..<end], as: UTF16.self),
            attributes: run.attributes))
        (start, number) = (end, number + 1)
        guard start >= endOfPart else { continue }
        names = names.dropFirst()
        endOfPart = names.first.map { start + $0.utf16Length } ?? units.count
        number = 1
      }
    }
    return pieces
  }
}
