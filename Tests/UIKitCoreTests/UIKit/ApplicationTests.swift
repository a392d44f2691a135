import Foundation
import Testing

@testable import PageBase
@testable import PageLayout
@testable import UIKitCore

/// The application of a page: it opens nothing, and asks nothing of the device.
@MainActor
@Suite struct ApplicationTests {
  private final class Listening: UIApplication {
    var animations: [UIStatusBarAnimation] = []
    var hidden: [Bool] = []
    override func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
      self.hidden.append(hidden)
      animations.append(animation)
    }
  }

  @Test func `a status bar that is hidden with an animation fades`() {
    let application = Listening()
    application.setStatusBarHidden(true, animated: true)
    application.setStatusBarHidden(false, animated: false)
    #expect(application.animations == [.fade, .none] && application.hidden == [true, false])
  }

  @Test func `an address is not opened, and its completion told so`() throws {
    let application = UIApplication()
    let url = try #require(URL(string: "https://example.com"))
    var answers: [Bool] = []
    application.open(url) { answers.append($0) }
    #expect(answers == [false])
    #expect(!application.openURL(url))
  }

  @Test(
    arguments: [
      ("http://a.b", true), ("HTTPS://a.b", true), ("mailto:a@b.c", true), ("app-settings:", true),
      ("tel:1", false), ("a", false),
    ])
  func `web addresses, mail and settings can be opened`(address: String, canBeOpened: Bool) throws {
    #expect(UIApplication().canOpenURL(try #require(URL(string: address))) == canBeOpened)
  }

  @Test func `an application is active, may be shaken and lets the screen dim`() {
    let application = UIApplication()
    #expect(application.applicationSupportsShakeToEdit && !application.isIdleTimerDisabled)
    #expect(!application.isNetworkActivityIndicatorVisible && application.applicationIconBadgeNumber == 0)
    #expect(application.applicationState == .active && application.isProtectedDataAvailable)
    #expect(!application.supportsAlternateIcons && !application.isRegisteredForRemoteNotifications)
    #expect(!application.supportsMultipleScenes && application.statusBarOrientationAnimationDuration == 0.3)
    #expect(application.supportedInterfaceOrientations(for: nil) == .all)
    application.beginIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test(arguments: [(0.0, 667.0), (375, 0), (0, 0)] as [(Double, Double)])
  func `a window without an area is an error with its size`(width: Double, height: Double) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let message = try #require(window.preparedPage(id: "page").tree.diagnostics.first?.message)
    #expect(
      message.contains("its size is \(Wording.number(width)) × \(Wording.number(height)); call init(frame:)"))
  }

  @Test func `a window with an area is none`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
    #expect(window.preparedPage(id: "page").tree.diagnostics.isEmpty)
  }
}
