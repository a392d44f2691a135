internal import AppUIKit
internal import Foundation

/// A gradient that fills parts of a text.
final class TextGradient: NSObject {
  static let key = NSAttributedString.Key("SwiftUI.gradient")
  let paint: GradientPaint
  let opacity: Double

  init(_ paint: GradientPaint, opacity: Double) { (self.paint, self.opacity) = (paint, opacity) }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextGradient else { return false }
    return paint == other.paint && opacity == other.opacity
  }

  override var hash: Int { paint.stops.hashValue }

  @MainActor func isOpaque(_ environment: EnvironmentValues) -> Bool {
    opacity >= 1 && paint.stops.allSatisfy { $0.color.resolved(environment).cgColor.alpha >= 1 }
  }
}

/// The gradients of a text, each with the text in which all else is clear.
@MainActor
struct TextGradients {
  private var all: [(gradient: TextGradient, text: NSMutableAttributedString)] = []
  /// True if one gradient hides all of the text below it.
  private var isWhole = false

  /// Takes the gradients out of a text.
  init(_ text: NSMutableAttributedString, _ environment: EnvironmentValues) {
    let whole = NSRange(location: 0, length: text.length)
    var parts: [(TextGradient?, NSRange)] = []
    text.enumerateAttribute(TextGradient.key, in: whole) { value, range, _ in
      parts.append((value as? TextGradient, range))
    }
    for case (let gradient?, _) in parts where !all.contains(where: { $0.gradient == gradient }) {
      all.append((gradient, NSMutableAttributedString()))
    }
    guard !all.isEmpty else { return }
    text.removeAttribute(TextGradient.key, range: whole)
    isWhole = all.count == 1 && all[0].gradient.isOpaque(environment) && parts.allSatisfy { $0.0 != nil }
    for (gradient, own) in all {
      own.append(text)
      for (other, range) in parts where other != gradient {
        own.addAttribute(.foregroundColor, value: UIColor.clear, range: range)
      }
    }
    for (gradient, range) in parts where gradient != nil && !isWhole {
      text.addAttribute(.foregroundColor, value: UIColor.clear, range: range)
    }
  }

  /// Draws the gradients on the label of the text.
  func draw(on label: UILabel, _ environment: EnvironmentValues) {
    for (gradient, text) in all {
      let stencil = UILabel()
      stencil.font = label.font
      stencil.attributedText = text
      stencil.numberOfLines = label.numberOfLines
      stencil.adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
      stencil.minimumScaleFactor = label.minimumScaleFactor
      label.cover(gradient.paint, opacity: gradient.opacity, through: stencil, isWhole: isWhole, environment)
    }
  }
}
