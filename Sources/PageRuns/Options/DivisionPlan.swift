package import PageRender

/// The pictures of a run and their division among shards: a file that all shards read, so that every machine
/// divides alike.
package struct DivisionPlan: Hashable, Sendable {
  /// The build of the program that made the plan (`HostProgram.build`).
  package var version: String
  /// The decks, as the command line named them.
  package var operands: [String]
  /// The options that choose what is drawn.
  package var options: [Option]
  package var shards: [Part]
  /// The files that were read, each with a hash of its contents.
  package var files: [File]

  package struct Option: Hashable, Sendable {
    package var name: String
    /// The option's value; `nil` for a switch.
    package var value: String?
  }

  /// A shard's number of pictures, and the processor time that it is expected to take, in seconds.
  package struct Part: Hashable, Sendable {
    package var pictures: Int
    package var seconds: Double
  }

  package struct File: Hashable, Sendable {
    package var path: String
    package var hash: String
  }

  package static let fileName = "plan.json"
  /// The name of the option that names a plan.
  package static let optionName = "plan"
  private static let format = 1.0

  /// The options that a plan stores; a command that reads a plan does not accept them.
  package static let chosenOptions = AxisOptions.names + RunOptions.inputNames

  package var total: Int { shards.reduce(0) { $0 + $1.pictures } }

  /// Returns the indices of a shard's pictures in the run, film strips included.
  package func places(of shard: Shard) -> Range<Int> {
    let first = shards.prefix(shard.number - 1).reduce(0) { $0 + $1.pictures }
    return first..<first + shards[shard.number - 1].pictures
  }
}

// MARK: The file

extension DivisionPlan {
  package var json: JSONOutput {
    .object(
      [("format", .number(Self.format)), ("version", .string(version)), ("check", .string(check))] + content)
  }

  private var content: [(String, JSONOutput)] {
    [
      ("decks", .array(operands.map { .string($0) })),
      (
        "options",
        .array(
          options.map {
            .object([("name", .string($0.name)), ("value", $0.value.map { .string($0) } ?? .null)])
          })
      ),
      ("pictures", .number(Double(total))),
      (
        "shards",
        .array(
          shards.map {
            .object([("pictures", .number(Double($0.pictures))), ("seconds", .number($0.seconds))])
          })
      ),
      (
        "files",
        .array(files.map { .object([("path", .string($0.path)), ("hash", .string($0.hash))]) })
      ),
    ]
  }

  /// The hash of what the plan says: one that was edited would divide otherwise on one machine than on others.
  private var check: String {
    Self.hexadecimal(PictureHash(ofText: JSONOutput.object(content).text).canonicalBytes)
  }

  /// The reason why a plan's file cannot be read.
  package enum Fault: Error {
    case absent, damaged
    /// The file has another format, as of another version of the program, which it may name.
    case otherFormat(String?)
  }

  package static func read(_ path: String) throws(Fault) -> DivisionPlan {
    guard let bytes = FileContents.bytes(ofFile: path) else { throw .absent }
    guard let value = try? JSONReader.read(bytes, limit: 256 << 20), case .object(let root) = value.kind,
      let format = root["format"]?.number
    else { throw .damaged }
    guard format == Self.format else { throw .otherFormat(root["version"]?.string) }
    guard let version = root["version"]?.string, let operands = root["decks"]?.list({ $0.string }),
      let options = root["options"]?.list({ value -> Option? in
        guard case .object(let option) = value.kind, let name = option["name"]?.string,
          chosenOptions.contains(name)
        else { return nil }
        return Option(name: name, value: option["value"]?.string)
      }),
      let shards = root["shards"]?.list({ value -> Part? in
        guard case .object(let part) = value.kind, let pictures = part["pictures"]?.number,
          let seconds = part["seconds"]?.number, (0...1e12).contains(pictures),
          let count = Int(exactly: pictures)
        else { return nil }
        return Part(pictures: count, seconds: seconds)
      }), (1...Shard.maximumCount).contains(shards.count),
      let files = root["files"]?.list({ value -> File? in
        guard case .object(let file) = value.kind, let path = file["path"]?.string,
          let hash = file["hash"]?.string
        else { return nil }
        return File(path: path, hash: hash)
      })
    else { throw .damaged }
    let plan = DivisionPlan(
      version: version, operands: operands, options: options, shards: shards, files: files)
    guard plan.check == root["check"]?.string || version != HostProgram.build else { throw .damaged }
    return plan
  }
}

extension JSONValue {
  fileprivate var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  fileprivate var number: Double? {
    if case .number(let number) = kind { number } else { nil }
  }

  /// Reads an array; `nil` if the value is none, or if `read` refuses an element.
  fileprivate func list<Value>(_ read: (JSONValue) -> Value?) -> [Value]? {
    guard case .array(let values) = kind else { return nil }
    let read = values.compactMap(read)
    return read.count == values.count ? read : nil
  }
}

extension DivisionPlan {
  package static func hash(of path: String, by log: InputLog) -> String {
    hexadecimal(log.answer(to: InputQuestion(.contents, path)))
  }

  package static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String(String(UInt16($0) + 0x100, radix: 16).dropFirst()) }.joined()
  }
}
