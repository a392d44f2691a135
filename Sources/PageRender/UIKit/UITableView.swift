public import Foundation
internal import LayoutEngine

/// Rows below one another, in sections.
///
/// Rows come from a data source, or are given as they are. Rows of known height are made only where they show; rows
/// that measure themselves are made as far as a screen reaches, and the content below is estimated.
open class UITableView: UIScrollView {
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  /// In points; `automaticDimension`, which is what it is unless set, has rows measure themselves.
  open var rowHeight = UITableView.automaticDimension
  /// For rows that measure themselves and are beyond the screen, in points; 44 unless set.
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  /// Above the headers of a plain table, in points; 22 unless set.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor?
  /// Left and right ends of separators, in points; unless set, from the text's margin to the right edge.
  open var separatorInset: UIEdgeInsets?
  /// Above all sections, as high as its frame.
  open var tableHeaderView: UIView?
  /// Below all sections, as high as its frame.
  open var tableFooterView: UIView?

  /// Asks for a height that follows from content.
  public static let automaticDimension: CGFloat = -1

  public enum Style: Int, Sendable {
    case plain, grouped
    /// Sections are set off at the sides too; their corners are not rounded.
    case insetGrouped
  }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor =
      style == .plain
      ? .systemBackground
      : UIColor { $0.userInterfaceStyle == .dark ? .black : .secondarySystemBackground }
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  override var uiKitClassName: String { "UITableView" }

  /// Rows that are given instead of asked for; where there are any, the data source is not asked.
  struct StaticSection {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
  }
  var staticSections: [StaticSection] = []

  /// Rows are asked for anew for every page, so there is nothing to do.
  open func reloadData() {}

  // MARK: Rows as views

  /// What the table made of its sections when it was last written down.
  private var elements: [UIView] = []
  /// As wide as the table and as high as its content.
  private lazy var rowsGuide: UILayoutGuide = makeRowsGuide()

  override func prepareForReading() {
    for element in elements { element.removeFromSuperview() }
    elements = []
    var rows = TableRows(self, from: contentOffset.y)
    rows.collect()
    var last = (anchor: rowsGuide.topAnchor, gap: CGFloat(0))
    for element in rows.elements {
      guard let view = element.view else {
        last.gap += element.height ?? 0
        continue
      }
      place(view, height: element.height, isInset: element.isInset, below: last.anchor, gap: last.gap)
      last = (view.bottomAnchor, 0)
    }
    end?.isActive = false
    end = rowsGuide.bottomAnchor.constraint(equalTo: last.anchor, constant: last.gap)
    end?.isActive = true
  }
  private var end: NSLayoutConstraint?

  private func place(
    _ view: UIView, height: CGFloat?, isInset: Bool, below anchor: NSLayoutYAxisAnchor, gap: CGFloat
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    insertSubview(view, at: elements.count)
    elements.append(view)
    let (leading, trailing) =
      isInset
      ? (layoutMarginsGuide.leadingAnchor, layoutMarginsGuide.trailingAnchor)
      : (rowsGuide.leadingAnchor, rowsGuide.trailingAnchor)
    let tall = view.heightAnchor.constraint(equalToConstant: height ?? 0)
    // A row that measures itself wants no height, as `systemLayoutSizeFitting` asks; its content does.
    if height == nil { tall.priority = .fittingSizeLevel }
    let constraints = [
      view.leadingAnchor.constraint(equalTo: leading), view.trailingAnchor.constraint(equalTo: trailing),
      view.topAnchor.constraint(equalTo: anchor, constant: gap), tall,
    ]
    for constraint in constraints { constraint.identifier = "UITableView-row" }
    NSLayoutConstraint.activate(constraints)
  }

  private func makeRowsGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = "rows"
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.widthAnchor.constraint(equalTo: widthAnchor),
    ])
    return guide
  }

  /// The sections of an inset table keep the screen's margins.
  override var hasScreenMargins: Bool { true }
}

/// Gives a table view its rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// Decides the heights of a table view's rows, and its headers and footers.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The table's `rowHeight` unless implemented.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// The table's `sectionHeaderHeight` unless implemented.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The table's `sectionFooterHeight` unless implemented.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
}
