public import Foundation

/// The look of a list in a compositional layout.
public struct UICollectionLayoutListConfiguration {
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  let appearance: Appearance
  public var showsSeparators: Bool
  /// The look of all separators; `itemSeparatorHandler` can change it for single items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of one item; called for each visible item.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list; `nil` keeps that of the appearance.
  public var backgroundColor: UIColor?
  /// The providers of swipe actions; never called, since nobody swipes on a page.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above a section's header, in points; `nil` is 22 in plain lists.
  public var headerTopPadding: CGFloat?

  public enum HeaderMode: Int, Sendable {
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The look of the separators between a list's items.
public struct UIListSeparatorConfiguration {
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above an item, in points.
  ///
  /// With `automaticInsets` the separator runs from the text to the trailing edge.
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator
  public var multipleSelectionColor = UIColor.separator

  /// The marker for the list's own insets.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The common look of a list's cells.
struct ListLook {
  let configuration: UICollectionLayoutListConfiguration

  var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }

  /// True if sections are inset at their sides.
  var isInset: Bool { appearance == .insetGrouped }

  var contentBackground: UIColor {
    if let color = configuration.backgroundColor { return color }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
    }
  }

  var cellBackground: UIBackgroundConfiguration {
    switch appearance {
    case .plain, .sidebarPlain: .listPlainCell()
    case .grouped, .insetGrouped: .listGroupedCell()
    case .sidebar: .listSidebarCell()
    }
  }

  /// The space above a section, in points; as in tables, larger above the first section of a grouped list, unless
  /// it has a header.
  func padding(aboveSection index: Int) -> CGFloat {
    switch appearance {
    case .grouped, .insetGrouped:
      return index == 0 && configuration.headerMode == .none ? TableMetrics.gap : 0
    case .plain, .sidebar, .sidebarPlain:
      guard configuration.headerMode == .supplementary else { return 0 }
      let standard = appearance == .plain ? TableMetrics.plainHeaderPadding : 0
      let padding = configuration.headerTopPadding ?? standard
      return abs(padding) <= 10_000_000 ? padding : standard
    }
  }

  /// The properties whose change makes a cell rebuild its accessories and separators.
  var identity: [AnyHashable] {
    [
      appearance, configuration.showsSeparators, configuration.separatorConfiguration.color,
      configuration.separatorConfiguration.topSeparatorVisibility,
      configuration.separatorConfiguration.bottomSeparatorVisibility,
      configuration.separatorConfiguration.bottomSeparatorInsets,
    ]
  }
}

/// The role and position of a cell in its list.
struct ListPlace {
  let look: ListLook
  let role: Role
  var isFirst = false
  var isLast = false
  var path: IndexPath?

  enum Role { case item, header, footer }

  init(look: ListLook, role: Role) {
    self.look = look
    self.role = role
  }

  /// Makes the place of an item in a section of `count` items.
  init(look: ListLook, item: Int, of count: Int) {
    self.look = look
    let hasHeader = look.configuration.headerMode == .firstItemInSection
    role = hasHeader && item == 0 ? .header : .item
    isFirst = item == (hasHeader ? 1 : 0)
    isLast = item == count - 1
  }

  var identity: [AnyHashable] { [role, isFirst, isLast] + look.identity }
}

extension NSCollectionLayoutSection {
  /// Makes a section of items as wide as the list, below one another.
  ///
  /// The space around sections is as in tables: see docs/differences-lists.md.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1))
    section.list = ListLook(configuration: configuration)
    // Rows extend beyond the safe area at the sides and inset their content, unless the section is inset.
    section.contentInsetsReference = section.list?.isInset == true ? .layoutMargins : .none
    let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    let (hasHeader, hasFooter) = (configuration.headerMode != .none, configuration.footerMode != .none)
    if isGrouped {
      section.contentInsets.top = hasHeader ? 0 : TableMetrics.gap
      section.contentInsets.bottom = hasFooter ? 0 : TableMetrics.footerGap
    }
    if configuration.headerMode == .supplementary {
      let header = edge(UICollectionView.elementKindSectionHeader, .top, height: TableMetrics.plainHeader)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        edge(UICollectionView.elementKindSectionFooter, .bottom, height: TableMetrics.plainHeader))
    }
    return section
  }

  private static func edge(
    _ kind: String, _ alignment: NSRectAlignment, height: CGFloat
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)), elementKind: kind,
      alignment: alignment)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Makes a layout whose sections are all lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
