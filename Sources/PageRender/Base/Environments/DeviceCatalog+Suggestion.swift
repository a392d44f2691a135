extension DeviceCatalog {
  /// Returns the ids of devices that were probably meant by a text that names none: of a family without a number, such as
  /// `iPhone SE`, three at most, the newest first.
  func suggestions(for text: String) -> [String] {
    let wanted = Self.parts(of: text)
    let family = devices.filter { Self.parts(of: $0.id).letters == wanted.letters }
    guard wanted.numbers.isEmpty, !family.isEmpty else { return suggestion(for: text).map { [$0] } ?? [] }
    return family.enumerated().sorted {
      ($1.element.year ?? 0, $1.offset) < ($0.element.year ?? 0, $0.offset)
    }.prefix(3)
      .map(\.element.id)
  }

  /// Returns the id of the device that was probably meant by a text that names none; `nil` if none is near.
  ///
  /// Numbers distinguish devices and are rarely mistyped. Among ids that differ from the text in their
  /// numbers only, the one with the nearest numbers is returned (for `iphone-99` the latest iPhone).
  /// Otherwise the most similar spelling is returned: first among devices that have all numbers of the text,
  /// then among all devices.
  private func suggestion(for text: String) -> String? {
    let wanted = Self.parts(of: text)
    let family = devices.filter {
      let parts = Self.parts(of: $0.id)
      return parts.letters == wanted.letters && parts.numbers.count == wanted.numbers.count
    }
    if let nearest = family.min(by: { Self.isNearer($0.id, than: $1.id, to: wanted.numbers) }) {
      return nearest.id
    }
    let alike = devices.filter { device in
      let numbers = Self.parts(of: device.id).numbers
      return wanted.numbers.allSatisfy(numbers.contains)
    }
    return Self.closest(to: text, among: alike) ?? Self.closest(to: text, among: devices)
  }

  /// Returns the id of the device whose id or name is spelt most like a text; `nil` if none is near.
  private static func closest(to text: String, among devices: [Device]) -> String? {
    let closest = NearMiss.closest(to: text, among: devices.map(\.id) + devices.map(\.name))
    return devices.first { $0.id == closest || $0.name == closest }?.id
  }

  /// The letters of a text in lower case, and its numbers, in order; long numbers are cut to nine digits.
  private static func parts(of text: String) -> (letters: String, numbers: [Int]) {
    let numbers = text.split { !("0"..."9").contains($0) }.compactMap { Int($0.prefix(9)) }
    return (text.lowercased().filter { $0.isLetter }, numbers)
  }

  /// Returns true if an id's numbers are nearer to the wanted ones than another id's. The first numbers with
  /// different distances decide; a number with swapped digits has the distance 0.
  private static func isNearer(_ id: String, than other: String, to wanted: [Int]) -> Bool {
    func distances(_ id: String) -> [Int] {
      zip(parts(of: id).numbers, wanted).map { own, wanted in
        String(own).sorted() == String(wanted).sorted() ? 0 : abs(own - wanted)
      }
    }
    return distances(id).lexicographicallyPrecedes(distances(other))
  }
}
