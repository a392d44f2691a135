/// A cause to fix or to approve, reported once with all its places: a change of many pictures, or a finding
/// on many screens.
public struct Cause<Place: Sendable>: Sendable {
  /// The cause in words, without details that differ between places.
  public var text: String
  public var places: [Place]

  public init(_ text: String, at places: [Place]) {
    self.text = text
    self.places = places
  }
}

extension Cause {
  /// Gathers the causes of all places. Causes with the most places come first; of equally many, the cause
  /// found first.
  ///
  /// - Parameter told: The places, each with its causes in words.
  package static func gathered(_ told: [(place: Place, texts: [String])]) -> [Cause] {
    var causes: [Cause] = []
    var known: [String: Int] = [:]
    for (place, texts) in told {
      for text in texts {
        if let index = known[text] {
          causes[index].places.append(place)
        } else {
          known[text] = causes.count
          causes.append(Cause(text, at: [place]))
        }
      }
    }
    return causes.enumerated()
      .sorted { ($1.element.places.count, $0.offset) < ($0.element.places.count, $1.offset) }
      .map(\.element)
  }
}
