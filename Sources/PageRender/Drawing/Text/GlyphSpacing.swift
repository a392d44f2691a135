/// Widens or narrows the clusters of a shaped item: by the text's `kern` or the system font's tracking, and
/// by the fit of the stand-in's advances to the system font's.
struct GlyphSpacing {
  /// The shaped range, in UTF-16 code units of the text.
  let range: Range<Int>
  let item: TextItem
  /// The space added after every glyph with an advance, in points.
  let spacing: Double
  /// The advances in the system font's other cut, in points, by offset in `range`; empty if only the drawn
  /// cut is needed.
  let otherCut: [Double]

  /// Changes the advances of whole clusters, so that marks keep their position on their base.
  func apply(to glyphs: inout [ShapedGlyph], of text: UnsafeBufferPointer<UInt16>) {
    let rule = Rule(item)
    // Clusters ascend in text from left to right, and descend in text from right to left.
    let isRightToLeft = item.style.isRightToLeft
    var previous = range.upperBound
    var start = 0
    while start < glyphs.count {
      let cluster = Int(glyphs[start].cluster)
      var (end, drawn, count) = (start, 0.0, 0.0)
      while end < glyphs.count, Int(glyphs[end].cluster) == cluster {
        let advance = glyphs[end].advance
        if advance != 0 {
          drawn += advance
          count += 1
        }
        end += 1
      }
      var (advance, isCentered) = (drawn, false)
      if let fit = rule.fit, let cut = rule.cut, !otherCut.isEmpty {
        let following = end < glyphs.count ? Int(glyphs[end].cluster) : range.upperBound
        let next = isRightToLeft ? previous : following
        let share = fit.share(of: cut, for: text[cluster])
        advance = drawn * share + otherAdvance(from: cluster, to: next) * (1 - share)
        // A digit is centred in the advance of the other cut; letters keep the space between them.
        isCentered = fit.displayShare(of: text[cluster]) != fit.displayShare
      }
      let growth = rule.growth(of: advance, drawn: drawn, count: count, unit: text[cluster])
      let before = isCentered ? growth / 2 : 0
      if isCentered { for index in start..<end { glyphs[index].xOffset += before } }
      let after = (isCentered ? growth / 2 : growth) + spacing * count
      glyphs[end - 1].advance += before + after
      previous = cluster
      start = end
    }
  }

  /// The advance of a cluster's units in the other cut, in points.
  private func otherAdvance(from cluster: Int, to next: Int) -> Double {
    let units = cluster..<max(next, cluster + 1)
    let offsets = (units.lowerBound - range.lowerBound)..<(units.upperBound - range.lowerBound)
    return otherCut[offsets.clamped(to: otherCut.indices)].reduce(0, +)
  }

  /// The fit of an item's advances to the system font's.
  private struct Rule {
    /// The fit, and the cut that it applies to; `nil` if advances do not change.
    let fit: SystemFontFit?
    let cut: InterCut?
    let pointSize: Double

    init(_ item: TextItem) {
      pointSize = item.attributes.font.pointSize
      if let fit = item.fit, let cut = item.choice.cut {
        (self.fit, self.cut) = (fit, cut)
      } else {
        (fit, cut) = (nil, nil)
      }
    }

    /// The growth of a cluster in points: from `drawn`, the advance of its glyphs, to the fit of `advance`. `unit` is the
    /// cluster's first.
    func growth(of advance: Double, drawn: Double, count: Double, unit: UInt16) -> Double {
      guard let fit else { return 0 }
      return advance * fit.scale + fit.extra(of: unit) * pointSize * count - drawn
    }
  }
}
