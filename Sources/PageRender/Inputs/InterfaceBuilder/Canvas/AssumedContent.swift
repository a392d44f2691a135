internal import LayoutEngine
internal import PageBase
internal import PageLayout
internal import UIKitCore

/// Assumed intrinsic sizes and baselines, derived from saved sizes: in round 0 equal to the saved sizes, in
/// later rounds different.
struct AssumedContent: ContentMeasuring {
  /// The kind of text that a view has.
  enum Text {
    /// One line, centred vertically in the view, in a font of a point size.
    case line(pointSize: Double)
    case lines
  }

  var round: Int
  /// The kinds of text, by layout item; items without text have no assumed baselines, and use their bottom
  /// edge.
  var texts: [Int: Text]
  var saved: [Int: Size] = [:]
  private var sizes: [Int: IntrinsicSize] = [:]

  init(round: Int, texts: [Int: Text]) {
    self.round = round
    self.texts = texts
  }

  /// Gives an item with intrinsic content the size assumed in this round.
  mutating func assume(_ item: Int, of input: inout LayoutInput) {
    let hasWidth: Bool
    let hasHeight: Bool
    switch input.items[item].content {
    case .none: return
    case .fixed(let width, let height): (hasWidth, hasHeight) = (width != nil, height != nil)
    case .measured: (hasWidth, hasHeight) = (true, true)
    }
    let size = size(ofItem: item)
    sizes[item] = IntrinsicSize(width: hasWidth ? size.width : nil, height: hasHeight ? size.height : nil)
    if case .measured = input.items[item].content {
      input.items[item].content = .measured(heightFollowsWidth: false)
    } else {
      input.items[item].content = .fixed(width: sizes[item]?.width, height: sizes[item]?.height)
    }
  }

  /// Gives arranged views without content the sizes that they keep on the canvas, 240 × 50 unless somebody changed them, where nothing
  /// but a stack's tie breakers decides.
  func assumeEmptyViews(of input: inout LayoutInput) {
    for item in input.items.indices {
      guard case .stack(let stack) = input.items[item].arrangement else { continue }
      for child in stack.arranged
      where input.items[child].content == .none && input.items[child].arrangement == nil {
        let size = size(ofItem: child)
        for (attribute, length) in [(LayoutConstraint.Attribute.width, size.width), (.height, size.height)] {
          input.constraints.append(
            LayoutConstraint(first: child, attribute, constant: length, priority: Self.keptPriority))
        }
      }
    }
  }

  /// Above a stack's tie breakers, the highest of which is 51.
  private static let keptPriority = 52.0

  /// An item's saved size, changed by the round.
  private func size(ofItem item: Int) -> Size {
    let size = saved[item] ?? Size(width: 40, height: 20)
    let factors = [1, 0.6, 1.45, 0.8 + Double(item % 5) * 0.17]
    let factor = factors[round % factors.count]
    let extra = Double(round) * 2.7
    return Size(
      width: size.width * factor + extra, height: size.height * (factor + 0.03 * Double(round)) + extra)
  }

  func intrinsicSize(ofItem item: Int, fittingWidth width: Double?) -> IntrinsicSize {
    sizes[item] ?? .none
  }

  func baselines(ofItem item: Int, in size: Size) -> Baselines? {
    switch texts[item] {
    case .line(let pointSize):
      // The system font's line is 1.193 em high, its baseline 0.952 em below its top.
      let belowMiddle = pointSize * (0.355 + 0.04 * Double(round))
      return Baselines(
        firstFromTop: size.height / 2 + belowMiddle, lastFromBottom: size.height / 2 - belowMiddle,
        isCentred: true)
    case .lines:
      return Baselines(
        firstFromTop: size.height * (0.75 - 0.05 * Double(round)),
        lastFromBottom: size.height * (0.25 + 0.03 * Double(round)))
    case nil: return nil
    }
  }
}
