import Glibc
import Testing

@testable import PageBase

struct SystemVersionTests {
  @Test(
    arguments: [
      (17, .ios17), (18, .ios18), (26, .ios26), (27, .ios27), (16, nil), (19, nil), (28, nil), (26.5, nil),
      (.nan, nil),
    ] as [(Double, SystemVersion?)])
  func `a number names a version that can be drawn`(number: Double, version: SystemVersion?) {
    #expect(SystemVersion(number: number) == version)
  }

  @Test func `an app that asks for compatibility looks like iOS 18 on iOS 26 only`() {
    #expect(SystemVersion.allCases.map(\.compatible) == [.ios17, .ios18, .ios18, .ios27])
  }

  @Test func `versions are in order, and have names`() {
    #expect(SystemVersion.ios17 < .ios18 && SystemVersion.ios18 < .ios26 && SystemVersion.ios26 < .ios27)
    #expect(SystemVersion.allCases.allSatisfy { !($0 < $0) })
    #expect(SystemVersion.numbers == "17, 18, 26 or 27")
    #expect(SystemVersion.ios26.name == "ios26" && SystemVersion.ios26.title == "iOS 26")
    #expect(SystemVersion.standard == .ios26 && SystemVersion.unnamed == .ios17)
  }

  @Test func `variables of libraries that were cleared are not set`() {
    for name in LibraryVariables.cleared { #expect(getenv(name) == nil) }
    #expect(LibraryVariables.cleared == LibraryVariables.cleared.sorted())
  }
}
