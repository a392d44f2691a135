internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds texts that are not shown completely: truncated ones, and those that a view clips.
struct TextFitCheck {
  let page: DrawnPage

  /// The largest overlap with a clipping edge that is ignored, in points: clips are mostly at the edge of a
  /// line.
  private static let tolerance = 1.0

  func findings() -> [LintFinding] {
    var findings = page.texts.compactMap { view, text in
      // A view without a width draws no ellipsis either.
      page.views[view].isSeen && text.area.width >= 1
        ? shortened(text, view) ?? higherThanLabel(text, view) : nil
    }
    for finding in clipped() where !findings.contains(where: { $0.viewIndices == finding.viewIndices }) {
      findings.append(finding)
    }
    return findings
  }

  // MARK: Lines

  /// A finding about a text whose characters are truncated. Typed text in a field is exempt because it
  /// scrolls; a placeholder is not.
  private func shortened(_ text: DrawnText, _ view: Int) -> LintFinding? {
    let lines = text.layout.lines
    guard let last = lines.last(where: \.isTruncated), !isTyped(view), !isBesidePicture(text, view) else {
      return nil
    }
    let content = text.content
    let hasEllipsis =
      content.lineBreakMode.truncates
      || content.text.runs.contains { $0.attributes.paragraph.lineBreakMode.truncates }
    let all = content.text.string.count
    let shown = shownCount(text, hasEllipsis: hasEllipsis)
    let count = Wording.count(lines.count, "line")
    if hasMissingPicture(view) {
      // The picture's box has a size of PageRender's choice.
      var finding = LintFinding(
        .textTruncated, on: page, text: view, part: nil, fault: "may be cut off beside a missing picture",
        fix: "add the picture", amount: 0.5)
      finding.ground = .ours
      return finding
    }
    if hasEllipsis, let font = standIn(of: text) {
      var finding = LintFinding(
        .textTruncated, on: page, text: view, part: content.text.part(at: last.range.lowerBound),
        fault:
          "may be cut off: the font \(Wording.quoted(font)) is missing, and the text does not fit in "
          + "the one that replaces it",
        fix: "to be sure, name the folder that has the font with --fonts", amount: 0.5)
      finding.ground = .ours
      return finding
    }
    if hasEllipsis, fitsWithinFontError(text) {
      var finding = LintFinding(
        .textTruncated, on: page, text: view, part: content.text.part(at: last.range.lowerBound),
        fault:
          "may be cut off: it needs at most \(Self.fontErrorPercent) % more width, and Apple's font may be "
          + "that much narrower",
        fix: "give it more lines or room", amount: 0.5)
      finding.ground = .ours
      return finding
    }
    var finding = LintFinding(
      hasEllipsis ? .textTruncated : .textClipped, on: page, text: view,
      part: content.text.part(at: last.range.lowerBound),
      fault: hasEllipsis
        ? "is cut off after \(shown) of \(all) characters, in \(count)"
        : "does not fit: only \(shown) of \(all) characters are shown, in \(count)",
      fix: FittingLength.fix("give it more lines or room"), amount: Double(all - shown))
    // A row grows with the lines of a standard cell's label; the height of such a row here is PageRender's.
    if isUnlimited(view), page.isPartOfCell(view) { finding.ground = .ours }
    return finding
  }

  private func isUnlimited(_ view: Int) -> Bool {
    if case .text(let content) = page.node(view).content { content.maximumLines == 0 } else { false }
  }

  /// Returns true for a button's title to which the button's picture leaves less room than a letter and an
  /// ellipsis, so that the picture is meant to stand alone: Interface Builder leaves the title "Button" there.
  private func isBesidePicture(_ text: DrawnText, _ view: Int) -> Bool {
    guard case .control(let control) = page.node(view).content, let button = control as? ButtonContent,
      button.image != nil || page.node(view).behavior.missingImage != nil
    else { return false }
    let size = text.content.text.runs.map(\.attributes.font.pointSize).max() ?? 0
    return text.area.width < 2 * size
  }

  private func isTyped(_ view: Int) -> Bool {
    guard case .control(let control) = page.node(view).content else { return false }
    return (control as? TextFieldContent).map { !$0.text.isEmpty } ?? false
  }

  /// Returns true if a button has a picture beside its title that was not found.
  private func hasMissingPicture(_ view: Int) -> Bool {
    if case .control = page.node(view).content { page.node(view).behavior.missingImage != nil } else { false }
  }

  /// The name of the text's preferred font if it is missing and another one is drawn; else `nil`.
  private func standIn(of text: DrawnText) -> String? {
    text.content.text.runs.lazy.compactMap { run in
      guard case .preferred(let name) = run.attributes.font.family,
        page.measurer.text.standIn(forPreferred: name) != nil
      else { return nil }
      return name
    }.first
  }

  /// The relative width error of the font that replaces Apple's: 98 of 100 recorded texts are within 3 % or a
  /// pixel (docs/fonts.md).
  private static let fontError = 0.03
  private static let fontErrorPercent = 3

  /// Returns true if a text in the system font would fit in an area wider by the font error.
  private func fitsWithinFontError(_ text: DrawnText) -> Bool {
    let isSystem = text.content.text.runs.allSatisfy { run in
      if case .system = run.attributes.font.family { true } else { false }
    }
    guard isSystem else { return false }
    let pixel = 1 / page.environment.layoutEnvironment.scale
    let width = text.area.width + max(text.area.width * Self.fontError, pixel)
    return !page.measurer.layout(text.content, width: width).lines.contains(where: \.isTruncated)
  }

