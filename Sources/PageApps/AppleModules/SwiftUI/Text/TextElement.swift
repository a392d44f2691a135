internal import AppUIKit
internal import Foundation

/// Lines of text, measured and drawn as a label.
final class TextElement: Element {
  private let label = UILabel()
  private let environment: EnvironmentValues
  private let metrics: TextMetrics
  private let font: UIFont
  private let isEmpty: Bool
  private let gradients: TextGradients

  init(_ text: Text, _ environment: EnvironmentValues) {
    self.environment = environment
    let changes = environment.textChanges.with(text.changes)
    font = changes.font(environment.font ?? .body).font(environment.dynamicTypeSize)
    metrics = TextMetrics(
      ascent: font.ascender, descent: -font.descender, capHeight: font.capHeight, leading: font.leading,
      pixel: environment.pixelLength)
    let string = NSMutableAttributedString()
    Self.append(text, environment.textChanges, environment, to: string)
    isEmpty = string.length == 0
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = Self.between(font, environment) - font.leading
    paragraph.alignment = Self.alignment(environment)
    paragraph.lineBreakMode = Self.breaking(environment)
    if !isEmpty {
      string.addAttribute(
        .paragraphStyle, value: paragraph, range: NSRange(location: 0, length: string.length))
    }
    gradients = TextGradients(string, environment)
    super.init()
    label.font = font
    label.attributedText = string
    label.numberOfLines = max(environment.lineLimit ?? 0, 0)
    label.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
    label.minimumScaleFactor = environment.minimumScaleFactor
  }

  private static func alignment(_ environment: EnvironmentValues) -> NSTextAlignment {
    let isTurned = environment.layoutDirection == .rightToLeft
    switch environment.multilineTextAlignment {
    case .leading: return isTurned ? .right : .left
    case .center: return .center
    case .trailing: return isTurned ? .left : .right
    }
  }

  private static func breaking(_ environment: EnvironmentValues) -> NSLineBreakMode {
    switch environment.truncationMode {
    case .head: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .tail: .byTruncatingTail
    }
  }

  // MARK: The text

  private static func append(
    _ text: Text, _ outer: TextChanges, _ environment: EnvironmentValues, to string: NSMutableAttributedString
  ) {
    let changes = outer.with(text.changes)
    switch text.source {
    case .joined(let a, let b):
      append(a, changes, environment, to: string)
      append(b, changes, environment, to: string)
    case .verbatim(let plain):
      string.append(
        NSAttributedString(string: cased(plain, environment), attributes: attributes(changes, environment)))
    case .key(let key, let table, let bundle):
      appendMarkdown(key.resolved(table: table, bundle: bundle), key, changes, environment, to: string)
    case .attributed(let styled):
      for run in styled.runs {
        let text = String(styled[run.range].characters)
        let own = NSMutableAttributedString(
          string: cased(text, environment), attributes: attributes(changes, environment))
        let attributed = NSAttributedString(AttributedString(styled[run.range]))
        if attributed.length > 0 {
          own.addAttributes(
            attributed.attributes(at: 0, effectiveRange: nil), range: NSRange(location: 0, length: own.length)
          )
        }
        string.append(own)
      }
    case .image(let image):
      if let picture = image.picture(environment) {
        string.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
      }
    }
  }

  /// A localized text may have Markdown in its lines.
  private static func appendMarkdown(
    _ text: String, _ key: LocalizedStringKey, _ changes: TextChanges, _ environment: EnvironmentValues,
    to string: NSMutableAttributedString
  ) {
    guard text.contains(where: { "*_`[~\\".contains($0) }) else {
      return appendPictures(text, key, changes, environment, to: string)
    }
    for run in InlineMarkdown(text).runs {
      var own = changes
      if run.isStrong { own.isBold = true }
      if run.isEmphasized { own.isItalic = true }
      if run.isCode { own.design = .monospaced }
      if run.isStruck { own.strikethrough = .single }
      if run.isLink { own.style = AnyShapeStyle(environment.tint ?? .accentColor) }
      appendPictures(run.text, key, own, environment, to: string)
    }
  }

