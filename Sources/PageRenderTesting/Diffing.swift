public import Foundation

/// The conversion of snapshots of one format to files, and the comparison of two snapshots.
///
/// ```swift
/// // Durations in seconds, of which a tenth does not count.
/// let nearly = Diffing<Double>(
///   toData: { Data("\($0)".utf8) }, fromData: { Double(String(decoding: $0, as: UTF8.self)) ?? .nan },
///   diff: { recorded, new in
///     abs(recorded - new) <= 0.1 ? nil : ("\(new) s, \(recorded) s are recorded", [])
///   })
/// let seconds = SimplySnapshotting(pathExtension: "txt", diffing: nearly)
/// assertSnapshot(of: 0.35, as: seconds)
/// ```
public struct Diffing<Value> {
  public var toData: (Value) -> Data
  public var fromData: (Data) -> Value
  /// Compares the recorded and the new value. Returns a message and files that show the difference; `nil` if
  /// they match.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file of a failed test. (On Linux, XCTest has no type of this name.)
public struct XCTAttachment: Sendable {
  /// The file's name, such as `difference.png`.
  public var name: String?
  public let data: Data

  public init(data: Data, uniformTypeIdentifier: String? = nil) { self.data = data }

  public init(string: String) { self.init(data: Data(string.utf8)) }
}
