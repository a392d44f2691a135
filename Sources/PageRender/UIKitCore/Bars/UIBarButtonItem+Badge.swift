internal import Foundation
internal import PageLayout

extension UIBarButtonItem {
  /// The badge of an item, from iOS 26 on: a number, a short text, or a dot.
  @MainActor
  public struct Badge {
    public var backgroundColor: UIColor?
    public var foregroundColor: UIColor?
    public var font: UIFont?
    let text: String

    public static func count(_ count: Int) -> Badge { Badge(text: "\(count)") }
    public static func string(_ string: String) -> Badge { Badge(text: string) }
    public static func indicator() -> Badge { Badge(text: "") }

    private init(text: String) { self.text = text }

    /// Adds the badge beside the middle of an item's button, where a tab has its badge: no picture of a bar's was recorded.
    func add(to ground: UIView, over button: UIView) -> [NSLayoutConstraint] {
      guard case .platter(let tab) = UITraitCollection.current.metrics.tabBar.kind else { return [] }
      let size = text.isEmpty ? CGFloat(tab.badgeSize / 2) : CGFloat(tab.badgeSize)
      let label = UILabel()
      label.text = text
      label.font = font ?? .systemFont(ofSize: 13)
      label.textColor = foregroundColor ?? .white
      label.textAlignment = .center
      label.backgroundColor = backgroundColor ?? .systemRed
      label.layer.cornerRadius = size / 2
      label.clipsToBounds = true
      label.translatesAutoresizingMaskIntoConstraints = false
      ground.addSubview(label)
      // A longer text has the capsule's ends beside it.
      let width = max(size, text.count > 1 ? label.intrinsicContentSize.width + size / 2 : size)
      return [
        label.widthAnchor.constraint(equalToConstant: width),
        label.heightAnchor.constraint(equalToConstant: size),
        label.leadingAnchor.constraint(equalTo: button.centerXAnchor, constant: CGFloat(tab.badgeOffset)),
        label.topAnchor.constraint(equalTo: button.topAnchor, constant: CGFloat(tab.badgeTop)),
      ]
    }
  }
}
