internal import PageRender
internal import Synchronization

/// The hashes of pictures' inputs: of all that the pages' authors wrote, and of nothing that PageRender adds, so
/// that a picture of equal inputs that changed is PageRender's change.
///
/// A source's files are read anew when its first hash is asked for, as only changed and recorded pictures have one.
final class RecordedInputs: Sendable {
  /// The number of the way in which inputs are hashed. It is raised if other files or facts are hashed.
  private static let way = 1

  private let sources: [any PageSource]
  private let isMadeOfFiles: Bool
  private let loader: SourceLoader
  private let options: RunOptions
  private let state = Mutex(State())

  private struct State {
    var sources: [Int: Source?] = [:]
    /// The hashes of further files, by path.
    var files: [String: String] = [:]
  }

  /// The inputs of a source.
  private struct Source {
    /// The hash of the files and facts of all pages.
    var shared: String
    var inputs: SourceInputs
  }

  /// - Parameter isMadeOfFiles: False for a program's own pages.
  init(_ sources: [any PageSource], isMadeOfFiles: Bool, loader: SourceLoader, options: RunOptions) {
    self.sources = sources
    self.isMadeOfFiles = isMadeOfFiles
    self.loader = loader
    self.options = options
  }

  /// Returns the origin of a picture; the inputs are `nil` if they are not known.
  ///
  /// - Parameters:
  ///   - entry: The index of the page in the source's entries.
  ///   - source: The index of the source.
  func origin(
    of page: PreparedPage, entry: Int, source: Int, in environment: PageEnvironment
  ) -> PictureOrigin {
    guard let shared = state.withLock({ self.source(source, &$0) }) else { return PictureOrigin(inputs: nil) }
    var facts = [shared.shared] + shared.inputs.page(entry, environment)
    facts += [
      environment.device.id, environment.orientation.rawValue, environment.appearance.rawValue,
      environment.locale,
      environment.contentSize.rawValue, environment.direction.name, "\(environment.system.rawValue)",
    ]
    let file = sources[source].file
    facts += page.pictureFiles.map { named($0, besides: file, contents(of: $0)) }
    // Equal ids of devices of different files are different devices.
    if !DeviceCatalog.builtin.devices.contains(environment.device) {
      facts += options.deviceFiles.map(contents)
    }
    return PictureOrigin(inputs: "\(Self.way)-\(Self.hash(facts))")
  }

  private func source(_ place: Int, _ state: inout State) -> Source? {
    if let known = state.sources[place] { return known }
    let made = read(sources[place])
    state.sources.updateValue(made, forKey: place)
    return made
  }

  /// Reads a source once more, noting every file.
  private func read(_ source: any PageSource) -> Source? {
    let log = InputLog { PictureHash(of: $0).canonicalBytes }
    let inputs = InputLog.ambient.with(log) { () -> SourceInputs? in
      let again = isMadeOfFiles ? loader.load(source.file).source : source
      guard let again = again as? any InputSource else { return nil }
      for path in options.fontDirectories + source.fontPaths { InputFile.readAll(path) }
      return again.readInputs()
    }
    guard let inputs else { return nil }
    let files = log.questions.filter { $0.kind == .contents && !inputs.isReplaced($0.path) }
    let contents = files.map {
      named($0.path, besides: source.file, DivisionPlan.hexadecimal(log.answer(to: $0)))
    }
    return Source(shared: Self.hash(inputs.shared + contents.sorted()), inputs: inputs)
  }

  /// A file's path as seen from the folder of the source's file, which is the same in every checkout, and its hash. The
  /// folders of `--fonts` lie anywhere.
  private func named(_ path: String, besides file: String, _ hash: String) -> String {
    let isFont = options.fontDirectories.contains { path.hasPrefix($0) }
    return isFont
      ? "\(FilePath.lastComponent(path)) \(hash)"
      : "\(FilePath.relative(path, to: FilePath.folder(of: file))) \(hash)"
  }

  private func contents(of path: String) -> String {
    if let known = state.withLock({ $0.files[path] }) { return known }
    let log = InputLog { PictureHash(of: $0).canonicalBytes }
    let hash = DivisionPlan.hexadecimal(log.answer(to: InputQuestion(.contents, path)))
    state.withLock { $0.files[path] = hash }
    return hash
  }

  /// Each fact stands with its length, so that different facts give different bytes.
  private static func hash(_ facts: [String]) -> String {
    var writer = ByteWriter()
    writer.add(facts) { $0.add($1) }
    return DivisionPlan.hexadecimal(
      Array(writer.bytes.withUnsafeBytes { PictureHash(of: $0) }.canonicalBytes.prefix(8)))
  }
}
