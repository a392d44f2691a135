/// The files of pictures that will be asked for, in this order.
struct ExpectedPictures {
  private let paths: [String]
  /// The index of each path.
  private let places: [String: Int]
  private var taken: Set<String> = []

  /// The most files that are looked at after one: hardly more tasks wait for one picture.
  private static let reach = 64

  init(_ paths: [String] = []) {
    self.paths = paths
    places = Dictionary(zip(paths, paths.indices)) { first, _ in first }
  }

  /// Takes the first file after `path` whose decoding has not begun.
  ///
  /// - Parameters:
  ///   - limit: The most bytes of the pictures from `path` to the returned one, which are all kept until their
  ///     pages are drawn.
  ///   - cost: The bytes of a picture; `nil` if it cannot be decoded.
  ///   - isBegun: Returns true for a picture that was asked for already.
  /// - Returns: `nil` if there is none, or if it would take too much.
  mutating func next(
    after path: String, within limit: Int, cost: (String) -> Int?, isBegun: (String) -> Bool
  ) -> String? {
    guard let place = places[path] else { return nil }
    var rest = limit - (cost(path) ?? 0)
    for path in paths[(place + 1)...].prefix(Self.reach) {
      guard let bytes = cost(path) else { continue }
      rest -= bytes
      guard rest >= 0 else { return nil }
      if !isBegun(path), taken.insert(path).inserted { return path }
    }
    return nil
  }
}
