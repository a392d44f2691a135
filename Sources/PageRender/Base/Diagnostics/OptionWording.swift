/// Returns the message about an option that a command does not have, with the name that was probably meant.
///
/// - Parameters:
///   - name: The option as it was written, with its dashes.
///   - names: The options of the command, with their dashes.
///   - help: The command that prints the help about the options.
package func unknownOptionMessage(_ name: String, among names: [String], help: String) -> String {
  // An option of one letter has no near miss: all letters are equally near.
  let nearest = name.hasPrefix("--") ? NearMiss.closest(to: name, among: names) : nil
  return "unknown option \(name)\(Wording.didYouMean(nearest, then: "see \(help)"))"
}
