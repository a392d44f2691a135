/// A message about an option that a command does not have, with the name that was probably meant.
///
/// - Parameters:
///   - name: As it was written, with its dashes.
///   - names: The options of the command, with their dashes.
///   - help: What to run to read about them.
package func unknownOptionMessage(_ name: String, among names: [String], help: String) -> String {
  // One letter is like any other.
  let nearest = name.hasPrefix("--") ? NearMiss.closest(to: name, among: names) : nil
  return "unknown option \(name)\(Wording.didYouMean(nearest, then: "see \(help)"))"
}
