internal import PageBase
internal import PageLayout

/// The contents of a comment on a pull request beside the results.
public struct CommentContents: Hashable, Sendable {
  /// The small pictures, at most `pictureLimit` of them.
  public var pictures: [SmallPicture] = []
  /// The findings of lint; `nil` if they are not told.
  public var findings: LintFindings?
  /// The name of the CI's artifact with the report; `nil` if none is told.
  public var artifact: String?
  /// True if the comment tells how to answer it with `/renderpages`.
  public var tellsAnswers = false

  public init() {}

  /// A small picture of the first picture of a group.
  public struct SmallPicture: Hashable, Sendable {
    /// The group's number.
    public var group: Int
    /// The picture's address, for a link.
    public var address: String

    public init(group: Int, address: String) {
      self.group = group
      self.address = address
    }
  }

  /// The largest number of small pictures.
  public static let pictureLimit = 8
}

extension Verification {
  /// The first line of a comment, by which a later run finds the one to replace. It names the artifact, as
  /// several jobs may comment.
  static func commentMark(_ artifact: String?) -> String {
    let name = (artifact ?? "").unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) || scalar == "."
        ? String(scalar) : "_"
    }
    return "<!-- renderpages report\(name.isEmpty ? "" : " \(name.joined())") -->"
  }
  /// The largest size of a comment, in bytes of UTF-8. GitHub takes 65,536 characters, GitLab a million.
  public static let commentLimit = 60_000
  /// The bytes of a comment that causes may fill, and causes and findings together.
  private static let (causeRoom, findingRoom) = (36_000, 56_000)

  /// Markdown for a comment on a pull request: counts, causes with their numbers, small pictures, findings of
  /// lint; at most `commentLimit` bytes.
  public func comment(_ contents: CommentContents = CommentContents()) -> String {
    var text =
      "\(Self.commentMark(contents.artifact))\n### \(isGood ? "✅" : "❌") Snapshots: \(Markdown.text(title))\n\n\(countsText)\n"
    if let originsText { text += "\nChanged: \(Markdown.text(originsText)).\n" }
    if let advice = rendererAdvice() { text += "\n\(Markdown.text(advice)).\n" }
    if let against { text += "\nCompared with \(Markdown.text(against)).\n" }
    if let narrowedBy { text += "\nNot all pictures: \(Markdown.text(narrowedBy)).\n" }
    if !environmentDifferences.isEmpty {
      let told = environmentDifferences.prefix(10).map { Markdown.text($0) }.joined(separator: "; ")
      text += "\n> [!WARNING]\n> The environment differs from the recorded one: \(told)\n"
    }
    let groups = failureGroups
    addCauses(groups, to: &text)
    addPictures(contents.pictures, of: groups, to: &text)
    if let findings = contents.findings { findings.add(to: &text, room: Self.findingRoom) }
    if !knownStale.isEmpty {
      text += "\n\(Wording.count(knownStale.count, "stale snapshot")).\n"
    }
    if let artifact = contents.artifact, !isGood {
      text += "\nAll pictures are in the artifact **\(Markdown.text(artifact))**: open its `index.html`.\n"
    }
    if contents.tellsAnswers, let first = groups.first {
      text += """

        Answer with `/renderpages approve all`, `/renderpages approve cause \(first.number)` or \
        `/renderpages reject cause \(first.number) because …`.

        """
    }
    return text
  }

  private func addCauses(_ groups: [FailureGroup], to text: inout String) {
    guard !groups.isEmpty else { return }
    text += "\n| # | Cause | Pictures |\n| ---: | --- | --- |\n"
    for (place, group) in groups.enumerated() {
      let status = group.isCause ? "" : "\(group.status.label): "
      let rejected = rejectionText(of: group)
      let row =
        "| \(group.number) | \(status)\(Markdown.text(group.text))\(rejected) | \(Markdown.text(names(of: group))) |\n"
      guard text.utf8.count + row.utf8.count <= Self.causeRoom else {
        let rest = groups.count - place
        text += "\n… and \(Wording.count(rest, "more cause")).\n"
        return
      }
      text += row
    }
  }

  /// The name of a group's only picture, else the group's size.
  private func names(of group: FailureGroup) -> String {
    guard let only = group.pictures.only else { return reach(of: group) }
    return pictures[only].key
  }

  /// The words ` — **rejected: too close** (3 of 4)`; empty if no picture of the group was rejected.
  private func rejectionText(of group: FailureGroup) -> String {
    let rejections = group.pictures.compactMap { pictures[$0].rejection }
    guard let first = rejections.first else { return "" }
    let others = Set(rejections).count > 1 ? " …" : ""
    let share =
      rejections.count == group.pictures.count ? "" : " (\(rejections.count) of \(group.pictures.count))"
    return " — **\(Markdown.text(first))**\(others)\(share)"
  }

  private func addPictures(
    _ shown: [CommentContents.SmallPicture], of groups: [FailureGroup], to text: inout String
  ) {
    guard !shown.isEmpty else { return }
    text += "\n<details><summary>Before and after</summary>\n\n"
    for small in shown.prefix(CommentContents.pictureLimit) {
      guard let group = groups.first(where: { $0.number == small.group }), let first = group.pictures.first
      else { continue }
      text +=
        "\(small.group). \(Markdown.text(pictures[first].key))\n\n![before and after](<\(small.address)>)\n\n"
    }
    text += "</details>\n"
  }
}
