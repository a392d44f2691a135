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

/// The purpose of a field, so that the keyboard can offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "middle-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "job-title")
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
  public static let addressCity = UITextContentType(rawValue: "address-city")
  public static let addressState = UITextContentType(rawValue: "address-state")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
