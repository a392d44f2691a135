import Foundation
import LayoutEngine

@testable import PageBase
@testable import PageDrawing
@testable import PageInputs
@testable import PageLayout
@testable import UIKitCore

/// Properties of a state, which cases name with an argument: `title(selected)`.
extension Property {
  private static func method<Root>(
    _ type: Root.Type, _ read: @escaping (Root, String) -> Any?
  ) -> (Any, String) -> Any?? {
    { object, argument in (object as? Root).map { read($0, argument) } }
  }

  private static func ofState(_ read: @escaping (UIButton, UIControl.State) -> Any?) -> [(Any, String) ->
    Any??]
  {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    ]
    return [method(UIButton.self) { button, name in states[name].flatMap { read(button, $0) } }]
  }

  private static func ofSegment(_ read: @escaping (UISegmentedControl, Int) -> Any?)
    -> (Any, String) -> Any??
  {
    method(UISegmentedControl.self) { read($0, Int($1) ?? 0) }
  }

  static let methods: [String: [(Any, String) -> Any??]] = [
    "title": ofState { $0.title(for: $1) } + [ofSegment { $0.titleForSegment(at: $1) }],
    "color": ofState { $0.titleColor(for: $1) },
    "image": ofState { $0.image(for: $1) } + [ofSegment { $0.imageForSegment(at: $1) }],
    "background": ofState { $0.backgroundImage(for: $1) },
    "attributed": ofState { $0.attributedTitle(for: $1) },
    "shadow": ofState { $0.titleShadowColor(for: $1) },
    "symbols": ofState { $0.preferredSymbolConfigurationForImage(in: $1) },
    "width": [ofSegment { $0.widthForSegment(at: $1) }],
    "isEnabled": [ofSegment { $0.isEnabledForSegment(at: $1) }],
    "hugs": [method(UIView.self) { $0.contentHuggingPriority(for: axis($1)).rawValue }],
    "resists": [method(UIView.self) { $0.contentCompressionResistancePriority(for: axis($1)).rawValue }],
    "at": [
      method(NSAttributedString.self) { text, place in
        let parts = place.split(separator: "_").map(String.init)
        return text.attributes(at: Int(parts[0]) ?? 0, effectiveRange: nil)[key(parts[1])]
      }
    ],
    "of": [
      method([NSAttributedString.Key: Any].self) { $1 == "count" ? $0.count : $0[key($1)] }
    ],
    "style": [
      method(UIButton.Configuration.self) { configuration, _ in
        Mirror(reflecting: configuration).descendant("style").map { "\($0)" }
      }
    ],
    "run": [method(ViewContent.self) { run($0, $1) }],
    "made": [
      method(UIImage.self) { image, asked in
        let parts = asked.split(separator: "_").map(String.init)
        let weights: [UIImage.SymbolWeight] = [.bold]
        let scales: [UIImage.SymbolScale] = [.small, .large]
        let configuration = UIImage.SymbolConfiguration(
          pointSize: Double(parts[1]) ?? 0, weight: weights.first { "\($0)" == parts[2] } ?? .unspecified,
          scale: scales.first { "\($0)" == parts[3] } ?? .unspecified)
        return UIImage(systemName: parts[0], withConfiguration: configuration)?.size == image.size
      }
    ],
    "runs": [
      method(UIButton.Configuration.self) { configuration, _ in
        (configuration.attributedTitle?.runs.first).map {
          "\(say($0.font?.pointSize)) \($0.underlineStyle == .single ? "single" : say($0.underlineStyle))"
        }
      }
    ],
    "titleFont": [
      method(UIButton.Configuration.self) { configuration, _ in
        configuration.titleTextAttributesTransformer?(AttributeContainer()).font
      }
    ],
    "subtitleFont": [
      method(UIButton.Configuration.self) { configuration, _ in
        configuration.subtitleTextAttributesTransformer?(AttributeContainer()).font
      }
    ],
  ]

  /// The attributes of a text's first run.
  private static func run(_ content: ViewContent, _ name: String) -> Any? {
    guard case .text(let text) = content, let all = text.text.runs.first?.attributes else { return nil }
    let style = all.paragraph
    func stroke(_ stroke: TextStroke?) -> String {
      stroke == TextStroke(color: UIColor.red.dynamic)
        ? "single red" : stroke == TextStroke(.thick) ? "thick" : "\(say(stroke))"
    }
    switch name {
    case "underline": return stroke(all.underline)
    case "strikethrough": return stroke(all.strikethrough)
    case "bg": return all.backgroundColor
    case "offset": return all.baselineOffset
    case "ligates": return all.ligates
    case "alignment": return style.alignment
    case "writing": return style.baseWritingDirection
    case "heights": return [style.lineHeightMultiple, style.minimumLineHeight, style.maximumLineHeight]
    case "indents": return [style.firstLineHeadIndent, style.headIndent, style.tailIndent]
    case "before": return [style.paragraphSpacingBefore, style.defaultTabInterval]
    default: return style.tabStops == [TabStop(.trailing, at: 100)]
    }
  }

  private static func axis(_ name: String) -> NSLayoutConstraint.Axis {
    name == "across" ? .horizontal : .vertical
  }

  private static func key(_ name: String) -> NSAttributedString.Key {
    let keys: [String: NSAttributedString.Key] = [
      "color": .foregroundColor, "font": .font, "kern": .kern, "paragraph": .paragraphStyle,
      "shadow": .shadow,
    ]
    return keys[name] ?? NSAttributedString.Key(name)
  }
}
