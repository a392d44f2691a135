@preconcurrency internal import Glibc
internal import PageRender

/// The output of a run of snapshot tests.
struct VerificationListing {
  private let verification: Verification
  private let report: String
  /// True if the report could be written.
  var hasReport = true
  private let emptyBecause: String?
  /// The number of missing snapshots that the run wrote.
  private let recordedCount: Int

  /// The number of pictures that are described one by one; more are listed under their causes.
  private static let toldInFull = 10
  /// The number of causes above which fewer pictures are named with each.
  private static let fewCauses = 5

  /// - Parameters:
  ///   - emptyBecause: The reason why the run had no pictures; `nil` if it had some.
  ///   - recordedCount: The number of missing snapshots that the run wrote.
  init(
    _ verification: Verification, report: String, emptyBecause: String? = nil, recordedCount: Int = 0
  ) {
    self.recordedCount = recordedCount
    self.verification = verification
    self.report = report
    self.emptyBecause = emptyBecause
  }

  func print(_ options: RunOptions) -> ExitCode {
    var results = ResultWriter()
    if options.printsJSON {
      results.json(verification.json)
    } else if !options.isQuiet || !verification.isGood {
      for line in lines { results.line(line) }
    }
    if !options.printsJSON {
      for line in GitHubActions.annotations(of: verification) { results.command(line) }
    }
    return results.flush()
  }

  /// The lines for people: pictures that are not as recorded, causes, and a summary.
  var lines: [String] {
    let told = verification.pictures.filter { $0.status != .same && $0.status != .skipped }
    var lines =
      told.count <= Self.toldInFull
      ? told.flatMap(block) + causes(naming: 0)
      : groups(of: told) + causes(naming: namedPictures) + rejections(among: told)
    let count = verification.knownStale.count
    if count > 0, let against = verification.against {
      let pages = removedPages
      lines.append(
        "\(Wording.count(count, "picture")) of \(against) \(Wording.form(count, "is", "are")) not drawn any more"
          + (pages.isEmpty ? "" : ": \(Wording.list(pages)) \(Wording.form(pages.count, "is", "are")) gone"))
    } else if count > 0 {
      let clean = RunFolder.command("clean", report: report)
      let strangers = Wording.count(
        count, "snapshot is of a page or device", "snapshots are of pages or devices")
      lines.append(
        "\(strangers) outside the deck and its matrix; \(clean) lists \(Wording.form(count, "it", "them"))")
    }
    let approve = RunFolder.command("approve", report: report)
    let advice = hasReport ? verification.rendererAdvice(approve) : nil
    return lines + (advice.map { [$0] } ?? []) + [summary]
  }

  /// The pages of which no picture is drawn any more.
  private var removedPages: [String] {
    func page(_ path: String) -> String { FilePath.lastComponent(FilePath.folder(of: path)) }
    let drawn = Set(verification.pictures.map { page($0.name) })
    return Set(verification.knownStale.map(page)).subtracting(drawn).sorted()
  }

  // MARK: Causes

  private var namedPictures: Int { verification.causes.count > Self.fewCauses ? 3 : Self.toldInFull }

  /// Returns the causes, each with the number of its pictures and the names of some.
  private func causes(naming count: Int) -> [String] {
    let changed = verification.count(.changed)
    let causes = verification.causes
    guard changed > 1, !causes.isEmpty else { return [] }
    let origins = verification.originsText.map { " (\($0))" } ?? ""
    let heading = "\(changed) changed pictures\(origins), \(Wording.count(causes.count, "cause")):"
    return [heading]
      + causes.flatMap { cause in
        ["  \(cause.line)"]
          + listed(cause.places.map { name(of: verification.pictures[$0]) }, count).map { "    \($0)" }
      }
  }

  /// Returns the first names, and a line that counts the rest.
  private func listed(_ names: [String], _ count: Int) -> [String] {
    guard count > 0 else { return [] }
    let rest = names.count - count
    return names.prefix(count) + (rest > 0 ? ["and \(rest) more"] : [])
  }

  /// Returns the pictures that somebody rejected, by their comments.
  private func rejections(among pictures: [PictureResult]) -> [String] {
    let told = pictures.filter(\.isRejected).map { (name(of: $0), [$0.rejection ?? ""]) }
    return Cause.gathered(told).flatMap { [$0.text] + listed($0.places, Self.toldInFull).map { "  \($0)" } }
  }

  private func name(of picture: PictureResult) -> String {
    let isAlone = Set(verification.pictures.map(\.deck)).count == 1
    return isAlone ? picture.name : "\(picture.deck): \(picture.name)"
  }

  /// Describes the pictures that did not merely change: those with equal status and first sentence are one
  /// group.
  private func groups(of pictures: [PictureResult]) -> [String] {
    let others = pictures.filter { $0.status != .changed }
    let groups = Cause.gathered(
      others.map { (name(of: $0), ["\(word($0.status)): \($0.sentences.first ?? "")"]) })
    return groups.flatMap { [$0.text] + listed($0.places, Self.toldInFull).map { "  \($0)" } }
  }

  private func block(of picture: PictureResult) -> [String] {
    var lines = [picture.rejection].compactMap(\.self) + picture.sentences
    if picture.status == .changed, let advice = picture.pixels?.advice { lines.append(advice) }
    if let shown = picture.difference ?? picture.actual { lines.append("see \(report)/\(shown)") }
    return ["\(word(picture.status)) \(name(of: picture))"] + lines.map { "  \($0)" }
  }

  /// Returns the word for a status, in colour on a terminal.
  private func word(_ status: PictureResult.Status) -> String {
    // A commit misses nothing: what it does not have is new.
    let word = verification.against != nil && status == .missing ? "new" : status.rawValue
    return WordPainter(STDOUT_FILENO).paint(word, TerminalColor(status))
  }

  /// Returns words such as ` (recorded now: look at them)`; empty if nothing was recorded.
  private func recordedWords(among missing: Int) -> String {
    guard recordedCount > 0 else { return "" }
    let count = recordedCount < missing ? "\(recordedCount) of them " : ""
    return " (\(count)recorded now: look at \(Wording.form(recordedCount, "it", "them")))"
  }

  private var summary: String {
    let counts = PictureResult.Status.allCases.compactMap { status in
      let count = verification.count(status)
      guard count > 0 else { return nil as String? }
      return "\(count) \(word(status))" + (status == .missing ? recordedWords(among: count) : "")
    }
    let origins = verification.originsText.map { " (changed: \($0))" } ?? ""
    return (counts.isEmpty ? emptyBecause ?? "no pictures" : counts.joined(separator: ", ") + origins)
      + (verification.isGood || !hasReport ? "" : "; see \(report)/index.html" + approvalWords)
  }

  /// The words `, accept with renderpages approve`; empty if nothing can be accepted.
  private var approvalWords: String {
    let isToBeAccepted =
      verification.against == nil
      && (verification.count(.changed) > 0 || verification.count(.missing) > recordedCount)
    return isToBeAccepted ? ", accept with \(RunFolder.command("approve", report: report))" : ""
  }
}
