internal import Foundation

/// The environment variables of the process.
enum ProcessVariables {
  static var all: [String: String] { ProcessInfo.processInfo.environment }
}
