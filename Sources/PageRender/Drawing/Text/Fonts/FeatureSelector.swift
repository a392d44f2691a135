/// Apple's numbers for font features, and the equivalent OpenType features.
package enum FeatureSelector {
  /// The OpenType features of a type and one of its selectors; empty if OpenType has no such feature.
  package static func features(type: Int, selector: Int) -> [FontFeature] {
    // Stylistic alternatives: selector 2 turns the first set on and 3 turns it off, and so on up to the
    // twentieth set.
    if type == 35, (2...41).contains(selector) {
      let number = selector / 2
      let digits = UInt32(48 + number / 10) << 8 | UInt32(48 + number % 10)
      return [FontFeature(FontTag(rawValue: 0x7373_0000 | digits), value: selector % 2 == 0 ? 1 : 0)]
    }
    return table.first { $0.type == type && $0.selector == selector }?.tags.compactMap { tag, value in
      FontTag(tag).map { FontFeature($0, value: value) }
    } ?? []
  }

  /// The features by type and selector, from Apple's Font Feature Registry, SFNTLayoutTypes.h and OpenType's
  /// feature registry. A selector of the default turns off the features that its type can turn on.
  private static let table: [(type: Int, selector: Int, tags: [(String, UInt32)])] = [
    // Ligatures: common, rare, contextual, historical.
    (1, 2, [("liga", 1)]), (1, 3, [("liga", 0)]), (1, 4, [("dlig", 1)]), (1, 5, [("dlig", 0)]),
    (1, 18, [("clig", 1)]), (1, 19, [("clig", 0)]), (1, 20, [("hlig", 1)]), (1, 21, [("hlig", 0)]),
    // Number spacing: monospaced, proportional, third and quarter width.
    (6, 0, [("tnum", 1), ("pnum", 0)]), (6, 1, [("pnum", 1), ("tnum", 0)]), (6, 2, [("twid", 1)]),
    (6, 3, [("qwid", 1)]),
    // Vertical position: normal, superiors, inferiors, ordinals, scientific inferiors.
    (10, 0, [("sups", 0), ("subs", 0), ("ordn", 0), ("sinf", 0)]), (10, 1, [("sups", 1)]),
    (10, 2, [("subs", 1)]), (10, 3, [("ordn", 1)]), (10, 4, [("sinf", 1)]),
    // Fractions: none, vertical, diagonal.
    (11, 0, [("frac", 0), ("afrc", 0)]), (11, 1, [("afrc", 1)]), (11, 2, [("frac", 1)]),
    // Typographic extras: a slashed zero.
    (14, 4, [("zero", 1)]), (14, 5, [("zero", 0)]),
    // Style options: titling.
    (19, 0, [("titl", 0)]), (19, 4, [("titl", 1)]),
    // Number case: lower, upper.
    (21, 0, [("onum", 1), ("lnum", 0)]), (21, 1, [("lnum", 1), ("onum", 0)]),
    // Text spacing: proportional, full, half, third and quarter width, proportional and half-width
    // alternates.
    (22, 0, [("pwid", 1)]), (22, 1, [("fwid", 1)]), (22, 2, [("hwid", 1)]), (22, 3, [("twid", 1)]),
    (22, 4, [("qwid", 1)]), (22, 5, [("palt", 1)]), (22, 6, [("halt", 1)]),
    // Case-sensitive layout and spacing.
    (33, 0, [("case", 1)]), (33, 1, [("case", 0)]), (33, 2, [("cpsp", 1)]), (33, 3, [("cpsp", 0)]),
    // Contextual alternates, swashes, contextual swashes.
    (36, 0, [("calt", 1)]), (36, 1, [("calt", 0)]), (36, 2, [("swsh", 1)]), (36, 3, [("swsh", 0)]),
    (36, 4, [("cswh", 1)]), (36, 5, [("cswh", 0)]),
    // Lower case: default, small capitals, petite capitals.
    (37, 0, [("smcp", 0), ("pcap", 0)]), (37, 1, [("smcp", 1)]), (37, 2, [("pcap", 1)]),
    // Upper case: default, small capitals, petite capitals.
    (38, 0, [("c2sc", 0), ("c2pc", 0)]), (38, 1, [("c2sc", 1)]), (38, 2, [("c2pc", 1)]),
  ]
}
