internal import CHarfBuzz

/// The names by which a face can be asked for, and its axes and named instances.
package struct FontFaceDetails: Hashable, Sendable {
  package var names: FontFaceNames
  /// The family in name 1, which has at most four styles, such as `Inter Display Semi Bold`.
  var legacyFamily: String?
  /// The full name in name 4, such as `Inter Semi Bold Italic`.
  var fullName: String?
  /// The PostScript name in name 6, such as `Inter-SemiBoldItalic`.
  package var postScriptName: String?
  /// The axes in the order of the font; empty unless the font is variable.
  var axes: [FontAxis] = []
  var instances: [FontInstance] = []
}

/// An axis of a variable font (`fvar`).
struct FontAxis: Hashable, Sendable {
  var tag: FontTag
  var range: ClosedRange<Double>
  /// The axis's default value, inside the range.
  var standard: Double
}

/// A named instance of a variable font: a position on its axes (`fvar`).
package struct FontInstance: Hashable, Sendable {
  var postScriptName: String?
  /// The family's name, followed by the instance's own name.
  var fullName: String?
  /// The position on each axis, in the order of the axes.
  var coordinates: [FontVariation]
}

extension FontFile {
  /// The most axes and instances that are read; fonts have some five axes and some dozens of instances.
  private static let maximumAxes: UInt32 = 64
  private static let maximumInstances: UInt32 = 1000

  /// The names of the face numbered `index`, and its axes.
  func details(ofFace index: Int) throws(FontError) -> FontFaceDetails {
    let names = try names(ofFace: index)
    let face = faces[index]
    let axes = Self.axes(of: face)
    return FontFaceDetails(
      names: names, legacyFamily: Self.name(NameID.family, of: face),
      fullName: Self.name(NameID.fullName, of: face),
      postScriptName: Self.name(NameID.postScriptName, of: face), axes: axes,
      instances: Self.instances(of: face, family: names.family, axes: axes))
  }

  /// Returns true if the face numbered `index` has a glyph for any character.
  func hasCharacters(inFace index: Int) -> Bool {
    guard faces.indices.contains(index), let characters = hb_set_create() else { return false }
    defer { hb_set_destroy(characters) }
    hb_face_collect_unicodes(faces[index], characters)
    return hb_set_is_empty(characters) == 0
  }

  /// The axes of the face numbered `index`; empty if there is no such face.
  func axes(ofFace index: Int) -> [FontAxis] {
    faces.indices.contains(index) ? Self.axes(of: faces[index]) : []
  }

  private static func axes(of face: OpaquePointer) -> [FontAxis] {
    var count = min(hb_ot_var_get_axis_count(face), maximumAxes)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      // The default extends a range that is out of order, as in HarfBuzz.
      let low = min(Double(info.min_value), Double(info.default_value))
      let high = max(Double(info.max_value), Double(info.default_value))
      return FontAxis(
        tag: FontTag(rawValue: info.tag), range: low...high, standard: Double(info.default_value))
    }
  }

  private static func instances(of face: OpaquePointer, family: String, axes: [FontAxis]) -> [FontInstance] {
    guard !axes.isEmpty else { return [] }
    let count = min(hb_ot_var_get_named_instance_count(face), maximumInstances)
    return (0..<count).map { index in
      var length = UInt32(axes.count)
      var coordinates = [Float](repeating: 0, count: axes.count)
      hb_ot_var_named_instance_get_design_coords(face, index, &length, &coordinates)
      let own = name(hb_ot_var_named_instance_get_subfamily_name_id(face, index), of: face)
      return FontInstance(
        postScriptName: name(hb_ot_var_named_instance_get_postscript_name_id(face, index), of: face),
        fullName: own.map { "\(family) \($0)" },
        coordinates: zip(axes, coordinates).map { FontVariation($0.tag, value: Double($1)) })
    }
  }

  /// A name in English; `nil` if the face has none, or an empty one.
  private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
    guard id != 0xFFFF else { return nil }
    let english = hb_language_from_string("en", -1)
    // Names are short; longer names are cut to the buffer.
    var size: UInt32 = 256
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { room in
      hb_ot_name_get_utf8(face, id, english, &size, room.baseAddress)
      return String(decoding: room.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    return text.isEmpty ? nil : text
  }
}
