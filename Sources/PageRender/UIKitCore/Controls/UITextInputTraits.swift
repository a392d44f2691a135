internal import Foundation

/// A view with traits for the keyboard; no page shows a keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

/// The light or dark appearance of a keyboard, with UIKit's raw values.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = UIKeyboardAppearance.dark
}
