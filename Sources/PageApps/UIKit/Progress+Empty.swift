public import Foundation

/// `Progress()`, which this Foundation lacks: an extension cannot override the initializer of `NSObject`, a protocol's adds one.
public protocol _EmptyProgress {}

extension Progress: _EmptyProgress {}

extension _EmptyProgress where Self == Progress {
  public init() { self = Progress(totalUnitCount: 0) }
}
