public import Foundation

/// A controller of a SwiftUI view, which PageRender cannot draw: a hatched box with the view's name.
///
/// The translator writes the name in place of the view, and removes the type's generic argument.
open class UIHostingController: UIViewController {
  private var viewName = "SwiftUI"

  public init(rootView: String) {
    viewName = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: String) {
    viewName = rootView
    super.init(coder: coder)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  open override func loadView() {
    let box = HatchedBox()
    box.backgroundColor = .systemBackground
    box.text = viewName
    view = box
  }
}

/// Content of a cell that SwiftUI would draw: a hatched box.
///
/// The translator writes this in place of SwiftUI's closure.
public struct UIHostingConfiguration: UIContentConfiguration {
  public init() {}
  public func makeContentView() -> any UIView & UIContentView { HostedContent(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
  public func margins(_ edges: NSDirectionalRectEdge = .all, _ length: CGFloat) -> UIHostingConfiguration {
    self
  }
}

private final class HostedContent: HatchedBox, UIContentView {
  var configuration: any UIContentConfiguration
  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    text = "SwiftUI"
  }
  required init?(coder: NSCoder) { return nil }
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}

/// An area of diagonal lines, 12 points apart, with a name in its middle.
private class HatchedBox: UIView {
  private let label = UILabel()
  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.backgroundColor = .systemBackground
    addSubview(label)
  }
  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicContentSize
    let width = min(size.width + 16, bounds.width)
    label.frame = CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - size.height / 2, width: width, height: size.height)
  }

  override func draw(_ rect: CGRect) {
    let lines = UIBezierPath()
    var x = -bounds.height
    // A view of any size has at most some thousand lines.
    let step = max(12, (bounds.width + bounds.height) / 1000)
    while x < bounds.width {
      lines.move(to: CGPoint(x: x, y: bounds.height))
      lines.addLine(to: CGPoint(x: x + bounds.height, y: 0))
      x += step
    }
    UIColor.systemGray4.setStroke()
    lines.stroke()
  }
}
