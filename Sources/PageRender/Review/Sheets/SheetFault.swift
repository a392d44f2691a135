internal import Foundation
internal import PageBase
internal import UIKitCore

/// A fault, written where a picture would be.
enum SheetFault {
  private static let inset: CGFloat = 8

  /// Fills a place with words; the place's size stays as it is.
  @MainActor
  static func fill(_ place: UIView, with fault: String, _ size: SheetStyle.TextSize = .caption) {
    place.backgroundColor = SheetStyle.uiColor(SheetStyle.panel)
    place.clipsToBounds = true
    let label = SheetStyle.label(fault, size, color: SheetStyle.redline, lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    place.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: place.leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: place.trailingAnchor, constant: -inset),
      label.topAnchor.constraint(equalTo: place.topAnchor, constant: inset),
      label.bottomAnchor.constraint(lessThanOrEqualTo: place.bottomAnchor, constant: -inset),
    ])
  }
}

extension Diagnostic {
  /// The fault and its place, as it is said in its place and with the findings.
  var sentence: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return (file.map { "\($0)\(place): " } ?? "") + message
  }
}
