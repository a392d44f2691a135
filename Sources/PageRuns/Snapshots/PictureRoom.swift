internal import Foundation
internal import LayoutEngine
internal import PageRender

/// Room for the pictures that are compared at a time: a picture waits until it fits. One that is larger than the
/// whole room is compared alone.
///
/// Unchecked, as `used` is only read and written while `condition` is locked.
final class PictureRoom: @unchecked Sendable {
  private let limit: Int
  private let condition = NSCondition()
  private var used = 0

  /// - Parameter limit: The most bytes of pixels.
  init(limit: Int) { self.limit = limit }

  /// Calls `body` once there is room for a picture of `bytes`.
  func using<Result>(_ bytes: Int, _ body: () -> Result) -> Result {
    let bytes = min(bytes, limit)
    condition.lock()
    while used > 0, used + bytes > limit { condition.wait() }
    used += bytes
    condition.unlock()
    defer {
      condition.lock()
      used -= bytes
      condition.broadcast()
      condition.unlock()
    }
    return body()
  }

  /// The bytes of a page's pixels as drawn and as recorded, four a pixel.
  static func bytes(of environment: PageEnvironment) -> Int {
    let device = environment.device
    let pixels = device.size.width * device.size.height * device.scale * device.scale
    return 2 * 4 * (Int(exactly: pixels.rounded()) ?? 0)
  }
}
