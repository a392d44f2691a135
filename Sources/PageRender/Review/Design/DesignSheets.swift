internal import Foundation
internal import LayoutEngine

/// The sheets that show screens against their artboards: both and their difference side by side, and what differs in words.
struct DesignSheets {
  let words: ReviewWords
  let text: SheetText
  let room: Size

  private static let sentencesWidth = 196.0
  private static let captionHeight = 18.0
  private static let gap = 18.0
  private static let spacing = 6.0
  private static let legendHeight = 16.0
  /// Of the room for sentences below pictures.
  private static let leastTextHeight = 96.0

  /// Where things go on a sheet, in points.
  private struct Plan {
    var shown: Size
    var isBeside: Bool
    var textWidth: Double
    var notes: [DesignNote]
    var rest: Int
  }

  func content(of design: ScreenDesign) -> @MainActor @Sendable () -> SheetContent {
    let (plan, words) = (plan(of: design), words)
    return { Self.content(of: design, plan, words) }
  }

  // MARK: Planning

  /// Sentences stand beside tall screens and below wide ones, whichever leaves the pictures larger.
  private func plan(of design: ScreenDesign) -> Plan {
    let size = design.screen.environment.layoutEnvironment.size
    let head = Self.captionHeight + Self.legendHeight
    func scale(_ width: Double, _ height: Double) -> Double {
      min((width - 2 * Self.gap) / 3 / size.width, height / size.height)
    }
    let beside = scale(room.width - Self.sentencesWidth - Self.gap, room.height - head)
    let below = scale(room.width, room.height - head - Self.leastTextHeight - Self.gap)
    let isBeside = beside >= below
    let best = max(beside, below)
    let shown = Size(width: size.width * best, height: size.height * best)
    let textWidth = isBeside ? Self.sentencesWidth : room.width
    let textHeight = isBeside ? room.height - 24 : room.height - head - Self.gap - shown.height
    let (notes, rest) = fitting(design.notes, width: textWidth - 18, height: textHeight - 20)
    return Plan(shown: shown, isBeside: isBeside, textWidth: textWidth, notes: notes, rest: rest)
  }

  /// As many sentences as there is room for, and how many are left.
  private func fitting(_ notes: [DesignNote], width: Double, height: Double) -> ([DesignNote], Int) {
    var (used, count) = (0.0, 0)
    for note in notes {
      used += text.height(of: note.sentence, .body, weight: .semibold, width: width) + Self.spacing
      if used > height - 12 { break }
      count += 1
    }
    return (Array(notes.prefix(count)), notes.count - count)
  }

  // MARK: Views

  @MainActor
  private static func content(of design: ScreenDesign, _ plan: Plan, _ words: ReviewWords) -> SheetContent {
    let titles = [words.artboard, words.page] + (design.fault == nil ? [words.difference] : [])
    let captions = titles.map { title in
      let label = SheetStyle.label(title, .caption, weight: .semibold, color: SheetStyle.secondInk)
      label.widthAnchor.constraint(equalToConstant: plan.shown.width).isActive = true
      return label
    }
    let head = SheetStyle.stack(.horizontal, spacing: gap, captions)
    head.heightAnchor.constraint(equalToConstant: captionHeight - spacing).isActive = true
    var picture: [UIView] = [head, row(design, plan)]
    if design.fault == nil { picture.append(legend(words)) }
    let pictures = SheetStyle.stack(.vertical, spacing: spacing, alignment: .leading, picture)
    let list = list(design, plan, words)
    list.widthAnchor.constraint(equalToConstant: plan.textWidth).isActive = true
    let row =
      plan.isBeside
      ? SheetStyle.stack(.horizontal, spacing: gap, alignment: .top, [pictures, list, UIView()])
      : SheetStyle.stack(.vertical, spacing: gap - spacing, alignment: .leading, [pictures, list])
    return SheetContent(row, drawings: [drawing(of: design, plan)])
  }

  @MainActor
  private static func row(_ design: ScreenDesign, _ plan: Plan) -> UIView {
    let (width, height) = (plan.shown.width, plan.shown.height)
    guard let fault = design.fault else { return place(width: 3 * width + 2 * gap, height: height) }
    let panel = UIView()
    panel.backgroundColor = SheetStyle.uiColor(SheetStyle.panel)
    let label = SheetStyle.label(fault, .caption, color: SheetStyle.redline, lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: panel.topAnchor, constant: 8),
      panel.widthAnchor.constraint(equalToConstant: width),
      panel.heightAnchor.constraint(equalToConstant: height),
    ])
    return SheetStyle.stack(
      .horizontal, spacing: gap, alignment: .top, [panel, place(width: width, height: height)])
  }

  @MainActor
  private static func place(width: Double, height: Double) -> UIView {
    let place = UIView().with(.place("design"))
    NSLayoutConstraint.activate([
      place.widthAnchor.constraint(equalToConstant: width),
      place.heightAnchor.constraint(equalToConstant: height),
    ])
    return place
  }

  /// What the colours of the difference mean.
  @MainActor
  private static func legend(_ words: ReviewWords) -> UIView {
    let entries = [
      (words.onlyDesign, DifferenceOverlay.designInk), (words.onlyPage, DifferenceOverlay.pageInk),
    ]
    let views = entries.map { name, color in
      let swatch = UIView()
      swatch.backgroundColor = SheetStyle.uiColor(Color(rgb: color & 0xFF_FFFF))
      swatch.widthAnchor.constraint(equalToConstant: 6).isActive = true
      swatch.heightAnchor.constraint(equalToConstant: 6).isActive = true
      let label = SheetStyle.label(name, .fine, color: SheetStyle.secondInk)
      return SheetStyle.stack(.horizontal, spacing: 3, alignment: .center, [swatch, label])
    }
    return SheetStyle.stack(.horizontal, spacing: 12, alignment: .center, views)
  }

  @MainActor
  private static func list(_ design: ScreenDesign, _ plan: Plan, _ words: ReviewWords) -> UIView {
    var told: [UIView] = []
    if plan.isBeside {
      // The sentences begin where the pictures do.
      let space = UIView()
      space.heightAnchor.constraint(equalToConstant: captionHeight - spacing).isActive = true
      told.append(space)
    }
    if design.notes.isEmpty, design.fault == nil {
      told.append(SheetStyle.label(words.asDesigned, .body, color: SheetStyle.secondInk, lines: 0))
    }
    for (index, note) in plan.notes.enumerated() {
      let number = SheetStyle.label(
        String(index + 1), .body, weight: .semibold, color: SheetStyle.change)
      number.widthAnchor.constraint(equalToConstant: 14).isActive = true
      let sentence = SheetStyle.label(
        note.sentence, .body, weight: index == 0 ? .semibold : .regular, lines: 0)
      sentence.widthAnchor.constraint(equalToConstant: plan.textWidth - 18).isActive = true
      told.append(
        SheetStyle.stack(.horizontal, spacing: 4, alignment: .firstBaseline, [number, sentence]))
    }
    if plan.rest > 0 {
      told.append(SheetStyle.label("+ \(plan.rest)", .caption, color: SheetStyle.secondInk))
    }
    return SheetStyle.stack(.vertical, spacing: spacing, alignment: .leading, told)
  }

  // MARK: Drawing

  private static func drawing(of design: ScreenDesign, _ plan: Plan) -> SheetDrawing {
    let comparison = DesignDrawing(design: design, notes: plan.notes, shown: plan.shown, gap: gap)
    return SheetDrawing("design", source: design.screen.source) { frame, renderer throws(PageError) in
      try comparison.items(in: frame, renderer: renderer)
    }
  }
}
