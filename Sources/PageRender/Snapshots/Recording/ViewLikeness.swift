internal import LayoutEngine

/// The likeness of two views of one class in different trees, by their texts and places.
struct ViewLikeness {
  /// The share of equal words in the texts, 0…1; 0 without a text.
  private let text: Double
  /// The share of the frames' union that both frames cover, 0…1.
  private let place: Double

  /// The least share at which texts are alike.
  private static let leastText = 0.6
  /// The least share at which places are alike: half of what both frames cover.
  private static let leastPlace = 0.5
  /// The largest number of views without a partner that are compared in each tree, as the time grows with the
  /// square.
  private static let mostViews = 200

  /// Compares two views; `nil` if they are not alike.
  ///
  /// Views to which the author gave different identifiers are alike by their texts only.
  init?(_ old: FrameTree.Node, _ new: FrameTree.Node) {
    guard old.className == new.className else { return nil }
    let texts = (old: old.ownText ?? "", new: new.ownText ?? "")
    let isSame = texts.old == texts.new && !texts.old.isEmpty
    text = isSame ? 1 : Self.share(Self.words(texts.old), Self.words(texts.new))
    place = Self.share(old.frame, new.frame)
    let isNamedOtherwise =
      old.givenIdentifier != nil && new.givenIdentifier != nil && old.givenIdentifier != new.givenIdentifier
    guard text >= Self.leastText || place >= Self.leastPlace && !isNamedOtherwise else { return nil }
  }

  private var sum: Double { text + place }

  /// Returns the pairs of views without a partner that are alike, as indices in both trees: the likest first, then
  /// in the order of the trees. Each view is in one pair at most.
  static func pairs(
    of old: FrameTree, without newIndex: [Int?], in new: FrameTree, without oldIndex: [Int?]
  ) -> [(Int, Int)] {
    let olds = old.nodes.indices.filter { newIndex[$0] == nil }
    let news = new.nodes.indices.filter { oldIndex[$0] == nil }
    guard !olds.isEmpty, !news.isEmpty, max(olds.count, news.count) <= mostViews else { return [] }
    let found = olds.flatMap { a in
      news.compactMap { b in
        ViewLikeness(old.nodes[a], new.nodes[b]).map { (sum: $0.sum, pair: (a, b)) }
      }
    }
    let sorted = found.enumerated().sorted {
      (-$0.element.sum, $0.offset) < (-$1.element.sum, $1.offset)
    }
    var taken: (old: Set<Int>, new: Set<Int>) = ([], [])
    return sorted.map(\.element.pair).filter { a, b in
      guard !taken.old.contains(a), !taken.new.contains(b) else { return false }
      taken.old.insert(a)
      taken.new.insert(b)
      return true
    }
  }

  /// The words of a text; the pairs of neighbouring characters of a single word, and in scripts without spaces.
  private static func words(_ text: String) -> [String] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return words.count > 1 ? words : zip(text, text.dropFirst()).map { "\($0)\($1)" }
  }

  /// The share of equal words, each as often as it occurs.
  private static func share(_ old: [String], _ new: [String]) -> Double {
    var counts: [String: Int] = [:]
    for word in old { counts[word, default: 0] += 1 }
    let common = new.count { word in
      guard let count = counts[word], count > 0 else { return false }
      counts[word] = count - 1
      return true
    }
    let all = old.count + new.count - common
    return all > 0 ? Double(common) / Double(all) : 0
  }

  private static func share(_ old: Rect, _ new: Rect) -> Double {
    guard let both = old.intersection(new) else { return 0 }
    let common = both.width * both.height
    let all = old.width * old.height + new.width * new.height - common
    return all > 0 ? common / all : 0
  }
}
