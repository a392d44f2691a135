internal import CCairo

/// A failed cairo call: its status, also one unknown to PageRender, and its name.
package struct CairoError: Error, Equatable {
  let code: UInt32
  let operation: String

  /// cairo's message for a lack of memory.
  static let noMemory = String(cString: cairo_status_to_string(CAIRO_STATUS_NO_MEMORY))

  var message: String {
    String(cString: cairo_status_to_string(cairo_status_t(rawValue: code)))
  }
}

func check(_ status: cairo_status_t, _ operation: String) throws(CairoError) {
  if status != CAIRO_STATUS_SUCCESS { throw CairoError(code: status.rawValue, operation: operation) }
}
