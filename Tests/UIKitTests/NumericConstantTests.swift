import Testing
import UIKit

/// Arithmetic and order of constants that are numbers, as in UIKit's Swift interface.
@MainActor
struct NumericConstantTests {
  @Test func `levels of windows, weights of fonts and priorities are ordered`() {
    #expect(UIWindow.Level.alert > .normal && UIWindow.Level.normal < .statusBar)
    #expect(UIFont.Weight.bold >= .semibold && [UIFont.Weight.black, .thin].min() == .thin)
    #expect(
      UILayoutPriority.defaultHigh < .required && max(UILayoutPriority.defaultLow, .required) == .required)
  }

  @Test func `a number can be added to levels and priorities`() {
    let level = UIWindow.Level.statusBar + 1
    #expect(level.rawValue == 1001)
    #expect(level - 2 == UIWindow.Level(999))
    #expect(UIFont.Weight(0.23) == .medium)
    var priority = UILayoutPriority.required
    priority -= 1
    #expect(priority.rawValue == 999)
    priority += 1
    #expect(priority == .required)
  }
}
