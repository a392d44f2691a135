internal import CFontSubset
internal import CHarfBuzz
internal import CWorker
internal import Glibc
internal import PageBase

/// A subset of a font with some of its glyphs, cut by HarfBuzz in a worker process.
enum FontSubset {
  /// A TrueType file, whose glyphs keep their indices.
  case trueType([UInt8])
  /// A table `CFF `, and the index of each of its glyphs in the whole font; `isKeyed` is true for a CID-keyed
  /// table.
  case compact([UInt8], glyphs: [UInt32], isKeyed: Bool)

  /// The limit on processor time, in milliseconds; the largest fonts of Debian take a tenth of it.
  private static let timeLimit: Int32 = 2000

  /// Subsets a face to some glyphs; a variable face keeps its position on the axes.
  ///
  /// - Parameter advances: The advances for the glyphs of a TrueType file, in font units; `nil` keeps their
  ///   own.
  /// - Throws: `FontError.notEmbeddable` if HarfBuzz cannot subset the font: it is damaged, or HarfBuzz does
  ///   not move its outlines along axes.
  init(of face: FontFace, glyphs: [UInt32], advances: ((UInt32) -> Int)? = nil) throws(FontError) {
    let places = face.file.axes(ofFace: face.id.index).map { axis in
      let value = face.id.variations.first { $0.axis == axis.tag }?.value ?? axis.standard
      let place = min(max(value, axis.range.lowerBound), axis.range.upperBound)
      return cfontsubset_place(tag: axis.tag.rawValue, value: Float(place))
    }
    let request = cfontsubset_request(
      face: UInt32(face.id.index), glyph_count: UInt32(glyphs.count), has_advances: advances == nil ? 0 : 1,
      place_count: UInt32(places.count))
    let wanted = advances.map { advance in glyphs.map { Int32(clamping: advance($0)) } } ?? []
    guard let cut = try Self.cut(face.file, request, places, glyphs, wanted), !cut.bytes.isEmpty else {
      throw .notEmbeddable(path: face.id.path)
    }
    self =
      cut.isCompact
      ? .compact(cut.bytes, glyphs: cut.kept, isKeyed: face.isCharacterKeyed) : .trueType(cut.bytes)
  }

  private struct Cut {
    var isCompact: Bool
    var bytes: [UInt8]
    var kept: [UInt32]
  }

  private static func cut(
    _ file: FontFile, _ request: cfontsubset_request, _ places: [cfontsubset_place], _ glyphs: [UInt32],
    _ advances: [Int32]
  ) throws(FontError) -> Cut? {
    do throws(IsolatedWorker.Failure) {
      if let reply = try ask(file, request, places, glyphs, advances) {
        defer { free(reply.bytes) }
        guard reply.status == 0, reply.numbers.count <= 0x10000 else { return nil }
        return Cut(
          isCompact: reply.flag != 0,
          bytes: Array(UnsafeBufferPointer(start: reply.bytes, count: reply.count)),
          kept: reply.numbers)
      }
    } catch {
      switch error {
      case .notIsolated: throw .notIsolated(path: file.path)
      case .noWorker: throw .noWorker(path: file.path)
      case .notStarted(let code): throw .workerNotStarted(path: file.path, errno: code)
      default: return nil
      }
    }
    var result = cfontsubset_result()
    let start = file.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    guard
      cfontsubset_cut(start, file.bytes.count, request, places, glyphs, advances, &result) == CFONTSUBSET_OK
    else { return nil }
    defer {
      free(result.bytes)
      free(result.kept)
    }
    return Cut(
      isCompact: result.is_compact != 0,
      bytes: Array(UnsafeBufferPointer(start: result.bytes, count: result.count)),
      kept: Array(UnsafeBufferPointer(start: result.kept, count: result.kept_count)))
  }

  /// Asks a worker to cut a subset; `nil` if there is no worker and this process may cut it itself.
  private static func ask(
    _ file: FontFile, _ request: cfontsubset_request, _ places: [cfontsubset_place], _ glyphs: [UInt32],
    _ advances: [Int32]
  ) throws(IsolatedWorker.Failure) -> IsolatedWorker.Reply? {
    // The worker maps the file as this process does; the worker itself opens no file.
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .lied }
    defer { close(descriptor) }
    let job =
      Swift.withUnsafeBytes(of: request) { Array($0) } + places.withUnsafeBytes { Array($0) }
      + glyphs.withUnsafeBytes { Array($0) } + advances.withUnsafeBytes { Array($0) }
    return try IsolatedWorker.run(
      WORKER_CUT_FONT.rawValue, job, milliseconds: timeLimit, file: descriptor,
      limit: 2 * file.bytes.count + (1 << 20))
  }

  /// Returns true if a face's outlines are of a kind that HarfBuzz 6 can subset.
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
}
