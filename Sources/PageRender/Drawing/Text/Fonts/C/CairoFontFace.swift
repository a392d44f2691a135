internal import CCairo

/// A face as cairo draws with it: unhinted. Belongs to one task.
///
/// cairo keeps faces in a cache of its own after the last reference here is gone, so it holds on to the
/// `FontFace` itself and lets go of it when its own last reference goes.
package final class CairoFontFace {
  package let handle: OpaquePointer

  /// - Throws: `FontError.notScalable` for a face of pictures: cairo 1.16 frees such a face twice.
  init(_ face: FontFace) throws(FontError) {
    guard face.strike == nil, face.isScalable else { throw .notScalable(path: face.id.path) }
    handle = cairo_ft_font_face_create_for_ft_face(face.handle, Int32(FT_LOAD_NO_HINTING))
    try check(cairo_font_face_status(handle), "cairo_ft_font_face_create_for_ft_face")
    // cairo answers one FT_Face with one font face; a second wrapper must not retain a second time.
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

/// The key of our data on a cairo face. Only its address counts; nothing reads or writes it.
private nonisolated(unsafe) let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
