import Foundation
import UIKit

@testable import PageDrawing
@testable import UIKitCore

private let words = "Some words that need more than one line of text\nand\tone paragraph\tmore of them"

/// Two paragraphs with tabs in 120 pt.
@MainActor
private func page(_ text: String, _ style: NSParagraphStyle) -> UIViewController {
  let label = UILabel()
  label.numberOfLines = 0
  label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
  label.widthAnchor.constraint(equalToConstant: 120).isActive = true
  return PropertyStage.page(of: label)
}

@MainActor
private func style() -> NSMutableParagraphStyle { NSMutableParagraphStyle() }

@MainActor let paragraphProperties: [PropertyCheck] =
  properties(
    "NSMutableParagraphStyle", .picture, of: style, shownBy: { page(words, $0) },
    [
      "alignment": { $0.alignment = .center }, "lineBreakMode": { $0.lineBreakMode = .byCharWrapping },
      "baseWritingDirection": { $0.baseWritingDirection = .rightToLeft },
      "lineSpacing": { $0.lineSpacing = 5 }, "paragraphSpacing": { $0.paragraphSpacing = 5 },
      "paragraphSpacingBefore": { $0.paragraphSpacingBefore = 5 },
      "lineHeightMultiple": { $0.lineHeightMultiple = 1.5 },
      "minimumLineHeight": { $0.minimumLineHeight = 40 },
      "maximumLineHeight": { $0.maximumLineHeight = 12 },
      "firstLineHeadIndent": { $0.firstLineHeadIndent = 9 }, "headIndent": { $0.headIndent = 9 },
      "tailIndent": { $0.tailIndent = -30 },
      "tabStops": { $0.tabStops = [NSTextTab(textAlignment: .left, location: 50)] },
    ])
  + properties(
    "NSMutableParagraphStyle", .picture,
    of: { () -> NSMutableParagraphStyle in
      let style = style()
      style.tabStops = []
      return style
    }, shownBy: { page(words, $0) }, ["defaultTabInterval": { $0.defaultTabInterval = 45 }])
  + properties(
    "NSMutableParagraphStyle", .picture, of: style,
    shownBy: { page("대한민국의 수도는 서울입니다 그리고 부산은 항구입니다", $0) },
    ["lineBreakStrategy": { $0.lineBreakStrategy = .hangulWordPriority }])
  + properties(
    "NSMutableParagraphStyle", .nothing, of: style, shownBy: { page(words, $0) },
    [
      "allowsDefaultTighteningForTruncation": { $0.allowsDefaultTighteningForTruncation = true },
      "usesDefaultHyphenation": { $0.usesDefaultHyphenation = true },
    ])
  + properties(
    "NSMutableParagraphStyle", .warning, of: style, shownBy: { page(words, $0) },
    ["hyphenationFactor": { $0.hyphenationFactor = 1 }])
