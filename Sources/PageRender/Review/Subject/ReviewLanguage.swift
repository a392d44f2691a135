/// The language of a review's own words; the reviewed pages keep theirs.
public enum ReviewLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"
}
