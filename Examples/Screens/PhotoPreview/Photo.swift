import Foundation

/// A picture as it was downloaded.
struct Photo {
  let title: String
  let data: Data
}
