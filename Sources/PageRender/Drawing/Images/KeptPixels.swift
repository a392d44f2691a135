internal import PageBase
internal import Synchronization

/// The pixels of a picture that a budget may drop. They are decoded again when they are needed.
final class KeptPixels: Sendable {
  package typealias Decoding = @Sendable () throws(ImageError) -> PixelImage

  private struct State {
    /// `nil` after the budget dropped the block and its last user is done.
    weak var block: PixelBlock?
  }

  private let state: Mutex<State>
  private let budget: PictureBudget
  private let decode: Decoding
  /// The hash of the picture, which pixels that are decoded again must have too.
  let contentHash: PictureHash

  init(
    _ block: PixelBlock, hash: PictureHash, in budget: PictureBudget, decodingAgain decode: @escaping Decoding
  ) {
    state = Mutex(State(block: block))
    contentHash = hash
    self.budget = budget
    self.decode = decode
    budget.use(block)
  }

  deinit {
    if let block = residentBlock { budget.forget(block) }
  }

  /// The pixels if they are in memory; the budget does not count this as a use.
  var residentBlock: PixelBlock? { state.withLock { $0.block } }

  /// The pixels in memory.
  ///
  /// - Throws: `changed` if decoding gives other pixels than before, or decoding's own error.
  func block() throws(ImageError) -> PixelBlock {
    let outcome = state.withLock { state -> Result<PixelBlock, ImageError> in
      if let block = state.block { return .success(block) }
      let result = Result { () throws(ImageError) in try decodedAgain() }
      if case .success(let block) = result { state.block = block }
      return result
    }
    let block = try outcome.get()
    budget.use(block)
    return block
  }

  private func decodedAgain() throws(ImageError) -> PixelBlock {
    do throws(ImageError) {
      let image = try decode()
      guard image.contentHash == contentHash else { throw .changed }
      return try image.block()
    } catch {
      if error.isAccident { InputLog.noteAccident() }
      throw error
    }
  }
}
