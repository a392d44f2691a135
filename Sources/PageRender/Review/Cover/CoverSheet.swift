internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import UIKitCore

/// The first sheet: the title, the facts, and pictures of the pages.
struct CoverSheet: Sendable {
  let title: String
  let date: String?
  /// The document's contents: names and values.
  let facts: [(name: String, value: String)]
  /// The width of the column of fact names, each of which stays on one line, in points.
  let nameWidth: Double
  /// The pages, each on the first device.
  let screens: [ReviewScreen]
  let style: ScreenFrame
  let words: ReviewWords
  /// The sections with their destinations and page numbers, if the cover lists them; empty if it does not.
  var contents: [(title: String, destination: String, place: Int)] = []

  private static let contentsRow = 14.0
  private static let contentsHead = 18.0
  private static let contentsWidth = 230.0
  /// The number of rows from which the contents are in two columns.
  private static let manyRows = 9
  private static let top = 60.0
  private static let factSpacing = 5.0

  /// Returns true if the contents fit between the title and the facts.
  func fits(_ room: Size, measuring text: SheetText) -> Bool {
    let left = leftWidth(of: room)
    let heading = text.height(of: title, titleSize, weight: .bold, width: left - 24) + 50
    let value = left - nameWidth - Self.factGap - 24
    let facts = facts.reduce(0) { $0 + text.height(of: $1.value, .body, width: value) + Self.factSpacing }
    let list = Self.contentsHead + Self.contentsRow * Double(contentsRows)
    return Self.top + heading + list + facts + 40 <= room.height
  }

  /// The number of rows of the contents, in one column or two.
  private var contentsRows: Int {
    contents.count < Self.manyRows ? contents.count : (contents.count + 1) / 2
  }

  private func leftWidth(of room: Size) -> Double { room.width * (screens.isEmpty ? 1 : 0.5) }

  /// The gap between the name of a fact and its value, in points.
  private static let factGap = 10.0

  /// The size of the title: smaller for long ones.
  private var titleSize: SheetStyle.TextSize {
    title.count > 120 ? .heading : title.count > 40 ? .subtitle : .title
  }

  /// Makes the sheet's content, which fills the room between the margins.
  @MainActor
  func content(room: Size) -> SheetContent {
    let left = leftWidth(of: room)
    let kind = SheetStyle.label(words.review, .subheading, weight: .medium, color: SheetStyle.secondInk)
    let title = SheetStyle.label(title, titleSize, weight: .bold, lines: 12, isOfPage: true).with(.heading(1))
    var top: [UIView] = [kind, title]
    if let date { top.append(SheetStyle.label(date, .subheading, color: SheetStyle.secondInk)) }
    let heading = SheetStyle.stack(.vertical, spacing: 8, alignment: .leading, top)
    let inside = SheetStyle.stack(
      .vertical, spacing: Self.factSpacing, alignment: .leading, factViews(width: left)
    ).with(.list)
    let list = contentsView(width: left - 24)
    let root = UIView()
    for view in [heading, list, inside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      heading.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      heading.topAnchor.constraint(equalTo: root.topAnchor, constant: Self.top),
      list.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      list.bottomAnchor.constraint(equalTo: inside.topAnchor, constant: -20),
      heading.widthAnchor.constraint(equalToConstant: left - 24),
      inside.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inside.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      root.heightAnchor.constraint(equalToConstant: room.height),
    ])
    let room = Size(width: room.width - left, height: room.height)
    return SheetContent(root, drawings: addScreens(to: root, left: left, room: room))
  }

  /// The contents, with a link and a page number in each row; an empty view without contents.
  @MainActor
  private func contentsView(width: Double) -> UIView {
    guard !contents.isEmpty else { return UIView() }
    let heading = SheetStyle.label(words.contents, .subheading, weight: .semibold).with(.heading(2))
    heading.heightAnchor.constraint(equalToConstant: Self.contentsHead).isActive = true
    let isOne = contentsRows == contents.count
    let rowWidth = isOne ? Self.contentsWidth : (width - SheetStyle.gutter) / 2
    let rows = contents.map { entry -> UIView in
      let title = SheetStyle.label(entry.title, .body, color: SheetStyle.accent)
        .with(.link(entry.destination))
      let place = SheetStyle.label(String(entry.place), .body)
      let row = UIView()
      for label in [title, place] {
        label.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(label)
        label.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        title.trailingAnchor.constraint(lessThanOrEqualTo: place.leadingAnchor, constant: -Self.factGap),
        place.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        row.heightAnchor.constraint(equalToConstant: Self.contentsRow),
        row.widthAnchor.constraint(equalToConstant: rowWidth),
      ])
      return row
    }
    let columns = [rows.prefix(contentsRows), rows.dropFirst(contentsRows)].filter { !$0.isEmpty }.map {
      SheetStyle.stack(.vertical, spacing: 0, alignment: .leading, Array($0)).with(.list)
    }
    return SheetStyle.stack(
      .vertical, spacing: 0, alignment: .leading,
      [heading, SheetStyle.row(spacing: SheetStyle.gutter, columns)])
  }

  @MainActor
  private func factViews(width: Double) -> [UIView] {
    let column = nameWidth + Self.factGap
    return facts.map { fact in
      let name = SheetStyle.label(fact.name, .body, color: SheetStyle.secondInk)
      name.widthAnchor.constraint(equalToConstant: column).isActive = true
      let value = SheetStyle.label(fact.value, .body, lines: 3)
      value.widthAnchor.constraint(equalToConstant: width - column - 24).isActive = true
      return SheetStyle.stack(.horizontal, spacing: 0, alignment: .firstBaseline, [name, value])
    }
  }

  /// Adds the screens at the right, with a line below them if there are more pages.
  @MainActor
  private func addScreens(to root: UIView, left: Double, room: Size) -> [SheetDrawing] {
    let plan = plan(in: room)
    let (x, y) = (left + room.width - plan.used.width, (room.height - plan.used.height) / 2)
    if plan.shown < screens.count {
      let label = SheetStyle.label(
        words.pagesOnCover(plan.shown, of: screens.count), .caption, color: SheetStyle.secondInk)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    }
    return (0..<plan.shown).map { index in
      let place = UIView().with(.place("cover \(index)"))
      place.frame = CGRect(
        x: x + Double(index % plan.columns) * (plan.cell.width + plan.gap),
        y: y + Double(index / plan.columns) * (plan.cell.height + plan.gap),
        width: plan.sizes[index].width * plan.share, height: plan.sizes[index].height * plan.share)
      root.addSubview(place)
      let drawing = ScreenDrawing(screen: screens[index], style: style, showsSafeArea: false)
      return SheetDrawing("cover \(index)", source: screens[index].source) {
        frame, renderer throws(PageError) in
        try drawing.items(in: frame, renderer: renderer)
      }
    }
  }

  /// The arrangement of the screens in a room of the cover.
  func plan(in room: Size) -> CoverPlan {
    CoverPlan(
      screens.map { screen in
        let scale = DeviceGrid.scale(of: screen.environment, share: 1)
        return ScreenDrawing.size(of: screen.environment, style: style, scale: scale)
      }, room: room)
  }
}
