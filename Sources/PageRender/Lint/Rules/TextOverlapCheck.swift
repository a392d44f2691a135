internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds texts that overlap each other, or overlap controls.
///
/// Texts count with the boxes of their glyphs, and controls with their touch areas: text there takes touches
/// or looks as if it did. Rotated texts are exempt, because their boxes are larger than their ink.
struct TextOverlapCheck {
  let page: DrawnPage
  private let texts: [Ink]
  private let covers: [(mark: Int, frame: Rect)]

  /// The largest overlap that is ignored, in points.
  private static let tolerance = 1.0

  /// A visible glyph run.
  private struct Ink {
    var mark: Int
    var view: Int
    var frame: Rect
    var run: SceneGlyphs
    var isScaled: Bool
    /// The control that contains the text, or that the text is the title of; `nil` for other text.
    var control: Int?
  }

  init(page: DrawnPage) {
    self.page = page
    texts = page.marks.indices.compactMap { index in
      let mark = page.marks[index]
      guard case .glyphs(let run) = mark.kind, let visible = mark.visible, !mark.isTurned, mark.isNoticed,
        page.views[mark.view].isSeen
      else { return nil }
      return Ink(
        mark: index, view: mark.view, frame: visible, run: run, isScaled: mark.scale != 1,
        control: page.control(of: mark.view))
    }
    covers = page.marks.indices.compactMap { index in page.marks[index].cover.map { (index, $0) } }
  }

  func findings() -> [LintFinding] { overTexts() + overControls() }

  /// Returns true if an opaque mark painted after mark `first`, and not after mark `last`, hides an area, so
  /// that the two are not seen together.
  private func isHidden(_ area: Rect, after first: Int, to last: Int) -> Bool {
    covers.contains { $0.mark > first && $0.mark <= last && $0.frame.covers(area) }
  }

  // MARK: Text over text

  private func overTexts() -> [LintFinding] {
    var found: [LintFinding] = []
    let sorted = texts.sorted { ($0.frame.minY, $0.mark) < ($1.frame.minY, $1.mark) }
    for (place, upper) in sorted.enumerated() {
      for lower in sorted[(place + 1)...] {
        guard lower.frame.minY < upper.frame.maxY - Self.tolerance else { break }
        guard upper.view != lower.view, let finding = overlap(upper, lower) else { continue }
        found.addWorst(finding)
      }
    }
    return found
  }

  private func overlap(_ a: Ink, _ b: Ink) -> LintFinding? {
    guard let box = a.frame.intersection(b.frame), min(box.width, box.height) > Self.tolerance else {
      return nil
    }
    let (below, above) = a.mark < b.mark ? (a, b) : (b, a)
    guard !page.isInside(a.view, of: b.view), !page.isInside(b.view, of: a.view), !isTitleOver(a, b, box),
      a.isScaled || b.isScaled || page.glyphs.overlap(of: a.run, with: b.run, in: box) != nil,
      !isHidden(box, after: below.mark, to: above.mark), !page.areScrolledApart(a.view, b.view)
    else { return nil }
    // The finding is about the view that comes first in the document; the second one overlaps it.
    let (first, second) = a.view < b.view ? (a, b) : (b, a)
    let depth = depth(box, first.frame, second.frame)
    return LintFinding(
      .textOverlap, on: page, text: first.view, part: page.part(of: first.run, in: first.view),
      others: [second.view], fault: "overlaps \(page.title(of: second.view)) by \(depth.points) pt",
      fix: FittingLength.fix("move them apart"), amount: depth, areas: [first.frame, second.frame])
  }

  /// Returns true if one text is a control's and the overlap is in the control's touch area: the finding is
  /// then about the control.
  private func isTitleOver(_ a: Ink, _ b: Ink, _ box: Rect) -> Bool {
    [a.control, b.control].contains { control in
      guard let control else { return false }
      return page.views[control].visible?.intersection(box) != nil
    }
  }

  /// The depth of an overlap, in points: its width for texts side by side, its height for texts one above the
  /// other.
  private func depth(_ box: Rect, _ a: Rect, _ b: Rect) -> Double {
    let isInRow = box.height >= min(a.height, b.height) / 2
    return isInRow && box.width < min(a.width, b.width) ? box.width : box.height
  }

  // MARK: Text over controls

  /// A text with the controls that it overlaps, and the overlaps' boxes.
  private struct Reach {
    var text: Ink
    var whole: Rect
    var controls: [(control: DrawnControl, area: Rect, box: Rect)]
  }

  /// Findings about texts that overlap controls, one for each text.
  private func overControls() -> [LintFinding] {
    var found: [Reach] = []
    for control in page.controls {
      guard let area = control.area, control.ink?.intersection(page.screen) != nil else { continue }
      for text in texts {
        guard text.control == nil, let box = box(of: text, in: area), reaches(text, box, control) else {
          continue
        }
        let whole = texts.filter { $0.view == text.view }.reduce(text.frame) { $0.union($1.frame) }
        // A clear button over a whole card is intended.
        if area.covers(whole), control.ink?.intersection(whole) == nil { continue }
        guard let known = found.firstIndex(where: { $0.text.view == text.view }) else {
          found.append(Reach(text: text, whole: whole, controls: [(control, area, box)]))
          continue
        }
        if let last = found[known].controls.lastIndex(where: { $0.control.view == control.view }) {
          found[known].controls[last].box = found[known].controls[last].box.union(box)
        } else {
          found[known].controls.append((control, area, box))
        }
      }
    }
    return found.map(finding)
  }

  private func box(of text: Ink, in area: Rect) -> Rect? {
    func isEnough(_ box: Rect) -> Bool { min(box.width, box.height) > Self.tolerance }
    guard let box = text.frame.intersection(area), isEnough(box) else { return nil }
    guard !text.isScaled else { return box }
    return page.glyphs.overlap(of: text.run, with: area).flatMap { isEnough($0) ? $0 : nil }
  }

  private func reaches(_ text: Ink, _ box: Rect, _ control: DrawnControl) -> Bool {
    guard !page.isInside(control.view, of: text.view), !page.areScrolledApart(text.view, control.view) else {
      return false
    }
    // The marks of the control; an opaque mark between them and the text hides the overlap.
    let own = page.marks.indices.filter { page.control(of: page.marks[$0].view) == control.view }
    guard let first = own.first, let last = own.last else { return false }
    return text.mark < first
      ? !isHidden(box, after: text.mark, to: last) : !isHidden(box, after: last, to: text.mark)
  }

  private func finding(_ reach: Reach) -> LintFinding {
    let (text, whole) = (reach.text, reach.whole)
    let names = reach.controls.map { page.title(of: $0.control.view) }
    let deepest = reach.controls.map { depth($0.box, whole, $0.area) }.max() ?? 0
    var finding = LintFinding(
      .textOverlap, on: page, text: text.view, part: page.part(of: text.run, in: text.view),
      fault: "overlaps \(Wording.list(names)) by \(deepest.points) pt",
      fix: FittingLength.fix("keep it off the control with a constraint", "let it scroll"),
      amount: deepest, areas: [whole] + reach.controls.map(\.area))
    finding.concern(reach.controls.map(\.control.view), on: page)
    return finding
  }
}
