internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import UIKitCore

/// The frames of one scene from several solves, which differ in the values that constraints do not decide.
@MainActor
struct CanvasSolves {
  private var results: [LayoutResult] = []
  /// The reason why there are no frames; `nil` if there are.
  private(set) var fault: String?
  /// The layout items that contradicting constraints relate, by axis.
  private var contested: [Axis: Set<Int>] = [:]

  /// Creates solves without results.
  init() {}

  /// - Parameter knowsImages: True if images have the sizes that the document lists.
  init(_ scene: RecordedScene, knowsImages: Bool = true) {
    let (records, indexed) = (scene.records, scene.indexed)
    let era = CanvasEra(toolsVersion: scene.document.toolsVersion)
    let known = Self.knownSizes(
      records, indexed, era, images: knowsImages ? scene.document.resources.symbols : nil)
    let texts = Self.texts(records, indexed)
    for round in 0..<RecordedFrames.solveCount {
      var input = indexed.tree.layout
      var assumed = AssumedContent(round: round, texts: texts)
      for record in records {
        guard let item = indexed.item(of: record.view) else { continue }
        if let frame = record.element.savedFrame { assumed.saved[item] = frame.size }
        if record.superview != nil, !record.view.translatesAutoresizingMaskIntoConstraints {
          input.constraints += Self.startingValues(of: item, in: input, round: round)
        }
      }
      if era == .fourth { Self.resizeControls(records, indexed, in: &input) }
      Self.keepHiddenSizes(in: &input)
      assumed.assumeEmptyViews(of: &input)
      for item in input.items.indices where !known.contains(item) {
        assumed.assume(item, of: &input)
      }
      do {
        var system = try LayoutSystem(input)
        results.append(try system.solve(in: scene.environment, measuring: assumed))
      } catch {
        fault = "not solved: \(error)"
        return
      }
    }
    for member in results.flatMap(\.conflicts).flatMap(\.members) {
      for axis in Self.axes(of: member, in: indexed.tree.layout) {
        contested[axis, default: []].formUnion(indexed.tree.layout.items(of: member))
      }
    }
  }

  private static func axes(of origin: ConstraintOrigin, in input: LayoutInput) -> [Axis] {
    guard case .constraint(let index) = origin, input.constraints.indices.contains(index) else {
      return Axis.allCases
    }
    switch input.constraints[index].firstAttribute {
    case .left, .right, .leading, .trailing, .centerX, .width: return [.horizontal]
    case .top, .bottom, .centerY, .height: return [.vertical]
    default: return Axis.allCases
    }
  }

  /// Returns true if contradicting constraints relate an item along the axis of a component, such as `width`.
  func isContested(_ item: Int, _ component: String) -> Bool {
    contested[component == "y" || component == "height" ? .vertical : .horizontal]?.contains(item) == true
  }

  /// Returns true if all solves agree on a component of an item's frame.
  func isDecided(
    _ item: Int, in parent: Int, _ path: KeyPath<Rect, Double>, within tolerance: Double
  ) -> Bool {
    let values = frames(of: item, in: parent).exact.map { $0[keyPath: path] }
    return values.allSatisfy { ($0 - values[0]).magnitude <= tolerance }
  }

  /// The frames of an item in its superview's coordinates: the exact frames of all solves, and the first
  /// solve's frame on the pixel grid.
  func frames(of item: Int, in parent: Int) -> (exact: [Rect], rounded: Rect?) {
    func relative(_ frames: [Rect], _ result: LayoutResult) -> Rect {
      let origin = frames[parent].origin
      let offset = result.contentOffsets[parent]
      return Rect(
        x: frames[item].minX - origin.x + offset.x, y: frames[item].minY - origin.y + offset.y,
        width: frames[item].width, height: frames[item].height)
    }
    guard fault == nil, let first = results.first else { return ([.zero], nil) }
    return (results.map { relative($0.exactFrames, $0) }, relative(first.frames, first))
  }

