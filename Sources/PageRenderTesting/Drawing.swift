internal import PageRender

/// The drawing of values as pictures, and the comparison of these pictures.
struct Drawing<Value> {
  var tolerance: PictureTolerance
  /// The accessibility identifiers of views that are left out of comparisons.
  var ignored: [String]
  var draw: @MainActor (Value) throws -> Screen

  /// Returns a drawing that waits for `delay` seconds first.
  func delayed(by delay: Double) -> Drawing {
    guard delay > 0 else { return self }
    var delayed = self
    delayed.draw = { value in
      Patience.wait(delay)
      return try draw(value)
    }
    return delayed
  }

  func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> Drawing<NewValue> {
    // The test waits while the main actor draws, so nobody else calls it meanwhile.
    nonisolated(unsafe) let transform = transform
    return Drawing<NewValue>(tolerance: tolerance, ignored: ignored) { try draw(transform($0)) }
  }
}

extension PictureTolerance {
  /// Returns the tolerance with swift-snapshot-testing's numbers, if they are below 1, instead of its own.
  func with(precision: Float, perceptualPrecision: Float) -> PictureTolerance {
    var tolerance = self
    // The decimal number as people write it, such as 0.98, instead of the nearest `Float`.
    func decimal(_ value: Float) -> Double { Double(value.description) ?? Double(value) }
    if precision < 1 { tolerance.precision = decimal(precision) }
    if perceptualPrecision < 1 { tolerance.perceptualPrecision = decimal(perceptualPrecision) }
    return tolerance
  }
}

extension ToleranceChange {
  /// The change as an argument of `.image`.
  var swiftArgument: String {
    switch option {
    case .precision, .perceptualPrecision: argument
    default: "tolerance: PictureTolerance(\(argument))"
    }
  }
}
