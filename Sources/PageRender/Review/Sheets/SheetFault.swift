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
  /// The fault in words for readers of the document: the file's name without its folder, and the message
  /// without the advice to the file's author.
  var sentence: String {
    let name = file.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return (name.map { "\($0): " } ?? "") + fault
  }

  /// The message up to its first semicolon outside of quotation marks, behind which the advice is.
  var fault: String {
    var isQuoted = false
    for place in message.indices {
      if message[place] == "\"" { isQuoted.toggle() }
      if !isQuoted, message[place...].hasPrefix("; ") { return String(message[..<place]) }
    }
    return message
  }
}

extension ReviewWords {
  /// The reason why a page cannot be drawn, in words for the page's position on a sheet.
  func cannotDraw(_ faults: [Diagnostic]) -> String {
    guard !faults.isEmpty else { return cannotDraw }
    return faults.map(\.fault).joined(separator: "\n")
  }
}
