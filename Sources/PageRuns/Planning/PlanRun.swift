@preconcurrency internal import Glibc
internal import LayoutEngine
internal import PageRender

/// A run of `plan`.
@MainActor
package struct PlanRun {
  package var session: Session
  package let arguments: Arguments
  package let axes: AxisOptions
  package let shardCount: Int
  /// The folder that the plan is written to, and while pages are measured their pictures.
  package let folder: String

  package init(session: Session, arguments: Arguments, axes: AxisOptions, shardCount: Int, folder: String) {
    self.session = session
    self.arguments = arguments
    self.axes = axes
    self.shardCount = shardCount
    self.folder = folder
  }

  /// The number of pages, about, that are drawn to measure them; other pages get the average cost.
  private static let measuredPages = 60

  package mutating func plan() async -> DivisionPlan? {
    let log = InputLog { PictureHash(of: $0).canonicalBytes }
    var run = self
    let parts = await InputLog.ambient.with(log) { await run.parts() }
    self = run
    guard let parts, !Interruption.isRequested else { return nil }
    guard let answers = log.answers else {
      session.report([
        Diagnostic(.error, "the input was changed while it was read; plan again", exitCode: .badInput)
      ])
      return nil
    }
    let here = (FilePath.absolute(".") ?? "") + "/"
    let files = answers.filter { $0.question.kind == .contents }.map { question, answer in
      // Another machine may have the same files in another folder, so paths are relative to the working
      // directory.
      let path = question.path.hasPrefix(here) ? String(question.path.dropFirst(here.count)) : question.path
      return DivisionPlan.File(path: path, hash: DivisionPlan.hexadecimal(answer))
    }
    return DivisionPlan(
      version: HostProgram.build, operands: arguments.operands,
      options: arguments.options.filter { option in
        DivisionPlan.chosenOptions.contains(option.name)
      }.map { DivisionPlan.Option(name: $0.name, value: $0.value) },
      shards: parts, files: files)
  }

  private mutating func parts() async -> [DivisionPlan.Part]? {
    guard let plan = session.plan(arguments.operands, axes: axes) else { return nil }
    do {
      // Names that two pictures share are reported now, and not by every shard.
      _ = try PicturePlan(
        of: plan, naming: try FileNaming(nil, deckCount: arguments.operands.count), hasFilmStrips: true,
        places: 0..<0)
    } catch {
      session.report([error.diagnostic])
      return nil
    }
    guard let fonts = session.fonts(for: plan) else { return nil }
    for source in plan.sources {
      for path in source.source.pictureFiles(of: source.pages, locales: source.locales) {
        // A file that cannot be read is reported with its page.
        _ = try? InputFile.read(path, limit: Int.max - 1)
      }
    }
    let costs = await costs(of: plan, fonts: fonts)
    var division = CostDivision(shardCount: shardCount)
    for (source, costs) in zip(plan.sources, costs) {
      for row in PicturePlan.rows(of: source, hasFilmStrips: true) {
        division.add(
          source.environments.map { environment in
            row.pages.reduce(0) { $0 + costs[$1].seconds(on: environment.device) }
          })
      }
    }
    return division.parts
  }

  /// Measures the costs of each source's chosen pages.
  private mutating func costs(of plan: RunPlan, fonts: RunFonts) async -> [[DeviceCosts]] {
    var sampled = plan
    let count = max(plan.sources.reduce(0) { $0 + $1.pages.count }, 1)
    let step = (count + Self.measuredPages - 1) / Self.measuredPages
    for index in sampled.sources.indices {
      let source = plan.sources[index]
      sampled.sources[index].pages = source.pages.indices.filter { $0.isMultiple(of: step) }
        .map { source.pages[$0] }
      sampled.sources[index].environments = source.extremes
    }
    let pages = await session.pages(of: sampled, fonts: fonts)
    let jobs = sampled.sources.indices.flatMap { index in
      sampled.sources[index].pages.indices.map { (source: index, place: $0) }
    }
    let environments = sampled.sources.map(\.environments)
    let scratch = "\(folder)/.measured.tmp"
    defer { unlink(scratch) }
    // A task of its own: on the main thread memory is reused that drawing tasks clear anew for each picture.
    let samples = await runInParallel(count: jobs.count, workers: 1) {
      Interruption.isRequested
    } makeWorker: {
      PageWorker(fonts: fonts)
    } work: { worker, job -> [DeviceCosts.Sample] in
      let (source, place) = jobs[job]
      // The second round is measured: the first does what the page shares with others. Between two drawings
      // for a device come those for others, as in a run.
      let rounds = (0..<2).map { _ in
        environments[source].compactMap { environment in
          pages[source][place].page(for: environment).flatMap { prepared in
            worker.seconds(toDraw: prepared, in: environment, source: source, scratch: scratch)
              .map { DeviceCosts.Sample(device: environment.device, seconds: $0) }
          }
        }
      }
      return rounds[1]
    }
    return plan.sources.enumerated().map { index, source in
      var measured: [Int: DeviceCosts] = [:]
      for (job, samples) in samples where jobs[job].source == index {
        measured[sampled.sources[index].pages[jobs[job].place]] = DeviceCosts(samples)
      }
      let known = source.pages.compactMap { measured[$0] }
      let average = DeviceCosts(averageOf: known)
      return source.pages.map { measured[$0] ?? average }
    }
  }
}

extension RunPlan.SourcePlan {
  /// The environments with the fewest and the most pixels of each scale, of those that differ from the first
  /// only in the device.
  var extremes: [PageEnvironment] {
    guard let first = environments.first else { return [] }
    let alike = environments.filter { environment in
      var other = environment
      other.device = first.device
      return other == first
    }
    let scales = Set(alike.map(\.device.scale)).sorted()
    return scales.flatMap { scale in
      let sorted = alike.filter { $0.device.scale == scale }.map { ($0.device.pixelCount, $0) }
      guard let least = sorted.min(by: { $0.0 < $1.0 }), let most = sorted.max(by: { $0.0 < $1.0 }) else {
        return [PageEnvironment]()
      }
      return least.0 == most.0 ? [least.1] : [least.1, most.1]
    }
  }
}