  /// The items of known size: listed images, views with placeholder sizes, switches (51 × 31 up to Xcode 16),
  /// and sliders of Xcode 26.
  ///
  /// - Parameter symbols: The names of images whose views do not have the listed size; `nil` if no image's
  ///   view has it.
  private static func knownSizes(
    _ records: [DocumentBuilder.Record], _ indexed: IndexedTree, _ era: CanvasEra,
    images symbols: Set<String>?
  ) -> Set<Int> {
    var known: Set<Int> = []
    for record in records {
      guard let item = indexed.item(of: record.view) else { continue }
      let isSymbol =
        record.element.child("imageReference")?["catalog"] == "system"
        || record.element["image"].map { symbols?.contains($0) ?? true } ?? false
      // An image view keeps its image's listed size even if no catalogue has the image.
      let isPicture = record.view is UIImageView && !isSymbol
      let hasSize = record.view.placeholderIntrinsicSize != nil && (symbols != nil || !isListed(record))
      if hasSize || isPicture || record.view is UISwitch || (era == .fourth && record.view is UISlider) {
        known.insert(item)
      }
    }
    return known
  }

  /// Returns true if a view's size is that of a listed image, and not a placeholder size that somebody set.
  private static func isListed(_ record: DocumentBuilder.Record) -> Bool {
    record.view is UIImageView && record.element["placeholderIntrinsicWidth"] == nil
      && record.element["placeholderIntrinsicHeight"] == nil
  }

  /// Gives switches and sliders their sizes in Xcode 26. A switch is 63 × 28 with an alignment rectangle of
  /// 61 × 28; a slider is 34 high without alignment insets.
  private static func resizeControls(
    _ records: [DocumentBuilder.Record], _ indexed: IndexedTree, in input: inout LayoutInput
  ) {
    for record in records {
      guard let item = indexed.item(of: record.view) else { continue }
      if record.view is UISwitch { input.items[item].content = .fixed(width: 61, height: 28) }
      if record.view is UISlider {
        input.items[item].content = .fixed(width: nil, height: 34)
        input.items[item].alignmentRectInsets = .zero
      }
    }
  }

  private static func keepHiddenSizes(in input: inout LayoutInput) {
    for item in input.items.indices {
      guard case .stack(var stack) = input.items[item].arrangement else { continue }
      stack.keepsHiddenSizes = true
      input.items[item].arrangement = .stack(stack)
    }
  }

  /// The kinds of text of the views that have baselines, by layout item.
  private static func texts(
    _ records: [DocumentBuilder.Record], _ indexed: IndexedTree
  ) -> [Int: AssumedContent.Text] {
    var texts: [Int: AssumedContent.Text] = [:]
    for record in records {
      guard let item = indexed.item(of: record.view) else { continue }
      switch record.view {
      case let label as UILabel:
        texts[item] = label.numberOfLines == 1 ? .line(pointSize: Double(label.font.pointSize)) : .lines
      case let button as UIButton:
        texts[item] = .line(pointSize: Double(button.titleLabel?.font.pointSize ?? UIFont.systemFontSize))
      case let field as UITextField:
        texts[item] = .line(pointSize: Double(field.font?.pointSize ?? UIFont.systemFontSize))
      case is UITextView: texts[item] = .lines
      default: break
      }
    }
    return texts
  }

  /// Constraints of priority 1, which decide only what no other constraint does; their constants differ by
  /// round.
  private static func startingValues(of item: Int, in input: LayoutInput, round: Int) -> [LayoutConstraint] {
    guard let parent = input.items[item].parent else { return [] }
    let value = 13.0 + Double(round) * 57 + Double(item % 7) * 5
    return [
      LayoutConstraint(first: item, .left, second: parent, .left, constant: value, priority: 1),
      LayoutConstraint(first: item, .top, second: parent, .top, constant: value + 3, priority: 1),
      LayoutConstraint(first: item, .width, constant: value + 11, priority: 1),
      LayoutConstraint(first: item, .height, constant: value + 17, priority: 1),
    ]
  }
}
