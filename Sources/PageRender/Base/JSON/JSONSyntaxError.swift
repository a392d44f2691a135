/// An error in a file of JSON, with its position: a fault of syntax, or a limit that is exceeded.
package struct JSONSyntaxError: Error, Hashable {
  var position: SourcePosition
  var problem: Problem

  enum Problem: Hashable {
    /// A character that cannot be at this position; `nil` for the end of the text.
    case unexpected(Unicode.Scalar?, expected: String)
    case missingComma
    case trailingComma
    case comment
    /// A bare word such as `NaN` or `True`.
    case unknownWord(String)
    case invalidUTF8
    case unterminatedString
    case controlCharacterInString(Unicode.Scalar)
    case unknownEscape(Unicode.Scalar)
    case malformedUnicodeEscape
    case loneSurrogate(UInt16)
    case leadingZero
    case numberOutOfRange(String)
    case tooDeep(limit: Int)
    case tooLarge(limit: Int)
  }

  /// The exit code: `limit` for an exceeded limit, else `badInput`.
  var exitCode: ExitCode {
    switch problem {
    case .tooDeep, .tooLarge: .limit
    default: .badInput
    }
  }

  var message: String {
    switch problem {
    case .unexpected(nil, let expected): "not JSON: expected \(expected), but the file ends here"
    case .unexpected(let scalar?, let expected):
      "not JSON: expected \(expected), found \(Wording.quoted(scalar))"
    case .missingComma: "not JSON: expected a comma before the next line"
    case .trailingComma: "not JSON: a comma before a closing bracket; delete the comma"
    case .comment: "not JSON: comments are not allowed; delete the comment"
    case .unknownWord(let word):
      "not JSON: \(Wording.quoted(word)) is not a value; "
        + "write a string in double quotes, a number, true, false or null"
    case .invalidUTF8: "not UTF-8; save the file as UTF-8"
    case .unterminatedString:
      "not JSON: the string that begins here does not end on its line; "
        + "add the closing quote, and write \\n for a line break"
    case .controlCharacterInString(let scalar):
      "not JSON: control character \(Wording.quoted(scalar)) in a string; "
        + "delete it or write it as an escape"
    case .unknownEscape(let scalar):
      "not JSON: unknown escape \(Wording.quoted("\\" + String(scalar))); write \\\\ for a backslash"
    case .malformedUnicodeEscape: "not JSON: \\u needs four hexadecimal digits"
    case .loneSurrogate(let unit):
      "not JSON: \\u\(String(unit, radix: 16)) is half of a surrogate pair; write the character itself"
    case .leadingZero: "not JSON: a number must not begin with a zero; delete the zero"
    case .numberOutOfRange(let digits): "number out of range: \(Wording.quoted(digits)); write a smaller one"
    case .tooDeep(let limit): "nested more than \(limit) levels deep"
    case .tooLarge(let limit): "larger than \(limit >> 20) MiB"
    }
  }
}
