internal import PageBase
internal import PageDrawing

extension DeckReader {
  /// Reads the paths of the deck's own fonts: a path or a list of paths, each to a folder or a font file.
  mutating func fonts(_ value: JSONValue) -> [String] {
    entries(value, "\"fonts\"") { $0.fontPath($1, $2) }
  }

  private mutating func fontPath(_ value: JSONValue, _ what: String) -> String? {
    guard let written = checker.string(value, what) else { return nil }
    do throws(DeckFolder.Fault) {
      do throws(DeckFolder.Fault) {
        _ = try folder.folder(written)
        return shownPath(written)
      } catch .notFolder {
        _ = try folder.file(written)
      }
      guard FontLoader.isFont(written) else {
        checker.report(
          "\(what): \(Wording.quoted(written)) is no font; name a folder, or an .otf, .ttf or .ttc file",
          at: value.position)
        return nil
      }
      return shownPath(written)
    } catch {
      checker.report("\(what): \(Wording.quoted(written)) \(error.message)", at: value.position)
      return nil
    }
  }
}
