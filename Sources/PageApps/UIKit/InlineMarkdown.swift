public import Foundation

/// The runs of a line of Markdown, as texts of SwiftUI and attributed strings have it: strong, emphasised and struck words, code and links.
package struct InlineMarkdown {
  package struct Run {
    package var text: String
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    package var isLink = false
    /// The address of a link.
    var target = ""
  }

  package private(set) var runs: [Run] = []

  /// Reads a text; marks without an end stay as they are.
  package init(_ text: String) { read(Substring(text), Run(text: "")) }

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
      own.target = String(match.output.2)
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

extension AttributedString {
  /// How Markdown is read; every option reads lines alike.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public var interpretedSyntax: InterpretedSyntax
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      languageCode: String? = nil
    ) { self.interpretedSyntax = interpretedSyntax }
  }

  /// Reads Markdown. Links keep what they lead to; strong and other words lose their marks, as UIKit's labels draw them in their own font.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self = InlineMarkdown(markdown).runs.reduce(into: AttributedString()) { text, run in
      var part = AttributedString(run.text)
      if run.isLink { part.link = URL(string: run.target, relativeTo: baseURL) }
      text.append(part)
    }
  }
}

extension NSAttributedString {
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
