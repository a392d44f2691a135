internal import PageBase

/// Compares a translation's placeholders with the source text's: their number, kinds and argument positions.
///
/// A plural variant may leave its number out ("one file"); an argument is missing only if no variant has it.
struct PlaceholderComparison {
  /// The difference in words; `nil` if there is none.
  let fault: String?

  init(source: LocalizedText, translation: LocalizedText) {
    let wanted = Placeholders(source)
    let own = Placeholders(translation)
    var faults: [String] = []
    for (argument, places) in own.sorted {
      guard let written = places.first else { continue }
      guard let expected = wanted.byArgument[argument] else {
        faults.append("\(Wording.quoted(written.text)) has no argument")
        continue
      }
      if let other = places.first(where: { place in !expected.contains { $0.kind == place.kind } }) {
        faults.append(
          "\(Wording.quoted(other.text)) stands for \(Wording.quoted(expected.first?.text ?? ""))")
      }
    }
    for (argument, places) in wanted.sorted where own.byArgument[argument] == nil {
      faults.append("\(Wording.quoted(places.first?.text ?? "")) is missing")
    }
    fault = faults.isEmpty ? nil : faults.joined(separator: ", ")
  }

  /// The placeholders of a text, over all its variants.
  private struct Placeholders {
    struct Place {
      var kind: Kind
      /// The placeholder as written, such as `%@`.
      var text: String
    }

    /// The kind of value that a placeholder wants.
    enum Kind: Hashable {
      case text, integer, number, substitution
      case other(Character)
    }

    /// The placeholders by their argument's position, from 1; one for each kind of value.
    private(set) var byArgument: [Int: [Place]] = [:]

    var sorted: [(Int, [Place])] { byArgument.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }

    init(_ text: LocalizedText) {
      for format in text.variants.formats { add(format, text) }
    }

    private mutating func add(_ format: String, _ text: LocalizedText) {
      var next = 1
      for piece in FormatSpecifier.pieces(of: format) {
        guard case .specifier(let specifier, let written) = piece, let kind = Self.kind(of: specifier) else {
          continue
        }
        let own =
          if case .substitution(let name) = specifier.kind {
            text.substitutions.first { $0.name == name }?.argument
          } else { nil as Int? }
        let argument = specifier.argument ?? own ?? next
        if specifier.argument == nil, own == nil { next += 1 }
        if byArgument[argument, default: []].contains(where: { $0.kind == kind }) { continue }
        byArgument[argument, default: []].append(Place(kind: kind, text: written))
      }
    }

    /// The kind of a specifier's value; `nil` if it has no argument. With a space flag, as in "50 % der", it
    /// is plain text; so it is with a hyphen, as in "100%-osan", unless a width gives the flag an effect.
    private static func kind(of specifier: FormatSpecifier) -> Kind? {
      if specifier.flags.contains(" ") || specifier.flags.contains("-") && specifier.width == nil {
        return nil
      }
      switch specifier.kind {
      case .percent, .current: return nil
      case .text: return .text
      case .integer: return .integer
      case .number: return .number
      case .other(let letter): return .other(letter)
      case .substitution: return .substitution
      }
    }
  }
}

extension LocalizedText.Variants {
  /// All texts among the variants, in order.
  fileprivate var formats: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let plurals): plurals.flatMap(\.variants.formats)
    case .device(let devices): devices.flatMap(\.variants.formats)
    }
  }
}
