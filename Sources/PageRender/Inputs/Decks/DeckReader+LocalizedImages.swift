internal import PageBase
internal import PageDrawing
internal import PageLayout

extension DeckReader {
  /// The files that replace a picture in some languages. For `images/1.png` these are `1.ja.png` and
  /// `1.ja@3x.png` beside it, and `1.png` and `1@3x.png` in the folder `ja.lproj` beside it.
  ///
  /// Among several scales in one language, the picture's own scale wins, else the largest.
  mutating func localizedImages(_ image: Located<Deck.Picture>) -> [Deck.LocalizedFile] {
    guard let written = image.value.file?.written else { return [] }
    let name = PictureName(StringFilesSearch.lastComponent(written))
    let parent = written.contains("/") ? StringFilesSearch.parent(written) : ""
    let here = names(inFolder: parent, like: name)
    var found: [(locale: String, written: String, scale: Double)] = []
    for other in here {
      if let locale = name.locale(of: other) {
        found.append((locale, StringFilesSearch.join(parent, other), ImageScale.scale(ofFileAt: other)))
      } else if let locale = LocalizedFolder.locale(ofFolder: other) {
        let folder = StringFilesSearch.join(parent, other)
        for file in names(inFolder: folder, like: name) where name.isSame(as: file) {
          found.append((locale, folder + "/" + file, ImageScale.scale(ofFileAt: file)))
        }
      }
    }
    let wanted = ImageScale.scale(ofFileAt: written)
    var best: [(locale: String, written: String, scale: Double)] = []
    for candidate in found {
      guard let place = best.firstIndex(where: { $0.locale == candidate.locale }) else {
        best.append(candidate)
        continue
      }
      let isBetter =
        candidate.scale == wanted || (best[place].scale != wanted && candidate.scale > best[place].scale)
      if isBetter { best[place] = candidate }
    }
    return best.compactMap { candidate in
      do throws(DeckFolder.Fault) {
        return Deck.LocalizedFile(locale: candidate.locale, file: try folder.file(candidate.written))
      } catch {
        checker.report("image \(Wording.quoted(candidate.written)) \(error.message)", at: image.position)
        return nil
      }
    }
  }

  /// The names in a folder that end as the picture's name or as `.lproj`; each folder is read once.
  private mutating func names(inFolder written: String, like name: PictureName) -> [String] {
    let endings = [String(name.ending), LocalizedFolder.ending]
    let key = [written] + endings
    if let known = folderNames[key] { return known }
    // The picture's check has shown that the folder is inside the deck's.
    let names = InputFile.names(
      inFolder: written.isEmpty ? folder.path : folder.path + "/" + written, endingIn: endings)
    folderNames[key] = names
    return names
  }
}

/// A picture's file name in parts, such as `1`, `@3x` and `.png`.
private struct PictureName {
  private let stem: Substring
  let ending: Substring

  init(_ name: String) {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    ending = name[dot...]
    stem = Self.withoutScale(name[..<dot])
  }

  private static func withoutScale(_ stem: Substring) -> Substring {
    stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? stem.dropLast(3) : stem
  }

  /// Returns true if another file name differs at most in its scale.
  func isSame(as other: String) -> Bool {
    let other = PictureName(other)
    return other.stem == stem && other.ending == ending
  }

  /// The language between the stem and the ending of another file name; `nil` if there is none.
  func locale(of other: String) -> String? {
    let other = PictureName(other)
    guard other.ending == ending, other.stem.hasPrefix(stem + ".") else { return nil }
    let tag = LocaleTag.canonical(String(other.stem.dropFirst(stem.count + 1)))
    return LocaleTag.isWellFormed(tag) ? tag : nil
  }
}
