/// The version of PageRender that draws.
public enum RendererVersion {
  /// The version's name, which changes with every release; CHANGELOG.md lists the changes.
  public static let name = "0.1.0"
  /// The number of the drawing. A change by which equal inputs give another picture raises it.
  public static let drawing = 1
}

/// The two things that decide a picture: PageRender's drawing, and the inputs.
public struct PictureOrigin: Hashable, Sendable {
  /// The number of PageRender's drawing (`RendererVersion.drawing`).
  public var drawing: Int
  /// The hash of the inputs, after the number of the way in which they are hashed: `1-9f86d081884c7d65`. `nil`
  /// if the inputs are not known, as those of pages of Swift code.
  public var inputs: String?

  public init(drawing: Int = RendererVersion.drawing, inputs: String?) {
    self.drawing = drawing
    self.inputs = inputs
  }

  /// Returns true if both have the same inputs; `nil` if that cannot be known, as inputs are not known or were
  /// hashed in another way.
  func hasInputs(of other: PictureOrigin) -> Bool? {
    guard let inputs, let others = other.inputs, let way = inputs.split(separator: "-").first,
      way == others.split(separator: "-").first
    else { return nil }
    return inputs == others
  }
}

/// Whose change made a picture differ from its snapshot.
public enum ChangeOrigin: String, Hashable, Sendable, CaseIterable {
  /// PageRender draws as it did: the pages changed.
  case yours
  /// The inputs changed, and PageRender's drawing too.
  case both
  /// The inputs are equal, and PageRender's drawing changed.
  case renderer
  /// Neither changed, and libraries or fonts are others.
  case neither
  /// The recording does not say enough.
  case unknown

  /// - Parameter old: The origin of the snapshot; `nil` if the recording does not state it.
  public init(from old: PictureOrigin?, to new: PictureOrigin) {
    guard let old else {
      self = .unknown
      return
    }
    switch (old.drawing == new.drawing, old.hasInputs(of: new)) {
    case (true, true?): self = .neither
    case (true, _): self = .yours
    case (false, true?): self = .renderer
    case (false, false?): self = .both
    case (false, nil): self = .unknown
    }
  }

  /// Returns the kind of a change of the renderer's: the words of a cause without the views.
  static func kind(_ cause: String) -> String {
    let moves = [" moved ", " became "].contains { cause.contains($0) }
    let words = cause.firstRange(of: ": ").map { String(cause[$0.upperBound...]) }
    return "\(ChangeOrigin.renderer.words): \(words ?? (moves ? "views moved or have another size" : cause))"
  }

  /// The words for some pictures, as in `212 the renderer's`.
  var words: String {
    switch self {
    case .yours: "yours"
    case .both: "both"
    case .renderer: "the renderer's"
    case .neither: "by libraries or fonts"
    case .unknown: "unknown"
    }
  }
}
