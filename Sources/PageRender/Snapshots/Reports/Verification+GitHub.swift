internal import PageBase
internal import PageLayout

/// Annotations for GitHub Actions at files, and a summary for the page of the step.
extension Verification {
  /// The number of errors that GitHub shows for a step; further errors are only in its log.
  public static let annotationLimit = 10

  /// Lines for standard output, each a workflow command that GitHub shows at a file. There is an error for
  /// each picture that fails, the last one for all beyond the limit, and there are warnings about the
  /// environment and stale snapshots.
  public var annotations: [String] {
    var lines: [String] = []
    if !environmentDifferences.isEmpty {
      lines.append(
        GitHub.command(
          "warning", [("title", "The environment differs from the recorded one")],
          environmentDifferences.joined(separator: "\n")))
    }
    let failures = pictures.filter { $0.status.isFailure }
    let isCut = failures.count > Self.annotationLimit
    for picture in failures.prefix(isCut ? Self.annotationLimit - 1 : Self.annotationLimit) {
      let title = "\(picture.key): \(picture.status.label)"
      let sentences = [picture.rejection].compactMap(\.self) + [picture.lead] + picture.sentences.dropFirst()
      lines.append(
        GitHub.command(
          "error", [("file", picture.snapshot), ("title", title)], sentences.joined(separator: "\n")))
    }
    if isCut {
      let rest = failures.count - Self.annotationLimit + 1
      lines.append(
        GitHub.command("error", [("title", "\(rest) more pictures")], "The report shows them all."))
    }
    if !knownStale.isEmpty {
      let title = Wording.count(knownStale.count, "stale snapshot")
      lines.append(GitHub.command("warning", [("title", title)], knownStale.joined(separator: "\n")))
    }
    return lines
  }

  /// The number of rows of the summary's table: GitHub accepts one mebibyte for a step.
  public static let summaryLimit = 200

  /// Markdown to append to the file that `GITHUB_STEP_SUMMARY` names: the counts, and a table of the pictures
  /// that are not as recorded.
  public var summary: String {
    var text = "### \(isGood ? "✅" : "❌") Snapshots: \(Markdown.text(title))\n\n"
    text += countsText + "\n"
    if let originsText { text += "\nChanged: \(Markdown.text(originsText)).\n" }
    if let advice = rendererAdvice() { text += "\n\(Markdown.text(advice)).\n" }
    if let against { text += "\nCompared with \(Markdown.text(against)).\n" }
    if let narrowedBy { text += "\nNot all pictures: \(Markdown.text(narrowedBy)).\n" }
    if !environmentDifferences.isEmpty {
      text += "\n> [!WARNING]\n> The environment differs from the recorded one.\n"
      for difference in environmentDifferences { text += "> - \(Markdown.text(difference))\n" }
    }
    text += causeList + table
    if !knownStale.isEmpty {
      text += "\n<details><summary>\(knownStale.count) stale</summary>\n\n"
      for path in knownStale.prefix(Self.summaryLimit) { text += "- \(Markdown.text(path))\n" }
      if knownStale.count > Self.summaryLimit {
        text += "- … and \(knownStale.count - Self.summaryLimit) more\n"
      }
      text += "\n</details>\n"
    }
    return text
  }

  /// The causes, each with the number of its pictures.
  private var causeList: String {
    let causes = causes
    guard !causes.isEmpty else { return "" }
    var text = "\n"
    for cause in causes.prefix(Self.summaryLimit) { text += "- \(Markdown.text(cause.line))\n" }
    if causes.count > Self.summaryLimit { text += "- … and \(causes.count - Self.summaryLimit) more\n" }
    return text
  }

  private var table: String {
    let notable = PictureResult.Status.byUrgency.filter { $0 != .same && $0 != .skipped }
      .flatMap { status in pictures.filter { $0.status == status } }
    guard !notable.isEmpty else { return "" }
    var text = "\n| Status | Picture | Device | What | Pixels |\n| --- | --- | --- | --- | ---: |\n"
    for picture in notable.prefix(Self.summaryLimit) {
      let cells = [
        picture.status.label, Markdown.text(picture.key), Markdown.text(picture.axes.deviceName),
        (picture.rejection.map { "**\(Markdown.text($0))**; " } ?? "") + Markdown.text(picture.lead),
        picture.pixels.map { "\($0.count)" } ?? "",
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    if notable.count > Self.summaryLimit {
      text += "\n… and \(notable.count - Self.summaryLimit) more; the report shows them all.\n"
    }
    return text
  }
}
