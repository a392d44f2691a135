internal import Foundation
internal import LayoutEngine
internal import UIKitCore

/// The frame of every sheet: head, foot, links and room for notes.
struct SheetFrame: Sendable {
  /// The size of the paper, in points.
  let paper: Size
  let isBare: Bool
  let hasNotes: Bool
  let words: ReviewWords
  /// The words at the left of every foot, such as the document's title and date.
  let foot: String
  /// The versions of the libraries that drew the document, above the foot of the last sheet.
  var environment = ""

  /// The frame of a sheet's content, in points.
  var content: Rect {
    let margin = SheetStyle.margin
    if isBare {
      return Rect(minX: margin, minY: margin, maxX: paper.width - margin, maxY: paper.height - margin)
    }
    let notes = hasNotes ? SheetStyle.notesWidth + SheetStyle.gutter : 0
    return Rect(
      minX: margin, minY: margin + SheetStyle.headHeight, maxX: paper.width - margin - notes,
      maxY: paper.height - margin - SheetStyle.footHeight)
  }

  /// A link in a head.
  struct Link: Sendable {
    var title: String
    var destination: String
  }

  /// The destinations of the links in a head; `nil` for a missing link.
  struct Neighbours: Sendable {
    var previous: Link?
    var next: Link?
    /// The destination of the page that the sheet is about.
    var page: String?
    /// The destination of the contents.
    var contents: String?
  }

