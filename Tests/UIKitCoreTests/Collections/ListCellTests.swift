import Foundation
import Testing

@testable import UIKitCore

/// The backgrounds of list cells by their place, with the colours and corners of UIKit's presets.
@MainActor
@Suite struct ListCellTests {
  private func cell(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, item: Int = 0, of count: Int = 3,
    role: ListPlace.Role = .item
  ) -> UICollectionViewListCell {
    let look = ListLook(configuration: UICollectionLayoutListConfiguration(appearance: appearance))
    let cell = UICollectionViewListCell(frame: .zero)
    cell.place =
      role == .item ? ListPlace(look: look, item: item, of: count) : ListPlace(look: look, role: role)
    return cell
  }

  @Test func `the first and last rows of an inset section have the card's corners`() throws {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let places: [(item: Int, count: Int, corners: CACornerMask)] = [
      (0, 3, upper), (1, 3, []), (2, 3, lower), (0, 1, [upper, lower]),
    ]
    for (item, count, corners) in places {
      let background = try #require(cell(.insetGrouped, item: item, of: count).shownBackground)
      #expect(background.maskedCorners == corners)
      #expect(background.cornerRadius == (corners.isEmpty ? 0 : TableMetrics.cardRadius))
    }
  }

  @Test func `headers and footers of an inset section have no corners`() throws {
    for role in [ListPlace.Role.header, .footer] {
      let background = try #require(cell(.insetGrouped, role: role).shownBackground)
      #expect(background.maskedCorners == .all && background.cornerRadius == 0)
      #expect(background.backgroundColor == nil)
    }
  }

