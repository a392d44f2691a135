import LayoutEngine
import PageTestSupport
import Testing
import UIKit

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// Screens in the style in which apps and tutorials are written, of `import UIKit` alone (`Screens/`), laid out on an
/// iPhone X: 375 × 812 pt at 3×, safe area 44 above and 34 below, margins of 16. Expected edges are worked by hand;
/// a half pixel goes down or right.
@MainActor
struct ScreenTests {
  @Test func `a form of fields and buttons scrolls between the safe area's edges`() throws {
    let login = LoginViewController()
    let window = try show(login)
    #expect(login.view.first(UIScrollView.self)?.pixels == edges(0, 44, 375, 778))
    // (375 - 96) / 2 = 139.5, which is 418.5 px. Layout aligns the line of text that the symbol stands in, 96 high; the
    // picture is lower by two pixels and one.
    #expect(login.view.first(UIImageView.self)?.pixels == [419, 252 + 2, 707, 540 - 1])
    // 40 below the picture, then 12, 24 and 12 between 44, 44 and 50 high; 20 from the sides.
    #expect(login.emailTextField.pixels == edges(20, 220, 355, 264))
    #expect(login.passwordTextField.pixels == edges(20, 276, 355, 320))
    #expect(login.loginButton.pixels == edges(20, 344, 355, 394))
    #expect(login.stackView.arrangedSubviews[3].pixels[1] == 406 * 3)
    #expect(!login.loginButton.isEnabled)
    login.emailTextField.text = "mira@example.com"
    login.passwordTextField.text = "secret"
    login.passwordTextField.sendActions(for: .editingChanged)
    #expect(login.loginButton.isEnabled)
    window.layoutIfNeeded()
  }

  @Test func `the fields of a form are edited one at a time`() throws {
    let login = LoginViewController()
    let window = try show(login)
    #expect(login.emailTextField.becomeFirstResponder())
    #expect(login.textFieldShouldReturn(login.emailTextField))
    #expect(!login.emailTextField.isEditing)
    #expect(login.passwordTextField.isEditing)
    let warnings = window.preparedPage(id: "login").tree.diagnostics.map(\.message)
    #expect(warnings.contains { $0.contains("the keyboard and the caret are not drawn") })
    #expect(login.view.endEditing(true))
    #expect(!login.passwordTextField.isEditing)
  }

  @Test func `pages of a page view controller keep their texts in the middle`() throws {
    let onboarding = OnboardingViewController()
    let window = try show(onboarding)
    let first = try #require(onboarding.orderedViewControllers[0] as? OnboardingPageController)
    // A line of 32 pt is 38.1875, 115 px high; its middle at 406 pt is 1218 px: from 1160.5 to 1275.5.
    #expect(first.titleLabel.pixels == [96, 1161, 1029, 1276])
    // 17⅔ · 3 + 20 = 73 by 25⅔, its end 16 above the safe area's: 219 px about 562.5, a half pixel right, and 77 px.
    #expect(onboarding.pageControl.pixels == [453, 2209, 672, 2286])
    let second = onboarding.orderedViewControllers[1]
    onboarding.setViewControllers([second], direction: .forward, animated: true)
    onboarding.pageViewController(
      onboarding, didFinishAnimating: true, previousViewControllers: [first], transitionCompleted: true)
    window.layoutIfNeeded()
    #expect(onboarding.pageControl.currentPage == 1)
    #expect(second.view.window === window)
    #expect(first.view.window == nil)
  }

  @Test func `cards are as high as their texts`() throws {
    let screen = CardsViewController()
    _ = try show(screen)
    let (run, stretch) = (screen.cards[0], screen.cards[1])
    #expect(run.frame.minX == 20 && run.frame.width == 335 && run.frame.minY == 64)
    #expect(stretch.pixels[1] == run.pixels[3] + 48)
    // A line of 17 pt is 61 px; 16 pt of margin above and below.
    #expect(stretch.pixelHeight == 61 + 96)
    // Two lines of 15 pt whose baselines are 20 pt apart: 17.9 + 20 pt, 114 px; 4 pt above them.
    #expect(run.subtitleLabel.pixelHeight == 114)
    #expect(run.pixelHeight == 61 + 12 + 114 + 96)
    #expect(run.layer.shadowOpacity == 0.15)
  }