  /// The views of a whole sheet.
  ///
  /// - Parameter place: The sheet's page number in the document, from 1, and the number of all sheets.
  @MainActor
  func views(
    of sheet: Sheet, around content: SheetContent, neighbours: Neighbours, place: (number: Int, count: Int)
  ) -> SheetContent {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: paper.width, height: paper.height))
    root.backgroundColor = SheetStyle.uiColor(SheetStyle.ground)
    guard !sheet.isBare else {
      add(content.view, to: root, in: self.content)
      return SheetContent(root, drawings: content.drawings)
    }
    addHead(of: sheet, neighbours, to: root)
    add(content.view, to: root, in: self.content)
    if hasNotes { addNotes(to: root) }
    addFoot(of: sheet, place, to: root)
    return SheetContent(root, drawings: content.drawings)
  }

  @MainActor
  private func add(_ view: UIView, to root: UIView, in room: Rect) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: room.minX),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: room.minY),
      view.widthAnchor.constraint(equalToConstant: room.width),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: room.height),
    ])
  }

  // MARK: Head

  @MainActor
  private func addHead(of sheet: Sheet, _ neighbours: Neighbours, to root: UIView) {
    let title = SheetStyle.label(sheet.title, .heading, weight: .semibold, isOfPage: true).with(.heading(2))
    let linkViews = links(neighbours, besideTitleOf: sheet.title.count)
    let margin = SheetStyle.margin
    let taken = ([title] + linkViews).reduce(30) { $0 + Double($1.intrinsicContentSize.width) + 14 }
    let subtitle = Self.fitting(sheet.subtitle, in: paper.width - 2 * margin - taken)
    subtitle.setContentCompressionResistancePriority(UILayoutPriority(747), for: .horizontal)
    let heading = SheetStyle.stack(.horizontal, spacing: 10, alignment: .firstBaseline, [title, subtitle])
    let links = SheetStyle.stack(.horizontal, spacing: 14, alignment: .firstBaseline, linkViews)
    title.setContentCompressionResistancePriority(UILayoutPriority(748), for: .horizontal)
    for view in [heading, links] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let line = rule()
    root.addSubview(line)
    NSLayoutConstraint.activate([
      heading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: margin),
      heading.topAnchor.constraint(equalTo: root.topAnchor, constant: margin),
      heading.trailingAnchor.constraint(lessThanOrEqualTo: links.leadingAnchor, constant: -20),
      links.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -margin),
      links.firstBaselineAnchor.constraint(equalTo: heading.firstBaselineAnchor),
      line.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: margin),
      line.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -margin),
      line.topAnchor.constraint(equalTo: root.topAnchor, constant: margin + 26),
    ])
  }

  @MainActor
  private func links(_ neighbours: Neighbours, besideTitleOf titleLength: Int) -> [UIView] {
    func link(_ text: String, _ destination: String) -> UIView {
      let label = SheetStyle.label(text, .caption, color: SheetStyle.accent).with(.link(destination))
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      return label
    }
    // The longer the sheet's own title, the shorter the titles in its links.
    let room = max(28 - max(titleLength - 24, 0), 10)
    var views: [UIView] = []
    if let previous = neighbours.previous {
      views.append(link("‹ " + Self.shortened(previous.title, to: room), previous.destination))
    }
    if let page = neighbours.page { views.append(link(words.page, page)) }
    if let contents = neighbours.contents { views.append(link(words.contents, contents)) }
    if let next = neighbours.next {
      views.append(link(Self.shortened(next.title, to: room) + " ›", next.destination))
    }
    return views
  }

  /// A title shortened to a number of characters, between two words if it has some, with an ellipsis.
  static func shortened(_ title: String, to count: Int) -> String {
    guard title.count > count else { return title }
    let start = title.prefix(count)
    return (start.lastIndex(of: " ").map { start[..<$0] } ?? start.dropLast()) + "…"
  }

  /// The parts of a subtitle that fit a width, the first of them at any width.
  @MainActor
  private static func fitting(_ subtitle: String, in width: Double) -> UILabel {
    var parts = subtitle.split(separator: "  ·  ")
    while true {
      let label = SheetStyle.label(parts.joined(separator: "  ·  "), .body, color: SheetStyle.secondInk)
      guard parts.count > 1, Double(label.intrinsicContentSize.width) > width else { return label }
      parts.removeLast()
    }
  }

  /// A title as an isolate among other words if it has right-to-left characters (Unicode Standard Annex 9,
  /// "explicit directional isolates").
  static func isolated(_ title: String) -> String {
    title.unicodeScalars.contains(where: isRightToLeft) ? "\u{2068}\(title)\u{2069}" : title
  }

  /// True for the blocks of Hebrew, Arabic and the neighbouring right-to-left scripts, and their presentation
  /// forms.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
    default: false
    }
  }

  @MainActor
  private func rule() -> UIView {
    let line = UIView()
    line.backgroundColor = SheetStyle.uiColor(SheetStyle.line)
    line.translatesAutoresizingMaskIntoConstraints = false
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    return line
  }

  // MARK: Foot and notes

  @MainActor
  private func addFoot(of sheet: Sheet, _ place: (number: Int, count: Int), to root: UIView) {
    let left = SheetStyle.label(foot, .caption, color: SheetStyle.secondInk)
    left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let number = SheetStyle.label(sheet.number, .caption, weight: .medium, color: SheetStyle.secondInk)
    let count = SheetStyle.label("\(place.number) / \(place.count)", .caption, color: SheetStyle.secondInk)
    let right = SheetStyle.stack(.horizontal, spacing: 14, alignment: .firstBaseline, [number, count])
    let margin = SheetStyle.margin
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: margin),
      left.trailingAnchor.constraint(lessThanOrEqualTo: right.leadingAnchor, constant: -20),
      left.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -margin),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -margin),
      right.firstBaselineAnchor.constraint(equalTo: left.firstBaselineAnchor),
    ])
    guard place.number == place.count, !environment.isEmpty else { return }
    let drawn = SheetStyle.label(environment, .fine, color: SheetStyle.secondInk)
    drawn.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(drawn)
    NSLayoutConstraint.activate([
      drawn.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: margin),
      drawn.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -margin),
      drawn.bottomAnchor.constraint(equalTo: left.topAnchor, constant: -2),
    ])
  }

  /// Adds lines to write on, at the right of the content.
  @MainActor
  private func addNotes(to root: UIView) {
    let label = SheetStyle.label(words.notes, .caption, weight: .semibold, color: SheetStyle.secondInk)
    let lines = (0..<Int(content.height / 22)).map { _ in rule() }
    let stack = SheetStyle.stack(.vertical, spacing: 21.5, [label] + lines)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(
        equalTo: root.leadingAnchor, constant: content.maxX + SheetStyle.gutter),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: content.minY),
      stack.widthAnchor.constraint(equalToConstant: SheetStyle.notesWidth),
    ])
  }
}
