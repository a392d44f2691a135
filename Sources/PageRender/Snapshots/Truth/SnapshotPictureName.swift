internal import LayoutEngine
package import PageBase

/// What the name of a picture of swift-snapshot-testing, `__Snapshots__/LoginTests/testLogin.iPhoneX-dark.png`, says
/// of its screen: the page, the device, the orientation and the appearance.
package struct SnapshotPictureName: Sendable {
  /// The words that may name the page, in lower case without signs: those of the test, of the snapshot and of
  /// the test's file.
  private let names: [String]
  /// The words of the snapshot's name, in lower case.
  private let words: [String]

  package init(_ path: String) {
    let parts = path.split(separator: "/")
    let name = parts.last.map { $0.hasSuffix(".png") ? $0.dropLast(4) : $0 } ?? ""
    let (test, snapshot) =
      name.firstIndex(of: ".").map { (name[..<$0], name[name.index(after: $0)...]) } ?? (name, "")
    let file = parts.count > 1 ? parts[parts.count - 2] : ""
    let own = test.hasPrefix("test") ? test.dropFirst(4) : test
    let ofFile = file.hasSuffix("Tests") ? file.dropLast(5) : file.hasSuffix("Test") ? file.dropLast(4) : file
    names = [snapshot, own, ofFile].map(Self.plain).filter { !$0.isEmpty }
    words = (snapshot.split { !$0.isLetter && !$0.isNumber } + own.split { !$0.isLetter && !$0.isNumber })
      .map { $0.lowercased() }
  }

  /// Returns the page that the name speaks of: a name equal to its id, else the longest id that a name contains.
  package func page(of ids: [String]) -> String? {
    for name in names {
      if let id = ids.first(where: { Self.plain($0[...]) == name }) { return id }
    }
    let contained = ids.filter { id in
      let word = Self.plain(id[...])
      return word.count > 2 && names.contains { $0.contains(word) }
    }
    return contained.max { $0.count < $1.count }
  }

  package var appearance: Appearance { has("dark") ? .dark : .light }

  /// Returns the device that the name speaks of, else the first one with the picture's size; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - size: The picture's size, in pixels.
  ///   - asked: The device of the command line, which counts if its size is the picture's.
  package func device(
    ofSize size: (width: Int, height: Int), in devices: [Device], asked: Device?
  ) -> (device: Device, orientation: Orientation)? {
    let fitting = ((asked.map { [$0] } ?? []) + devices).compactMap { device in
      Self.orientation(of: size, on: device).map { (device: device, orientation: $0) }
    }
    if let asked, let first = fitting.first, first.device == asked { return first }
    return fitting.first { place in words.contains(Self.plain(place.device.name[...])) }
      ?? fitting.first { place in words.contains(Self.plain(place.device.id[...])) } ?? fitting.first
  }

  private static func orientation(of size: (width: Int, height: Int), on device: Device) -> Orientation? {
    let sides = [device.size.width, device.size.height].map { ($0 * device.scale).rounded() }
    if sides == [Double(size.width), Double(size.height)] { return .portrait }
    return sides == [Double(size.height), Double(size.width)] ? .landscape : nil
  }

  private func has(_ word: String) -> Bool { words.contains { $0 == word || $0.hasSuffix(word) } }

  private static func plain(_ text: Substring) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