  @Test func `a calculator's keys are squares and its zero is two wide`() throws {
    let calculator = CalculatorViewController()
    _ = try show(calculator)
    // (375 - 24 - 36) / 4 = 78.75; five rows and four gaps of 12 end 12 above the safe area, at 766.
    #expect(try #require(calculator.buttons["AC"]).pixels == [36, 973, 272, 1209])
    #expect(try #require(calculator.buttons["÷"]).pixels == [853, 973, 1089, 1209])
    // 351 - 2 · 78.75 - 24 = 169.5.
    #expect(try #require(calculator.buttons["0"]).pixels == [36, 2062, 545, 2298])
    // A line of 80 pt is 287 px, 12 pt above the keys at 324.25: 216.58.
    #expect(calculator.displayLabel.pixels == [36, 650, 1089, 937])
    let seven = try #require(calculator.buttons["7"])
    #expect(seven.layer.cornerRadius == seven.frame.height / 2)
    seven.isHighlighted = true
    #expect(seven.alpha == 0.7)
    seven.sendActions(for: .touchUpInside)
    seven.sendActions(for: .touchUpInside)
    #expect(calculator.displayLabel.text == "77")
  }

  @Test func `a view that overrides the appearance is drawn in it`() throws {
    let screen = UIViewController()
    let label = UILabel()
    label.text = "dark"
    label.backgroundColor = .systemBackground
    label.overrideUserInterfaceStyle = .dark
    label.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
    screen.view.addSubview(label)
    screen.view.backgroundColor = .systemBackground
    let window = try show(screen)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.traitCollection.userInterfaceStyle == .light)
    let page = window.preparedPage(id: "p")
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: window.environment)
    #expect(solved.scene.background == .white)
    let ground = solved.scene.items.compactMap { item -> Color? in
      if case .shape(_, let color) = item.kind { color } else { nil }
    }
    #expect(ground == [.black])
  }

  @Test func `bubbles stand on either side, as wide as their texts`() throws {
    let chat = ChatViewController()
    _ = try show(chat)
    // 61 px of text; 16 pt around it in the bubble, and 16 more below that.
    let (first, second, third) = (chat.bubbles[0], chat.bubbles[1], chat.bubbles[2])
    #expect(first.pixels == [0, 132, 1125, 132 + 48 + 61 + 96])
    #expect(Array(first.bubbleBackgroundView.pixels[...1]) == [48, 132])
    #expect(first.bubbleBackgroundView.pixelHeight == 61 + 96)
    #expect(second.bubbleBackgroundView.pixels[2] == 1077)
    #expect(second.pixels[1] == first.pixels[3])
    #expect(third.messageLabel.frame.width <= 250)
    #expect(third.messageLabel.frame.height > 60)
  }

  @Test func `a plan that is chosen has a thicker border`() throws {
    let paywall = PaywallViewController()
    let window = try show(paywall)
    #expect(paywall.yearly.frame.width == 343)
    #expect(paywall.yearly.pixels[0] == 48)
    #expect(paywall.monthly.pixels[1] == paywall.yearly.pixels[3] + 36)
    // The text ends 24 above the safe area.
    #expect(paywall.legalTextView.pixels[3] == 754 * 3)
    #expect((paywall.yearly.layer.borderWidth, paywall.monthly.layer.borderWidth) == (2, 1))
    paywall.monthly.sendActions(for: .touchUpInside)
    #expect((paywall.yearly.layer.borderWidth, paywall.monthly.layer.borderWidth) == (1, 2))
    let close = try #require(paywall.view.first(UIButton.self) { $0.buttonType == .close })
    #expect(close.pixels[1] == 52 * 3)
    #expect(close.pixels[2] == 359 * 3)
    _ = window
  }

  @Test func `an overlay lies above the controller that presents it`() throws {
    let base = UIViewController()
    base.view.backgroundColor = .white
    let window = try show(base)
    var answer: Bool?
    let overlay = OverlayViewController(message: "Delete this trail?") { answer = $0 }
    base.present(overlay, animated: true)
    window.layoutIfNeeded()
    #expect(overlay.blurView.pixels == edges(0, 0, 375, 812))
    #expect(base.view.window === window)
    // 375 / 2 - 135 = 52.5, which is 157.5 px.
    #expect(overlay.containerView.pixels[0] == 158 && overlay.containerView.pixels[2] == 968)
    // 20 + a line of 17 pt + 20 + a hairline + 44: 61 + 1 + 84 · 3 px, about the middle, 1218 px.
    #expect(overlay.containerView.pixels[1] == 1061 && overlay.containerView.pixels[3] == 1375)
    #expect(overlay.confirmButton.pixels == [563, 1243, 968, 1375])
    #expect(overlay.containerView.alpha == 1)
    overlay.confirmButton.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(answer == true)
    #expect(overlay.view.window == nil)
  }

  @Test func `constraints are switched by the size class`() throws {
    let phone = DetailViewController()
    _ = try show(phone)
    // 343 · 9 / 16 = 192.94. The stack's margin of 20 counts from the safe area, as any view's does: from 64 on.
    #expect(phone.heroImageView.pixels == [48, 192, 1077, 771])
    let pad = DetailViewController()
    _ = try show(pad, on: "ipad-10")
    #expect(pad.heroImageView.frame.height == 360)
  }

  @Test func `a label that draws its text further in is larger by that`() throws {
    let screen = DetailViewController()
    _ = try show(screen)
    let padded = try #require(screen.tagsStack.arrangedSubviews.first as? PaddedLabel)
    let plain = UILabel()
    plain.text = padded.text
    plain.font = padded.font
    #expect(abs(padded.frame.width - plain.intrinsicContentSize.width - 16) < 0.001)
    // A line of 11 pt is 13.13 pt, 40 px; 4 pt above and below.
    #expect(padded.pixelHeight == 40 + 24)
  }

  @Test func `a control of one's own has the size it says`() throws {
    let review = ReviewViewController()
    _ = try show(review)
    // 32, 61 px, 33 (a slider of 34 without the point below its alignment rectangle) and 31 high with 20 between them:
    // 529 px about the middle, 1218 px: from 953.5 px on.
    #expect(review.ratingControl.pixels == [299, 954, 827, 1050])
    // Five of 32 with 4 between them, from 99.5 pt on: 135.5 and 167.5, which are 406.5 and 502.5 px. A star is a point
    // lower than its line above and below.
    #expect(review.ratingControl.starViews[1].pixels == [407, 954 + 3, 503, 1050 - 3])
    review.ratingControl.rating = 9
    #expect(review.ratingControl.rating == 5)
    #expect(review.valueLabel.text == "5 stars")
  }

  @Test func `a search field and segments head a page`() throws {
    let search = SearchViewController()
    let window = try show(search)
    #expect(search.searchBar.pixels == edges(0, 44, 375, 100))
    #expect(search.segmentedControl.pixels == edges(16, 108, 359, 140))
    // What stands below a segmented control counts from 31 of its 32 pt.
    #expect(search.progressView.pixels == edges(16, 151, 359, 155))
    #expect(search.activityIndicator.pixels == [507, 1163, 618, 1274])
    #expect(search.emptyLabel.isHidden)
    search.searchBar(search.searchBar, textDidChange: "")
    window.layoutIfNeeded()
    #expect(search.activityIndicator.isHidden)
    #expect(!search.emptyLabel.isHidden)
  }

  @Test func `constraints without anchors do the same`() throws {
    let screen = LegacyConstraintsViewController()
    let window = try show(screen)
    #expect(screen.redView.frame == CGRect(x: 20, y: 60, width: 100, height: 80))
    #expect(screen.blueView.frame == CGRect(x: 128, y: 60, width: 227, height: 40))
    #expect(screen.greenView.frame == CGRect(x: 20, y: 148, width: 335, height: 80))
    screen.grow()
    window.layoutIfNeeded()
    #expect(screen.redView.frame.height == 120)
    #expect(screen.greenView.frame.minY == 188)
  }

  @Test func `helpers around anchors place views`() throws {
    let screen = AnchorsDemoController()
    _ = try show(screen)
    #expect(screen.redView.frame == CGRect(x: 238, y: 44, width: 125, height: 125))
    #expect(screen.blueView.frame == CGRect(x: 238, y: 181, width: 125, height: 125))
    #expect(screen.greenView.frame == CGRect(x: 12, y: 44, width: 214, height: 262))
    #expect(screen.purpleView.frame == CGRect(x: 24, y: 24, width: 166, height: 214))
  }

  @Test func `a player stands between the bar and the end of the safe area`() throws {
    let player = PlayerViewController()
    _ = try show(UINavigationController(rootViewController: player))
    // 327 + 32 + 79 px + 61 px + 16 + 33 (a slider of 34, as above) + 40 px + 24 + 64, in all 1668 px, about
    // (88 + 778) / 2 = 1299 px.
    #expect(player.artworkView.pixels == [72, 465, 1053, 1446])
    #expect(player.trackLabel.pixels[1] == 1542)
    #expect(player.progress.pixels[0] == 66)
    player.playButton.sendActions(for: .primaryActionTriggered)
  }

  @Test func `a table of settings has its data source in an extension`() throws {
    let settings = SettingsViewController()
    let window = try show(UINavigationController(rootViewController: settings))
    #expect(settings.tableView.adjustedContentInset.top == 88)
    let page = window.preparedPage(id: "settings")
    let solved = try PageRenderer(fonts: FontCatalog()).solve(page, in: window.environment)
    let cells = page.tree.views.filter { $0.className == "UITableViewCell" }
    let frames = cells.map { solved.layout.frames[$0.item] }
    #expect(frames.count == 4)
    #expect(frames.map(\.height) == [44, 44, 44, 44])
    #expect(frames[1].minY == frames[0].minY + 44)
  }
}
