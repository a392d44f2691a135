internal import PageBase

/// An error of laying out a text.
public enum TextError: Error, Hashable, Sendable {
  /// A font of the text that cannot be used.
  case font(FontError)
  /// A text of more UTF-16 code units than `TextLimits.length`.
  case tooLong(length: Int)
  /// A character with more combining marks than `TextLimits.combiningMarks`.
  case tooManyCombiningMarks(utf16Offset: Int)
  /// A call of ICU that failed, with its raw status.
  case unicode(operation: String, status: Int32)
}

/// The limits of text, so that hostile input ends in an error and not in a hang.
public enum TextLimits {
  /// The most UTF-16 code units of a text: 2²⁰, so that a megabyte of plain text is accepted.
  public static let length = 1 << 20
  /// The most combining marks on one character. Unicode's stream-safe format has 30; positioning marks takes
  /// quadratic time.
  public static let combiningMarks = 64
}

extension TextError: CustomStringConvertible {
  /// The error and its remedy, without the position of the text.
  public var description: String {
    switch self {
    case .font(let error): error.description
    case .tooLong(let length):
      "text has \(length) UTF-16 code units; at most \(TextLimits.length) are laid out, so shorten it"
    case .tooManyCombiningMarks(let offset):
      "more than \(TextLimits.combiningMarks) combining marks or joined characters belong to one character, before "
        + "unit \(offset) of its paragraph in UTF-16; remove some"
    case .unicode(let operation, let status): "\(operation) failed with status \(status)"
    }
  }
}

extension TextError {
  /// The exit code of a command that ends with the error.
  var exitCode: ExitCode {
    switch self {
    case .font: .badInput
    case .tooLong, .tooManyCombiningMarks: .limit
    case .unicode: .internalError
    }
  }
}
