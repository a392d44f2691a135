internal import LayoutEngine
internal import PageBase

extension DeviceGridMaker {
  /// The axes by which screens are grouped under headings.
  struct Axes: Hashable, Sendable {
    let orientation: Orientation
    let appearance: Appearance
    let contentSize: ContentSize
    /// The layout direction; `nil` if it is the language's own.
    let direction: LayoutDirection?
    let system: SystemVersion

    init(_ environment: PageEnvironment) {
      orientation = environment.orientation
      appearance = environment.appearance
      contentSize = environment.contentSize
      system = environment.system
      let own = LocaleTag.direction(of: environment.locale)
      direction = environment.direction == own ? nil : environment.direction
    }

    /// The value of each axis in words, without the prefix for text sizes; `nil` for the language's own
    /// direction.
    private func names(_ words: ReviewWords) -> [String?] {
      [
        words.name(of: orientation), words.name(of: appearance), contentSize.rawValue,
        direction.map { $0 == .leftToRight ? words.leftToRight : words.rightToLeft },
        system.title,
      ]
    }

    /// The values that another screen's axes do not have, in words.
    func names(_ words: ReviewWords, unlike other: Axes) -> [String] {
      zip(names(words), other.names(words)).enumerated().compactMap { axis, names in
        names.0 == names.1 ? nil : names.0.map { axis == Self.sizeAxis ? "\(words.textSize) \($0)" : $0 }
      }
    }

    /// The heading of a group of screens: its values on the axes that vary or have unusual values.
    ///
    /// - Parameters:
    ///   - axes: The axes of the heading's screens.
    ///   - all: The axes of all screens.
    static func title(_ axes: [Axes], _ words: ReviewWords, among all: [Axes]) -> String {
      let shown = [
        all.contains { $0.orientation != .portrait }, all.contains { $0.appearance != .light },
        all.contains { $0.contentSize != .large }, true, all.contains { $0.system != .unnamed },
      ]
      let values = axes.map { $0.names(words) }
      /// The distinct values on each axis.
      let distinct = shown.indices.map { axis in
        values.reduce(into: [String?]()) { if !$0.contains($1[axis]) { $0.append($1[axis]) } }
      }
      // If every combination of the values occurs, the values of each axis are listed separately.
      guard distinct.reduce(1, { $0 * $1.count }) == axes.count else {
        return axes.map { title([$0], words, among: all) }.joined(separator: "  /  ")
      }
      return shown.indices.compactMap { axis in
        let names = distinct[axis].compactMap { $0 }.joined(separator: words.comma)
        guard shown[axis], !names.isEmpty else { return nil }
        return axis == sizeAxis ? "\(words.textSize) \(names)" : names
      }.joined(separator: "  ·  ")
    }

    /// The index of the text size in `names`.
    private static let sizeAxis = 2
  }
}
