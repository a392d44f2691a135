internal import PageRender

/// What there is to draw and how it is divided among shards: a file that all of them read, so that every machine divides
/// alike.
struct DivisionPlan: Hashable, Sendable {
  /// The version of the program that made it.
  var version: String
  /// The decks, as they were named.
  var operands: [String]
  /// The options that say what of them is drawn.
  var options: [Option]
  var shards: [Part]
  /// The files that were read, each with a number made of its contents.
  var files: [File]

  struct Option: Hashable, Sendable {
    var name: String
    /// `nil` for a switch.
    var value: String?
  }

  /// How many pictures a shard has, and how long one processor is expected to take.
  struct Part: Hashable, Sendable {
    var pictures: Int
    var seconds: Double
  }

  struct File: Hashable, Sendable {
    var path: String
    var hash: String
  }

  static let fileName = "plan.json"
  private static let format = 1.0

  static let spec = OptionSpec(
    "plan", value: "DIR",
    "draw what \"renderpages plan\" wrote down, and divide it so;\nin place of decks and the options that choose pictures"
  )

  /// The options that a plan takes, and a command that reads one does not.
  static let chosenOptions =
    AxisOptions.specs + RunOptions.specs.filter { ["fonts", "devices-file", "assets"].contains($0.long) }

  var total: Int { shards.reduce(0) { $0 + $1.pictures } }

  /// The places of a shard's pictures among those of the run, film strips included.
  func places(of shard: Shard) -> Range<Int> {
    let first = shards.prefix(shard.number - 1).reduce(0) { $0 + $1.pictures }
    return first..<first + shards[shard.number - 1].pictures
  }
}

// MARK: The file

extension DivisionPlan {
  var json: JSONOutput {
    .object([
      ("format", .number(Self.format)), ("version", .string(version)),
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
    ])
  }

  /// What is wrong with a plan's file.
  enum Fault: Error {
    case absent, damaged
    case otherVersion(String)
  }

  static func read(_ path: String) throws(Fault) -> DivisionPlan {
    guard let bytes = FileContents.bytes(ofFile: path) else { throw .absent }
    guard let value = try? JSONReader.read(bytes, limit: 256 << 20), case .object(let root) = value.kind,
      let format = root["format"]?.number, let version = root["version"]?.string
    else { throw .damaged }
    guard format == Self.format, version == HostProgram.version else { throw .otherVersion(version) }
    guard let operands = root["decks"]?.list({ $0.string }),
      let options = root["options"]?.list({ value -> Option? in
        guard case .object(let option) = value.kind, let name = option["name"]?.string,
          chosenOptions.contains(where: { $0.long == name })
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
    return DivisionPlan(version: version, operands: operands, options: options, shards: shards, files: files)
  }
}

extension JSONValue {
  fileprivate var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  fileprivate var number: Double? {
    if case .number(let number) = kind { number } else { nil }
  }

  /// `nil` where it is no array, or one of its values is none.
  fileprivate func list<Value>(_ read: (JSONValue) -> Value?) -> [Value]? {
    guard case .array(let values) = kind else { return nil }
    let read = values.compactMap(read)
    return read.count == values.count ? read : nil
  }
}

// MARK: Reading one for a run

extension Arguments {
  /// The command line with the decks and options of the plan that it names; itself where it names none.
  func planned() throws(UsageError) -> Arguments {
    guard let folder = value(DivisionPlan.spec.long) else { return self }
    if let operand = operands.first {
      throw UsageError(message: "--plan \(folder) says what is drawn; leave \(operand) out")
    }
    if let option = options.first(where: { option in
      DivisionPlan.chosenOptions.contains { $0.long == option.name }
    }) {
      throw UsageError(
        message: "--plan \(folder) says what is drawn; leave --\(option.name) out, or plan again with it")
    }
    let path =
      FilePath.isFolder(folder) ? "\(FilePath.withoutSlashes(folder))/\(DivisionPlan.fileName)" : folder
    let plan: DivisionPlan
    do {
      plan = try DivisionPlan.read(path)
    } catch {
      throw UsageError(message: Self.message(error, path), exitCode: .badInput)
    }
    let log = InputLog { PictureHash(of: $0).canonicalBytes }
    if let file = plan.files.first(where: { DivisionPlan.hash(of: $0.path, by: log) != $0.hash }) {
      throw UsageError(
        message: "\(file.path) is not as it was when \(path) was made; plan again", exitCode: .badInput)
    }
    var planned = self
    planned.typed = Typed(options: options, operands: operands)
    planned.operands = plan.operands
    planned.options = plan.options.map { ($0.name, $0.value) } + options
    planned.division = plan
    return planned
  }

  private static func message(_ fault: DivisionPlan.Fault, _ path: String) -> String {
    switch fault {
    case .absent: "\(path) cannot be read; make it with \"renderpages plan\""
    case .damaged: "\(path) is damaged, or no plan; plan again"
    case .otherVersion(let version):
      "\(path) was made by version \(version), and this is \(HostProgram.version); plan again"
    }
  }
}

extension DivisionPlan {
  static func hash(of path: String, by log: InputLog) -> String {
    hexadecimal(log.answer(to: InputQuestion(.contents, path)))
  }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String(String(UInt16($0) + 0x100, radix: 16).dropFirst()) }.joined()
  }
}
