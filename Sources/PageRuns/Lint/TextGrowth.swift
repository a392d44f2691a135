internal import PageRender

/// Which sources' texts are as large in the sizes of accessibility as in `large`, by the fonts of their labels and text views.
/// Pages of apps come as pictures, whose fonts are not known.
struct TextGrowth {
  /// The sources with texts in both sizes, and those of which one grows.
  private var (compared, growing): (Set<Int>, Set<Int>) = ([], [])

  var sourcesOfOneSize: Set<Int> { compared.subtracting(growing) }

  /// Compares the pages of a source in two of the environments, which differ in nothing else.
  mutating func compare(_ pages: [PageVariants], in environments: [PageEnvironment], source: Int) {
    for large in environments where large.contentSize == .large {
      let other = environments.first {
        var same = $0
        same.contentSize = .large
        return StoreLabel.isLarge($0.contentSize) && same == large
      }
      guard let other else { continue }
      let sizes = pages.map { $0.page(for: large)?.fontSizes ?? [] }
      if sizes.contains(where: { !$0.isEmpty }) { compared.insert(source) }
      if sizes != pages.map({ $0.page(for: other)?.fontSizes ?? [] }) { growing.insert(source) }
      return
    }
  }
}

extension PreparedPage {
  /// The sizes of the fonts of all texts, in points, in the order of the views.
  fileprivate var fontSizes: [Double] {
    contents.flatMap { content -> [Double] in
      guard case .text(let text) = content, !text.text.string.isEmpty else { return [] }
      return text.text.runs.map(\.attributes.font.pointSize)
    }
  }
}
