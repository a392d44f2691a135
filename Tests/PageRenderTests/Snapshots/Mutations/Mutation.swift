import TestSupport

@testable import PageBase
@testable import PageDrawing
@testable import PageLayout
@testable import UIKitCore

/// One change of a page's input, and what a person who made it expects to be told.
///
/// What makes mutations knows views by their identifiers and properties by their words; it shares nothing with what
/// compares frame trees.
struct Mutation: Sendable, CustomStringConvertible {
  enum Kind: String, CaseIterable, Sendable {
    case constant, priority, multiplier, text, fontSize, fontWeight, colour, background, order, image, hidden
    case alpha, spacing, enabled, placeholder, value, alignment, lines

    /// Whether such a change often shows nowhere, and is then no fault of whoever made it.
    var maybeWithoutEffect: Bool { self == .constant || self == .priority || self == .lines }
  }

  var kind: Kind
  /// What was changed where, for the list of misses.
  var detail: String
  /// Of the views whose change this is, any of which the first sentence has to name.
  var views: [String]
  /// What the first sentence has to say of the property, all of it.
  var words: [String]

  var description: String { "\(kind.rawValue) \(detail)" }
}

/// A page that can be built as it is, and with something in its input changed.
@MainActor
protocol MutationSubject {
  var name: String { get }
  var environment: PageEnvironment { get }
  /// Those of the kinds that the input has something for.
  var kinds: [Mutation.Kind] { get }
  func original() async throws -> PreparedPage
  /// `nil` where the drawn change is none, or the input became one that cannot be read.
  func mutated(
    _ kind: Mutation.Kind, using random: inout SplitMix64
  ) async throws -> (page: PreparedPage, mutation: Mutation)?
}

/// Values that changes take.
enum MutatedValues {
  private static let words = ["Otter", "brisk", "No", "twelve", "Öl", "away!"]

  /// The text with a word added, left out or replaced.
  static func reworded(_ text: String, using random: inout SplitMix64) -> String {
    var parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let word = words.randomElement(using: &random) ?? "No"
    let place = Int.random(in: 0..<max(parts.count, 1), using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where parts.count > 1: parts.remove(at: place)
    case 1 where !parts.isEmpty && !parts[place].contains("\n"): parts[place] = word
    default: parts.append(word)
    }
    return parts.joined(separator: " ")
  }

  /// Points to add: enough to be seen, not enough to throw views off the screen.
  static func distance(using random: inout SplitMix64) -> Double {
    let amount = Double(Int.random(in: 2...14, using: &random))
    return Bool.random(using: &random) ? amount : -amount
  }

  /// A size one to three points off.
  static func fontSize(near size: Double, using random: inout SplitMix64) -> Double {
    let change = Double(Int.random(in: 1...3, using: &random))
    return size - change < 6 || Bool.random(using: &random) ? size + change : size - change
  }

  static func color(using random: inout SplitMix64) -> Int { Int.random(in: 0...0xFFFFFF, using: &random) }

  /// `#RRGGBB`.
  static func hex(_ color: Int) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

}
