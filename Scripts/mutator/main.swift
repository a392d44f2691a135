import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// mutator sites FILE…       prints the sites of files as JSON, an array for each
// mutator plant NUMBERS FILE  prints a file in which sites are switches; NUMBERS is JSON: {"index of the site": number of the switch}

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("mutator: \(message)\n".utf8))
  exit(1)
}

func sites(of bytes: [UInt8], file: String) -> [Site] {
  let parsed = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
  guard
    let folded = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in }).as(
      SourceFileSyntax.self)
  else {
    return []
  }
  return SiteCollector(folded, converter: SourceLocationConverter(fileName: file, tree: folded)).sites
}

/// The source with switches. Text before a site stands outside of what stands before the sites in it.
func planted(_ bytes: [UInt8], _ chosen: [(site: Site, number: Int)]) -> [UInt8] {
  var before: [Int: [(length: Int, text: String)]] = [:]
  var after: [Int: [(length: Int, text: String)]] = [:]
  for (site, number) in chosen {
    let call = "isMutant(\(number))"
    let length = site.end - site.start
    before[site.start, default: []].append((length, site.prefix.replacing("#", with: call)))
    after[site.end, default: []].append((length, site.suffix.replacing("#", with: call)))
  }
  var result = Array("import CMutant; ".utf8)
  for (place, byte) in (bytes + [0]).enumerated() {
    for text in (after[place] ?? []).sorted(by: { $0.length < $1.length }) { result += text.text.utf8 }
    for text in (before[place] ?? []).sorted(by: { $0.length > $1.length }) { result += text.text.utf8 }
    if place < bytes.count { result.append(byte) }
  }
  return result
}

let arguments = CommandLine.arguments.dropFirst()
guard let verb = arguments.first, arguments.count > 1 else { stop("sites FILE… or plant NUMBERS FILE") }
func read(_ path: String) -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else { stop("cannot read \(path)") }
  return Array(data)
}
switch verb {
case "sites":
  var all: [[[String: Any]]] = []
  for path in arguments.dropFirst() {
    all.append(
      sites(of: read(path), file: path).map {
        ["kind": $0.kind.rawValue, "line": $0.line, "last": $0.lastLine, "change": $0.change]
      })
  }
  guard let data = try? JSONSerialization.data(withJSONObject: all) else { stop("cannot write the sites") }
  FileHandle.standardOutput.write(data)
case "plant":
  let words = Array(arguments)
  guard words.count == 3,
    let numbers = (try? JSONSerialization.jsonObject(with: Data(words[1].utf8))) as? [String: Int]
  else { stop("plant NUMBERS FILE") }
  let bytes = read(words[2])
  let all = sites(of: bytes, file: words[2])
  let chosen = numbers.compactMap { name, number in Int(name).map { (all[$0], number) } }.sorted {
    $0.1 < $1.1
  }
  FileHandle.standardOutput.write(Data(planted(bytes, chosen)))
default: stop("unknown verb \(verb)")
}
