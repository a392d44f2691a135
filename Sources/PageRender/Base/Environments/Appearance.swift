/// The user interface style a page is drawn in.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark
}
