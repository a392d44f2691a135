internal import LayoutEngine
internal import PageBase

/// A set of screens as few products of values: `iPhone SE, iPad Air × ar, bn × Dark`.
struct ScreenProducts {
  /// All combinations of some values of each axis.
  struct Product: Hashable {
    /// The values of each axis as indices of the axis's names, ascending, by `PageEnvironment.Axis`.
    var values: [[Int]]
  }

  private(set) var products: [Product]
  /// The names of each axis's values, in the order in which the axis lists them.
  private let names: [[String]]

  /// - Parameters:
  ///   - screens: The screens to name.
  ///   - all: All environments, whose values define the axes.
  init(_ screens: [PageEnvironment], among all: [PageEnvironment], words: ReviewWords) {
    let axes = PageEnvironment.Axis.allCases
    let names = axes.map { axis in
      all.map { axis.name(of: $0, words) }.reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
    }
    self.names = names
    products = screens.map { screen in
      Product(
        values: axes.map { axis in
          [names[axis.rawValue].firstIndex(of: axis.name(of: screen, words)) ?? 0]
        })
    }
    // Devices join last: lists of them are the longest to read.
    for axis in [PageEnvironment.Axis.locale] + axes.filter({ $0 != .locale && $0 != .device }) + [.device] {
      join(axis.rawValue)
    }
  }

  /// The maximum number of values of an axis that are named: more than there are languages in most apps.
  private static let mostNames = 40

  /// Joins products that differ on one axis only.
  private mutating func join(_ axis: Int) {
    var (joined, places): ([Product], [Product: Int]) = ([], [:])
    for product in products {
      var key = product
      key.values[axis] = []
      if let place = places[key] {
        joined[place].values[axis] = Set(joined[place].values[axis] + product.values[axis]).sorted()
      } else {
        places[key] = joined.count
        joined.append(product)
      }
    }
    products = joined
  }

  /// The products in words. An axis is left out if it has a single value, or if a product has all its values.
  func lines(_ words: ReviewWords) -> [String] {
    products.map { product in
      let parts = product.values.enumerated().compactMap { axis, values -> String? in
        let all = names[axis]
        guard values.count < all.count else { return nil }
        return words.listed(values.map { all[$0] }.filter { !$0.isEmpty }, atMost: Self.mostNames)
      }.filter { !$0.isEmpty }
      return parts.isEmpty ? words.allScreens : parts.joined(separator: "  ·  ")
    }
  }
}

extension PageEnvironment.Axis {
  func name(of environment: PageEnvironment, _ words: ReviewWords) -> String {
    switch self {
    case .device: environment.device.name
    case .orientation: words.name(of: environment.orientation)
    case .appearance: words.name(of: environment.appearance)
    case .locale: words.language(environment.locale)
    case .contentSize: "\(words.textSize) \(environment.contentSize.rawValue)"
    case .direction:
      environment.direction == LocaleTag.direction(of: environment.locale)
        ? "" : environment.direction == .leftToRight ? words.leftToRight : words.rightToLeft
    case .system: environment.system.title
    }
  }
}
