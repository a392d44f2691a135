import UIKit

@testable import UIKitCore

@MainActor
private func button() -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle("Tap", for: .normal)
  button.setImage(PropertyStage.image(), for: .normal)
  return button
}

@MainActor let buttonProperties: [PropertyCheck] =
  properties(
    "UIButton", .picture, of: button,
    [
      "contentEdgeInsets": { $0.contentEdgeInsets = .init(top: 9, left: 9, bottom: 9, right: 9) },
      "titleEdgeInsets": { $0.titleEdgeInsets = .init(top: 0, left: 9, bottom: 0, right: 0) },
      "imageEdgeInsets": { $0.imageEdgeInsets = .init(top: 0, left: 0, bottom: 0, right: 9) },
      "configuration": { $0.configuration = .filled() },
      "configurationUpdateHandler": { $0.configurationUpdateHandler = { $0.alpha = 0.5 } },
      "adjustsImageWhenDisabled": {
        $0.isEnabled = false
        $0.adjustsImageWhenDisabled = false
      },
    ])
  + properties(
    "UIButton", .picture, of: { UIButton(configuration: .filled()) }, ["role": { $0.role = .destructive }])
