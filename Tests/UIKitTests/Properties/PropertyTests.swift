import Foundation
import TestSupport
import Testing
import UIKit

/// Every public property that can be set does what it says.
@Suite(.tags(.corpus), .long)
@MainActor
struct PropertyTests {
  static let checks: [PropertyCheck] =
    viewProperties + textProperties + fieldProperties + controlProperties + buttonProperties
    + scrollProperties
    + barProperties + controllerProperties + touchProperties
    + tableProperties + listProperties + placingProperties + paragraphProperties + layerProperties
    + drawingProperties + newerProperties + glassProperties + sheetProperties
    + popoverProperties + menuProperties + modernProperties

  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `setting a property changes the page, warns, does something, or is listed as doing nothing`()
    throws
  {
    let differences = try String(
      contentsOf: Self.repository.appending(path: "docs/tables/uikit-without-effect.md"), encoding: .utf8)
    for check in Self.checks {
      if let behaves = check.behaves {
        #expect(try behaves(), "\(check.name)")
        continue
      }
      guard let page = check.page else { continue }
      let before = try PropertyStage.outcome { page(false) }
      let after = try PropertyStage.outcome { page(true) }
      let isSame = before.picture == after.picture
      switch check.effect {
      // Compared outside of the macro, which would print pixels.
      case .picture: #expect(!isSame, "\(check.name) changes nothing")
      case .warning: #expect(before.warnings != after.warnings, "\(check.name) does not warn")
      case .behaviour: Issue.record("\(check.name) has nothing that tells")
      case .nothing:
        #expect(isSame, "\(check.name) changes the page")
        let property = check.name.split(separator: ".").last ?? ""
        #expect(differences.contains("`\(property)`"), "\(check.name) is not listed")
      }
    }
  }

  /// The classes that docs/tables/uikit-without-effect.md says keep what they are told and do nothing with it.
  private static func effectlessClasses() throws -> Set<String> {
    let differences = try String(
      contentsOf: repository.appending(path: "docs/tables/uikit-without-effect.md"), encoding: .utf8)
    let section = differences.components(separatedBy: "### Classes without effect\n").dropFirst().first ?? ""
    let table = section.components(separatedBy: "\n#").first ?? ""
    return Set(
      table.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
        let cell = row.split(separator: "|").first ?? ""
        return cell.matches(of: #/`(\w+)`/#).map { String($0.1) }
      })
  }

  @Test func `no public property is left out`() throws {
    let folder = Self.repository.appending(path: "Sources/PageRender/UIKitCore")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    #expect(files.count > 50)
    var declared: Set<String> = []
    // What is written from the table does nothing by it.
    let table = try String(contentsOf: folder.appending(path: "Names/uikit-names.txt"), encoding: .utf8)
    var classes = Set(table.matches(of: #/^class (\w+)/#.anchorsMatchLineEndings()).map { String($0.1) })
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      classes.formUnion(PropertyScanner.scan(source).classes)
      declared.formUnion(PropertyScanner.scan(source).properties)
    }
    let names = Set(Self.checks.map(\.name))
    let effectless = try Self.effectlessClasses()
    #expect(effectless.subtracting(classes).sorted() == [], "no such classes")
    let missing = declared.filter { name in
      let type = String(name.prefix { $0 != "." })
      return classes.contains(type) && !names.contains(name) && !effectless.contains(type)
    }
    #expect(missing.sorted() == [])
    #expect(names.subtracting(declared).sorted() == [], "no such properties")
    #expect(names.count == Self.checks.count, "a property is checked twice")
  }
}

/// Finds the public properties with a setter in a source of this project, by its formatting.
private enum PropertyScanner {
  static func scan(_ source: String) -> (properties: [String], classes: [String]) {
    var (properties, classes): ([String], [String]) = ([], [])
    var type: Substring?
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    // An expression is parsed each time it is met.
    let heading =
      #/(?:@preconcurrency @MainActor )?(?:open |public |final |private |fileprivate )*(class|extension|struct|enum|protocol) (\w+)/#
    let property = #/  (?:open|public) (?:override |weak |lazy )*var (\w+)(.*)/#
    for (index, line) in lines.enumerated() where line.first != "/" && !line.hasPrefix("   ") {
      if let match = line.prefixMatch(of: heading) {
        type = match.2
        if match.1 == "class" { classes.append(String(match.2)) }
      }
      guard let type,
        let match = line.wholeMatch(of: property),
        isSettable(String(match.2), body: lines[(index + 1)...])
      else { continue }
      properties.append("\(type).\(match.1)")
    }
    return (properties, classes)
  }

  private static func isSettable(_ rest: String, body: ArraySlice<Substring>) -> Bool {
    guard let brace = rest.firstIndex(of: "{") else { return true }
    if let equals = rest.firstIndex(of: "="), equals < brace { return true }
    guard rest.hasSuffix("{") else { return rest.contains("didSet") || rest.contains(" set ") }
    return body.prefix { $0 != "  }" }.contains { $0.prefixMatch(of: #/\s+(?:set\b|didSet|willSet)/#) != nil }
  }
}
