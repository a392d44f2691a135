internal import LayoutEngine
internal import PageBase

extension DeviceGridMaker {
  /// The common axes of screens under one heading.
  struct Axes: Hashable, Sendable {
    let orientation: Orientation
    let appearance: Appearance
    let contentSize: ContentSize
    /// `nil` where the direction is that of the language.
    let direction: LayoutDirection?

    init(_ environment: PageEnvironment) {
      orientation = environment.orientation
      appearance = environment.appearance
      contentSize = environment.contentSize
      let own = LocaleTag.direction(of: environment.locale)
      direction = environment.direction == own ? nil : environment.direction
    }

    /// The value of each axis in words, of sizes of text what follows that word; `nil` for the usual direction.
    private func names(_ words: ReviewWords) -> [String?] {
      [
        words.name(of: orientation), words.name(of: appearance), contentSize.rawValue,
        direction.map { $0 == .leftToRight ? words.leftToRight : words.rightToLeft },
      ]
    }

    /// The values that another does not have.
    func names(_ words: ReviewWords, unlike other: Axes) -> [String] {
      zip(names(words), other.names(words)).enumerated().compactMap { axis, names in
        names.0 == names.1 ? nil : names.0.map { axis == Self.sizeAxis ? "\(words.textSize) \($0)" : $0 }
      }
    }

    /// The axes that tell a heading's screens from others, and unusual values.
    ///
    /// - Parameters:
    ///   - axes: Those that the heading's screens stand for.
    ///   - all: Those of all screens.
    static func title(_ axes: [Axes], _ words: ReviewWords, among all: [Axes]) -> String {
      let shown = [
        all.contains { $0.orientation != .portrait }, all.contains { $0.appearance != .light },
        all.contains { $0.contentSize != .large }, true,
      ]
      let values = axes.map { $0.names(words) }
      /// Each value of an axis once.
      let distinct = shown.indices.map { axis in
        values.reduce(into: [String?]()) { if !$0.contains($1[axis]) { $0.append($1[axis]) } }
      }
      // All combinations of the values are there: then they need not be told one by one.
      guard distinct.reduce(1, { $0 * $1.count }) == axes.count else {
        return axes.map { title([$0], words, among: all) }.joined(separator: "  /  ")
      }
      return shown.indices.compactMap { axis in
        let names = distinct[axis].compactMap { $0 }.joined(separator: words.comma)
        guard shown[axis], !names.isEmpty else { return nil }
        return axis == sizeAxis ? "\(words.textSize) \(names)" : names
      }.joined(separator: "  ·  ")
    }

    /// The place of sizes of text among the axes.
    private static let sizeAxis = 2
  }
}
