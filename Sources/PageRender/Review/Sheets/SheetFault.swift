internal import Foundation
internal import PageBase
internal import UIKitCore

/// A fault in words, in place of a picture.
enum SheetFault {
  private static let inset: CGFloat = 8

  /// Fills a view with the words of a fault, without changing the view's size.
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
  /// The fault in words, with its file and position.
  var sentence: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return (file.map { "\($0)\(place): " } ?? "") + message
  }
}
