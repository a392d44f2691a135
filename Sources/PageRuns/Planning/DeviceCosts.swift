internal import LayoutEngine
internal import PageRender

/// The costs of a page on devices of each scale: an image is resampled at any scale but its own, so devices
/// of two scales differ by more than their numbers of pixels.
struct DeviceCosts: Hashable {
  /// The costs by pixels per point.
  private var costs: [Double: PageCost]

  /// The processor time of one drawing, in seconds.
  struct Sample: Sendable {
    var device: Device
    var seconds: Double
  }

  /// Makes the costs from samples of the smallest and the largest device of each scale; `nil` without
  /// samples.
  init?(_ samples: [Sample]) {
    let scales = Dictionary(grouping: samples) { $0.device.scale }
    costs = scales.compactMapValues { samples in
      PageCost(samples.map { ($0.device.pixelCount, $0.seconds) }.sorted { $0.pixels < $1.pixels })
    }
    if costs.isEmpty { return nil }
  }

  init(averageOf pages: [DeviceCosts]) {
    let scales = Set(pages.flatMap(\.costs.keys))
    costs = Dictionary(
      uniqueKeysWithValues: scales.map { scale in
        (scale, PageCost(averageOf: pages.compactMap { $0.costs[scale] }))
      })
  }

  /// Returns the cost on a device; on one of another scale, the cost at the nearest scale.
  func seconds(on device: Device) -> Double {
    let nearest = costs.keys.min { a, b in
      (abs(a - device.scale), a) < (abs(b - device.scale), b)
    }
    return (nearest.flatMap { costs[$0] } ?? .standard).seconds(pixels: device.pixelCount)
  }
}

extension Device {
  var pixelCount: Double { size.width * size.height * scale * scale }
}
