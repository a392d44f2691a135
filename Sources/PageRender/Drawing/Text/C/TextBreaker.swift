internal import CICU

/// ICU's break iterator, for line break opportunities or for grapheme clusters. A task makes one, and uses it
/// for text after text.
final class TextBreaker {
  private let handle: OpaquePointer

  enum Kind {
    case line
    case grapheme
  }

  /// Makes a breaker by the rules of a locale (BCP 47); an unknown locale has Unicode's default rules.
  init(_ kind: Kind, language: String) throws(TextError) {
    var status: Int32 = 0
    let kind = kind == .line ? CICU_BREAK_LINE : CICU_BREAK_GRAPHEME
    guard let handle = cicu_breaker_create(Int32(kind), language, &status) else {
      throw .unicode(operation: "ubrk_open", status: status)
    }
    self.handle = handle
  }

  deinit { cicu_breaker_destroy(handle) }

  /// The boundaries of `text` after its start, as ascending UTF-16 offsets; the last is its end.
  func boundaries(in text: UnsafeBufferPointer<UInt16>) throws(TextError) -> [Int32] {
    guard let start = text.baseAddress, !text.isEmpty else { return [] }
    var status: Int32 = 0
    let found = [Int32](unsafeUninitializedCapacity: text.count) { room, count in
      guard let boundaries = room.baseAddress else { return }
      let written = cicu_breaker_boundaries(handle, start, Int32(text.count), boundaries, &status)
      count = max(0, Int(written))
    }
    if status > 0 { throw .unicode(operation: "ubrk_setText", status: status) }
    return found
  }
}
