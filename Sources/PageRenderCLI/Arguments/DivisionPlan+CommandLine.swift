internal import PageRender
internal import PageRuns

extension DivisionPlan {
  static let spec = OptionSpec(
    optionName, value: "DIR",
    "draw what \"renderpages plan\" wrote down, and divide it so;\nin place of decks and the options that choose pictures"
  )
}

extension Arguments {
  /// Returns the command line with the decks and options of the plan that it names; unchanged if it names
  /// none.
  func planned() throws(UsageError) -> Arguments {
    guard let folder = value(DivisionPlan.optionName) else { return self }
    if let operand = operands.first {
      throw UsageError(message: "--plan \(folder) says what is drawn; leave \(operand) out")
    }
    if let option = options.first(where: { option in
      DivisionPlan.chosenOptions.contains(option.name)
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
    guard plan.version == HostProgram.build else {
      throw UsageError(
        message: "\(path) was made by version \(plan.version), and this is \(HostProgram.build); plan again",
        exitCode: .badInput)
    }
    let log = InputLog { PictureHash(of: $0).canonicalBytes }
    let changed = plan.files.filter { DivisionPlan.hash(of: $0.path, by: log) != $0.hash }
    if let file = changed.first(where: { !FilePath.isAnything($0.path) }) {
      let isFont = [".otf", ".ttf", ".ttc"].contains { file.path.lowercased().hasSuffix($0) }
      throw UsageError(
        message: "\(file.path), which \(path) was made with, is not on this machine; "
          + (isFont ? "install the fonts of the machine that planned" : "copy it here, or plan again"),
        exitCode: .badInput)
    }
    if let file = changed.first {
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
    case .otherFormat(let version):
      "\(path) has the format of \(version.map { "version \($0)" } ?? "another version"), which \(HostProgram.build) does not read; "
        + "plan again"
    }
  }
}
