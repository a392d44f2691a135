internal import LayoutEngine
internal import PageBase
internal import PageDrawing

/// The words of redlines, in the languages of reviews.
struct RedlineWords: Sendable {
  var language: ReviewLanguage

  private func either(_ english: String, _ japanese: String) -> String {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  // MARK: Headings

  var screen: String { either("screen", "画面") }
  var screenHeading: String { either("Screen", "画面") }
  var safeArea: String { either("safe area", "セーフエリア") }
  var safeAreaHeading: String { either("Safe area", "セーフエリア") }
  var around: String { either("Around", "余白") }
  var insets: String { either("Insets", "インセット") }
  var background: String { either("Background", "背景") }
  var image: String { either("Image", "画像") }
  var corners: String { either("Corners", "角丸") }

  var border: String { either("Border", "枠線") }
  var shadow: String { either("Shadow", "影") }
  var blur: String { either("blur", "ぼかし") }
  var ink: String { either("Ink", "字面") }

  /// The scale of a floating sheet in words: `at 96 % of the sheet's points`.
  func scaled(to scale: Double) -> String {
    let percent = Self.number((scale * 1000).rounded() / 10)
    return either("at \(percent) % of the sheet's points", "シートの \(percent)% で表示")
  }

  /// The setting of a text in words: `line height 15.5, centred, contrast 3.95 : 1`.
  func setting(of text: RedlineLook.TextLook, _ ink: RedlineLook.TextInk?) -> String {
    func number(_ value: Double) -> String { Self.number((value * 100).rounded() / 100) }
    var words: [String] = []
    if let height = ink?.lineHeight { words.append("\(either("line height", "行送り")) \(number(height))") }
    if text.tracking != 0 { words.append("\(either("tracking", "字間")) \(number(text.tracking))") }
    switch text.alignment {
    case .left: words.append(either("left", "左揃え"))
    case .center: words.append(either("centred", "中央揃え"))
    case .right: words.append(either("right", "右揃え"))
    case .justified: words.append(either("justified", "両端揃え"))
    case .natural: break
    }
    if let ink { words.append("\(either("contrast", "コントラスト")) \(number(ink.contrast)) : 1") }
    return words.joined(separator: listSeparator)
  }

  var listSeparator: String { either(", ", "・") }

  // MARK: Rules

  var fixed: String { either("fixed", "固定") }
  var ambiguous: String { either("ambiguous", "未確定") }
  var content: String { either("from what is in it", "中身に合わせる") }
  var rest: String { either("from its edges", "両端から決まる") }

  func name(of kind: RedlineRule.Kind) -> String {
    switch kind {
    case .fixed: fixed
    case .proportional: either("proportional", "比率")
    case .fromContent: either("from content", "内容")
    case .fromDevice: either("from device", "端末")
    case .follows: either("follows", "従属")
    case .ambiguous: ambiguous
    }
  }

  func content(_ content: RedlineRule.Content) -> String {
    switch content {
    case .text: either("from text", "テキストに合わせる")
    case .image: either("from image", "画像に合わせる")
    case .control: either("from the control", "コントロールに合わせる")
    }
  }

  func spacing(_ points: String, _ stack: String) -> String {
    either("spacing \(points) of \(stack)", "\(stack)の間隔 \(points)")
  }

  func share(_ count: Int, _ stack: String, hasGaps: Bool) -> String {
    hasGaps
      ? either("1/\(count) of \(stack) without gaps", "\(stack)（間隔を除く）の 1/\(count)")
      : either("1/\(count) of \(stack)", "\(stack)の 1/\(count)")
  }

  func proportion(_ percent: String, _ stack: String) -> String {
    either("\(percent) % of \(stack)", "\(stack)の \(percent)%")
  }

  func rest(of stack: String) -> String { either("rest of \(stack)", "\(stack)の残り") }

  func equalGaps(of stack: String) -> String { either("equal gaps of \(stack)", "\(stack)の等間隔") }

  func cells(of list: String) -> String { either("placed by \(list)", "\(list)が配置") }

  func alignment(_ alignment: StackArrangement.Alignment, _ stack: String) -> String {
    switch alignment {
    case .fill: either("fills \(stack)", "\(stack)いっぱい")
    case .firstBaseline, .lastBaseline: either("baselines of \(stack)", "\(stack)のベースライン")
    case .leading, .center, .trailing: either("aligned in \(stack)", "\(stack)で整列")
    }
  }

  // MARK: What rules lean on

  func name(of target: RedlineRule.Target) -> String {
    switch target {
    case .view(let name), .guide(let name): name
    case .own: ""
    case .screen: screen
    case .cell: either("cell", "セル")
    case .container: either("container", "親ビュー")
    case .stack: either("stack", "スタック")
    case .safeArea(nil): safeArea
    case .safeArea(let view?): either("safe area of \(view)", "\(view)のセーフエリア")
    case .margins(nil): either("margins", "マージン")
    case .margins(let view?): either("margins of \(view)", "\(view)のマージン")
    case .readableContent: either("readable width", "可読幅")
    case .scrolledContent: either("scrolled content", "スクロール内容")
    }
  }

  /// Returns a target's name inside a rule's phrase, such as a stack's: with an article if the target has no
  /// name of its own.
  func phrase(of target: RedlineRule.Target) -> String {
    switch target {
    case .stack: either("the stack", "スタック")
    case .container: either("the container", "親ビュー")
    case .cell: either("the cell", "セル")
    default: name(of: target)
    }
  }

  func name(of attribute: LayoutConstraint.Attribute) -> String {
    switch attribute {
    case .leading, .leadingMargin: either("leading", "先頭")
    case .trailing, .trailingMargin: either("trailing", "末尾")
    case .left, .leftMargin: either("left", "左端")
    case .right, .rightMargin: either("right", "右端")
    case .top, .topMargin: either("top", "上端")
    case .bottom, .bottomMargin: either("bottom", "下端")
    case .width: either("width", "幅")
    case .height: either("height", "高さ")
    case .centerX, .centerXWithinMargins: either("centre x", "中央 x")
    case .centerY, .centerYWithinMargins: either("centre y", "中央 y")
    case .firstBaseline: either("baseline", "ベースライン")
    case .lastBaseline: either("last baseline", "最終ベースライン")
    case .notAnAttribute: ""
    }
  }

  /// The distances around a view in words: `← 24  → 24  ↑ 0  ↓ 18`.
  func distances(_ distances: RedlineDistances, direction: LayoutDirection) -> String {
    let isReversed = direction == .rightToLeft
    let left = isReversed ? distances.trailing : distances.leading
    let right = isReversed ? distances.leading : distances.trailing
    let parts = [("←", left), ("→", right), ("↑", distances.above), ("↓", distances.below)]
    return parts.map { "\($0.0) \(Self.number($0.1))" }.joined(separator: "  ")
  }

  // MARK: Numbers

  /// Writes a number of points, whole or with at most two decimals.
  static func number(_ value: Double) -> String {
    Wording.measure(value.isFinite ? (value * 100).rounded() / 100 : value)
  }

  /// Writes a number rounded to tenths, of ink: ink ends between pixels, so that more digits would be
  /// meaningless.
  static func tenths(_ value: Double) -> String { number((value * 10).rounded() / 10) }

  /// Writes insets in the order top, left, bottom, right.
  static func list(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ")
  }

  // MARK: Fonts

  /// The font in words: `Headline  ·  System 17 Semibold`. Typefaces, weights and text styles have the same
  /// names in all languages.
  static func name(of text: RedlineLook.TextLook) -> String {
    var words = "\(text.font.family.words) \(number(text.font.pointSize)) \(text.font.weight.words)"
    if text.font.isItalic { words += " Italic" }
    // The name in a style guide comes before the numbers.
    return text.fontName.map { "\($0)  ·  \(words)" } ?? words
  }
}
