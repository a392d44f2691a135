internal import CCairo

/// A face for drawing with cairo, unhinted. Belongs to one task.
///
/// cairo keeps faces in a cache of its own after the last `CairoFontFace` is gone. So cairo's face retains
/// the `FontFace` until it is freed itself.
package final class CairoFontFace {
  package let handle: OpaquePointer

  /// - Throws: `FontError.notScalable` for a face of pictures: cairo 1.16 frees such a face twice.
  init(_ face: FontFace) throws(FontError) {
    guard face.strike == nil, face.isScalable else { throw .notScalable(path: face.id.path) }
    handle = cairo_ft_font_face_create_for_ft_face(face.handle, Int32(FT_LOAD_NO_HINTING))
    try check(cairo_font_face_status(handle), "cairo_ft_font_face_create_for_ft_face")
    // cairo has one font face for each FT_Face; a second wrapper must not retain the `FontFace` again.
    guard cairo_font_face_get_user_data(handle, key) == nil else { return }
    let retained = Unmanaged.passRetained(face)
    let status = cairo_font_face_set_user_data(handle, key, retained.toOpaque()) { data in
      guard let data else { return }
      Unmanaged<FontFace>.fromOpaque(data).release()
    }
    if status != CAIRO_STATUS_SUCCESS { retained.release() }
    try check(status, "cairo_font_face_set_user_data")
  }

  deinit { cairo_font_face_destroy(handle) }

  private func check(_ status: cairo_status_t, _ operation: String) throws(FontError) {
    if status != CAIRO_STATUS_SUCCESS {
      throw .library(operation: operation, status: Int32(status.rawValue))
    }
  }
}

/// The key of the `FontFace` that a cairo face retains. Only its address matters; nothing reads or writes it.
private nonisolated(unsafe) let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
