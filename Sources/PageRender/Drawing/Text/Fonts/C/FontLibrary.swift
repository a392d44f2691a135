internal import CCairo
internal import Synchronization

/// FreeType's library handle. Several threads may open and close faces of one library: cairo releases a face
/// on any thread that makes room in its cache.
final class FontLibrary: Sendable {
  /// FreeType's handle in a lock, which FreeType requires around opening and closing faces, and around
  /// nothing else.
  private let handle: Mutex<Handle>

  /// FreeType's pointer; only used inside the lock.
  private struct Handle: @unchecked Sendable {
    var pointer: FT_Library?
  }

  init() throws(FontError) {
    var pointer: FT_Library?
    let status = FT_Init_FreeType(&pointer)
    handle = Mutex(Handle(pointer: pointer))
    if status != 0 { throw .library(operation: "FT_Init_FreeType", status: Int32(status)) }
  }

  deinit {
    handle.withLock { handle in
      if let pointer = handle.pointer { FT_Done_FreeType(pointer) }
    }
  }

  /// Opens a face of a mapped file, which must outlive the face; `nil` if FreeType refuses it.
  func openFace(_ index: Int, of bytes: UnsafeRawBufferPointer) -> FT_Face? {
    nonisolated(unsafe) var face: FT_Face?
    handle.withLock { handle in
      let start = bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
      guard FT_New_Memory_Face(handle.pointer, start, bytes.count, index, &face) == 0 else {
        face = nil
        return
      }
    }
    return face
  }

  func closeFace(_ face: FT_Face) {
    nonisolated(unsafe) let face = face
    handle.withLock { _ in _ = FT_Done_Face(face) }
  }
}
