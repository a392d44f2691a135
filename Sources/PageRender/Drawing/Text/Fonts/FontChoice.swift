/// The face that text asks for, and the fallback faces for characters that it lacks.
final class FontChoice {
  let key: Key
  let base: OpenFace
  /// The vertical metrics of text in this font, also with fallback faces: a line is never lower.
  let box: FontBox
  /// True for the system font, whose tracking depends on its size.
  let isSystem: Bool
  /// The cut of Inter that replaces the system font; `nil` for other fonts, which keep their advances.
  let cut: InterCut?
  let weight: FontWeight
  let isItalic: Bool
  /// The weight of the fallback faces.
  private let fallbackWeight: FontWeight
  /// The faces of the families looked for so far; `nil` for an optional family that is not installed.
  private var families: [String: OpenFace?] = [:]
  /// The last fallback face, and the script that it was chosen for: text mostly goes on in one face.
  private var latest: (script: Script, chosen: ChosenFace)?
  private var candidates: [Script: [Bool: [Candidate]]] = [:]
  /// The other cut of the system font; `nil` until it is asked for.
  private var otherCut: OpenFace?

  struct Key: Hashable {
    var family: FontFamily
    /// The cut that the system font has at the size.
    var cut: InterCut
    var weight: FontWeight
    var isItalic: Bool
    var variations: [FontVariation]
    /// The font size, in points; `nil` if every size has the same face.
    var pointSize: Double?
    /// The BCP 47 tag of the text's language.
    var language: String

    init(_ font: FontDescriptor, language: String, sizeMatters: Bool) {
      family = font.family
      cut = InterCut(forSize: font.pointSize)
      weight = font.weight
      isItalic = font.isItalic
      variations = font.variations
      pointSize = sizeMatters ? font.pointSize : nil
      self.language = language
    }
  }

  init(_ key: Key, answer: FontAnswer, base: OpenFace) {
    self.key = key
    self.base = base
    box = answer.box ?? base.box
    isSystem = answer.isSystem
    cut = answer.cut
    weight = answer.weight
    isItalic = answer.isItalic
    // A family without the wanted weight gets fallback faces of the weight that it has.
    fallbackWeight = answer.cut == nil ? base.weight ?? answer.weight : answer.weight
  }

  /// The system font's cut that is not drawn, but whose advances are needed too; `nil` for other fonts.
  func otherCut(in store: FontStore) throws(FontError) -> OpenFace? {
    guard otherCut == nil, let cut else { return otherCut }
    otherCut = try store.face(
      try store.catalog.face(ofFamily: cut.other.family, weight: weight, isItalic: isItalic))
    return otherCut
  }

  /// The first face that has all scalars of a cluster. Emoji fonts come first for an emoji, otherwise the
  /// text's own face.
  ///
  /// If no face has all scalars, it is the first face with the cluster's first scalar; without any, it is a
  /// box.
  ///
  /// - Throws: `FontError.notInstalled` if the font required for an East Asian character is missing; other
  ///   fonts may be missing.
  func face(
    for cluster: CharacterCluster, script: Script, isEmoji: Bool, in store: FontStore
  ) throws(FontError) -> FontCoverage {
    if cluster.first >= 0xE000, CharacterProperties(of: cluster.first).contains(.privateUse) {
      return privateUse(cluster)
    }
    if !isEmoji {
      if base.lacking(in: cluster) == nil { return FontCoverage(chosen: own) }
      if let latest, latest.script == script, latest.chosen.face.lacking(in: cluster) == nil {
        return FontCoverage(chosen: latest.chosen)
      }
    }
    var partial: FontCoverage?
    for candidate in candidates(for: script, isEmoji: isEmoji) {
      guard let chosen = try open(candidate, for: script, in: store) else { continue }
      guard let lacking = chosen.face.lacking(in: cluster) else {
        if chosen.role == .fallback { latest = (script, chosen) }
        return FontCoverage(chosen: chosen)
      }
      if partial == nil, lacking != cluster.first { partial = FontCoverage(chosen: chosen, lacking: lacking) }
    }
    return partial ?? FontCoverage(chosen: ChosenFace(face: base, role: .box), lacking: cluster.first)
  }

