internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// The names of a page's colours in one appearance.
///
/// A scene has no names, so that a drawn colour has all names under which the page's views use it.
struct ColorNames {
  private var names: [Color: [String]] = [:]
  private let includesTexts: Bool
  /// The number of values that may still be searched: code can draw any number of shapes.
  private var budget = 20_000

  /// - Parameter includesTexts: True to include the colours of texts.
  init(of tree: ViewTree, in appearance: Appearance, includingTexts includesTexts: Bool = false) {
    self.includesTexts = includesTexts
    var appearances = [Appearance](repeating: appearance, count: tree.views.count)
    for (index, view) in tree.views.enumerated() {
      if let own = view.appearance { appearances[index] = own }
      for child in view.children { appearances[child] = appearances[index] }
      add(view, appearances[index])
    }
  }

  /// A drawn colour with its names, joined by `/`.
  func named(_ color: Color) -> NamedColor {
    NamedColor(color, name: names[color]?.joined(separator: " / "))
  }

  /// The names of an opaque colour, from its digits such as `#007AFF`; `nil` without a name.
  func name(of digits: String) -> String? {
    let found = names.filter { NamedColor($0.key).digits == digits }
    return found.isEmpty ? nil : found.values.flatMap(\.self).sorted().joined(separator: " / ")
  }

  private mutating func add(_ view: ViewNode, _ appearance: Appearance) {
    add(view.backgroundColor, appearance)
    switch view.content {
    case .none, .hairline: break
    case .text(let content):
      for run in content.text.runs {
        add(run.attributes.backgroundColor, appearance)
        if includesTexts { add(run.attributes.color, appearance) }
      }
    case .image(let content): add(content.tint, appearance)
    case .pageControl(let content): search(content, appearance, depth: Self.depth)
    case .control(let content): search(content, appearance, depth: Self.depth)
    }
    if let layer = view.layer, !layer.isPlain { search(layer, appearance, depth: Self.depth) }
    if !view.drawing.isEmpty { search(view.drawing, appearance, depth: Self.depth) }
  }

  private mutating func add(_ color: Color.Dynamic?, _ appearance: Appearance) {
    guard let color, let name = color.name else { return }
    let known = names[color.resolved(in: appearance), default: []]
    if !known.contains(name) { names[color.resolved(in: appearance)] = known + [name] }
  }

  /// The depth to which the contents of controls and layers hold colours.
  private static let depth = 5
  /// The number of a list's elements that are searched.
  private static let longestList = 100

  /// Adds the colours inside a value, found by reflection.
  private mutating func search(_ value: Any, _ appearance: Appearance, depth: Int) {
    switch value {
    case let color as Color.Dynamic: add(color, appearance)
    case is Artwork, is PixelImage, is Path, is String: break
    default:
      guard depth > 0, budget > 0 else { return }
      budget -= 1
      for child in Mirror(reflecting: value).children.prefix(Self.longestList) {
        search(child.value, appearance, depth: depth - 1)
      }
    }
  }
}
