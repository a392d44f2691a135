package import PageDrawing

/// The look of alerts and action sheets.
package struct AlertMetrics: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Centred texts, and rows of buttons between hairlines; action sheets lie at the screen's bottom.
    case rows
    /// Texts at the leading side, and capsules as buttons; action sheets are cards in the middle.
    case capsules(Capsules)
  }

  /// The lengths of an alert with capsules.
  package struct Capsules: Hashable, Sendable {
    package var height: Double
    /// The distance of buttons from the card's sides and from its end, and of the first from the texts.
    package var margin: Double
    package var gap: Double
    package var fill: Color.Dynamic
    /// The distance of texts from the card's sides.
    package var textInset: Double
    package var textTop: Double
    /// The distance between title and message, and below the texts.
    package var textGap: Double
    package var textBottom: Double
    package var messageSize: Double
    /// The height of text fields, their distance from the card's sides, and their texts' from the field's.
    package var fieldHeight: Double
    package var fieldInset: Double
    package var fieldTextInset: Double
  }

  package var kind: Kind
  package var width: Double
  package var radius: Double
  package var card: GlassLook
}
