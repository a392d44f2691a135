internal import AppUIKit
public import Foundation

/// Lines of text.
nonisolated public struct Text: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case image(Image)
    indirect case joined(Text, Text)
  }

  let source: Source
  var changes = TextChanges()

  init(_ source: Source) { self.source = source }

  public init(verbatim content: String) { source = .verbatim(content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { source = .verbatim(String(content)) }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    source = .key(key, table: tableName, bundle: bundle)
  }
  public init(_ content: AttributedString) { source = .attributed(content) }
  public init(_ image: Image) { source = .image(image) }
  public init(_ date: Date, style: DateStyle) { source = .verbatim(style.text(date)) }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { source = .verbatim(format.format(input)) }

  public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }

  public enum TruncationMode: Sendable, Hashable { case head, middle, tail }
  public enum Case: Sendable, Hashable { case uppercase, lowercase }

  public struct DateStyle: Equatable, Sendable {
    let date: DateFormatter.Style
    let time: DateFormatter.Style
    public static let date = DateStyle(date: .long, time: .none)
    public static let time = DateStyle(date: .none, time: .short)
    public static let relative = DateStyle(date: .none, time: .short)
    public static let offset = DateStyle(date: .none, time: .short)
    public static let timer = DateStyle(date: .none, time: .short)

    func text(_ day: Date) -> String {
      let formatter = DateFormatter()
      (formatter.dateStyle, formatter.timeStyle) = (date, time)
      return formatter.string(from: day)
    }
  }

  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line; others are not drawn.
    public enum Pattern: Hashable, Sendable { case solid }
    let color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }
    public static let single = LineStyle()
  }

  /// The text without its looks.
  var plain: String {
    switch source {
    case .verbatim(let text): text
    case .key(let key, let table, let bundle): key.resolved(table: table, bundle: bundle)
    case .attributed(let text): String(text.characters)
    case .image: "\u{FFFC}"
    case .joined(let a, let b): a.plain + b.plain
    }
  }

  // MARK: Changes

  private func changed(_ change: (inout TextChanges) -> Void) -> Text {
    var copy = self
    change(&copy.changes)
    return copy
  }

  public func font(_ font: Font?) -> Text { changed { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = design } }
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.style = color.map(AnyShapeStyle.init) }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.style = AnyShapeStyle(style) }
  }
  public func bold(_ isActive: Bool = true) -> Text { changed { $0.isBold = isActive } }
  public func italic(_ isActive: Bool = true) -> Text { changed { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.design = isActive ? .monospaced : nil }
  }
  public func monospacedDigit() -> Text { changed { $0.isMonospacedDigit = true } }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  {
    changed { $0.underline = isActive ? LineStyle(color: color) : nil }
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  {
    changed { $0.strikethrough = isActive ? LineStyle(color: color) : nil }
  }
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.kerning = tracking } }
  public func baselineOffset(_ offset: CGFloat) -> Text { changed { $0.baselineOffset = offset } }
}

extension Text: _PrimitiveView {
  @MainActor public func elements(_ context: _Context) -> [_Element] {
    [TextElement(self, context.environment)]
  }
}

/// Changes of a text's looks, by the text or the views around it.
struct TextChanges: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var style: AnyShapeStyle?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospacedDigit = false
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?

  /// Changes of a text within these.
  func with(_ inner: TextChanges) -> TextChanges {
    TextChanges(
      font: inner.font ?? font, weight: inner.weight ?? weight, design: inner.design ?? design,
      style: inner.style ?? style, isBold: inner.isBold ?? isBold, isItalic: inner.isItalic ?? isItalic,
      isMonospacedDigit: inner.isMonospacedDigit || isMonospacedDigit,
      underline: inner.underline ?? underline,
      strikethrough: inner.strikethrough ?? strikethrough, kerning: inner.kerning ?? kerning,
      baselineOffset: inner.baselineOffset ?? baselineOffset)
  }

  func font(_ usual: Font) -> Font {
    var font = font ?? usual
    if let weight { font.weight = weight }
    if isBold == true { font.weight = .bold }
    if isItalic == true { font.isItalic = true }
    if let design { font.design = design }
    if isMonospacedDigit { font.isMonospacedDigit = true }
    return font
  }
}
