/// The face text asks for, and those that fall in for the characters it does not have.
final class FontChoice {
  let key: Key
  let base: OpenFace
  /// The line box of text in this font, whatever faces fall in: a line is never lower.
  let box: FontBox
  /// Answers of the catalogue so far; `nil` is a family that is not installed and need not be.
  private var families: [String: OpenFace?] = [:]
  /// The last face that fell in, and for which script: text mostly goes on in one.
  private var latest: (script: Script, face: OpenFace)?

  struct Key: Hashable {
    var family: FontFamily
    var weight: FontWeight
    var isItalic: Bool
    /// BCP 47.
    var language: String
  }

  init(_ key: Key, base: OpenFace) {
    self.key = key
    self.base = base
    box = key.family == .system ? .sanFrancisco : base.box
  }

  var isSystem: Bool { key.family == .system }

  /// The first face, the base face before all, that has every scalar of a cluster that needs a glyph;
  /// where none has them all, the first that has the cluster's first scalar; `nil` where none has that.
  ///
  /// - Throws: `FontError.notInstalled` when an East Asian character wants the font that is required for
  ///   it; other fonts may be missing.
  func face(
    for cluster: some Collection<UInt32>, script: Script, in store: FontStore
  ) throws(FontError) -> OpenFace? {
    if Self.covers(base, cluster) { return base }
    if let latest, latest.script == script, Self.covers(latest.face, cluster) { return latest.face }
    guard let first = cluster.first else { return base }
    var partial = base.covers(first) ? base : nil
    for family in FontFallback.families(for: script, language: key.language) {
      guard let face = try face(ofFamily: family, isRequired: script.isEastAsian, in: store) else { continue }
      if Self.covers(face, cluster) {
        latest = (script, face)
        return face
      }
      if partial == nil, face.covers(first) { partial = face }
    }
    return partial
  }

  private static func covers(_ face: OpenFace, _ cluster: some Collection<UInt32>) -> Bool {
    cluster.allSatisfy { face.covers($0) || ScalarClass.isIgnorable($0) }
  }

  private func face(
    ofFamily family: String, isRequired: Bool, in store: FontStore
  ) throws(FontError) -> OpenFace? {
    if let known = families[family] {
      if known != nil || !isRequired { return known }
    }
    do {
      let id = try store.catalog.face(ofFamily: family, weight: key.weight, isItalic: false)
      let face = try store.face(id)
      families[family] = face
      return face
    } catch {
      guard case .notInstalled = error, !isRequired else { throw error }
      families[family] = .some(nil)
      return nil
    }
  }
}
