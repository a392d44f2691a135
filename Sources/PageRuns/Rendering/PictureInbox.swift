internal import LayoutEngine
package import PageRender
internal import Synchronization

/// The pages that an app's screens send, each from a process of its own, their pictures kept in a folder that no such process
/// may write.
///
/// Names, sizes and environments are those of a plan made here; a process can only fill in its own pages.
package final class PictureInbox: Sendable {
  private struct Key: Hashable {
    var page: String
    var step: String?
    var environment: PageEnvironment
  }

  /// A picture of the plan.
  private struct Wanted {
    var name: String
    var key: Key
    var size: PixelSize
  }

  private let wanted: [Wanted]
  /// The ids of pages that choose the size of their picture.
  private let sizing: Set<String>
  private let folder: String
  /// True if pages come with their pictures.
  private let hasPixels: Bool
  /// The version of iOS that the snapshots show and pages are to be drawn as; `nil` for the standard one.
  package let system: SystemVersion?
  private let kept = Mutex<[Key: Kept]>([:])
  /// The pictures as `render` writes them.
  private let output: [Gallery.Picture]

  /// A picture that has come, and its file.
  private struct Kept {
    /// `nil` for a page without a picture.
    var file: String?
    var message: PictureMessage
  }

  /// - Parameters:
  ///   - sizing: The ids of pages that choose the size of their picture.
  ///   - folder: An empty folder.
  package init(
    _ plan: RunPlan, sizing: Set<String>, folder: String, hasPixels: Bool = true
  ) throws(UsageError) {
    self.sizing = sizing
    self.folder = folder
    self.hasPixels = hasPixels
    system = plan.sources.first.map(\.standard).flatMap { $0 == .standard ? nil : $0 }
    var named = plan
    named.nameSystems()
    output = try PicturePlan(
      of: named, naming: FileNaming(nil, deckCount: 1), hasFilmStrips: true
    ).pictures.map { picture in
      let source = plan.sources[picture.source]
      let entry = source.source.entries[source.pages[picture.pages[0]]]
      return RenderGallery.Picture(
        path: "\(picture.name).\(PageFormat.png.rawValue)", deck: "", page: entry.id,
        step: picture.isFilmStrip ? PicturePlan.filmStrip : entry.step, isFilmStrip: picture.isFilmStrip,
        environment: picture.environment
      ).shown
    }
    wanted = try plan.sentPictures().map { picture in
      let source = plan.sources[picture.source]
      let entry = source.source.entries[source.pages[picture.pages[0]]]
      let layout = picture.environment.layoutEnvironment
      return Wanted(
        name: "\(picture.name).\(PageFormat.png.rawValue)",
        key: Key(page: entry.id, step: entry.step, environment: picture.environment),
        size: PixelSize(
          width: Int((layout.size.width * layout.scale).rounded()),
          height: Int((layout.size.height * layout.scale).rounded())))
    }
  }

  /// The number of pictures of some pages that have come, and that of all of them.
  package func count(of pages: [String]) -> (kept: Int, wanted: Int) {
    let own = wanted.filter { pages.contains($0.key.page) }
    return kept.withLock { kept in (own.count { kept[$0.key] != nil }, own.count) }
  }

  /// The pictures of some pages that `render` writes.
  package func output(of pages: [String]) -> [Gallery.Picture] {
    output.filter { pages.contains($0.axes.page) }
  }

  /// Returns a picture that has come.
  package func picture(
    of page: PageEntry, in environment: PageEnvironment, _ images: ImageStore
  ) -> ReceivedPicture? {
    let key = Key(page: page.id, step: page.step, environment: environment)
    guard let kept = kept.withLock({ $0[key] }) else { return nil }
    let image = kept.file.flatMap { try? images.image(at: $0) }
    guard image != nil || kept.file == nil else { return nil }
    var received = ReceivedPicture(
      image: image, tree: Array(kept.message.tree.utf8), areas: kept.message.areas)
    (received.layout, received.notes) = (kept.message.notes.layout, kept.message.notes)
    return received
  }

  /// Takes what the process of some pages sends.
  package func slot(for pages: [String]) -> Slot { Slot(self, pages: Set(pages)) }

  private func picture(of message: PictureMessage, by pages: Set<String>) throws(PictureMessage.Refusal)
    -> Int
  {
    let place = wanted.firstIndex { $0.name == message.name && pages.contains($0.key.page) }
    guard let place, kept.withLock({ $0[wanted[place].key] == nil }) else {
      throw .foreignName(message.name)
    }
    let (size, own) = (wanted[place].size, PixelSize(width: message.width, height: message.height))
    guard hasPixels else {
      if own.width == 0, own.height == 0 { return place }
      throw .wrongSize(message.name, width: own.width, height: own.height)
    }
    // A step may rotate the screen.
    let isAsked = own == size || own == PixelSize(width: size.height, height: size.width)
    let isPossible =
      (1...PixelBuffer.sideLimit).contains(own.width) && (1...PixelBuffer.sideLimit).contains(own.height)
      && own.width * own.height <= Device.maximumPixels
    guard isPossible, isAsked || sizing.contains(wanted[place].key.page) else {
      throw .wrongSize(message.name, width: own.width, height: own.height)
    }
    return place
  }

  /// The pictures of one process, as its bytes come.
  package final class Slot: Sendable {
    private let inbox: PictureInbox
    private let pages: Set<String>
    private let state = Mutex(State())

    private struct State: ~Copyable {
      /// The bytes of a message's facts.
      var facts: [UInt8] = []
      var current: (message: PictureMessage, place: Int)?
      var pixels: [UInt8] = []
      var encoder: PNGEncoder?
      var refusal: PictureMessage.Refusal?
    }

    init(_ inbox: PictureInbox, pages: Set<String>) {
      self.inbox = inbox
      self.pages = pages
    }

    /// The reason why nothing more is taken; `nil` for none.
    package var refusal: PictureMessage.Refusal? { state.withLock { $0.refusal } }

    /// Takes the next bytes; returns false once the process is to be ended.
    package func take(_ bytes: ArraySlice<UInt8>) -> Bool {
      state.withLock { state in
        guard state.refusal == nil else { return false }
        do throws(PictureMessage.Refusal) {
          try add(bytes, to: &state)
        } catch {
          state.refusal = error
        }
        return state.refusal == nil
      }
    }

    private func add(_ bytes: ArraySlice<UInt8>, to state: inout State) throws(PictureMessage.Refusal) {
      var rest = bytes
      while !rest.isEmpty {
        guard let (message, place) = state.current else {
          state.facts += rest
          rest = []
          guard let (message, count) = try PictureMessage.read(state.facts) else { continue }
          let place = try inbox.picture(of: message, by: pages)
          state.current = (message, place)
          rest = state.facts[count...]
          state.facts = []
          state.pixels.reserveCapacity(4 * message.width * message.height)
          if inbox.hasPixels { continue }
          inbox.kept.withLock { $0[inbox.wanted[place].key] = Kept(message: message) }
          state.current = nil
          continue
        }
        let lack = 4 * message.width * message.height - state.pixels.count
        state.pixels += rest.prefix(lack)
        rest = rest.dropFirst(lack)
        guard state.pixels.count == 4 * message.width * message.height else { continue }
        let file = try keep(message, place, &state)
        inbox.kept.withLock { $0[inbox.wanted[place].key] = Kept(file: file, message: message) }
        state.current = nil
        state.pixels.removeAll(keepingCapacity: true)
      }
    }

    /// Encodes the picture and returns its file.
    private func keep(_ message: PictureMessage, _ place: Int, _ state: inout State) throws(PictureMessage
      .Refusal) -> String
    {
      let file = "\(inbox.folder)/\(place).png"
      do {
        var encoder = try state.encoder.take() ?? PNGEncoder()
        try state.pixels.withUnsafeBytes { pixels in
          guard let start = pixels.baseAddress else { return }
          try encoder.encode(
            start, width: message.width, height: message.height, bytesPerRow: 4 * message.width,
            hasAlpha: false
          ) { try AtomicFileWriter().write($0, to: file) }
        }
        state.encoder = consume encoder
        return file
      } catch {
        throw .notKept(PageError(error).diagnostic.message)
      }
    }
  }
}