  /// The number of characters that lines show, without ellipses; line breaks count.
  private func shownCount(_ text: DrawnText, hasEllipsis: Bool) -> Int {
    let units = Array(text.content.text.string.utf16)
    return text.layout.lines.reduce(0) { count, line in
      guard line.isTruncated else {
        let end = line.range.upperBound
        let isBroken =
          units.indices.contains(end) && Unicode.Scalar(units[end])?.properties.isWhitespace == true
        return count + line.text.count + (isBroken || line.range.count > line.text.utf16.count ? 1 : 0)
      }
      guard hasEllipsis else { return count + min(line.text.count, visibleCount(line)) }
      return count + max(line.runs.reduce(0) { $0 + $1.text.count } - 1, 0)
    }
  }

  /// The approximate number of visible characters in a line that is clipped without an ellipsis.
  private func visibleCount(_ line: TextLine) -> Int {
    guard line.width > 0 else { return 0 }
    let room = page.texts.first { $0.text.layout.lines.contains { $0.range == line.range } }?.text.area.width
    return Int(Double(line.text.count) * min(1, (room ?? line.width) / line.width))
  }

  /// A finding about a label with a single line that is higher than its frame, to which iOS clips it.
  private func higherThanLabel(_ text: DrawnText, _ view: Int) -> LintFinding? {
    guard case .text(let content) = page.node(view).content, content.role == .label,
      let line = text.layout.lines.first, text.layout.lines.count == 1,
      line.ascent + line.descent > text.area.height + Self.tolerance
    else { return nil }
    let frame = page.views[view].frame
    let reach = inks(of: view).map { max(frame.minY - $0.minY, $0.maxY - frame.maxY) }.max() ?? 0
    guard reach > Self.tolerance else { return nil }
    return LintFinding(
      .textClipped, on: page, text: view, part: nil,
      fault: "is cut off by \(reach.points) pt: its frame is \(frame.height.points) pt high",
      fix: "make the label at least \((line.ascent + line.descent).rounded(.up).points) pt high",
      amount: reach)
  }

  private func inks(of view: Int) -> [Rect] {
    page.marks.compactMap { mark in
      guard mark.view == view, case .glyphs = mark.kind else { return nil }
      return mark.ink
    }
  }

  // MARK: Clips

  /// The classes of wheels, which show parts of their rows by design.
  private static let wheels: Set<String> = ["UIDatePicker", "UIPickerView"]

  /// Findings about clipped texts, one for each text: the deepest clip.
  private func clipped() -> [LintFinding] {
    var found: [LintFinding] = []
    for mark in page.marks {
      guard case .glyphs(let run) = mark.kind, mark.shown != mark.ink, mark.isNoticed,
        !page.isInside(mark.view, ofClass: Self.wheels), let finding = clipped(mark, run)
      else { continue }
      found.addWorst(finding)
    }
    return found
  }

  private func clipped(_ mark: DrawnPage.Mark, _ run: SceneGlyphs) -> LintFinding? {
    let view = mark.view
    guard page.views[view].isSeen, let clip = clip(of: view, mark.ink) else { return nil }
    let ink = mark.ink
    let shown = mark.shown ?? Rect(origin: ink.origin, size: .zero)
    let isGone = mark.shown == nil
    let cuts: [(edge: String, points: Double, axis: Axis)] = [
      ("left", isGone ? clip.frame.minX - ink.minX : shown.minX - ink.minX, .horizontal),
      ("right", isGone ? ink.maxX - clip.frame.maxX : ink.maxX - shown.maxX, .horizontal),
      ("top", isGone ? clip.frame.minY - ink.minY : shown.minY - ink.minY, .vertical),
      ("bottom", isGone ? ink.maxY - clip.frame.maxY : ink.maxY - shown.maxY, .vertical),
    ].filter { $0.1 > Self.tolerance && !page.isReachable(ink, of: view, $0.2) }
    guard let worst = cuts.max(by: { $0.points < $1.points }) else { return nil }
    let clipper = clip.view == view ? "its frame" : page.name(of: clip.view)
    return LintFinding(
      .textClipped, on: page, text: view, part: page.part(of: run, in: view),
      fault: "is cut off by \(worst.points.points) pt at the \(worst.edge) of \(clipper)",
      fix: FittingLength.fix("let \(clipper) be larger"), amount: worst.points, areas: [ink])
  }

  /// The nearest ancestor, or the view itself, that clips the ink; without one, the superview. `nil` if a
  /// clipping view has an empty frame, as it is then collapsed on purpose.
  private func clip(of view: Int, _ ink: Rect) -> (view: Int, frame: Rect)? {
    var found: (view: Int, frame: Rect)?
    for around in sequence(first: view, next: { page.views[$0].parent }) where page.node(around).clipsToBounds
    {
      let frame = page.views[around].frame
      guard frame.width >= 1, frame.height >= 1 else { return nil }
      if found == nil, ink.reach(beyond: frame) > Self.tolerance { found = (around, frame) }
    }
    return found ?? page.views[view].parent.map { ($0, page.views[$0].frame) }
  }
}
