internal import PageRender

extension Arguments {
  /// The options that choose the pictures and what they are drawn with.
  private static let recordedOptions = AxisOptions.names + ["snapshots"] + RunOptions.inputNames

  /// Returns the command line that records the missing snapshots of all pictures of this command line.
  ///
  /// - Parameter folder: The folder of the snapshots; `nil` for the one that this command line names.
  package func recordingCommand(into folder: String? = nil) -> String {
    var words = [program.name, "record"] + operands
    for (name, value) in options {
      guard Self.recordedOptions.contains(name) else { continue }
      words += [name == "device" ? "-d" : "--\(name)"] + (value.map { [$0] } ?? [])
    }
    if let folder { words += ["--snapshots", folder] }
    return Self.shellLine(words + ["--record", "missing"])
  }

  /// Returns the words of the command line without some options; each option has its long name.
  func command(_ name: String, without left: Set<String>) -> [String] {
    [program.name, name] + (typed?.operands ?? operands)
      + (typed?.options ?? options).filter { !left.contains($0.name) }.flatMap { option in
        ["--\(option.name)"] + (option.value.map { [$0] } ?? [])
      }
  }

  /// Returns words as a line for a shell, quoted where necessary.
  package static func shellLine(_ words: [String]) -> String {
    words.map(Wording.shellWord).joined(separator: " ")
  }
}