  /// The families that `face(for:script:isEmoji:in:)` tries, in words for messages.
  func familiesTried(for script: Script, isEmoji: Bool) -> [String] {
    let own = [base.family]
    let emoji = FontFallback.emojiFamilies
    let others = FontFallback.families(for: script, language: key.language).map(\.name)
    var seen: Set<String> = []
    return (isEmoji ? emoji + own + others : own + others + emoji).filter { seen.insert($0).inserted }
      .compactMap { family in
        guard case .some(.none) = families[family] else { return family }
        guard let package = InstalledFamily.named(family)?.debianPackage else { return nil }
        return "\(family) (not installed: \(package))"
      }
  }

  /// The face of a private-use character. Only a font that text asks for by name defines its meaning; the
  /// stand-in for Apple's font has other private characters than Apple's.
  private func privateUse(_ cluster: CharacterCluster) -> FontCoverage {
    if cut == nil, base.covers(cluster.first) {
      return FontCoverage(chosen: own, lacking: base.lacking(in: cluster))
    }
    return FontCoverage(chosen: ChosenFace(face: base, role: .box), lacking: cluster.first)
  }

  /// The face that the text asks for.
  var own: ChosenFace { ChosenFace(face: base, role: .own) }

  /// A font in which a cluster is looked for.
  private enum Candidate {
    case own
    case emoji(String)
    case fallback(FontFallback.Family)
  }

  private func candidates(for script: Script, isEmoji: Bool) -> [Candidate] {
    if let known = candidates[script]?[isEmoji] { return known }
    let emoji = FontFallback.emojiFamilies.map { Candidate.emoji($0) }
    let others = FontFallback.families(for: script, language: key.language).map { Candidate.fallback($0) }
    let made = isEmoji ? emoji + [.own] + others : [.own] + others + emoji
    candidates[script, default: [:]][isEmoji] = made
    return made
  }

  /// The face of a candidate, opened at its first use; `nil` if it is not installed.
  private func open(
    _ candidate: Candidate, for script: Script, in store: FontStore
  ) throws(FontError) -> ChosenFace? {
    switch candidate {
    case .own: return own
    case .emoji(let family):
      let face = try face(ofFamily: family, isRequired: false, in: store)
      return face.map { ChosenFace(face: $0, role: $0.face.strike == nil ? .fallback : .emoji) }
    case .fallback(let family):
      let isRequired = script.isEastAsian && family.isEastAsian
      let face = try face(ofFamily: family.name, isRequired: isRequired, in: store)
      return face.map {
        ChosenFace(
          face: $0, role: .fallback, scale: isSystem ? family.scale : 1,
          box: store.catalog.settings.boxes[family.name] == nil ? family.box ?? $0.box : $0.box)
      }
    }
  }

  private func face(
    ofFamily family: String, isRequired: Bool, in store: FontStore
  ) throws(FontError) -> OpenFace? {
    if let known = families[family] {
      if known != nil || !isRequired { return known }
    }
    do {
      let id = try store.catalog.face(ofFamily: family, weight: fallbackWeight, isItalic: false)
      let face = try store.face(id)
      families[family] = face
      return face
    } catch {
      switch error {
      case .notInstalled where !isRequired, .unknownFamily where !isRequired:
        families[family] = .some(nil)
        return nil
      default: throw error
      }
    }
  }
}

/// The face that draws a cluster.
struct FontCoverage {
  var chosen: ChosenFace
  /// The first scalar of the cluster that the face lacks; `nil` if it lacks none.
  var lacking: UInt32?
}

extension OpenFace {
  /// The first scalar of a cluster for which the face lacks a needed glyph; `nil` if the face can draw the
  /// whole cluster.
  fileprivate func lacking(in cluster: CharacterCluster) -> UInt32? {
    func lacks(_ scalar: UInt32) -> Bool { !covers(scalar) && !CharacterProperties.isIgnorable(scalar) }
    if cluster.others.isEmpty { return lacks(cluster.first) ? cluster.first : nil }
    let scalars = [cluster.first] + cluster.others
    guard let missing = scalars.first(where: lacks) else { return nil }
    return cluster.composed.contains(where: lacks) ? missing : nil
  }
}
