internal import AppUIKit
internal import Foundation

/// The lengths of lists in points: those of UIKit's lists and tables here.
///
/// Rows, the sides of cards, and a first header are those of bitwarden/authenticator-ios's DebugMenuView on iOS 18.1 (iPhone 13): cards
/// 20 pt from the sides, their content 20 pt further in, a row with a switch 44 pt high, the card of a first section with a header 49 pt
/// below the safe area.
@MainActor
struct ListLook {
  let kind: _ListKind
  /// The distance of text from a row's edges, from which UIKit's version is known too.
  let padding = UIListContentConfiguration.cell().directionalLayoutMargins.top
  private let header = UIListContentConfiguration.groupedHeader()

  var isNew: Bool { padding > 11 }
  var rowHeight: CGFloat { isNew ? 52 : 44 }
  var radius: CGFloat { kind == .insetGrouped ? isNew ? 26 : 10 : 0 }
  /// The distance of what is no text from a row's edges: a switch of 31 pt leaves 6 of 44.
  var least: CGFloat { padding - 5 }

  /// The distances above and below a header.
  func header(isFirst: Bool) -> (above: CGFloat, below: CGFloat) {
    if kind == .plain { return (isFirst ? 4 : 26, 4) }
    if isNew { return (CGFloat(isFirst ? 86 : 56) / 3, CGFloat(19) / 3) }
    return (isFirst ? 25 : 15.5, 6.5)
  }
  /// The distance above a section without a header.
  func gap(isFirst: Bool) -> CGFloat {
    if kind == .plain { return 0 }
    return isFirst ? 35 : isNew ? CGFloat(53) / 3 : 17.5
  }
  /// The distance below a section without a footer.
  var footerGap: CGFloat { kind == .plain ? 0 : isNew ? CGFloat(52) / 3 : 17.5 }
  var footer: (above: CGFloat, below: CGFloat) { isNew ? (CGFloat(23) / 3, CGFloat(20) / 3) : (7.5, 7.5) }

  func prepareHeader(_ values: inout EnvironmentValues) {
    if kind == .plain || values.isHeaderProminent {
      (values.font, values.foreground) = (kind == .plain ? .headline : .title3.weight(.semibold), nil)
    } else {
      values.font = isNew ? .headline : .footnote
      values.foreground = AnyShapeStyle(Color(.secondaryLabel))
      if header.textProperties.transform == .uppercase, !values.hasTextCase { values.textCase = .uppercase }
    }
  }

  func prepareFooter(_ values: inout EnvironmentValues) {
    values.font = .footnote
    values.foreground = AnyShapeStyle(Color(.secondaryLabel))
  }
}

/// A scrolling list of sections.
final class ListElement: Element {
  override var name: String? { "List" }
  private let look: ListLook
  private let sections: [ListSection]
  private let context: Context

