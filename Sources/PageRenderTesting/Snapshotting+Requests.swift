internal import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as it is sent: method and address, headers, body; the query and the headers are sorted.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// - Parameter pretty: True if a JSON body is indented and its keys are sorted.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { ["", pretty ? indented($0) : String(decoding: $0, as: UTF8.self)] }
      let start = "\(request.httpMethod ?? "GET") \(request.sortedAddress ?? "(null)")"
      return ([start] + headers + (body ?? [])).joined(separator: "\n")
    }
  }

  /// A request as a command line of curl, an argument a line.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var words = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": words.append("--head")
      case let method: words.append("--request \(method)")
      }
      let headers = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
      for (name, value) in headers where name != "Cookie" {
        words.append("--header \"\(name): \(escaped(value))\"")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        // Escaped quotation marks stay escaped inside of the shell's.
        words.append("--data \"\(escaped(body.replacing("\\\"", with: "\\\\\"")))\"")
      }
      for (_, value) in headers.filter({ $0.key == "Cookie" }) {
        words.append("--cookie \"\(escaped(value))\"")
      }
      return (words + ["\"\(request.sortedAddress ?? "")\""]).joined(separator: " \\\n\t")
    }
  }
}

private func escaped(_ text: String) -> String { text.replacing("\"", with: "\\\"") }

/// Returns a JSON body indented and with sorted keys; any other body as it is.
private func indented(_ body: Data) -> String {
  let object = try? JSONSerialization.jsonObject(with: body)
  let data = object.flatMap {
    try? JSONSerialization.data(withJSONObject: $0, options: [.prettyPrinted, .sortedKeys])
  }
  return String(decoding: data ?? body, as: UTF8.self)
}

extension URLRequest {
  /// The address with its query items sorted by name.
  fileprivate var sortedAddress: String? {
    guard let url else { return nil }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return url.absoluteString
    }
    parts.queryItems = parts.queryItems?.sorted { $0.name < $1.name }
    return (parts.url ?? url).absoluteString
  }
}
