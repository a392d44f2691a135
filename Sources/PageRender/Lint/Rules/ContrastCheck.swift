internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds texts with too little contrast to their background.
///
/// Follows WCAG 2.2, success criterion 1.4.3, with iOS points as its points: text is large from 18 points, or
/// from 14 points in bold.
///
/// UIKit's default tint has 4.02:1 on white. A document's button has it unless somebody chooses a colour, all
/// of Apple's own apps show it, and Increase Contrast darkens it: it is at most a note, told once for a
/// document, while the background leaves it the 3:1 of large text.
struct ContrastCheck {
  let page: DrawnPage

  func findings() -> [LintFinding] {
    let grounds = GroundReading(page)
    var found: [LintFinding] = []
    for (index, mark) in page.marks.enumerated() {
      guard case .glyphs(let run) = mark.kind, let ink = mark.visible, isJudged(mark, run),
        !page.hasUnknownGround(ink, below: index, of: mark.view), page.hasGround(ink, below: index)
      else { continue }
      var color = run.color
      color.alpha *= mark.opacity
      let ratio = grounds.contrast(of: color, over: ink, below: index)
      let limit = page.threshold(.lowContrast, of: mark.view)
      guard ratio < limit - 0.005, ratio < (isLarge(run, mark) ? limit * 2 / 3 - 0.005 : limit) else {
        continue
      }
      let needed = isLarge(run, mark) ? limit * 2 / 3 : limit
      var finding = LintFinding(
        .lowContrast, on: page, text: mark.view, part: page.part(of: run, in: mark.view),
        fault: "has a contrast of \(LintFinding.words(contrast: ratio)) to what is behind it",
        fix: "make it at least \(Wording.number((needed * 100).rounded() / 100)):1", amount: needed - ratio,
        areas: [mark.ink])
      if isDefaultTint(run.color), ratio >= limit * 2 / 3, page.node(mark.view).place != nil {
        finding.mostSevere = .note
        finding.sharedCause = .defaultTint
      }
      if page.environment.appearance == .dark {
        let colors = unknownInDark(run, mark)
        if !colors.isEmpty {
          finding.ground = .asDrawn(
            colors.map { .init(.color, $0) } + page.dependencies(of: [mark.view], for: .colors)
              + page.sceneDependencies)
        }
      }
      found.addWorst(finding)
    }
    return found
  }

  /// Returns false for texts that are exempt: disabled ones (as in WCAG), hidden ones, emoji, and texts in
  /// the system's own colours, such as prompts and bars.
  private func isJudged(_ mark: DrawnPage.Mark, _ run: SceneGlyphs) -> Bool {
    guard mark.isNoticed, run.color.alpha * mark.opacity > 0.05, page.views[mark.view].isSeen,
      !isColored(run), !isSecondary(run.color)
    else { return false }
    // Text that fades while it is scrolled is not meant to be read in passing.
    if mark.opacity < 0.99, page.isPassing(mark.view) { return false }
    let around = sequence(first: mark.view) { page.views[$0].parent }
    if around.contains(where: { page.node($0).behavior.isDisabled }) { return false }
    if page.isSystemText(mark.view) || isDefaultTint(run.color) && isBarItem(mark.view) { return false }
    return page.views[mark.view].className != "UITextField" || run.color.alpha > 0.31
  }

  /// The named colours of a text, and of the views around it, of which the document has only the light value.
  private func unknownInDark(_ run: SceneGlyphs, _ mark: DrawnPage.Mark) -> [String] {
    let own =
      page.line(of: run, in: mark.view).map { place in
        place.text.content.text.attributes(in: place.line.range).map(\.color)
      } ?? []
    let around = sequence(first: mark.view) { page.views[$0].parent }
    let colors = own + around.compactMap { page.node($0).backgroundColor }
    var names: [String] = []
    for color in colors where color.isLightCopy {
      if let name = color.name, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns true for UIKit's `secondaryLabel`, which has 3.44:1 on white, and more with Increase Contrast.
  private func isSecondary(_ color: Color) -> Bool {
    [Color(rgb: 0x3C3C43, alpha: 0.6), Color(rgb: 0xEBEBF5, alpha: 0.6)].contains { own in
      abs(own.red - color.red) < 0.002 && abs(own.green - color.green) < 0.002
        && abs(own.blue - color.blue) < 0.002 && abs(own.alpha - color.alpha) < 0.002
    }
  }

  /// Returns true for UIKit's default tint, the blue of bars without a tint of their own: 4.02:1 on white, and
  /// 3.5:1 since iOS 26.
  private func isDefaultTint(_ color: Color) -> Bool {
    let tints: [UInt32] = [0x007AFF, 0x0A84FF, 0x0088FF, 0x0091FF]
    return tints.map { Color(rgb: $0) }.contains { (own: Color) in
      abs(own.red - color.red) < 0.002 && abs(own.green - color.green) < 0.002
        && abs(own.blue - color.blue) < 0.002
    }
  }

  private func isBarItem(_ view: Int) -> Bool {
    page.isInside(view, ofClass: ["UINavigationBar", "UIToolbar"])
  }

  /// Returns true if a run has only emoji, which have their own colours.
  private func isColored(_ run: SceneGlyphs) -> Bool {
    run.text.allSatisfy { character in
      character.isWhitespace || character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
        || character.unicodeScalars.contains { $0.value == 0xFE0F }
    }
  }

  /// Returns true for text of at least 18 points, or 14 in bold. iOS's bold system font is semibold, which `UIFont` gives the
  /// bold trait.
  private func isLarge(_ run: SceneGlyphs, _ mark: DrawnPage.Mark) -> Bool {
    let size = run.fontSize * page.ownScale(of: mark)
    if size >= 18 - 0.01 { return true }
    guard size >= 14 - 0.01, let place = page.line(of: run, in: mark.view) else { return false }
    let weights = place.text.content.text.attributes(in: place.line.range)
      .filter { abs($0.font.pointSize - run.fontSize) < 0.5 }.map(\.font.weight)
    return !weights.isEmpty && weights.allSatisfy { $0 >= .semibold }
  }
}

extension LintFinding {
  /// A contrast ratio in words: `3.95:1`.
  static func words(contrast: Double) -> String {
    let hundredths = Int((contrast * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest):1"
  }
}
