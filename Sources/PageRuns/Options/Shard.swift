internal import PageRender

/// One of several parts of a run, by number from 1.
package struct Shard: Hashable, Sendable {
  package let number: Int
  package let count: Int

  package static let maximumCount = 10_000
  /// The word for the part that the job's engine assigns to it.
  package static let auto = "auto"

  /// The name of the option that asks for a part.
  package static let optionName = "shard"

  /// - Parameter environment: The process's environment variables, for `auto`.
  package init(_ word: String, environment: [String: String]) throws(UsageError) {
    if word == Self.auto {
      self = try ShardEngine.shard(in: environment)
    } else {
      self = try Self(word, as: "--shard \(word)")
    }
  }

  /// - Parameter name: The words that a fault's message begins with.
  package init(_ word: String, as name: String) throws(UsageError) {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else {
      throw UsageError(message: "\(name) is not a part of a run; write 1/3 for the first of three")
    }
    try self.init(number: number, of: count, as: name)
  }

  package init(number: Int, of count: Int, as name: String) throws(UsageError) {
    guard (1...Self.maximumCount).contains(count) else {
      throw UsageError(message: "\(name) has \(count) parts; divide a run into 1 to \(Self.maximumCount)")
    }
    guard (1...count).contains(number) else {
      let parts = count > 1 ? "the parts are 1/\(count) to \(count)/\(count)" : "the only part is 1/1"
      throw UsageError(message: "\(name) is beyond the run; \(parts)")
    }
    self.number = number
    self.count = count
  }

  /// The number and the count: `2/3`.
  package var text: String { "\(number)/\(count)" }

  /// Returns the indices of the part's pictures among `total`; parts differ in size by at most one picture.
  package func places(of total: Int) -> Range<Int> {
    // The first index p at which p · count / total reaches a part.
    func first(_ part: Int) -> Int { (part * total + count - 1) / count }
    return first(number - 1)..<first(number)
  }

  /// Returns the indices of the part's pictures among `total`.
  ///
  /// - Parameter plan: The division of the run; `nil` divides by count.
  func places(of total: Int, by plan: DivisionPlan?) -> Range<Int> {
    plan?.places(of: self) ?? places(of: total)
  }
}
