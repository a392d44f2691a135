public import PageLayout

extension PictureResult {
  /// The picture's name among all of a run: its deck and its snapshot's name.
  public var key: String { "\(deck)/\(name)" }

  /// The most telling sentence; where there is none, what the status means.
  public var lead: String {
    if let first = sentences.first { return first }
    if status == .same, let count = pixels?.count {
      return "\(count) \(count == 1 ? "pixel differs" : "pixels differ"), within the tolerance."
    }
    return status.meaning
  }
}

extension PictureResult {
  /// That somebody did not want the change, and why; `nil` where nobody said so.
  public var rejection: String? {
    guard isRejected else { return nil }
    return "rejected" + (comment.map { ": \($0)" } ?? "")
  }
}

extension PictureResult.Status {
  /// As people read it: `Changed`.
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

  /// The order in which pictures are looked at: what needs a person first.
  static let byUrgency: [Self] = [.failed, .unreadable, .changed, .missing, .recorded, .skipped, .same]
}

extension Cause<Int> {
  /// `next: title changed: "NEXT" → "GO ON" · 48 pictures`.
  public var line: String { "\(text) · \(places.count) \(places.count == 1 ? "picture" : "pictures")" }
}

extension Verification {
  /// The stale snapshots, where the run is complete. A shard has a list too, for `join`.
  public var knownStale: [String] { narrowedBy == nil ? stale : [] }

  /// `3 changed · 1 missing · 96 same`.
  public var countsText: String {
    let counts = PictureResult.Status.byUrgency.filter { count($0) > 0 }
    if counts.isEmpty { return "No picture was compared." }
    return counts.map { "\(count($0)) \($0.rawValue)" }.joined(separator: " · ")
  }
}
