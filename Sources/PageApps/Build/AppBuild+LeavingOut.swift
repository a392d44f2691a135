internal import PageRender

/// Leaving out what does not compile.
extension AppBuild {
  /// How often pieces of one file are left out, before the whole file is.
  private static let maximumCuts = 12

  func leaveOut(_ unknown: [(path: String, module: String)], _ state: inout State) {
    for (path, module) in unknown {
      let error = CompilerErrors.Found(line: 0, message: "no such module '\(module)'", missingName: module)
      state.outcome.errors[path, default: [[]]][0].append(error)
    }
  }

  /// - Returns: True if anything was left out.
  func leaveOut(_ errors: CompilerErrors, _ state: inout State) -> Bool {
    let before = state.outcome
    let own = Set(state.modules.flatMap(\.sources))
    for (path, found) in errors.byFile.sorted(by: { $0.key < $1.key }) {
      if let (file, key) = AppPreview.place(inErrorFile: path) {
        state.outcome.refusedPreviews[key] =
          state.outcome.refusedPreviews[key] ?? AppOutcome.Reason(found, path: file)
      } else if own.contains(path), !state.leftOut.contains(path) {
        if state.outcome.errors[path, default: []].count < Self.maximumCuts {
          state.outcome.errors[path, default: []].append(found)
          continue
        }
        state.outcome.reasons.append(AppOutcome.Reason(found, path: path))
      } else if path.hasSuffix("/PageRenderScreens.swift") {
        leaveOutScreens(found, in: path, &state.outcome)
      } else if AppPackage.generatedFiles.contains(FilePath.lastComponent(path)) {
        state.outcome.wrongFiles.insert(path)
      } else if let source = translated(path, state) {
        if !state.leftOut.contains(source) { refuseCode(found, in: path, of: source, &state.outcome) }
      }
    }
    return before != state.outcome
  }

  /// Leaves out the lines of the generated code at the end of a file that have errors; all of it, and then the file, if that
  /// is not enough.
  private func refuseCode(
    _ found: [CompilerErrors.Found], in path: String, of source: String, _ outcome: inout AppOutcome
  ) {
    let lines = (AppFiles.text(of: path) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let known = outcome.refusedCode[source] ?? []
    let wrong = found.filter { lines.indices.contains($0.line - 1) }.map {
      String(lines[$0.line - 1].drop { $0 == " " })
    }
    let new = AppFiles.unique(wrong).filter { !known.contains($0) }
    if known.contains("*") {
      outcome.reasons.append(AppOutcome.Reason(found, path: source, line: 1))
    } else {
      outcome.refusedCode[source] = known + (new.isEmpty || known.count > 40 ? ["*"] : new)
    }
  }

  /// Leaves out the screens that generated code makes on lines with errors.
  private func leaveOutScreens(
    _ found: [CompilerErrors.Found], in path: String, _ outcome: inout AppOutcome
  ) {
    let lines = (AppFiles.text(of: path) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    for error in found where lines.indices.contains(error.line - 1) {
      let line = lines[error.line - 1]
      if line.contains("AppLaunch") { outcome.hasLaunch = false }
      if let name = line.firstMatch(of: #/case "(\w[\w.]*)"/#)?.1 {
        outcome.wrongScreens.insert(String(name))
      }
    }
  }

  /// Returns the source of a translated file; `nil` for other files.
  private func translated(_ path: String, _ state: State) -> String? {
    state.modules.lazy.flatMap { $0.outputs(in: package) }.first { $0.output == path }?.source
  }
}