  init(_ content: any View, _ kind: _ListKind, _ context: Context) {
    self.context = context
    look = ListLook(kind: kind)
    var inner = context
    inner.environment.listLook = look
    // Symbols are large in lists: that of bitwarden's header is 17.7 pt high at 12 pt.
    inner.environment.imageScale = .large
    sections = inner.sections(content)
  }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? arranged(in: proposal.width ?? 10).height)
  }

  // MARK: Places

  private enum Part { case row(RowTraits, isFirst: Bool, isLast: Bool, isBelowRow: Bool), edge }
  private typealias Placed = (element: Element, part: Part, frame: CGRect, content: CGRect)

  /// The parts of the list in a width, in points from the top left of its content.
  private func arranged(in width: CGFloat) -> (height: CGFloat, parts: [Placed]) {
    // UIKit's rows stand at 20 pt from widths of 390 on, those in cards of iOS 26 from 414 on.
    let side = width >= (look.isNew && look.kind == .insetGrouped ? 414 : 390) ? 20.0 : 16
    let card = look.kind == .insetGrouped ? side : 0
    var parts: [Placed] = []
    var place: CGFloat = 0
    var end: CGFloat = -1
    func addEdge(_ elements: [Element], _ distances: (above: CGFloat, below: CGFloat)) {
      let room = width - 2 * (card + side)
      place += distances.above
      for element in elements {
        let size = element.size(ProposedViewSize(width: room, height: nil))
        let frame = CGRect(x: card + side, y: place, width: room, height: size.height)
        parts.append((element, .edge, frame, frame))
        place += size.height
      }
      place += distances.below
    }
    for (number, section) in sections.enumerated() {
      if !section.header.isEmpty {
        addEdge(section.header, look.header(isFirst: number == 0))
      } else {
        place += gap(isFirst: number == 0)
      }
      for (index, row) in section.rows.enumerated() {
        if index > 0 { place += context.environment.listRowSpacing }
        let traits = row.traits.row
        let isAlone = context.environment.listRowSpacing > 0
        let isLast = index == section.rows.count - 1
        let (insets, height) = lengths(row, traits, width: width - 2 * card, side: side)
        let frame = CGRect(x: card, y: place, width: width - 2 * card, height: height)
        parts.append(
          (
            row,
            .row(traits, isFirst: index == 0 || isAlone, isLast: isLast || isAlone, isBelowRow: place == end),
            frame,
            frame.inset(by: insets)
          ))
        place += height
        end = place
      }
      if !section.footer.isEmpty {
        addEdge(section.footer, look.footer)
      } else {
        place += context.environment.listSectionSpacing.map { $0 / 2 } ?? look.footerGap
      }
    }
    return (place, parts)
  }

  /// The room above a section without a header, in points.
  private func gap(isFirst: Bool) -> CGFloat {
    let own = isFirst ? nil : context.environment.listSectionSpacing.map { $0 / 2 }
    return own ?? look.gap(isFirst: isFirst)
  }

  /// The insets of a row's content and the row's height.
  private func lengths(
    _ row: Element, _ traits: RowTraits, width: CGFloat, side: CGFloat
  ) -> (EdgeInsets, CGFloat) {
    var insets = traits.insets ?? EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    if traits.isLink { insets.trailing += Chevron.size(look).width + 8 }
    let size = row.size(
      ProposedViewSize(width: max(width - insets.leading - insets.trailing, 0), height: nil))
    if traits.insets == nil {
      // Texts keep their distance, other content may come closer.
      let font = (context.environment.font ?? .body).font(context.environment.dynamicTypeSize)
      let top = row.guide(VerticalAlignment.firstTextBaseline.key, in: size).map { $0 - font.ascender }
      let bottom = row.guide(VerticalAlignment.lastTextBaseline.key, in: size).map {
        size.height - $0 + font.descender
      }
      insets.top = max(look.padding - max(top ?? 5, 0), look.least)
      insets.bottom = max(look.padding - max(bottom ?? 5, 0), look.least)
    }
    let least = max(context.environment.defaultMinListRowHeight, look.rowHeight)
    let height = max(size.height + insets.top + insets.bottom, least)
    // Less than the least height is in the row's middle.
    let spare = (height - size.height - insets.top - insets.bottom) / 2
    insets.top += spare
    insets.bottom += spare
    return (insets, height)
  }

  // MARK: Views

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    // The list scrolls below bars, to the edges of the screen.
    let covered = canvas.safeArea(over: frame)
    let room = frame.outset(by: covered)
    let scroll = context.host.storage(context.path) { UIScrollView() }
    for child in scroll.subviews { child.removeFromSuperview() }
    scroll.alwaysBounceVertical = true
    scroll.backgroundColor =
      context.environment.hidesListBackground
      ? .clear : look.kind == .plain ? .systemBackground : .systemGroupedBackground
    var inner = canvas.inside(scroll, room)
    (inner.bounds, inner.safe) = (room, room)
    if !canvas.isAside, covered.top + covered.bottom > 0 { canvas.controller?.barContent = scroll }
    let (height, parts) = arranged(in: frame.width)
    scroll.contentSize = CGSize(width: room.width, height: height)
    for part in parts {
      let own = part.frame.offsetBy(dx: frame.minX, dy: room.minY)
      let content = part.content.offsetBy(dx: frame.minX, dy: room.minY)
      switch part.part {
      case .edge:
        part.element.place(
          in: content, proposal: ProposedViewSize(width: content.width, height: nil), alignment: .leading,
          on: inner)
      case .row(let traits, let isFirst, let isLast, let isBelowRow):
        placeRow(part.element, traits, (isFirst, isLast), isBelowRow, own, content, on: inner)
      }
    }
  }

  private func placeRow(
    _ row: Element, _ traits: RowTraits, _ ends: (first: Bool, last: Bool), _ isBelowRow: Bool,
    _ frame: CGRect,
    _ content: CGRect,
    on canvas: Canvas
  ) {
    let ground = UIView()
    let ownCanvas = canvas.inside(ground, frame)
    if let background = traits.background {
      ground.clipsToBounds = true
      background.place(in: frame, proposal: ProposedViewSize(frame.size), alignment: .center, on: ownCanvas)
    } else if !(context.environment.hidesListBackground && look.kind == .plain) {
      ground.backgroundColor = look.kind == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    ground.layer.cornerCurve = .continuous
    ground.layer.cornerRadius = ends.first || ends.last ? look.radius : 0
    ground.layer.maskedCorners = []
    if ends.first { ground.layer.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if ends.last { ground.layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let before = canvas.view.subviews.count
    row.place(
      in: content, proposal: ProposedViewSize(width: content.width, height: nil), alignment: .leading,
      on: canvas)
    let placed = canvas.view.subviews.dropFirst(before)
    if traits.isLink {
      let size = Chevron.size(look)
      canvas.add(
        Chevron.view(),
        CGRect(x: content.maxX + 8, y: frame.midY - size.height / 2, width: size.width, height: size.height))
    }
    // A line begins where the row's first text does.
    let text = placed.lazy.compactMap { Self.text(in: $0) }.first
    let start = text.map { canvas.origin.x + $0.convert($0.bounds, to: canvas.view).minX } ?? content.minX
    let end = look.isNew ? frame.maxX - 16 : frame.maxX
    let (pixel, color) = (1 / canvas.scale, traits.tint?.resolved(context.environment) ?? .separator)
    func line(_ y: CGFloat, from start: CGFloat) {
      let line = UIView()
      line.backgroundColor = color
      let thickness = look.isNew ? 1 : pixel
      canvas.add(line, CGRect(x: start, y: y - thickness, width: max(end - start, 0), height: thickness))
    }
    let hasOuterLines = look.kind != .insetGrouped && traits.sectionLine != .hidden
    if ends.first, traits.top != .hidden, hasOuterLines && !isBelowRow || traits.top == .visible {
      line(frame.minY + pixel, from: look.kind == .grouped ? frame.minX : start)
    }
    if traits.bottom != .hidden, !ends.last || hasOuterLines || traits.bottom == .visible {
      line(frame.maxY, from: ends.last && look.kind == .grouped ? frame.minX : start)
    }
  }

  private static func text(in view: UIView) -> UIView? {
    if view is UILabel { return view }
    return view.subviews.lazy.compactMap { text(in: $0) }.first
  }
}

/// The mark of a row that opens another screen.
@MainActor
enum Chevron {
  static func size(_ look: ListLook) -> CGSize {
    CGSize(width: look.isNew ? CGFloat(31) / 3 : 8.5, height: 14)
  }

  static func view() -> UIView {
    let symbol = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    let view = UIImageView(image: symbol)
    view.tintColor = .tertiaryLabel
    view.contentMode = .center
    return view
  }
}
