/// The language of the words that a review says itself; what is reviewed keeps its own.
public enum ReviewLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"
}
