internal import CHarfBuzz
internal import Glibc
internal import PageBase
internal import Synchronization

/// A font file mapped into memory, read by both HarfBuzz and FreeType, so that their glyph indices agree.
///
/// The mapping lives as long as this object; users of its pointers must retain the object. Unchecked, because
/// nothing changes after the initialiser: HarfBuzz shares immutable objects between threads.
final class FontFile: @unchecked Sendable {
  let path: String
  let bytes: UnsafeRawBufferPointer
  /// HarfBuzz's faces, immutable; one unless the file is a collection.
  let faces: [OpaquePointer]
  private let blob: OpaquePointer

  /// The most faces of a collection; Debian's largest has 20.
  private static let maximumFaceCount = 256

  var faceCount: Int { faces.count }

  /// Maps the file at `path`, and reads only its first bytes and its lists of tables.
  init(path: String) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      InputLog.note(.contents, path)
      // An empty file cannot be mapped either, but can be read.
      throw access(path, R_OK) == 0 ? .notAFont(path: path) : .unreadable(path: path)
    }
    self.path = path
    self.blob = blob
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    FontFileHashes.shared.note(bytes, of: path)
    let count = Int(hb_face_count(blob))
    let isFont = Self.isOpenType(bytes) && (1...Self.maximumFaceCount).contains(count)
    faces = (0..<(isFont ? count : 0)).compactMap { index in
      let face = hb_face_create(blob, UInt32(index))
      hb_face_make_immutable(face)
      return face
    }
    guard isFont else { throw .notAFont(path: path) }
    for index in 0..<count {
      guard let tables = FontTables(of: bytes, face: index) else { throw .notAFont(path: path) }
      if let fault = tables.fault { throw .damaged(path: path, fault) }
    }
  }

  deinit {
    for face in faces { hb_face_destroy(face) }
    hb_blob_destroy(blob)
  }

  /// Returns true if the file begins as an OpenType font or collection does. Other formats that FreeType
  /// opens (Type 1, PCF, BDF, ...) are refused: cairo 1.16 frees the faces of bitmap fonts twice.
  private static func isOpenType(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count > 12 else { return false }
    let tag = UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self))
    let trueType: UInt32 = 0x0001_0000
    let openType: UInt32 = 0x4F54_544F  // OTTO
    let apple: UInt32 = 0x7472_7565  // true
    let collection: UInt32 = 0x7474_6366  // ttcf
    return [trueType, openType, apple, collection].contains(tag)
  }
}

/// A face's names and style from its tables `name`, `OS/2` and `post`.
package struct FontFaceNames: Hashable, Sendable {
  package var family: String
  /// The weight class, `OS/2.usWeightClass`.
  var weight: Int
  var isItalic: Bool
}

extension FontFile {
  /// The names of the face numbered `index`, read without opening the face in FreeType.
  func names(ofFace index: Int) throws(FontError) -> FontFaceNames {
    guard (0..<faceCount).contains(index) else { throw .noFace(path: path, index: index) }
    let face = faces[index]
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    let family =
      Self.name(NameID.typographicFamily, of: face)
      ?? Self.name(NameID.family, of: face)
    guard let family else { throw .notAFont(path: path) }
    return FontFaceNames(
      family: family, weight: Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
      isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0.5)
  }

  /// The first face in the file of a family.
  func face(ofFamily family: String) throws(FontError) -> FontFaceID {
    for index in 0..<faceCount where try names(ofFace: index).family == family {
      return FontFaceID(path: path, index: index)
    }
    throw .noFamily(path: path, family: family)
  }

  private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer?) -> String? {
    let english = hb_language_from_string("en", -1)
    // Family names are short; longer names are cut to the buffer.
    var size: UInt32 = 256
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { room in
      hb_ot_name_get_utf8(face, id, english, &size, room.baseAddress)
      return String(
        decoding: room.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    return text.isEmpty ? nil : text
  }
}

/// The font files that a run has opened, each mapped once for all tasks.
final class FontFileCache: Sendable {
  private let files = Mutex<[String: FontFile]>([:])

  /// The paths of the files, sorted.
  var paths: [String] { files.withLock { $0.keys.sorted() } }

  /// The file at a path, which is mapped at its first use.
  func file(_ path: String) throws(FontError) -> FontFile {
    try files.withLock { files throws(FontError) in
      if let known = files[path] { return known }
      let file = try FontFile(path: path)
      files[path] = file
      return file
    }
  }
}

/// Name identifiers of OpenType's `name` table. HarfBuzz's own constants have another type in each of its versions.
enum NameID {
  static let family: UInt32 = 1
  static let fullName: UInt32 = 4
  static let postScriptName: UInt32 = 6
  static let typographicFamily: UInt32 = 16
}
