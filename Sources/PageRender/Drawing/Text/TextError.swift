internal import PageBase

/// Why a text cannot be laid out.
public enum TextError: Error, Hashable, Sendable {
  /// A font it needs cannot be used.
  case font(FontError)
  /// The text has more UTF-16 code units than `TextLimits.length`.
  case tooLong(length: Int)
  /// More combining marks stand on one character than `TextLimits.combiningMarks`.
  case tooManyCombiningMarks(utf16Offset: Int)
  /// ICU refused; its raw status.
  case unicode(operation: String, status: Int32)
}

/// How much text is laid out at most, so that hostile input ends in an error and not in a hang.
public enum TextLimits {
  /// The most UTF-16 code units of a text: 2²⁰, so that a megabyte of plain text passes.
  public static let length = 1 << 20
  /// The most combining marks on one character. Unicode's stream-safe format has 30; placing marks costs their number squared.
  public static let combiningMarks = 64
}

extension TextError: CustomStringConvertible {
  /// The fault and the remedy, without the place the text stands in.
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
  /// The code that a command ends with because of the error.
  var exitCode: ExitCode {
    switch self {
    case .font: .badInput
    case .tooLong, .tooManyCombiningMarks: .limit
    case .unicode: .internalError
    }
  }
}
