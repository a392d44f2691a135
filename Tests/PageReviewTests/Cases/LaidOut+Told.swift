import LayoutEngine
import PageTestSupport

@testable import PageDrawing
@testable import PageReview

extension LaidOut {
  /// The labels, places and coloured boxes in words, all of them or those that are named: labels by their texts, which may end in
  /// `…`, boxes by their colours.
  func told(_ names: [String] = []) -> String {
    func isAsked(_ text: String) -> Bool { names.isEmpty || names.contains { Case.matches(text, $0) } }
    let labels = labels.filter { isAsked($0.text) }.map { label in
      let text = label.text.replacing("\n", with: "\\n").replacing("\t", with: "\\t")
      return "“\(text)” \(place(label.frame)) \(Say.number(label.pointSize)) \(label.weight.rawValue) "
        + Say.color(label.color)
    }
    let places = places.sorted { $0.key < $1.key }.filter { isAsked($0.key) }.map {
      "\($0.key) \(place($0.value))"
    }
    let boxes = boxes.filter { isAsked(Say.color($0.color)) }.map {
      "\(Say.color($0.color)) \(place($0.frame))"
    }
    return Say.list(labels + places + boxes)
  }

  /// Hundredths are enough for what stands on paper.
  private func place(_ frame: Rect) -> String {
    Say.numbers([frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 })
  }
}
