internal import Foundation

extension String {
  /// The text without addresses of objects, such as `: 0x7fa3c2020c00`, which differ in every run.
  var withoutAddresses: String {
    replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }
}
