internal import Foundation

/// A view with traits for the keyboard; no page shows a keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

/// The keys of a keyboard, with UIKit's raw values.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The title of the return key, with UIKit's raw values.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The light or dark appearance of a keyboard, with UIKit's raw values.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = UIKeyboardAppearance.dark
}

/// The text that is capitalised automatically, with UIKit's raw values.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// The setting of autocorrection, with UIKit's raw values.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The setting of spell checking, with UIKit's raw values.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The setting of smart quotes, with UIKit's raw values.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// The setting of smart dashes, with UIKit's raw values.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// The setting of smart insertion and deletion of spaces, with UIKit's raw values.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
