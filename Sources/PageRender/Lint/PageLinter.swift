internal import LayoutEngine
public import PageBase
internal import PageDrawing
public import PageLayout

/// Judges pages by the rules. Not thread-safe: one task uses a linter and its renderer.
///
/// ```swift
/// func faults(of page: PreparedPage, in environments: [PageEnvironment]) throws -> [String] {
///   let settings = LintSettings(exceptions: [LintException(.orphanWord)])
///   let linter = PageLinter(try PageRenderer(fonts: FontCatalog()), settings: settings)
///   var collector = LintCollector()
///   for (place, environment) in environments.enumerated() {
///     collector.add(linter.findings(of: page, in: environment), source: 0, place: place)
///   }
///   let report = collector.report([environments], settings: [settings])
///   return report.lines(files: ["Onboarding/deck.json"], environments: [environments])
/// }
/// ```
public final class PageLinter {
  private let renderer: PageRenderer
  private let settings: LintSettings
  private let ink: GlyphInk
  /// Findings about a page's constraints and translations, which are equal in every environment except for
  /// their areas.
  private var habits: [PreparedPage.Identity: [LintFinding]] = [:]
  /// Findings by page and look: many devices have equal screens.
  private var known: [Look: [LintFinding]] = [:]
  /// Findings that do not depend on colours, by look, in whichever appearance: most pages have the same frames in both.
  private var shared: [Look: (page: DrawnPage, findings: [LintFinding])] = [:]
  /// The number of entries at which a cache is emptied. A look recurs soon or not at all.
  private static let knownLimit = 1000
  private static let sharedLimit = 100

  /// The page and those parts of the environment that its picture depends on.
  private struct Look: Hashable {
    var page: PreparedPage.Identity
    var environment: PageEnvironment

    /// - Parameter environment: The environment. Its device's name, year and origin do not show. Its text
    ///   size is left out, too, because a page that follows the text size is built anew for each.
    init(_ page: PreparedPage, in environment: PageEnvironment) {
      self.page = page.identity
      self.environment = environment
      self.environment.contentSize = .large
      self.environment.device.id = ""
      self.environment.device.name = ""
      self.environment.device.year = nil
      self.environment.device.systems = nil
      self.environment.device.provenance = .adHoc
      self.environment.device.confidence = .high
    }
  }

  public init(_ renderer: PageRenderer, settings: LintSettings) {
    self.renderer = renderer
    self.settings = settings
    ink = renderer.ink
  }

  /// Checks of a drawn page, each of which reports the findings of its own rules.
  private typealias Check = @Sendable (DrawnPage) -> [LintFinding]

  /// Checks of frames and texts.
  private static let checks: [Check] = [
    { AlignmentCheck(page: $0).findings() },
    { BrokenWordCheck(page: $0).findings() },
    { OrphanWordCheck(page: $0).findings() },
    { SmallTextCheck(page: $0).findings() },
    { OffScreenCheck(page: $0).findings() },
    { UnsafeAreaCheck(page: $0).findings() },
    { UnderBarCheck(page: $0).findings() },
    { StatusBarOverlapCheck(page: $0).findings() },
    { TouchSizeCheck(page: $0).findings() },
    { TouchOverlapCheck(page: $0).findings() },
    { AspectOverflowCheck(page: $0).findings() },
  ]

  /// Checks of colours, and of what hides another view.
  private static let colorChecks: [Check] = [
    { ContrastCheck(page: $0).findings() },
    { StatusBarCheck(page: $0).findings() },
    { LightInDarkCheck(page: $0).findings() },
    { TextOverPictureCheck(page: $0).findings() },
    { CoveredTextCheck(page: $0).findings() },
    { CoveredViewCheck(page: $0).findings() },
  ]

  /// Checks of the space that texts have; run on shortened texts, they and that of covered texts also determine how
  /// many characters fit.
  private static let textChecks: [Check] = [
    { TextFitCheck(page: $0).findings() },
    { TextOverlapCheck(page: $0).findings() },
    { FixedTextHeightCheck(page: $0).findings() },
  ]

  private func drawn(_ page: PreparedPage, in environment: PageEnvironment) throws(PageError) -> DrawnPage {
    let solved = try renderer.solve(page, in: environment)
    return DrawnPage(
      solved, in: environment, settings: settings, ink: ink,
      measurer: renderer.measurer(of: page, in: environment))
  }

