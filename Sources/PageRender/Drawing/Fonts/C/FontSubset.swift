internal import CHarfBuzz

/// The part of a font that draws some of its glyphs, as HarfBuzz cuts it out.
enum FontSubset {
  /// A TrueType file, whose glyphs have the indices they had.
  case trueType([UInt8])
  /// A table `CFF `, and the index that each of its glyphs had; `isKeyed` where it names its glyphs by the characters of a
  /// collection.
  case compact([UInt8], glyphs: [UInt32], isKeyed: Bool)

  /// What readers of documents do not read: how glyphs are found and placed, and what the font says of itself.
  private static let dropped = [
    "BASE", "DSIG", "GDEF", "GPOS", "GSUB", "OS/2", "VORG", "cmap", "gasp", "kern", "meta", "name", "post",
    "vhea",
    "vmtx",
  ]

  /// Cuts glyphs out of a face, at its place on the axes where it is variable.
  ///
  /// - Parameter advances: What a TrueType file's glyphs have for advances, in font units, where not their own.
  /// - Returns: `nil` where HarfBuzz cannot, as of a damaged font or of one whose outlines it does not move along axes.
  init?(of face: FontFace, glyphs: [UInt32], advances: ((UInt32) -> Int)? = nil) {
    let source = face.file.faces[face.id.index]
    guard let input = hb_subset_input_create_or_fail() else { return nil }
    defer { hb_subset_input_destroy(input) }
    let set = hb_subset_input_glyph_set(input)
    for glyph in glyphs { hb_set_add(set, glyph) }
    let tables = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
    for name in Self.dropped { hb_set_add(tables, name.utf8.reduce(0) { $0 << 8 | UInt32($1) }) }
    for axis in face.file.axes(ofFace: face.id.index) {
      let value = face.id.variations.first { $0.axis == axis.tag }?.value ?? axis.standard
      let place = min(max(value, axis.range.lowerBound), axis.range.upperBound)
      guard hb_subset_input_pin_axis_location(input, source, axis.tag.rawValue, Float(place)) != 0 else {
        return nil
      }
    }
    let isCompact = Self.has("CFF ", in: source)
    guard isCompact || Self.has("glyf", in: source) else { return nil }
    // Instructions fit letters to pixels, which no page here has.
    let flags =
      HB_SUBSET_FLAGS_NO_HINTING.rawValue
      | (isCompact ? HB_SUBSET_FLAGS_DESUBROUTINIZE : HB_SUBSET_FLAGS_RETAIN_GIDS).rawValue
    hb_subset_input_set_flags(input, flags)
    guard let plan = hb_subset_plan_create_or_fail(source, input) else { return nil }
    defer { hb_subset_plan_destroy(plan) }
    guard let subset = hb_subset_plan_execute_or_fail(plan) else { return nil }
    defer { hb_face_destroy(subset) }
    if isCompact {
      let table = Self.bytes(of: hb_face_reference_table(subset, Self.tag("CFF ")))
      guard !table.isEmpty else { return nil }
      let map = hb_subset_plan_new_to_old_glyph_mapping(plan)
      let kept = (0..<hb_face_get_glyph_count(subset)).map { hb_map_get(map, $0) }
      self = .compact(table, glyphs: kept, isKeyed: face.isCharacterKeyed)
    } else {
      if let advances, !Self.setAdvances(of: glyphs, in: subset, to: advances) { return nil }
      let file = Self.bytes(of: hb_face_reference_blob(subset))
      guard !file.isEmpty else { return nil }
      self = .trueType(file)
    }
  }

  /// Writes the horizontal metrics of a TrueType file anew, each with its own advance (OpenType, "hmtx").
  private static func setAdvances(
    of glyphs: [UInt32], in subset: OpaquePointer, to advance: (UInt32) -> Int
  ) -> Bool {
    var head = bytes(of: hb_face_reference_table(subset, tag("hhea")))
    let metrics = bytes(of: hb_face_reference_table(subset, tag("hmtx")))
    let count = Int(hb_face_get_glyph_count(subset))
    guard head.count >= 36, count > 0, count < 0x10000 else { return false }
    let known = Int(head[34]) << 8 | Int(head[35])
    guard known > 0, known <= count, metrics.count >= 4 * known + 2 * (count - known) else { return false }
    var table: [UInt8] = []
    table.reserveCapacity(4 * count)
    for glyph in 0..<count {
      // The last advance is that of all glyphs after it; their bearings stand alone.
      let own = 4 * min(glyph, known - 1)
      let bearing = glyph < known ? 4 * glyph + 2 : 4 * known + 2 * (glyph - known)
      table += [metrics[own], metrics[own + 1], metrics[bearing], metrics[bearing + 1]]
    }
    for glyph in glyphs where glyph < count {
      let advance = UInt16(clamping: advance(glyph))
      table[4 * Int(glyph)] = UInt8(advance >> 8)
      table[4 * Int(glyph) + 1] = UInt8(truncatingIfNeeded: advance)
    }
    let widest = stride(from: 0, to: table.count, by: 4).map { Int(table[$0]) << 8 | Int(table[$0 + 1]) }
      .max()
    for (place, value) in [(10, widest ?? 0), (34, count)] {
      head[place] = UInt8(truncatingIfNeeded: value >> 8)
      head[place + 1] = UInt8(truncatingIfNeeded: value)
    }
    return add(table, as: "hmtx", to: subset) && add(head, as: "hhea", to: subset)
  }

  private static func add(_ table: [UInt8], as name: StaticString, to face: OpaquePointer) -> Bool {
    let blob = table.withUnsafeBytes {
      hb_blob_create(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil,
        nil)
    }
    defer { hb_blob_destroy(blob) }
    return hb_face_builder_add_table(face, tag(name), blob) != 0
  }

  /// Whether a face's outlines are of a kind that HarfBuzz 6 cuts out.
  static func isPossible(of face: FontFace) -> Bool {
    let source = face.file.faces[face.id.index]
    return face.strike == nil && (has("glyf", in: source) || has("CFF ", in: source))
  }

  private static func tag(_ name: StaticString) -> hb_tag_t {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private static func has(_ table: StaticString, in face: OpaquePointer) -> Bool {
    let blob = hb_face_reference_table(face, tag(table))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }

  /// A copy of a blob, which ends.
  private static func bytes(of blob: OpaquePointer?) -> [UInt8] {
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
  }
}
