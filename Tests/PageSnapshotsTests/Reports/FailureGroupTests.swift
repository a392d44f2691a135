import Testing

@testable import PageSnapshots

struct FailureGroupTests {
  private func changed(_ page: String, device: String = "iPhone X", _ causes: String...) -> PictureResult {
    var picture = SampleRun.changed(page: page, "moved")
    picture.causes = causes
    picture.axes.deviceName = device
    return picture
  }

  @Test func `causes come first, the most frequent before the others, and are counted from one`() {
    let run = Verification(
      title: "t",
      pictures: [
        SampleRun.picture(.missing, page: "a"), changed("b", "title"), changed("c", "font", "title"),
        SampleRun.picture(.same), SampleRun.picture(.failed, page: "d", "no image"),
      ])
    let groups = run.failureGroups
    #expect(groups.map(\.number) == [1, 2, 3, 4])
    #expect(groups.map(\.text) == ["title", "font", "no image", "There is no snapshot."])
    #expect(groups.map(\.pictures) == [[1, 2], [2], [4], [0]])
    #expect(groups.map(\.isCause) == [true, true, false, false])
  }

  @Test func `changed pictures without a cause are grouped by what they say first`() {
    let run = Verification(title: "t", pictures: [changed("a"), changed("b")])
    #expect(run.failureGroups.map(\.text) == ["moved"])
    #expect(run.failureGroups.first?.pictures == [0, 1])
  }

  @Test func `a group's reach counts pictures and devices`() {
    let run = Verification(
      title: "t",
      pictures: [changed("a", "x"), changed("b", device: "iPad", "x"), changed("c", "x"), changed("d", "y")])
    #expect(run.failureGroups.map { run.reach(of: $0) } == ["3 pictures on 2 devices", "1 picture"])
  }
}
