import PageRenderTesting
import UIKit
import XCTest

/// Written as for swift-snapshot-testing on a Mac, in a class that says nothing of actors.
final class LoginScreenTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(RecordedEnvironment.isHere)
  }

  func testOnPhones() {
    let controller = LoginViewController()
    assertSnapshot(of: controller, as: .image(on: .iPhoneX))
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe(.landscape)), named: "se-landscape")
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone8))
  }

  func testDarkAndLarge() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(displayScale: 2),
    ])
    assertSnapshot(
      of: LoginViewController(),
      as: .image(on: .iPhone13Pro, precision: 0.99, perceptualPrecision: 0.98, traits: traits))
  }

  func testOnTablet() {
    let controller = LoginViewController()
    assertSnapshots(
      of: controller,
      as: [
        "half": .image(on: .iPadMini(.landscape(splitView: .oneHalf)), traits: .init(displayScale: 1)),
        "full": .image(on: .iPadPro11, traits: .init(displayScale: 1)),
      ])
  }

  func testNavigation() {
    let controller = LoginViewController()
    controller.title = "Account"
    let navigation = UINavigationController(rootViewController: controller)
    assertSnapshot(of: navigation, as: .image(on: .iPhone8))
  }

  func testAFailureIsWordsToo() {
    let controller = LoginViewController()
    XCTAssertNil(verifySnapshot(of: controller, as: .image(on: .iPhoneSe), named: "words", record: .missing))
    controller.greeting = "Hello again"
    let words = verifySnapshot(of: controller, as: .image(on: .iPhoneSe), named: "words", record: .never)
    XCTAssertEqual(
      words?.split(separator: "\n").first, #"title: text changed: "Welcome back" → "Hello again""#)
  }
}
