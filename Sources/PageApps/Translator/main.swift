import Foundation
import SwiftSyntax

/// The translator's task: the modules of an app, those that other modules import first.
struct Job: Codable {
  struct Module: Codable {
    var name: String
    var files: [File]
    /// The path of the generated file that registers the members of the module's files.
    var registry: String
    /// True if the module was built before, so that nothing is written.
    var isBuilt: Bool?
  }

  struct File: Codable {
    var path: String
    var output: String
    /// The compiler's errors in the file, round by round.
    var errors: [[CompilerError]]
    /// The keys of the previews whose code the compiler refused; `nil` for none.
    var refusedPreviews: Set<String>?
    /// The lines of generated code that the compiler refused; `nil` for none.
    var refusedCode: Set<String>?
  }

  var modules: [Module]
}

/// An application's delegate: the class with `@UIApplicationMain` or `@main`, or, where `main.swift` or `main.m` starts the app,
/// one that conforms.
struct FoundDelegate: Codable {
  var name: String
  var file: String
  var line: Int
  /// True for SwiftUI's `App`.
  var isSwiftUIApp: Bool
}

/// The translator's answer, for `renderpages`.
struct Answer: Codable {
  struct Module: Codable {
    var name: String
    var controllers: [FoundController]
    var applicationDelegate: FoundDelegate?
    var previews: [FoundPreview]
  }

  var modules: [Module]
  var notes: [Note]
  /// Code that is left out because of the compiler's errors.
  var cuts: [Cut]
}

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}

/// Calls `body` for each number below `count`, on several threads.
func each<Result>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
  nonisolated(unsafe) var results = [Result?](repeating: nil, count: count)
  let lock = NSLock()
  DispatchQueue.concurrentPerform(iterations: count) { index in
    let result = body(index)
    lock.withLock { results[index] = result }
  }
  return results.compactMap { $0 }
}

/// Writes a file unless it has these bytes already, so that unchanged files are not compiled again.
func write(_ bytes: [UInt8], to path: String) {
  let data = Data(bytes)
  if let there = FileManager.default.contents(atPath: path), there == data { return }
  let folder = (path as NSString).deletingLastPathComponent
  try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  guard FileManager.default.createFile(atPath: path, contents: data) else { stop("cannot write \(path)") }
}

guard CommandLine.arguments.count == 2,
  let input = FileManager.default.contents(atPath: CommandLine.arguments[1]),
  let job = try? JSONDecoder().decode(Job.self, from: input)
else { stop("usage: translate JOB.json") }

let sources = job.modules.flatMap { module in module.files.map { (module.name, $0) } }
let files = each(sources.count) { number in
  SourceFile(
    path: sources[number].1.path, module: sources[number].0,
    bytes: FileManager.default.contents(atPath: sources[number].1.path).map(Array.init) ?? [],
    errors: sources[number].1.errors, refusedPreviews: sources[number].1.refusedPreviews ?? [],
    refusedCode: sources[number].1.refusedCode ?? [])
}
let facts = each(files.count) { FactCollector.facts(of: files[$0], number: $0) }
let previewFacts = each(files.count) { PreviewCollector.facts(of: files[$0], number: $0) }
let paths = files.map(\.path)
var answer = Answer(modules: [], notes: [], cuts: files.flatMap(\.cuts))
var start = 0
for module in job.modules {
  let range = start..<(start + module.files.count)
  start = range.upperBound
  // A module sees the modules before it.
  let index = AppIndex(Array(facts[..<range.upperBound]), paths: paths)
  let previews = each(range.count) { place in
    PreviewReader.previews(
      of: files[range.lowerBound + place], previewFacts[range.lowerBound + place],
      all: Array(previewFacts[..<range.upperBound]), files: files)
  }
  let results = each(range.count) { place in
    FileEditor.translate(
      files[range.lowerBound + place], facts[range.lowerBound + place], index: index,
      previews: previews[place].code)
  }
  var calls: [String] = []
  for (place, result) in results.enumerated() {
    let number = range.lowerBound + place
    if module.isBuilt != true { write(result.bytes, to: module.files[place].output) }
    answer.notes += result.notes
    let members = MemberCode(index: index, facts: facts[number], file: files[number])
    if members.text != nil { calls.append("  \(members.functionName)()\n") }
  }
  answer.notes += index.notes.filter { note in range.contains { paths[$0] == note.file } }
  let registry =
    "import UIKit\n\n/// Makes the classes of the module known by their names.\n"
    + "@MainActor public func registerPageRenderMembers_\(module.name)() {\n\(calls.joined())}\n"
  if module.isBuilt != true { write(Array(registry.utf8), to: module.registry) }
  let types = range.flatMap { facts[$0].types }
  let classes = types.filter { $0.kind == .class }
  let conforming = Set(
    range.flatMap { facts[$0].conformances }.filter { $0.name == "UIApplicationDelegate" }.map(\.type))
  let apps = types.filter { $0.inherited.contains("App") || $0.inherited.contains("SwiftUI.App") }
  // An app of SwiftUI may have a delegate beside its windows.
  let delegate =
    classes.first { !$0.attributes.isDisjoint(with: ["UIApplicationMain", "main"]) }
    ?? apps.first { $0.attributes.contains("main") } ?? apps.first
    ?? classes.first { conforming.contains($0.name) && !$0.isPrivate }
  answer.modules.append(
    Answer.Module(
      name: module.name, controllers: index.controllers(in: paths, of: range),
      applicationDelegate: delegate.map {
        FoundDelegate(name: $0.name, file: paths[$0.file], line: $0.line, isSwiftUIApp: $0.kind != .class)
      },
      previews: previews.flatMap(\.previews)))
}
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
guard let output = try? encoder.encode(answer) else { stop("cannot write the answer") }
FileHandle.standardOutput.write(output)
