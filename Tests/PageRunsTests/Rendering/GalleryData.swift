import Foundation
import Testing

/// The data of a gallery's page, as its script reads them.
struct GalleryData {
  private let members: [String: Any]

  init(_ page: String) throws {
    let start = try #require(
      page.firstRange(of: "<script type=\"application/json\" id=\"data\">")?.upperBound)
    let end = try #require(page[start...].firstRange(of: "</script>")?.lowerBound)
    let value = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    members = try #require(value as? [String: Any])
  }

  var kind: String? { members["kind"] as? String }
  var title: String? { members["title"] as? String }
  /// The width and height of each picture's screen on paper; empty where none is known.
  var papers: [[Double]] { (members["papers"] as? [Any] ?? []).map { $0 as? [Double] ?? [] } }
  var names: [String] { column("name", of: String.self) }
  /// The title of each picture's section.
  var groups: [String] { column("deck", of: Int.self).map { texts[$0] } }
  var languages: [String] { column("locale", of: Int.self).map { texts[$0] } }
  var statuses: [String] {
    let all = members["statuses"] as? [String] ?? []
    return column("status", of: Int.self).map { all[$0] }
  }
  /// The page of each picture, and its step in brackets.
  var pages: [String] {
    let all = members["pages"] as? [[Any]] ?? []
    return column("page", of: Int.self).map { place in
      (all[place][0] as? String ?? "") + ((all[place][1] as? String).map { " [\($0)]" } ?? "")
    }
  }
  /// The device, orientation, appearance, text size, direction and iOS of each picture.
  var screens: [[String]] {
    let all = members["screens"] as? [[Any]] ?? []
    return column("screen", of: Int.self).map { place in all[place].map { "\($0)" } }
  }

  private var texts: [String] { members["texts"] as? [String] ?? [] }

  private func column<Value>(_ name: String, of type: Value.Type) -> [Value] {
    (members["columns"] as? [String: Any])?[name] as? [Value] ?? []
  }
}
