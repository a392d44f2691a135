public import Foundation
internal import LayoutEngine
internal import PageBase
internal import PageDrawing
internal import PageLayout

/// A row of segments of which one can be selected, 32 pt high.
open class UISegmentedControl: _UISegmentedControlNames {
  /// The value of `selectedSegmentIndex` if no segment is selected.
  public static let noSegment = -1

  /// The index of the selected segment; `noSegment`, the default, or any index out of range for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the selected segment's card; unless set, white, or grey in the dark appearance.
  open var selectedSegmentTintColor: UIColor?
  /// True if the segments' widths follow their titles instead of being equal.
  open var apportionsSegmentWidthsByContent = false
  /// True if segments are selected only while touched; no segment is drawn as selected then.
  open var isMomentary = false
  private var segments: [Segment] = []
  var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
  }

  /// Makes a control of titles and images, which is as large as they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a segment for each action, with the action's title or else its image.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment at an index, clamped to the range.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let image = action.title.isEmpty ? action.image : nil
    segments.insert(Segment(title: action.title, image: image, action: action), at: place(segment))
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.image = action.title.isEmpty ? action.image : nil
      $0.title = action.title
    }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }

  /// Inserts a segment at an index, clamped to the range.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: place(segment))
  }

  /// Inserts a segment at an index, clamped to the range.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: place(segment))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }

  open func removeAllSegments() { segments = [] }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  /// Sets a segment's width in points, clamped to 0…10,000; at 0 the control chooses it.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? min(max(width, 0), 10_000) : 0 }
  }

  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  /// Sets the titles' attributes for a state; fonts and colours are used.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  private subscript(segment: Int) -> Segment? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    if segments.indices.contains(segment) { body(&segments[segment]) }
  }

  private func place(_ segment: Int) -> Int { min(max(segment, 0), segments.count) }

  // MARK: What the page needs to know

  /// Recorded from UIKit (iOS 13 and later): the frame is 32 pt high, and the alignment rectangle 31 pt.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(bottom: 1) }

  package override var uiKitClassName: String { "UISegmentedControl" }
  override var shortcomings: [Diagnostic] { segments.compactMap { $0.image?.shortcoming } }
  /// The segments' size in points, on the pixel grid of `fittingTraits`.
  open override var intrinsicContentSize: CGSize { measuredIntrinsicSize }

  override var layoutContent: LayoutItem.Content { .measured(heightFollowsWidth: false) }

  override var content: ViewContent {
    let parts = segments.enumerated().map { index, segment in
      SegmentedContent.Segment(
        title: title(of: segment, isSelected: index == selectedSegmentIndex && !isMomentary),
        widestTitle: title(of: segment, isSelected: true, weight: .regular),
        image: segment.image?.content(tint: .label, isStencil: true), width: Double(segment.width))
    }
    return .control(
      SegmentedContent(
        segments: parts,
        selected: segments.indices.contains(selectedSegmentIndex) && !isMomentary
          ? selectedSegmentIndex : nil,
        cardColor: selectedSegmentTintColor?.dynamic ?? metrics.segments.cardColor,
        widthsFollowContent: apportionsSegmentWidthsByContent, metrics: metrics.segments))
  }

  private func title(
    of segment: Segment, isSelected: Bool, weight: UIFont.Weight? = nil
  ) -> AttributedText {
    let given = isSelected ? titleAttributes.value(in: .selected) : titleAttributes[.normal]
    let isFaint = !isEnabled || !segment.isEnabled
    // Recorded from UIKit (iOS 17 to 26): titles have 13 pt and are medium, the selected one is semibold. Recorded widths
    // are those of this program's regular letters, whose medium ones are wider than Apple's.
    let attributes = TextAttributes(
      font: UIFont.systemFont(ofSize: 13, weight: weight ?? (isSelected ? .semibold : .medium)).descriptor,
      color: isFaint ? .placeholderText : .text, paragraph: ParagraphStyle(alignment: .center))
    let string = NSAttributedString(string: segment.title ?? "", attributes: given ?? [:])
    return AttributedText(string, defaults: attributes, alignment: .center)
  }
}