  @Test func `rows of other lists have no corners`() throws {
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped] {
      let background = try #require(cell(appearance).shownBackground)
      #expect(background.maskedCorners == .all && background.cornerRadius == 0)
    }
  }

  @Test func `a cell's background is its list's`() {
    func color(
      _ appearance: UICollectionLayoutListConfiguration.Appearance, _ role: ListPlace.Role = .item
    ) -> UIColor? { cell(appearance, role: role).defaultBackgroundConfiguration().backgroundColor }
    #expect(color(.plain) == .systemBackground && color(.sidebarPlain) == .systemBackground)
    #expect(color(.grouped) == .secondarySystemGroupedBackground)
    #expect(color(.insetGrouped) == .secondarySystemGroupedBackground)
    #expect(color(.sidebar) == nil)
    #expect(color(.plain, .header) == .systemBackground && color(.plain, .footer) == .systemBackground)
    #expect(color(.grouped, .header) == nil && color(.sidebar, .header) == nil)
    #expect(
      UICollectionViewListCell(frame: .zero).defaultBackgroundConfiguration().backgroundColor
        == .systemBackground)
  }

  @Test func `a first item may be its section's header`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let look = ListLook(configuration: configuration)
    let places = (0..<3).map { ListPlace(look: look, item: $0, of: 3) }
    #expect(places.map(\.role) == [.header, .item, .item])
    #expect(places.map(\.isFirst) == [false, true, false] && places.map(\.isLast) == [false, false, true])
    configuration.headerMode = .none
    let plain = (0..<3).map { ListPlace(look: ListLook(configuration: configuration), item: $0, of: 3) }
    #expect(plain.map(\.role) == [.item, .item, .item])
    #expect(plain.map(\.isFirst) == [true, false, false] && plain.map(\.isLast) == [false, false, true])
  }

  @Test func `a list's ground and the space above its sections are those of tables`() {
    func look(
      _ appearance: UICollectionLayoutListConfiguration.Appearance,
      _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> ListLook {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      change(&configuration)
      return ListLook(configuration: configuration)
    }
    #expect(look(.plain).contentBackground == .systemBackground)
    #expect(look(.sidebarPlain).contentBackground == .systemBackground)
    for appearance in [UICollectionLayoutListConfiguration.Appearance.grouped, .insetGrouped, .sidebar] {
      #expect(look(appearance).contentBackground == .systemGroupedBackground)
    }
    #expect(look(.plain) { $0.backgroundColor = .red }.contentBackground == .red)
    #expect(look(.insetGrouped).isInset && !look(.grouped).isInset && !look(.plain).isInset)
    #expect(look(.grouped).padding(aboveSection: 0) == TableMetrics.gap)
    #expect(look(.grouped).padding(aboveSection: 1) == 0)
    // A first header begins at the list's top (openuikit, listheaderprobe of iOS 26.1).
    #expect(look(.insetGrouped) { $0.headerMode = .supplementary }.padding(aboveSection: 0) == 0)
    #expect(look(.plain).padding(aboveSection: 0) == 0)
    let headed = look(.plain) { $0.headerMode = .supplementary }
    #expect(headed.padding(aboveSection: 0) == TableMetrics.plainHeaderPadding)
    #expect(look(.sidebar) { $0.headerMode = .supplementary }.padding(aboveSection: 1) == 0)
    func padded(_ padding: CGFloat) -> CGFloat {
      look(.plain) {
        $0.headerMode = .supplementary
        $0.headerTopPadding = padding
      }.padding(aboveSection: 0)
    }
    #expect(padded(5) == 5 && padded(10_000_000) == 10_000_000)
    #expect(padded(10_000_001) == TableMetrics.plainHeaderPadding)
    #expect(padded(.nan) == TableMetrics.plainHeaderPadding)
  }

  @Test func `rows have separators at their ends, the last of an inset section none`() {
    func sides(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ item: Int) -> [Bool] {
      cell(appearance, item: item).place?.separators.map(\.isAtTop) ?? []
    }
    #expect(sides(.insetGrouped, 0) == [false] && sides(.insetGrouped, 2) == [])
    #expect(sides(.grouped, 0) == [true, false] && sides(.plain, 2) == [false])
    #expect(cell(.plain, role: .header).place?.separators.isEmpty == true)
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.itemSeparatorHandler = { path, separators in
      var own = separators
      own.bottomSeparatorVisibility = .hidden
      own.topSeparatorVisibility = path.item == 0 ? .hidden : .visible
      return own
    }
    var place = ListPlace(look: ListLook(configuration: configuration), item: 1, of: 3)
    place.path = IndexPath(item: 1, section: 0)
    #expect(place.separators.map(\.isAtTop) == [true])
    configuration.showsSeparators = false
    #expect(ListPlace(look: ListLook(configuration: configuration), item: 1, of: 3).separators.isEmpty)
  }

  @Test func `a selected cell has another colour and gets its own back`() {
    let plain = UIBackgroundConfiguration.listPlainCell()
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    let selected = plain.updated(for: state)
    #expect(selected.backgroundColor == .systemGray4)
    #expect(selected.updated(for: state).backgroundColor == .systemGray4)
    state.isSelected = false
    #expect(selected.updated(for: state).backgroundColor == .systemBackground)
    state.isHighlighted = true
    #expect(plain.updated(for: state).backgroundColor == .systemGray4)
    // A background without a colour for it stays.
    #expect(UIBackgroundConfiguration.clear().updated(for: state).backgroundColor == nil)
  }

  @Test func `grayscale keeps lightness and alpha`() {
    let gray = UIConfigurationColorTransformer.grayscale(UIColor(white: 0.25, alpha: 0.5))
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(gray.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.25) < 0.01 && abs(alpha - 0.5) < 0.01)
    var configuration = UIBackgroundConfiguration.clear()
    #expect(configuration.resolvedBackgroundColor(for: .red) == .clear)
    configuration.backgroundColor = .red
    configuration.strokeColor = .blue
    #expect(configuration.resolvedBackgroundColor(for: .green) == .red)
    #expect(configuration.resolvedStrokeColor(for: .green) == .blue)
    configuration.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .white }
    configuration.strokeColorTransformer = UIConfigurationColorTransformer { _ in .black }
    #expect(configuration.resolvedBackgroundColor(for: .green) == .white)
    #expect(configuration.resolvedStrokeColor(for: .green) == .black)
  }
}
