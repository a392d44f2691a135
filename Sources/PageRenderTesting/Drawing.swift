internal import PageRender

/// How values of a kind become pictures, and how those are compared.
struct Drawing<Value> {
  var tolerance: PictureTolerance
  /// Views by their accessibility identifiers that are left out.
  var ignored: [String]
  var draw: @MainActor (Value) throws -> Screen

  /// Draws so many seconds after it is asked to.
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
  /// The numbers that swift-snapshot-testing takes over those of `self`.
  func with(precision: Float, perceptualPrecision: Float) -> PictureTolerance {
    var tolerance = self
    // 0.98 as people write it, not the binary fraction that is nearest in 24 bits.
    func decimal(_ value: Float) -> Double { Double(value.description) ?? Double(value) }
    if precision < 1 { tolerance.precision = decimal(precision) }
    if perceptualPrecision < 1 { tolerance.perceptualPrecision = decimal(perceptualPrecision) }
    return tolerance
  }
}

extension ToleranceChange {
  /// As an argument of `.image`.
  var swiftArgument: String {
    switch option {
    case .precision, .perceptualPrecision: argument
    default: "tolerance: PictureTolerance(\(argument))"
    }
  }
}
