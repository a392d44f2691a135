internal import PageBase
internal import PageDrawing
internal import PageLayout

/// Finds how many characters of a text fit, by laying out and judging beginnings of the text.
struct FittingLength {
  let finding: LintFinding
  let page: PreparedPage
  /// Judges the texts of a page; `nil` if it cannot be laid out.
  let judge: (PreparedPage) -> [LintFinding]?

  /// The beginning of a fix whose number of characters is not yet known.
  private static let unknown = "shorten it, "

  /// Returns a fix such as `shorten it, or move it`, from the remedies other than shortening.
  static func fix(_ others: String...) -> String {
    unknown + others.dropLast().map { "\($0), " }.joined() + "or \(others.last ?? "")"
  }

  /// Returns the finding with the number of characters that fit, also in its fix.
  func completed() -> LintFinding {
    guard var text = finding.text, page.tree.views.indices.contains(text.view) else { return finding }
    var finding = finding
    text.fittingLength = length(of: text)
    finding.text = text
    let rest = finding.fix.hasPrefix(Self.unknown) ? String(finding.fix.dropFirst(Self.unknown.count)) : nil
    guard let rest else { return finding }
    let alone = rest.hasPrefix("or ") ? String(rest.dropFirst("or ".count)) : rest
    finding.fix =
      text.fittingLength.map { "shorten it to \(Wording.count($0, "character")), \(rest)" }
      ?? alone
    return finding
  }

  /// Returns true if the first `count` characters of the text cause no finding.
  func fits(_ count: Int) -> Bool {
    guard let text = finding.text, page.tree.views.indices.contains(text.view),
      let whole = page.tree.views[text.view].content.text
    else { return true }
    let range = whole.range(ofPart: text.part)
    let part = whole.string.utf16.dropFirst(range.lowerBound).prefix(range.count)
    guard let characters = String(part), characters.count > count else { return true }
    let kept = range.lowerBound + String(characters.prefix(count)).utf16.count
    return isRight(with: whole.removing(kept..<range.upperBound), of: text.view)
  }

  /// The largest number of characters that causes no finding; `nil` if not even one character fits.
  private func length(of place: LintFinding.TextPlace) -> Int? {
    guard let whole = page.tree.views[place.view].content.text else { return nil }
    let range = whole.range(ofPart: place.part)
    let part = whole.string.utf16.dropFirst(range.lowerBound).prefix(range.count)
    guard var characters = String(part).map(Array.init) else { return nil }
    // Line breaks at the end of a part stay.
    while characters.last?.isNewline == true { characters.removeLast() }
    let end = range.lowerBound + String(characters).utf16.count
    func fits(_ count: Int) -> Bool {
      let kept = range.lowerBound + String(characters.prefix(count)).utf16.count
      return isRight(with: whole.removing(kept..<end), of: place.view)
    }
    guard !characters.isEmpty else { return nil }
    // The whole text does not fit.
    var (low, high) = (0, characters.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    // Trailing whitespace before the cut does not count.
    while low > 0, characters[low - 1].isWhitespace { low -= 1 }
    return low > 0 ? low : nil
  }

  private func isRight(with text: AttributedText, of view: Int) -> Bool {
    var tree = page.tree
    tree.views[view].content.text = text
    var page = PreparedPage(id: page.id, tree: tree, position: page.position)
    page.step = self.page.step
    guard let found = judge(page) else { return false }
    return !found.contains { $0.rule == finding.rule && $0.topic == finding.topic || isAboutSame($0, view) }
  }

  /// Returns true for a finding that replaces the original one, such as an ellipsis instead of clipped text.
  private func isAboutSame(_ other: LintFinding, _ view: Int) -> Bool {
    other.text?.view == view && other.text?.part == finding.text?.part
      && (other.rule == finding.rule || other.rule == .textTruncated || other.rule == .textClipped)
      && other.viewIndices == finding.viewIndices
  }
}

extension ViewContent {
  /// The text of a label, text view or button; `nil` for other content, which setting does not change.
  fileprivate var text: AttributedText? {
    get {
      switch self {
      case .text(let content): return content.text
      case .control(let control):
        return (control as? ButtonContent)?.title ?? (control as? ConfiguredButtonContent)?.title
      default: return nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .text(var content):
        content.text = newValue
        self = .text(content)
      case .control(let control):
        if var button = control as? ButtonContent {
          button.title = newValue
          self = .control(button)
        } else if var button = control as? ConfiguredButtonContent {
          button.title = newValue
          self = .control(button)
        }
      default: break
      }
    }
  }
}
