internal import PageRender

/// A command line that was read: options in order, and operands.
package struct Arguments {
  package var options: [(name: String, value: String?)] = []
  package var operands: [String] = []
  /// The program that was started.
  package var program: HostProgram
  /// The name of the program's command.
  package var commandName: String
  /// The division of the run; `nil` if no plan is used.
  package var division: DivisionPlan?
  /// The command line as typed, before a plan's decks and options were added; `nil` if it is unchanged.
  package var typed: Typed?

  package init(program: HostProgram = HostProgram(), commandName: String = "") {
    self.program = program
    self.commandName = commandName
  }

  /// The command line as somebody typed it.
  package struct Typed {
    package var options: [(name: String, value: String?)]
    package var operands: [String]

    package init(options: [(name: String, value: String?)], operands: [String]) {
      self.options = options
      self.operands = operands
    }
  }

  /// The last value given for an option.
  package func value(_ name: String) -> String? {
    options.last { $0.name == name }?.value
  }

  /// Every value given for an option.
  package func values(_ name: String) -> [String] {
    options.compactMap { $0.name == name ? $0.value : nil }
  }

  package func contains(_ name: String) -> Bool {
    options.contains { $0.name == name }
  }
}
