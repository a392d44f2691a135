internal import PageRender

extension Arguments {
  /// The options that decide which pictures there are, and what they are drawn with.
  private static let recordedOptions = AxisOptions.names + ["snapshots"] + RunOptions.inputNames

  /// The command that records the missing snapshots of all that this command line shows.
  ///
  /// - Parameter folder: Where they are; `nil` is where this command line says.
  package func recordingCommand(into folder: String? = nil) -> String {
    var words = [program.name, "record"] + operands
    for (name, value) in options {
      guard Self.recordedOptions.contains(name) else { continue }
      words += [name == "device" ? "-d" : "--\(name)"] + (value.map { [$0] } ?? [])
    }
    if let folder { words += ["--snapshots", folder] }
    return Self.shellLine(words + ["--record", "missing"])
  }

  /// The words of the command line but for some options, each option by its long name.
  func command(_ name: String, without left: Set<String>) -> [String] {
    [program.name, name] + (typed?.operands ?? operands)
      + (typed?.options ?? options).filter { !left.contains($0.name) }.flatMap { option in
        ["--\(option.name)"] + (option.value.map { [$0] } ?? [])
      }
  }

  /// Words as a shell takes them.
  package static func shellLine(_ words: [String]) -> String {
    words.map(Wording.shellWord).joined(separator: " ")
  }
}
