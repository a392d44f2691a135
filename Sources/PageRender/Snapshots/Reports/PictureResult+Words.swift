internal import PageBase
public import PageLayout

extension PictureResult {
  /// The picture's unique key in a run: its deck and its snapshot's name.
  public var key: String { "\(deck)/\(name)" }

  /// The most telling sentence; without sentences, the meaning of the status.
  public var lead: String {
    if let first = sentences.first { return first }
    if status == .same, let count = pixels?.count {
      return "\(Wording.count(count, "pixel differs", "pixels differ")), within the tolerance."
    }
    return status.meaning
  }
}

extension PictureResult {
  /// The words for a change that a reviewer rejected, with the comment: `rejected: too close`. `nil` if it
  /// was not rejected.
  public var rejection: String? {
    guard isRejected else { return nil }
    return "rejected" + (comment.map { ": \($0)" } ?? "")
  }
}

extension PictureResult.Status {
  /// The status for people: `Changed`.
  public var label: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// A sentence for a picture of which nothing else is known.
  public var meaning: String {
    switch self {
    case .same: "The pixels are those of the snapshot."
    case .changed: "Some pixels differ."
    case .missing: "There is no snapshot."
    case .unreadable: "The snapshot cannot be read."
    case .failed: "The page could not be drawn."
    case .recorded: "This run wrote the snapshot."
    case .skipped: "The run ended before it came to this picture."
    }
  }

  /// The statuses in the order in which pictures are reviewed: those that need a person come first.
  static let byUrgency: [Self] = [.failed, .unreadable, .changed, .missing, .recorded, .skipped, .same]
}

extension Cause<Int> {
  /// The cause with the number of its pictures: `next: title changed: "NEXT" → "GO ON" · 48 pictures`.
  public var line: String { "\(text) · \(Wording.count(places.count, "picture"))" }
}

extension Verification {
  /// The stale snapshots of a complete run; empty for other runs. A shard's list is only for `join`.
  public var knownStale: [String] { narrowedBy == nil ? stale : [] }

  /// The place of the kinds of changes of PageRender's, by version.
  public static let kindsOfChanges = "CHANGELOG.md, Pictures that change"

  /// Counts the pictures that differ by a change of somebody's, those included that the run let pass.
  public func count(_ origin: ChangeOrigin) -> Int { pictures.count { $0.origin == origin } }

  /// The number of changed pictures by whose change it is: `2 yours, 212 the renderer's`; `nil` if PageRender
  /// draws as it did.
  public var originsText: String? {
    let origins = ChangeOrigin.allCases.filter { count($0) > 0 }
    guard origins.contains(where: { $0 != .yours && $0 != .neither }) else { return nil }
    return origins.map { "\(count($0)) \($0.words)" }.joined(separator: ", ")
  }

  /// The sentence about changes of the renderer's that says what to run; `nil` if no picture fails by one.
  ///
  /// - Parameter approve: The command line that approves.
  public func rendererAdvice(_ approve: String = "renderpages approve") -> String? {
    let count = pictures.count { $0.origin == .renderer && $0.status == .changed }
    guard count > 0 else { return nil }
    return
      "\(Wording.count(count, "picture")) changed only because PageRender draws differently (\(Self.kindsOfChanges)): look at "
      + "one of each kind, then run \(approve) --renderer"
  }

  /// The number of pictures of each status: `3 changed · 1 missing · 96 same`.
  public var countsText: String {
    let counts = PictureResult.Status.byUrgency.filter { count($0) > 0 }
    if counts.isEmpty { return "No picture was compared." }
    return counts.map { "\(count($0)) \($0.rawValue)" }.joined(separator: " · ")
  }
}
