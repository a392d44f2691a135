public import Foundation

/// The configuration of the view that a controller shows in place of missing content.
///
/// Pages show the controller's view alone, with a warning.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var button: UIButton.Configuration = .plain()
  public var secondaryButton: UIButton.Configuration = .plain()
  public var background = UIBackgroundConfiguration.clear()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextPadding: CGFloat = 0

  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  public static func loading() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(text: "Loading…")
  }
  public static func search() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(image: UIImage(systemName: "magnifyingglass"), text: "No Results")
  }

  init(image: UIImage? = nil, text: String? = nil) {
    self.image = image
    self.text = text
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The view of a `UIContentUnavailableConfiguration`, which draws nothing.
open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    Effectless.say("UIContentUnavailableConfiguration", "its view shows nothing")
  }

  public required init?(coder: NSCoder) { nil }
}

public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
}
