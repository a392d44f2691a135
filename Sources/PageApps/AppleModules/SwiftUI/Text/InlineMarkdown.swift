internal import Foundation

/// The runs of a line of Markdown, as texts of SwiftUI have it: strong, emphasised and struck words, code and links.
struct InlineMarkdown {
  struct Run {
    var text: String
    var isStrong = false
    var isEmphasized = false
    var isCode = false
    var isStruck = false
    var isLink = false
  }

  private(set) var runs: [Run] = []

  /// Reads a text; marks without an end stay as they are.
  init(_ text: String) { read(Substring(text), Run(text: "")) }

  private static let marks = ["**", "__", "~~", "*", "_"]

  private mutating func add(_ text: some StringProtocol, _ style: Run) {
    guard !text.isEmpty else { return }
    var run = style
    run.text = String(text)
    runs.append(run)
  }

  private mutating func read(_ text: Substring, _ style: Run) {
    var (rest, plain, last) = (text, "", Character(" "))
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
        last = next
        continue
      }
      if let (inner, own, after) = span(rest, after: last, style) {
        add(plain, style)
        plain = ""
        if own.isCode { add(inner, own) } else { read(inner, own) }
        rest = after
        last = "x"
        continue
      }
      plain.append(first)
      last = first
      rest = rest.dropFirst()
    }
    add(plain, style)
  }

  /// The words marked at the beginning of a text, its style, and what follows.
  private func span(_ text: Substring, after last: Character, _ style: Run) -> (Substring, Run, Substring)? {
    var own = style
    if text.first == "`", let end = text.dropFirst().firstIndex(of: "`") {
      own.isCode = true
      return (text[text.index(after: text.startIndex)..<end], own, text[text.index(after: end)...])
    }
    if text.first == "[", let match = text.prefixMatch(of: /\[([^\[\]]+)\]\(([^()\s]+)\)/) {
      own.isLink = true
      return (match.output.1, own, text[match.range.upperBound...])
    }
    guard let mark = Self.marks.first(where: text.hasPrefix) else { return nil }
    let body = text.dropFirst(mark.count)
    // An underscore within a word marks nothing, and no mark begins before a space.
    guard let first = body.first, !first.isWhitespace, mark.first != "_" || !(last.isLetter || last.isNumber)
    else { return nil }
    var search = body.startIndex
    while let end = body[search...].range(of: mark) {
      let inner = body[..<end.lowerBound]
      let isEnd =
        !inner.isEmpty && inner.last?.isWhitespace == false
        && (mark.count == 2 || body[end.upperBound...].first != mark.first)
      guard isEnd else {
        search = end.upperBound
        continue
      }
      switch mark {
      case "**", "__": own.isStrong = true
      case "~~": own.isStruck = true
      default: own.isEmphasized = true
      }
      return (inner, own, body[end.upperBound...])
    }
    return nil
  }
}
