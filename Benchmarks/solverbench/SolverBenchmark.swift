internal import LayoutEngine

/// One family, solved through the engine's public interface.
struct SolverBenchmark {
  private let family: ViewFamily
  private let first: LayoutEnvironment
  private let second: LayoutEnvironment

  /// Timing goes on for at least this long, and until each figure has `leastRounds` samples.
  private static let duration = Duration.milliseconds(400)
  private static let leastRounds = 5

  init(_ family: ViewFamily) {
    self.family = family
    first = LayoutEnvironment(size: family.sizes.0, scale: 3)
    second = LayoutEnvironment(size: family.sizes.1, scale: 3)
  }

  func printValues() throws {
    var system = try LayoutSystem(family.input)
    for environment in [first, second] {
      for frame in try system.solve(in: environment, measuring: NoContent()).exactFrames {
        print(frame.minX, frame.minY, frame.width, frame.height, separator: "\n")
      }
    }
  }

  func printTimes() throws {
    var system = try LayoutSystem(family.input)
    let build = try median {
      system = try LayoutSystem(family.input)
      _ = try system.solve(in: first, measuring: NoContent())
    }
    var isFirst = true
    let edit = try median {
      isFirst.toggle()
      _ = try system.solve(in: isFirst ? first : second, measuring: NoContent())
    }
    print(build, edit)
  }

  /// The median in microseconds; what takes less than 0.1 ms is timed in batches.
  private func median(_ work: () throws -> Void) throws -> Double {
    let clock = ContinuousClock()
    let once = try clock.measure(work)
    let batch = once < .microseconds(100) ? 50 : 1
    var samples: [Double] = []
    let start = clock.now
    while samples.count < Self.leastRounds || clock.now - start < Self.duration {
      let elapsed = try clock.measure { for _ in 0..<batch { try work() } }
      samples.append(elapsed / .microseconds(batch))
    }
    samples.sort()
    return samples[samples.count / 2]
  }
}
