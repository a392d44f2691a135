/// Widens or narrows the clusters of a shaped item: by the text's `kern` or the system font's tracking, and by what makes
/// the stand-in's advances those of the system font.
struct GlyphSpacing {
  /// The shaped range, in UTF-16 code units of the text.
  let range: Range<Int>
  let item: TextItem
  /// The space added after every glyph with an advance, in points.
  let spacing: Double
  /// The advances in the system font's other cut, in points, by offset in `range`; empty if only the drawn cut counts.
  let otherCut: [Double]

  /// Changes whole clusters: marks stand where they stood on their base.
  func apply(to glyphs: inout [ShapedGlyph], of text: UnsafeBufferPointer<UInt16>) {
    let rule = Rule(item)
    // Clusters ascend in text that runs to the right and descend in text that runs to the left.
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
        // A digit of one cut in the middle of the other's advance; letters keep what is between them.
        isCentered = fit.displayShare(of: text[cluster]) != fit.displayShare
      }
      let growth = rule.growth(of: advance, drawn: drawn, count: count)
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

  /// How the advances of an item's clusters become those of the system font.
  private struct Rule {
    /// Both or none.
    let fit: SystemFontFit?
    let cut: InterCut?
    /// The width that the fit adds to every glyph with an advance, in points.
    let extra: Double

    init(_ item: TextItem) {
      if let fit = item.fit, let cut = item.choice.cut {
        (self.fit, self.cut, extra) = (fit, cut, fit.extra * item.attributes.font.pointSize)
      } else {
        (fit, cut, extra) = (nil, nil, 0)
      }
    }

    /// How much wider a cluster becomes, in points: one whose glyphs were to advance by `advance`, and do by `drawn`.
    func growth(of advance: Double, drawn: Double, count: Double) -> Double {
      guard let fit else { return 0 }
      return advance * fit.scale + extra * count - drawn
    }
  }
}
