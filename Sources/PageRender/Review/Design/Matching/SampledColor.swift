internal import LayoutEngine
internal import PageDrawing

/// An opaque colour sampled from pixels, with channels of 0…255.
struct SampledColor: Hashable {
  var red: Int
  var green: Int
  var blue: Int

  init(red: Int, green: Int, blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  init(_ pixel: UInt32) {
    self.init(red: Int(pixel >> 16 & 0xFF), green: Int(pixel >> 8 & 0xFF), blue: Int(pixel & 0xFF))
  }

  init(_ color: Color) {
    func channel(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    self.init(red: channel(color.red), green: channel(color.green), blue: channel(color.blue))
  }

  /// Returns the largest difference of a channel.
  func distance(to other: SampledColor) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// The colour in the form `#1A2B3C`.
  var hex: String {
    let value = String(red << 16 | green << 8 | blue, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(0, 6 - value.count)) + value
  }

  var pixel: UInt32 { 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension SampledColor {
  /// The most frequent colour of some pixels, within the noise of codecs: the mean of the colours around the
  /// fullest of 32 768 bins.
  ///
  /// - Returns: The colour and the number of pixels near it; `nil` for no pixels.
  static func mostFrequent(of pixels: [UInt32]) -> (color: SampledColor, count: Int)? {
    guard !pixels.isEmpty else { return nil }
    let boxes = pixels.map { ($0 >> 3 & 0x1F) | ($0 >> 11 & 0x1F) << 5 | ($0 >> 19 & 0x1F) << 10 }.sorted()
    var (best, bestCount, start) = (boxes[0], 0, 0)
    for index in 1...boxes.count where index == boxes.count || boxes[index] != boxes[start] {
      if index - start > bestCount { (best, bestCount) = (boxes[start], index - start) }
      start = index
    }
    var center = SampledColor(
      red: Int(best >> 10 & 0x1F) << 3 + 4, green: Int(best >> 5 & 0x1F) << 3 + 4,
      blue: Int(best & 0x1F) << 3 + 4)
    var (count, exact) = (0, pixels[0])
    // The bin may have cut a cluster in two; recentring finds the cluster's mean.
    for reach in [8, 5] {
      let near = pixels.map { SampledColor($0) }.filter { $0.distance(to: center) <= reach }
      guard !near.isEmpty else { break }
      count = near.count
      func mean(_ channel: KeyPath<SampledColor, Int>) -> Int {
        (near.reduce(0) { $0 + $1[keyPath: channel] } + count / 2) / count
      }
      center = SampledColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
      exact = near.map(\.pixel).longestRun
    }
    // Without noise, one exact value is more frequent than those of antialiased edges.
    let own = pixels.count { $0 == exact }
    return (own * 4 >= count ? SampledColor(exact) : center, count)
  }
}

extension [UInt32] {
  /// The most frequent value, the smallest of equally frequent ones; 0 for an empty array.
  fileprivate var longestRun: UInt32 {
    let ordered = sorted()
    var (best, bestCount, start) = (ordered.first ?? 0, 0, 0)
    for index in 0...ordered.count where index == ordered.count || ordered[index] != ordered[start] {
      if index - start > bestCount { (best, bestCount) = (ordered[start], index - start) }
      start = index
    }
    return best
  }
}
