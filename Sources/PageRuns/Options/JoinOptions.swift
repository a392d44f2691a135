/// The options of `join`.
package struct JoinOptions {
  /// The output folder; `nil` is the standard folder of pictures or reports.
  package var output: String?
  package var printsJSON = false
  package var isQuiet = false
  package var program = HostProgram()

  package init() {}
}
