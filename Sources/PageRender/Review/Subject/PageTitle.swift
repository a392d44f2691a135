internal import PageBase
internal import PageDrawing
internal import PageLayout

extension Review {
  /// The id of the baseline's page that a fault prevents from being drawn; `nil` if there is none.
  func formerPage(keptBy fault: Diagnostic) -> String? {
    for case .pages(let old, _) in sources.compactMap(\.baseline) {
      if let place = old.variants.firstIndex(where: { $0.isKept(by: fault) }) { return old.entries[place].id }
    }
    return nil
  }

  /// A page's title on sheets: its title, else its headline unless another page has the same, else its id; followed by
  /// the step of its flow.
  ///
  /// - Parameter variants: The page's variants; the page may be one that the source no longer has.
  func title(of entry: PageEntry, _ variants: PageVariants, in source: Int) -> String {
    let step = entry.step.map { "  ›  \($0)" } ?? ""
    let place = sources[source].entries.firstIndex { $0.id == entry.id }
    let (known, own) = (sources[source].headlines, variants.pages.first?.headline)
    let headline = place.map { $0 < known.count ? known[$0] : own } ?? own
    return title((variants.pages.first?.title ?? headline ?? entry.id) + step, in: source)
  }

  /// The title of a page that a finding names by its id, and by the step of its flow if it has one.
  func title(ofPage id: String, _ step: String?, in source: Int) -> String {
    let own = sources[source]
    guard let place = own.entries.firstIndex(where: { $0.id == id && (step == nil || $0.step == step) }),
      own.variants.indices.contains(place)
    else { return title(id, in: source) }
    var entry = own.entries[place]
    entry.step = step
    return title(of: entry, own.variants[place], in: source)
  }

  /// The title of a page from its name, preceded by the source's name if there are several sources.
  func title(_ name: String, in source: Int) -> String {
    namesSources ? "\(sources[source].name)  ›  \(name)" : name
  }
}

extension PreparedPage {
  /// The one text in the largest font, if others are smaller; `nil` for a page without a headline.
  var headline: String? {
    var texts: [(size: Double, text: String)] = []
    for view in tree.views where !view.isHidden {
      guard case .text(let content) = view.content else { continue }
      var rest = Substring(content.text.string).utf16
      for run in content.text.runs {
        let text = String(decoding: rest.prefix(run.utf16Length), as: UTF16.self)
        texts.append((run.attributes.font.pointSize, text))
        rest = rest.dropFirst(run.utf16Length)
      }
    }
    guard let largest = texts.max(by: { $0.size < $1.size }), texts.count > 1,
      texts.count(where: { $0.size == largest.size }) == 1
    else { return nil }
    let words = largest.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= Self.longestHeadline && words.contains(where: \.isLetter) ? words : nil
  }

  /// The number of characters up to which a text is a title.
  private static let longestHeadline = 48
}
