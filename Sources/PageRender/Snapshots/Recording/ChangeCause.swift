package import LayoutEngine
internal import PageBase

/// One cause of a picture's change, in words.
public struct ChangeCause: Hashable, Sendable {
  /// The change in words that are equal on every picture:
  /// `controls.bottom = safeArea.bottom − 12 (was − 16)`.
  public var text: String
  /// The change and its effect on this picture: `next moved 4 pt down: controls.bottom = …; 2 views follow`.
  public var sentence: String
  /// True if the cause shows on this picture; false for a constraint whose views kept their frames.
  package var isVisible = true
  /// The frames of the changed views, before and after, in points of the page.
  package var places: [Rect] = []

  init(_ text: String, sentence: String? = nil) {
    self.text = text
    self.sentence = sentence ?? text
  }
}

/// All that changed on a picture, in words.
package struct PictureChanges: Hashable, Sendable {
  /// The causes, the most telling first.
  package var causes: [ChangeCause] = []
  /// Further remarks.
  package var remarks: [String] = []

  package init(causes: [ChangeCause] = [], remarks: [String] = []) {
    self.causes = causes
    self.remarks = remarks
  }

  /// The number of causes in `sentences`; one more sentence counts the rest.
  package static let mostSentences = 20

  /// The causes, a sentence each, the most telling first; then the remarks.
  package var sentences: [String] {
    let rest = causes.count - Self.mostSentences
    return causes.prefix(Self.mostSentences).map(\.sentence)
      + (rest > 0 ? [Wording.count(rest, "more change")] : []) + remarks
  }
}
