import PageRenderTesting
import UIKit
import XCTest

private final class EdgeLabelsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let texts = ["What's", "the", "point", "?"]
    let labels = texts.map { text in
      let label = UILabel()
      label.text = text
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      return label
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: safe.topAnchor),
      labels[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      labels[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      labels[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      labels[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      labels[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      labels[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
    ])
  }
}

/// Labels at the edges of the safe areas of devices, in text: what moves is read off.
final class EdgeLabelsTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(RecordedEnvironment.isHere)
  }

  func testDevices() {
    let devices: [(String, ViewImageConfig)] = [
      ("iphone-se", .iPhoneSe), ("iphone-8", .iPhone8), ("iphone-8-plus", .iPhone8Plus(.landscape)),
      ("iphone-x", .iPhoneX), ("iphone-x-landscape", .iPhoneX(.landscape)), ("iphone-xr", .iPhoneXr),
      ("iphone-13-mini", .iPhone13Mini), ("iphone-13-pro-max", .iPhone13ProMax(.landscape)),
      ("ipad-mini", .iPadMini), ("ipad-mini-half", .iPadMini(.landscape(splitView: .oneHalf))),
      ("ipad-pro-11", .iPadPro11(.portrait)), ("ipad-pro-12-9", .iPadPro12_9),
    ]
    for (name, device) in devices {
      assertSnapshot(of: EdgeLabelsController(), as: .recursiveDescription(on: device), named: name)
    }
    assertSnapshot(of: EdgeLabelsController(), as: .image(on: .iPhoneX), named: "iphone-x")
  }
}
