internal import Foundation
internal import LayoutEngine
internal import PageBase
internal import UIKitCore

/// Tables with static rows or prototypes, and the cells of collections.
extension DocumentBuilder {
  func makeTableView(_ element: DocumentElement) -> UIView {
    let style: UITableView.Style =
      switch element["style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    let coder = DocumentCoder()
    coder.tableStyle = style
    let table = made(element, coder) { UITableView(frame: .zero, style: style) }
    configureScrolling(of: table, element)
    table.rowHeight = rowHeight(element) ?? UITableView.automaticDimension
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = element.child("color", key: "separatorColor").flatMap(color) {
      table.separatorColor = color
    }
    if let insets = element.insets(key: "separatorInset") { table.separatorInset = UIEdgeInsets(insets) }
    return table
  }

  /// The row height, in points; `nil` for rows that size themselves, as the value -1 means.
  private func rowHeight(_ element: DocumentElement) -> CGFloat? {
    guard let height = element.number("rowHeight"), height > 0 else { return nil }
    return CGFloat(height)
  }

  func makeTableCell(_ element: DocumentElement) -> UIView {
    let style: UITableViewCell.CellStyle =
      switch element["style"] {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .default
      }
    let coder = DocumentCoder()
    coder.cellStyle = style
    coder.reuseIdentifier = element["reuseIdentifier"]
    let cell = made(element, coder) { UITableViewCell(style: style, reuseIdentifier: coder.reuseIdentifier) }
    cell.accessoryType = Self.accessories[element["accessoryType"] ?? ""] ?? .none
    if let level = element.integer("indentationLevel") { cell.indentationLevel = max(level, 0) }
    if let width = element.number("indentationWidth") { cell.indentationWidth = CGFloat(max(width, 0)) }
    if let insets = element.insets(key: "separatorInset") { cell.separatorInset = UIEdgeInsets(insets) }
    if let image = image(named: element["image"], element) { cell.imageView?.image = image }
    // The texts of a cell of a standard style are in labels that the document holds too.
    if isStandard(element) {
      let content = element.child(key: "contentView")
      for label in content?.members(of: "subviews") ?? [] {
        if label.id == element["textLabel"] {
          configure(cell.textLabel, label)
          cell.textLabel?.codeHold = codeHold(on: label, as: "textLabel", of: element)
        }
        if label.id == element["detailTextLabel"] {
          configure(cell.detailTextLabel, label)
          cell.detailTextLabel?.codeHold = codeHold(on: label, as: "detailTextLabel", of: element)
        }
        if label.id == element["imageView"] { cell.imageView?.image = image(of: label) }
      }
    }
    return cell
  }

  private func configure(_ label: UILabel?, _ element: DocumentElement) {
    guard let label else { return }
    register(label, as: element)
    label.documentPlace = FilePlace(file: document.file, position: element.position)
    label.text = text(of: element, key: "text")
    if let lines = element.integer("numberOfLines") { label.numberOfLines = max(lines, 0) }
    if let font = font(of: element) { label.font = font }
    if let color = element.child("color", key: "textColor").flatMap(color) { label.textColor = color }
    if let color = element.child("color", key: "backgroundColor").flatMap(color) {
      label.backgroundColor = color
    }
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  /// Returns true if the cell has one of UIKit's standard styles.
  private func isStandard(_ element: DocumentElement) -> Bool { element["style"] != nil }

  func isStandardContent(_ child: DocumentElement, of cell: DocumentElement) -> Bool {
    isStandard(cell) && child.id != nil
      && [cell["textLabel"], cell["detailTextLabel"], cell["imageView"]].contains(child.id)
  }

  /// Builds the views beside a cell's content view.
  func buildParts(of cell: UITableViewCell, _ element: DocumentElement) {
    if let view = element.child(key: "accessoryView"), ViewKind(element: view) != nil {
      cell.accessoryView = buildView(view, in: nil)
    }
    if let view = element.child(key: "backgroundView"), ViewKind(element: view) != nil {
      cell.backgroundView = buildView(view, in: nil)
    }
  }

  /// Fills the content view, which the cell has created itself.
  func fill(_ target: UIView, from content: DocumentElement, in cell: DocumentElement) {
    if let frame = content.savedFrame { target.frame = CGRect(frame) }
    configureContentMargins(of: target, content, cell)
    configureLook(of: target, content)
    buildGuides(of: target, content)
    applyRuntimeAttributes(to: target, content)
    for child in subviewElements(of: content) where !isStandardContent(child, of: cell) {
      buildView(child, in: target)
    }
  }

  /// Sets the margins of a cell's content view to the document's. If it has none, the canvas uses its own, and a device the cell's,
  /// whichever Xcode saved the document. Where the view preserves the cell's margins, the larger side holds.
  private func configureContentMargins(of view: UIView, _ content: DocumentElement, _ cell: DocumentElement) {
    let written = content.insets(key: "directionalLayoutMargins") ?? content.insets(key: "layoutMargins")
    let preserves = content.flag("preservesSuperviewLayoutMargins") == true
    if written != nil, !options.isCanvas { view.preservesSuperviewLayoutMargins = preserves }
    var margins = written
    if options.isCanvas, cell.name == "tableViewCell", written == nil || preserves {
      let canvas = canvasMargins(of: cell)
      // The margins of the cell itself are among those that its content preserves.
      let own =
        preserves ? cell.insets(key: "directionalLayoutMargins") ?? cell.insets(key: "layoutMargins") : nil
      margins = EdgeInsets(
        top: max(written?.top ?? 0, own?.top ?? 0, canvas.top),
        left: max(written?.left ?? 0, own?.left ?? 0, canvas.left),
        bottom: max(written?.bottom ?? 0, own?.bottom ?? 0, canvas.bottom),
        right: max(written?.right ?? 0, own?.right ?? 0, canvas.right))
    }
    guard let margins else { return }
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: CGFloat(margins.top), leading: CGFloat(margins.left), bottom: CGFloat(margins.bottom),
      trailing: CGFloat(margins.right))
  }

  private func canvasMargins(of cell: DocumentElement) -> EdgeInsets {
    let isAlone = !document.isStoryboard && document.controllers.objects[cell.id ?? ""] != nil
    let table = isAlone ? nil : rowsTable
    let canvas = CanvasCellMargins(
      device: document.canvas, toolsVersion: document.toolsVersion, isAlone: isAlone,
      isInnerTable: table.map { $0["key"] != "view" } ?? false, isInset: table?["style"] == "insetGrouped")
    let side = canvas.side(ofWidth: cell.savedFrame?.width)
    let trailing = cell["accessoryType"] == nil ? side : min(side, CanvasCellMargins.besideAccessory)
    return EdgeInsets(top: canvas.end, left: side, bottom: canvas.end, right: trailing)
  }

  // MARK: Rows

  /// Builds the rows of a table: with their saved frames on the canvas, else placed by the table.
  func buildRows(of view: UIView, _ element: DocumentElement) {
    for child in subviewElements(of: element) { buildView(child, in: view) }
    guard let table = view as? UITableView else { return }
    rowsTable = element
    for key in ["tableHeaderView", "tableFooterView"] {
      guard let child = element.child(key: key), ViewKind(element: child) != nil else { continue }
      let isHeader = key == "tableHeaderView"
      buildView(child, in: view) { made in
        if self.options.isRecording {
          table.addSubview(made)
        } else if isHeader {
          table.tableHeaderView = made
        } else {
          table.tableFooterView = made
        }
      }
    }
    if options.isRecording {
      let cells =
        element.members(of: "prototypes")
        + element.members(of: "sections").flatMap { $0.members(of: "cells") }
      for cell in cells where cell.name == "tableViewCell" {
        let built = buildView(cell, in: view)
        if cell.savedFrame == nil, let row = built as? UITableViewCell {
          giveFrame(to: row, cell, in: table, element)
        }
      }
    } else {
      buildSections(of: table, element)
    }
  }

  /// Gives a row without a saved frame the width of its table and the height of the table's rows.
  private func giveFrame(
    to row: UITableViewCell, _ cell: DocumentElement, in table: UITableView, _ element: DocumentElement
  ) {
    let isLatest = CanvasEra(toolsVersion: document.toolsVersion) == .fourth
    let height = rowHeight(cell) ?? rowHeight(element) ?? (isLatest ? 51 : 44)
    row.frame = CGRect(x: 0, y: 0, width: table.frame.width, height: height)
    if cell.child(key: "contentView")?.savedFrame == nil { row.contentView.frame = row.bounds }
  }

  private func buildSections(of table: UITableView, _ element: DocumentElement) {
    var sections: [UITableView.StaticSection] = []
    func cells(_ elements: [DocumentElement]) -> [UITableViewCell] {
      elements.filter { $0.name == "tableViewCell" }.compactMap { row in
        var built: UITableViewCell?
        buildView(row, in: table) { built = $0 as? UITableViewCell }
        if let height = rowHeight(row) { built?.staticHeight = height }
        return built
      }
    }
    if options.isLive {
      for cell in element.members(of: "prototypes") { register(prototype: cell, for: table) }
    }
    // In a window, prototypes are not rows: the data source's cells are made from them.
    let prototypes = options.isLive ? [] : cells(element.members(of: "prototypes"))
    if !prototypes.isEmpty { sections.append(UITableView.StaticSection(cells: prototypes)) }
    for section in element.members(of: "sections") {
      sections.append(
        UITableView.StaticSection(
          header: text(of: section, key: "headerTitle"), footer: text(of: section, key: "footerTitle"),
          cells: cells(section.members(of: "cells"))))
    }
    table.staticSections = sections
    if sections.isEmpty, table.tableHeaderView == nil, table.tableFooterView == nil {
      reportNoCells(element, "table view", advice: "draw the app's screens with renderpages app PATH")
    }
  }

  /// Warns of a list that is drawn empty, because it has no rows or cells of its own and code fills it.
  private func reportNoCells(_ list: DocumentElement, _ kind: String, advice: String) {
    guard !options.isLive, !options.isRecording, list.flag("hidden") != true else { return }
    let name = name(of: list).map { " " + Wording.quoted($0) } ?? ""
    report(.warning, list, "the \(kind)\(name) is empty: code fills it; \(advice)")
  }

  /// Registers a prototype. Cells with its identifier are made from it, each by a builder with objects of its
  /// own.
  private func register(prototype: DocumentElement, for table: UITableView) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    table.register(prototype: identifier) { [document, options] in
      let builder = DocumentBuilder(document: document, options: options)
      let cell = builder.buildView(prototype, in: nil)
      builder.finish(prototype)
      if let height = builder.rowHeight(prototype) { (cell as? UITableViewCell)?.staticHeight = height }
      return cell
    }
  }

