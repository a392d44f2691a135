internal import PageBase
internal import PageDrawing

/// A reviewer's decisions about the pictures of a report, as the report's page saves them.
public struct Decisions: Hashable, Sendable {
  /// The decisions, in the order of the file.
  public let all: [Decision]

  /// The decision about one picture.
  public struct Decision: Hashable, Sendable {
    /// The picture's `key`.
    public var picture: String
    public var isAccepted: Bool
    /// The comment on the picture; `nil` for none.
    public var comment: String?

    public init(picture: String, isAccepted: Bool, comment: String? = nil) {
      self.picture = picture
      self.isAccepted = isAccepted
      self.comment = comment
    }
  }

  /// The format number of such files.
  private static let format = 1.0

  /// Reads a file such as `{"format": 1, "decisions": [{"picture": "deck/welcome/iphone-x", "decision": "reject", "comment":
  /// "too close"}]}`.
  ///
  /// - Returns: `nil` if the file holds no decisions, or has the format of another version.
  public init?(contentsOf path: String) {
    guard let bytes = try? ImageFile.read(path),
      let value = try? JSONReader.read(bytes, limit: StoredReport.maximumBytes),
      let root = StoredObject(value), root.number("format") == Self.format, let list = root.list("decisions")
    else { return nil }
    var all: [Decision] = []
    for value in list {
      guard let object = StoredObject(value), let picture = object.string("picture"),
        let word = object.string("decision"), word == "accept" || word == "reject"
      else { return nil }
      let comment = object.string("comment").flatMap { $0.isEmpty ? nil : $0 }
      all.append(Decision(picture: picture, isAccepted: word == "accept", comment: comment))
    }
    self.all = all
  }
}