  /// Checks of constraints and translations, whose findings are equal in every environment.
  private static let habitChecks: [Check] = [
    { HabitCheck(page: $0).findings() },
    { DocumentCheck(page: $0).findings() },
    { LanguageCheck(page: $0).findings() },
    { SampleTextCheck(page: $0).findings() },
  ]

  /// The findings of a page in an environment. A page that cannot be laid out has a finding that says so.
  public func findings(of page: PreparedPage, in environment: PageEnvironment) -> [LintFinding] {
    let look = Look(page, in: environment)
    if let known = known[look] { return known }
    let found = judged(page, in: environment)
    if known.count >= Self.knownLimit { known = [:] }
    known[look] = found
    return found
  }

  /// A document that is taken as it is drawn has no code.
  private var tellsRefuted: Bool { settings.tellsRefuted || settings.assumption == .document }

  private func judged(_ page: PreparedPage, in environment: PageEnvironment) -> [LintFinding] {
    do {
      let drawn = try drawn(page, in: environment)
      let colored = Self.colorChecks.flatMap { $0(drawn) }.map {
        $0.withGround(on: drawn).withNote(on: drawn)
      }
      let grounded = uncolored(drawn) + colored
      let judged = grounded.filter { settings.judges($0.rule) || $0.ground == .ours }
      return LintCauses.withoutEffects(judged, superviews: drawn.views.map(\.parent))
        .filter { $0.ground != .ours && (tellsRefuted || $0.ground.refutation == nil) }
        .joiningAxes()
        .map { $0.withKey(on: drawn).withCause(on: drawn) }
    } catch {
      return [LintFinding(failure: error, of: page)].filter { settings.judges($0.rule) }
    }
  }

  /// The findings that do not depend on colours. A page with the frames that it has in the other appearance has those
  /// findings.
  private func uncolored(_ page: DrawnPage) -> [LintFinding] {
    var look = Look(page.solved.page, in: page.environment)
    look.environment.appearance = .light
    if let known = shared[look], known.page.hasFrames(of: page) { return known.findings }
    var findings = (Self.textChecks + Self.checks).flatMap { $0(page) }
    if let system = renderer.currentSystem {
      findings += LayoutCheck(page: page, system: system).findings()
    }
    findings += habits(of: page)
    let grounded = findings.map { $0.withGround(on: page).withNote(on: page) }
    if shared.count >= Self.sharedLimit { shared = [:] }
    shared[look] = (page, grounded)
    return grounded
  }

  private func habits(of page: DrawnPage) -> [LintFinding] {
    let identity = page.solved.page.identity
    let found = habits[identity] ?? Self.habitChecks.flatMap { $0(page) }
    if habits.count >= Self.knownLimit { habits = [:] }
    habits[identity] = found
    // The findings are equal in every environment, but their areas are not.
    return found.map { finding in
      var finding = finding
      finding.areas = page.areas(of: finding)
      return finding
    }
  }

  /// Returns the finding with details that are slow to compute: the number of characters that fit, or the
  /// constraints that would resolve an ambiguity.
  public func completed(
    _ finding: LintFinding, of page: PreparedPage, in environment: PageEnvironment
  ) -> LintFinding {
    guard let drawn = try? drawn(page, in: environment) else { return finding }
    var finding = finding
    switch finding.rule {
    case .ambiguousLayout, .ambiguousContent:
      guard let system = renderer.currentSystem else { break }
      finding = LayoutCheck(page: drawn, system: system).withProposal(finding)
    case .textTruncated, .textClipped, .textOverlap, .fixedTextHeight:
      finding = fittingLength(of: finding, on: page, in: environment).completed()
    default: break
    }
    return finding
  }

  /// Returns true if the first `count` characters of a finding's text fit in an environment.
  public func fits(
    _ count: Int, of finding: LintFinding, on page: PreparedPage, in environment: PageEnvironment
  ) -> Bool {
    fittingLength(of: finding, on: page, in: environment).fits(count)
  }

  private func fittingLength(
    of finding: LintFinding, on page: PreparedPage, in environment: PageEnvironment
  ) -> FittingLength {
    FittingLength(finding: finding, page: page) { [self] shortened in
      guard let drawn = try? drawn(shortened, in: environment) else { return nil }
      return (Self.textChecks + [{ CoveredTextCheck(page: $0).findings() }]).flatMap { $0(drawn) }
    }
  }
}
