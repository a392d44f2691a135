internal import PageDrawing
internal import PageLayout

/// Finds texts that are too small to read.
struct SmallTextCheck {
  let page: DrawnPage

  /// The size at which a document's font of size 0 is drawn, in points. UIKit gives such a font a size of its
  /// own.
  private static let unset = 1.0

  func findings() -> [LintFinding] {
    var found: [LintFinding] = []
    for mark in page.marks {
      guard case .glyphs(let run) = mark.kind, mark.visible != nil, mark.isNoticed,
        run.fontSize * page.ownScale(of: mark) < largest, page.views[mark.view].isSeen,
        !page.isSystemText(mark.view)
      else { continue }
      let size = run.fontSize * page.ownScale(of: mark)
      let least = page.threshold(.smallText, of: mark.view)
      guard size < least - 0.01, size > Self.unset || page.node(mark.view).place == nil else { continue }
      let finding = LintFinding(
        .smallText, on: page, text: mark.view, part: page.part(of: run, in: mark.view),
        fault: "is \(size.hundredths) pt large", fix: "make it at least \(least.hundredths) pt",
        amount: least - size,
        areas: [mark.ink])
      found.addWorst(finding)
    }
    return found
  }

  /// The largest threshold of the rule, in points; larger text cannot be a finding.
  private var largest: Double {
    page.settings.exceptions.reduce(LintRule.smallText.threshold ?? 0) { largest, exception in
      if case .threshold(let number) = exception.effect, exception.rule == .smallText {
        return max(largest, number)
      }
      return largest
    }
  }
}

extension AttributedText {
  /// Returns the attributes of the runs that overlap a range in UTF-16 code units.
  func attributes(in range: Range<Int>) -> [TextAttributes] {
    var start = 0
    var found: [TextAttributes] = []
    for run in runs {
      let own = start..<start + run.utf16Length
      if own.overlaps(range) || own.contains(range.lowerBound) { found.append(run.attributes) }
      start = own.upperBound
    }
    return found
  }
}
