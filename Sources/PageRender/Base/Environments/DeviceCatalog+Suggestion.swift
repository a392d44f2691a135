extension DeviceCatalog {
  /// The id of the device that was probably meant where a text names none; `nil` where none is near.
  ///
  /// A number is rarely mistyped: it tells one device from the next. So where only numbers differ, the device with the
  /// nearest ones is meant (of `iphone-99` the latest iPhone), else one that has all numbers of the text, and only
  /// then whatever is spelt most like it.
  func suggestion(for text: String) -> String? {
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

  /// The id of the device whose id or name is spelt most like a text.
  private static func closest(to text: String, among devices: [Device]) -> String? {
    let closest = NearMiss.closest(to: text, among: devices.map(\.id) + devices.map(\.name))
    return devices.first { $0.id == closest || $0.name == closest }?.id
  }

  /// The letters of a text in lower case, and its numbers, in order; of long ones the first digits.
  private static func parts(of text: String) -> (letters: String, numbers: [Int]) {
    let numbers = text.split { !("0"..."9").contains($0) }.compactMap { Int($0.prefix(9)) }
    return (text.lowercased().filter { $0.isLetter }, numbers)
  }

  /// Returns true if the first numbers that are not equally far from some wanted ones are nearer; numbers whose digits were
  /// mixed up are nearest of all.
  private static func isNearer(_ id: String, than other: String, to wanted: [Int]) -> Bool {
    func distances(_ id: String) -> [Int] {
      zip(parts(of: id).numbers, wanted).map { own, wanted in
        String(own).sorted() == String(wanted).sorted() ? 0 : abs(own - wanted)
      }
    }
    return distances(id).lexicographicallyPrecedes(distances(other))
  }
}