  // MARK: Collections

  /// Registers a prototype. Cells with its identifier are made from it, each by a builder with objects of its
  /// own.
  private func register(prototype: DocumentElement, for collection: UICollectionView) {
    guard let identifier = prototype["reuseIdentifier"] else { return }
    let kind: String? =
      switch prototype["key"] {
      case "sectionHeaderView": UICollectionView.elementKindSectionHeader
      case "sectionFooterView": UICollectionView.elementKindSectionFooter
      default: nil
      }
    collection.register(kind: kind, prototype: identifier) { [document, options] in
      let builder = DocumentBuilder(document: document, options: options)
      let cell = builder.buildView(prototype, in: nil)
      builder.finish(prototype)
      return cell
    }
  }

  func buildCells(of view: UIView, _ element: DocumentElement) {
    for child in subviewElements(of: element) { buildView(child, in: view) }
    if options.isLive, let collection = view as? UICollectionView {
      for cell in element.members(of: "cells")
        + [element.child(key: "sectionHeaderView"), element.child(key: "sectionFooterView")].compactMap({ $0 }
        )
      {
        register(prototype: cell, for: collection)
      }
      return
    }
    for cell in element.members(of: "cells") where cell.name == "collectionViewCell" {
      buildView(cell, in: view)
    }
    guard !options.isRecording, let collection = view as? UICollectionView else { return }
    for key in ["sectionHeaderView", "sectionFooterView"] { buildSectionPart(key, of: collection, element) }
    // Another layout than a flow has its own warning.
    let layout = element.child(key: "collectionViewLayout")?.name ?? "collectionViewFlowLayout"
    if collection.subviews.isEmpty, !options.hasDeckCells, layout == "collectionViewFlowLayout" {
      reportNoCells(
        element, "collection view",
        advice: "draw the app's screens with renderpages app PATH, or a deck whose \"layout\" has a \"cell\"")
    }
  }

  /// Builds a section's header or footer at its saved place, across the whole collection. The items that data
  /// bring scroll, so that the content begins below the bars.
  private func buildSectionPart(_ key: String, of collection: UICollectionView, _ element: DocumentElement) {
    guard let child = element.child(key: key), ViewKind(element: child) != nil else { return }
    let isHorizontal =
      (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    let part = buildView(child, in: collection)
    part.autoresizingMask.insert(isHorizontal ? .flexibleHeight : .flexibleWidth)
    if isHorizontal {
      collection.alwaysBounceHorizontal = true
    } else {
      collection.alwaysBounceVertical = true
    }
  }
}
