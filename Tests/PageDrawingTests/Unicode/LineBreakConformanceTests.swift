import LayoutEngine
import PageTestSupport
import Testing

/// Unicode 15's test of UAX #14 against the opportunities that lines are broken at.
@Suite(.enabled(if: UnicodeData.isInstalled, UnicodeData.whereToGet))
struct LineBreakConformance {
  /// Why a line of the test differs: rules that ICU has, and so iOS, and that came into UAX #14 later.
  private enum Reason {
    /// `-#`: no break after a hyphen that begins a word (ICU's LB 20.09, since Unicode 15.1 LB 20a).
    case wordInitialHyphen
    /// `.35`, `,0`: no break within a number that begins with its separator (ICU's LB 25).
    case leadingSeparator
  }

  @Test func `lines end where LineBreakTest says, but for 22 of 7,654 with two reasons`() throws {
    let engine = try makeEngine()
    let lines = try UnicodeData.lines("auxiliary/LineBreakTest.txt")
    #expect(lines.count == 7654)
    var reasons: [Reason] = []
    for line in lines {
      let test = try BreakTestLine(line)
      let found = try engine.lineOpportunities(systemText(test.text))
      guard found != test.breaks else { continue }
      reasons.append(try #require(reason(for: test, found: found), "\(line) but \(found)"))
    }
    #expect(reasons.count { $0 == .wordInitialHyphen } == 8)
    #expect(reasons.count { $0 == .leadingSeparator } == 14)
  }

  /// What stands where one break fewer is than expected.
  private func reason(for test: BreakTestLine, found: [Int]) -> Reason? {
    let missing = test.breaks.filter { !found.contains($0) }
    guard missing.count == 1 else { return nil }
    // After a space the number may be broken off before its separator instead.
    let added = found.filter { !test.breaks.contains($0) }
    guard added.isEmpty || added == [missing[0] - 1] else { return nil }
    let units = Array(test.text.utf16).filter { $0 != 0x308 }
    let mark = test.text.utf16.count - units.count
    let (before, after) = (units[missing[0] - mark - 1], units[missing[0] - mark])
    if before == 0x2D, missing[0] - mark == 1 { return .wordInitialHyphen }
    let isSeparator = before == 0x2E || before == 0x2C
    return isSeparator && (0x30...0x39).contains(after) ? .leadingSeparator : nil
  }
}
