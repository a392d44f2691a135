@preconcurrency internal import Glibc
internal import PageRender

/// The join of some parts, which have to be disjoint and whole.
struct PartJoin {
  struct Picture {
    var folder: String
    var name: String
    var contents: DrawnPart.Contents
  }

  /// The parts, one for each shard, in the order of runs and shard numbers.
  private(set) var parts: [PartFolder.Found] = []
  /// The reason why the parts cannot be joined; `nil` if they can.
  private(set) var fault: Diagnostic?
  private(set) var standing: [Picture] = []
  /// The shards for which no part was found, each as `3/16`.
  private(set) var missingShards: [String] = []
  /// The files that could not be drawn, or are missing or changed since.
  private(set) var missingPictures: [String] = []
  /// The diagnostics of missing parts and pictures.
  private(set) var missing: [Diagnostic] = []
  /// The parts to draw again: missing parts, without pictures, and parts that lack some.
  private(set) var todo: [DrawnPart] = []

  /// The number of missing pictures that a diagnostic names for a shard.
  private static let namedPictures = 10

  init(_ found: [PartFolder.Found]) {
    for run in Self.runs(of: found) {
      guard let first = run.first?.part else { continue }
      let other = run.first { $0.part.version != first.version || $0.part.inputs != first.inputs }
      if fault == nil, let other {
        let words =
          other.part.version == first.version
          ? "of other decks or texts than shard \(first.shard); draw all of one state"
          : "by version \(other.part.version), and shard \(first.shard) by \(first.version); draw all with one"
        fault = Diagnostic(
          .error, file: other.folder, "shard \(other.part.shard) was drawn \(words)", exitCode: .badInput)
      }
      var numbers: Set<Int> = []
      for found in run where numbers.insert(found.part.number).inserted { parts.append(found) }
      check(run, numbers: numbers)
    }
    findOverlaps(found)
  }

  /// Returns the parts of each run together, sorted by number. Of parts with one number, the one that lacks
  /// the fewest pictures comes first.
  private static func runs(of found: [PartFolder.Found]) -> [[PartFolder.Found]] {
    var runs: [[PartFolder.Found]] = []
    for found in found {
      let place = runs.firstIndex { run in
        run.first.map { $0.part.run == found.part.run && $0.part.count == found.part.count } ?? false
      }
      if let place { runs[place].append(found) } else { runs.append([found]) }
    }
    func lack(_ found: PartFolder.Found) -> Int {
      found.part.pictures.count - found.standing.count
    }
    return runs.map { run in
      run.map { ($0.part.number, lack($0), $0) }.enumerated()
        .sorted { ($0.element.0, $0.element.1, $0.offset) < ($1.element.0, $1.element.1, $1.offset) }
        .map(\.element.2)
    }
  }

  private mutating func check(_ run: [PartFolder.Found], numbers: Set<Int>) {
    guard let first = run.first?.part else { return }
    for page in first.unreadablePages {
      missing.append(
        Diagnostic(
          .error, "\(page) could not be read; mend it, and draw all shards again", exitCode: .difference))
    }
    let absent = (1...first.count).filter { !numbers.contains($0) }
    if !absent.isEmpty {
      missing.append(
        Diagnostic(
          .error,
          "\(JoinFault.shards(absent, of: first.count)) "
            + Wording.form(
              absent.count, "is missing; the command printed last draws it",
              "are missing; the commands printed last draw them"),
          exitCode: .difference))
      missingShards += absent.map { "\($0)/\(first.count)" }
      todo += absent.map { number in
        var part = first
        (part.number, part.pictures) = (number, [])
        return part
      }
    }
    for found in parts.suffix(numbers.count) {
      var names: [String] = []
      for picture in found.part.pictures {
        if let contents = picture.contents, found.standing.contains(picture.name) {
          standing.append(Picture(folder: found.folder, name: picture.name, contents: contents))
        } else {
          names.append(picture.name)
          missing.append(Self.fault(of: picture, in: found))
        }
      }
      if names.isEmpty { continue }
      if names.count > Self.namedPictures {
        let more = names.count - Self.namedPictures
        missing.removeLast(more)
        missing.append(
          Diagnostic(
            .error, file: found.folder,
            "shard \(found.part.shard) lacks \(Wording.count(more, "more picture"))",
            exitCode: .difference))
      }
      missingPictures += names
      todo.append(found.part)
    }
  }

  private static func fault(of picture: DrawnPart.Picture, in found: PartFolder.Found) -> Diagnostic {
    let path = "\(found.folder)/\(picture.name)"
    let shard = "shard \(found.part.shard)"
    let what =
      picture.contents == nil
      ? "\(shard) could not draw the picture"
      : FilePath.isAnything(path)
        ? "the picture was changed since \(shard) drew it" : "the picture that \(shard) drew is missing"
    return Diagnostic(.error, file: path, what, exitCode: .difference)
  }

  /// Finds a picture that two parts have with different contents, or that parts of two divisions have.
  private mutating func findOverlaps(_ found: [PartFolder.Found]) {
    var owners: [String: (found: Int, contents: DrawnPart.Contents?)] = [:]
    for (place, part) in found.enumerated() where fault == nil {
      for picture in part.part.pictures {
        guard let known = owners.updateValue((place, picture.contents), forKey: picture.name) else {
          continue
        }
        let other = found[known.found]
        let isTwin =
          other.part.run == part.part.run && other.part.shard == part.part.shard
        // Two parts of one shard may have failed at different pictures; pictures that both drew must be
        // equal.
        if isTwin,
          known.contents == nil || picture.contents == nil
            || known.contents?.hash == picture.contents?.hash
        {
          continue
        }
        let advice =
          isTwin
          ? "drew \(picture.name) differently; draw the shard again"
          : "both have \(picture.name); join the parts of one division, or remove those of the other from \(DrawnPart.folder(in: part.folder))"
        fault = Diagnostic(
          .error, file: part.folder,
          "shard \(part.part.shard) overlaps with shard \(other.part.shard) in \(other.folder): \(advice)",
          exitCode: .badInput)
        break
      }
    }
  }
}
