internal import PageApps
internal import PageRender
internal import PageRenderCLI
internal import PageRuns

/// Lines about an app's screens and the code that is left out.
extension AppRun {
  /// Prints a line for each file with code that is left out: its first piece that screens came to, or its first. Of packages
  /// only what screens came to is told.
  ///
  /// - Parameter onlyReached: True to leave out what no screen came to.
  func tellCuts(_ reached: [FilePlace: Int], onlyReached: Bool = false) {
    let all = toldCuts(reached).filter { !onlyReached || (reached[$0.place] ?? 0) > 0 }
    var told: Set<String> = []
    for file in all.map(\.file) where told.insert(file).inserted {
      let cuts = all.filter { $0.file == file }
      guard let cut = cuts.first(where: { reached[$0.place] != nil }) ?? cuts.first else { continue }
      let met = reached[cut.place] ?? 0
      let reason =
        cut.message + (met == 0 ? "" : " (\(Wording.count(met, "screen comes", "screens come")) to it)")
      let others = cuts.filter { $0.line != cut.line }.map { "\($0.line)" }
      let list = others.prefix(8).joined(separator: ", ") + (others.count > 8 ? " …" : "")
      let rest =
        others.isEmpty ? "" : "; and \(Wording.count(others.count, "more piece", "more pieces")): \(list)"
      Terminal.tell(
        Diagnostic(
          .warning, file: AppFiles.shown(file), position: SourcePosition(line: cut.line, column: 1),
          "this \(cut.kind) is left out, as it does not compile here: \(reason)\(rest)"))
    }
  }

  private func toldCuts(_ reached: [FilePlace: Int]) -> [AppTranslation.Cut] {
    result.cuts + result.packageCuts.filter { reached[$0.place] != nil }
  }

  /// The reason why a screen that came to left out code is not laid out as in the app, in words that follow its name: a package
  /// is missing whose members lay out views.
  func lostLayout(_ places: [FilePlace]) -> String? {
    let met = Set(places)
    let module = result.cuts.lazy.filter { $0.isOfLayout && met.contains($0.place) }
      .compactMap { result.missingModules[$0.file]?.first }.first
    return module.map {
      "is laid out by \($0), which is missing: clone it into DIR/\($0), by the line of --list, and add --packages DIR"
    }
  }

  /// The left out code that a screen came to, in words that follow its name, where `--strict` makes it a fault.
  func strictFault(_ places: [FilePlace]) -> String? {
    guard arguments.contains("strict"), let place = places.first, let file = place.file else { return nil }
    return "comes to code that is left out: \(AppFiles.shown(file)):\(place.position.line)"
  }

  /// Prints `drew 12 of 15 screens; …`, where a command is not quiet.
  func conclude(_ drawn: Int, of all: Int, _ reached: [FilePlace: Int], _ status: Int32) -> Int32 {
    guard !arguments.contains("quiet") else { return status }
    var results = ResultWriter()
    results.line("\(command == "render" ? "drew" : "laid out") \(drawn) of \(all) screens\(missing(reached))")
    return max(status, results.flush().rawValue)
  }

  func missing(_ reached: [FilePlace: Int]) -> String {
    let cuts = toldCuts(reached)
    var parts: [String] = []
    if result.leftOut > 0 {
      parts.append("\(result.leftOut) of \(Wording.count(result.fileCount, "file"))")
    }
    if !cuts.isEmpty {
      let files = Set(cuts.map(\.file)).count
      parts.append(
        "\(Wording.count(cuts.count, "piece")) of code in \(Wording.count(files, "file"))")
    }
    guard !parts.isEmpty else { return "" }
    let names = result.missing.prefix(20).map { "\($0.name) (\(Wording.count($0.files, "file")))" }
    let list =
      names.isEmpty
      ? "" : "; missing here: " + names.joined(separator: ", ") + (result.missing.count > 20 ? ", …" : "")
    return "; left out, as it does not compile here: " + parts.joined(separator: " and ") + list
  }

  /// True for a screen that decides the exit status: the app's first window, a preview, or one that the command line names. In
  /// an app without a first window every screen does.
  func isNeeded(_ screen: AppScreen) -> Bool {
    let all = result.screens + result.lost.map(\.screen)
    return screen.isFirst || screen.isPreview || arguments.contains("screen") || arguments.contains("flow")
      || !all.contains(where: \.isFirst)
  }

  /// Prints the line of a screen that is made alone, without what the app gives it, and cannot be drawn so.
  func tellListed(_ screen: AppScreen, _ reason: String) {
    // The fault of a page begins with the page's name.
    let fault = reason.prefixMatch(of: #/page ".+?"(?: on \S+)?: /#).map {
      ": \(reason[$0.range.upperBound...])"
    }
    Terminal.tell(
      Diagnostic(
        .note, file: AppFiles.shown(screen.file), position: SourcePosition(line: screen.line, column: 1),
        "screen \(Wording.quoted(screen.id)) is only listed: made alone, without the app's data"
          + (fault ?? ", it \(reason)")))
  }

  /// Says why a screen cannot be drawn, and returns the exit status: a preview costs none, as its code is only for looking at.
  func tell(_ lost: LostScreen) -> Int32 {
    guard isNeeded(lost.screen) else {
      tellListed(lost.screen, "cannot be drawn: \(lost.reason)")
      return 0
    }
    let place = SourcePosition(line: lost.screen.line, column: 1)
    Terminal.tell(
      Diagnostic(
        lost.screen.isPreview ? .warning : .error, file: AppFiles.shown(lost.screen.file), position: place,
        "\(lost.screen.isPreview ? "preview" : "screen") \(Wording.quoted(lost.screen.id)) cannot be drawn: \(lost.reason)",
        exitCode: lost.screen.isPreview ? nil : .badInput))
    return lost.screen.isPreview ? 0 : ExitCode.badInput.rawValue
  }

  func list() -> Int32 {
    var results = ResultWriter()
    for screen in result.screens {
      results.line("\(screen.id)\t\(screen.name)\t\(AppFiles.shown(screen.file)):\(screen.line)")
    }
    for lost in result.lost {
      let place = "\(AppFiles.shown(lost.screen.file)):\(lost.screen.line)"
      results.line("-\t\(lost.screen.name)\t\(place)\t\(lost.reason)")
    }
    for one in result.missingPackages {
      results.line("package\t\(one.name)\t\(one.url ?? "-")\t\(one.revision ?? "-")")
    }
    for one in result.asking { results.line("-\t\(one.call)\t\(AppFiles.shown(one.file)):\(one.line)") }
    return results.flush().rawValue
  }

  func tellUncounted(_ screen: AppScreen, _ problem: String) {
    Terminal.tell(
      Diagnostic(
        .warning, file: AppFiles.shown(screen.file), position: SourcePosition(line: screen.line, column: 1),
        "screen \(Wording.quoted(screen.id)) \(problem) while its pages were counted; it is drawn as it first shows"
      ))
  }
}

extension AppTranslation.Cut {
  fileprivate var place: FilePlace { FilePlace(file: file, position: SourcePosition(line: line, column: 1)) }
}
