internal import Foundation

/// The environment variables of the process.
package enum ProcessVariables {
  package static var all: [String: String] { ProcessInfo.processInfo.environment }
}
