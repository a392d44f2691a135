internal import CCairo

/// The bytes that a cairo surface writes; must outlive the surface.
final class SurfaceOutput {
  private(set) var bytes: [UInt8] = []

  /// The closure argument that cairo passes to `write`.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// The function that cairo writes with, a `cairo_write_func_t`.
  static let write:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = {
      closure, data, count in
      guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<SurfaceOutput>.fromOpaque(closure).takeUnretainedValue()
        .bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
}