  private static func appendPictures(
    _ text: String, _ key: LocalizedStringKey, _ changes: TextChanges, _ environment: EnvironmentValues,
    to string: NSMutableAttributedString
  ) {
    let images = key.images.sorted { $0.key < $1.key }.map(\.value)
    for (number, part) in text.split(separator: "\u{FFFC}", omittingEmptySubsequences: false).enumerated() {
      if number > 0, images.indices.contains(number - 1),
        let picture = images[number - 1].picture(environment)
      {
        string.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
      }
      string.append(
        NSAttributedString(
          string: cased(String(part), environment), attributes: attributes(changes, environment)))
    }
  }

  private static func cased(_ text: String, _ environment: EnvironmentValues) -> String {
    switch environment.textCase {
    case .uppercase: text.uppercased(with: environment.locale)
    case .lowercase: text.lowercased(with: environment.locale)
    case nil: text
    }
  }

  private static func attributes(
    _ changes: TextChanges, _ environment: EnvironmentValues
  ) -> [NSAttributedString.Key: Any] {
    let style = changes.style ?? environment.foreground ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: changes.font(environment.font ?? .body).font(environment.dynamicTypeSize),
      .foregroundColor: style.paint(environment).color,
    ]
    if case .gradient(let gradient, let opacity) = style.paint(environment) {
      attributes[TextGradient.key] = TextGradient(gradient, opacity: opacity)
    }
    if let line = changes.underline {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      if let color = line.color { attributes[.underlineColor] = color.resolved(environment) }
    }
    if let line = changes.strikethrough {
      attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      if let color = line.color { attributes[.strikethroughColor] = color.resolved(environment) }
    }
    if let kerning = changes.kerning { attributes[.kern] = kerning }
    if let offset = changes.baselineOffset { attributes[.baselineOffset] = offset }
    return attributes
  }

  // MARK: Layout

  override var spacing: Spacing { Spacing(metrics) }

  override func measured(_ proposal: ProposedViewSize) -> CGSize {
    guard !isEmpty else { return CGSize(width: 0, height: pixels(font.lineHeight)) }
    let width = max(proposal.width ?? .greatestFiniteMagnitude, 0)
    label.numberOfLines = lines(in: proposal.height)
    var size = label.sizeThatFits(
      CGSize(width: width.isFinite ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    if environment.reservesLines, let limit = environment.lineLimit {
      size.height = max(
        size.height, pixels((font.lineHeight + between) * CGFloat(limit) - between))
    }
    if environment.minimumScaleFactor < 1, width.isFinite { size.width = min(size.width, width) }
    return size
  }

  /// The distance between two lines: lines are as far apart as the font or the view wants, whichever is more. A font's
  /// negative leading counts too. bitwarden/authenticator-ios, TutorialView: title 2 with 3 points at medium and AX5.
  private static func between(_ font: UIFont, _ environment: EnvironmentValues) -> CGFloat {
    max(font.leading, environment.lineSpacing + min(font.leading, 0))
  }
  private var between: CGFloat { Self.between(font, environment) }

  private func pixels(_ length: CGFloat) -> CGFloat {
    (length / environment.pixelLength - 1e-6).rounded(.up) * environment.pixelLength
  }

  /// The number of lines that fit a height, at least one; 0 for any.
  private func lines(in height: CGFloat?) -> Int {
    let limit = max(environment.lineLimit ?? 0, 0)
    guard let height, height.isFinite else { return limit }
    let fitting = ((height + between + 0.01) / (font.lineHeight + between)).number(in: 1...1_000_000)
    return limit == 0 ? fitting : min(limit, fitting)
  }

  override func ownGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: pixels(font.ascender)
    case VerticalAlignment.lastTextBaseline.key: size.height + font.descender
    default: nil
    }
  }

  override func draw(_ frame: CGRect, on canvas: Canvas) {
    guard !isEmpty else { return }
    label.numberOfLines = lines(in: frame.height)
    canvas.add(label, frame)
    for layer in label.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
    gradients.draw(on: label, environment)
  }
}
