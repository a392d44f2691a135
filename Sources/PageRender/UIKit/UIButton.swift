public import Foundation
internal import LayoutEngine

/// A title one can tap.
open class UIButton: UIControl {
  public let buttonType: ButtonType
  /// Carries the title's font; the title itself is set for a state.
  public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  /// In points, around the title; where it is not zero it replaces the 6 pt above and below a title.
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var tintColor: UIColor = .systemBlue
  private var titles: [State.RawValue: String] = [:]
  private var titleColors: [State.RawValue: UIColor] = [:]

  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  /// A state of a control, with UIKit's raw values.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public init(type: ButtonType) {
    buttonType = type
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: [.primaryActionTriggered, .touchUpInside])
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
  }

  open func title(for state: State) -> String? { titles[state.rawValue] }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
  }

  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var currentTitle: String? { titles[state.rawValue] ?? titles[State.normal.rawValue] }

  open var currentTitleColor: UIColor {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
      ?? (buttonType == .system ? tintColor : .white)
  }

  override var content: ViewContent {
    let attributes = TextAttributes(
      font: (titleLabel?.font ?? .systemFont(ofSize: 15)).descriptor, color: currentTitleColor.dynamic,
      paragraph: ParagraphStyle(alignment: .center))
    return .text(
      TextContent(
        text: AttributedText(currentTitle ?? "", attributes: attributes), maximumLines: 1,
        lineBreakMode: .byTruncatingMiddle, insets: EdgeInsets(contentEdgeInsets),
        verticalAlignment: .center, role: .buttonTitle))
  }

  override var layoutContent: LayoutItem.Content {
    .measured(heightFollowsWidth: false)
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel()
    // 15 pt in a system button, 18 pt in a custom one: recorded title heights of 18 and 21.48 pt.
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    return label
  }
}
