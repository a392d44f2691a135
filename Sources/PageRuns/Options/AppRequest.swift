internal import Foundation
@preconcurrency internal import Glibc
internal import PageRender

/// The request of `renderpages app` to the program that draws an app's screens, besides its command line.
package struct AppRequest: Codable, Sendable {
  /// The pages that a screen has before and after the one that it shows at first.
  package struct PageCount: Codable, Equatable, Sendable {
    package var before: Int
    package var after: Int

    package init(before: Int, after: Int) {
      self.before = before
      self.after = after
    }

    package var total: Int { before + 1 + after }
  }

  /// The steps that are performed on each screen.
  package var flow: [String] = []
  /// The screens that are drawn as a page for each of theirs, by id: `tour` becomes `tour.1`, `tour.2` …
  package var pages: [String: PageCount] = [:]
  /// The hash of the app's code and resources, for recordings.
  package var code: String?
  /// True if the program says how many pages its screens have.
  package var countsPages = false
  /// True if the program sends its pages to standard output, and writes and prints nothing.
  package var sendsPages = false
  /// True if the pages come with their pictures.
  package var sendsPixels = false
  /// The word that the program ends with: code of the app that calls `exit` does not find it in the environment.
  package var endWord = ""

  package init() {}

  /// The name of the environment variable.
  package static let variable = "RENDERPAGES_APP_REQUEST"

  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Takes the request out of the environment, before code of the app runs; `nil` if there is none.
  package static func take() -> AppRequest? {
    guard let value = getenv(variable) else { return nil }
    let text = String(cString: value)
    // `/proc/self/environ` shows the bytes that the process was started with.
    memset(value, 0, strlen(value))
    unsetenv(variable)
    return try? JSONDecoder().decode(AppRequest.self, from: Data(text.utf8))
  }

  /// The ids of a screen's pages: its own id where it has no more than one.
  package func ids(of screen: String) -> [String] {
    guard let count = pages[screen] else { return [screen] }
    return (1...count.total).map { "\(screen).\($0)" }
  }

  /// The catalogue with the flow, or with the pages of its screens.
  package func applied(to catalog: CatalogPages) -> CatalogPages {
    var catalog = catalog
    catalog.code = code
    catalog.pages = catalog.pages.flatMap { page -> [Page] in
      var page = page
      page.flow += flow.map { FlowStep($0) }
      if countsPages {
        let id = page.id
        page.countsPages = { AppMessage.pages(of: id, AppRequest.PageCount(before: $0, after: $1)).send() }
      }
      guard let count = pages[page.id] else { return [page] }
      return zip(ids(of: page.id), -count.before...count.after).map { id, turns in
        var one = page
        (one.id, one.turns) = (id, turns)
        return one
      }
    }
    return catalog
  }

  /// Says that the program ends by itself, and its exit status, which code of the app may change at exit.
  package func end(_ status: Int32) { AppMessage.end(endWord, status: status).send() }
}

/// A line from the program that draws an app's screens to the one that started it.
package enum AppMessage: Equatable {
  case pages(of: String, AppRequest.PageCount)
  /// The word of the request: the program ends by itself with a status.
  case end(String, status: Int32)

  private static let mark = "renderpages-app\t"

  private var line: String {
    switch self {
    case .pages(let id, let count): "\(Self.mark)pages\t\(id)\t\(count.before)\t\(count.after)\n"
    case .end(let word, let status): "\(Self.mark)end\t\(word)\t\(status)\n"
    }
  }

  fileprivate func send() { FileHandle.standardError.write(Data(line.utf8)) }

  private init?(_ line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    switch parts.dropFirst().first {
    case "pages":
      guard parts.count == 5, let before = Int(parts[3]), let after = Int(parts[4]),
        (0...FlowStep.maximumCount).contains(before), (0...FlowStep.maximumCount).contains(after)
      else { return nil }
      self = .pages(of: parts[2], AppRequest.PageCount(before: before, after: after))
    case "end":
      guard parts.count == 4, let status = Int32(parts[3]), (0...255).contains(status) else { return nil }
      self = .end(parts[2], status: status)
    default: return nil
    }
  }

  /// The output without messages, and the messages.
  package static func split(_ output: String) -> (rest: String, messages: [AppMessage]) {
    guard output.contains(mark) else { return (output, []) }
    var rest: [Substring] = []
    var messages: [AppMessage] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      // Code of the app may have left a line without an end.
      guard let place = line.firstRange(of: mark) else {
        rest.append(line)
        continue
      }
      if let message = AppMessage(line[place.lowerBound...]) { messages.append(message) }
      if place.lowerBound > line.startIndex { rest.append(line[..<place.lowerBound]) }
    }
    return (rest.joined(separator: "\n"), messages)
  }
}
