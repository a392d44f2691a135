import Foundation
import FoundationXML
import Testing

@testable import PageSnapshots

struct JUnitTests {
  @Test func `each deck is a suite, and each picture a case that says what differs and where to look`() {
    var run = Verification(
      title: "tutorial, maps", environmentDifferences: ["cairo is 1.18.0, was 1.16.0"])
    run.pictures = [
      SampleRun.changed("next moved 4 pt down", "2 views follow"), SampleRun.picture(.same, deck: "maps"),
      SampleRun.picture(.skipped, page: "lesson-2"),
    ]
    #expect(
      run.junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="tutorial, maps" tests="3" failures="1" errors="0" skipped="1">
          <testsuite name="tutorial" tests="2" failures="1" errors="0" skipped="1">
            <properties>
              <property name="environment" value="cairo is 1.18.0, was 1.16.0"/>
            </properties>
            <testcase classname="tutorial" name="lesson-1/iphone-x" file="Snapshots/tutorial/lesson-1/iphone-x.png">
              <failure type="changed" message="next moved 4 pt down"/>
              <system-out>2 views follow
        12 pixels differ, 3 of them like anti-aliasing
        would pass with --max-diff-pixels 12 or --threshold 0.2
        snapshot: Snapshots/tutorial/lesson-1/iphone-x.png
        expected: pictures/expected/tutorial/lesson-1/iphone-x.png
        actual: pictures/actual/tutorial/lesson-1/iphone-x.png
        difference: pictures/difference/tutorial/lesson-1/iphone-x.png</system-out>
            </testcase>
            <testcase classname="tutorial" name="lesson-2/iphone-x" file="Snapshots/tutorial/lesson-2/iphone-x.png">
              <skipped message="The run ended before it came to this picture."/>
              <system-out>snapshot: Snapshots/tutorial/lesson-2/iphone-x.png</system-out>
            </testcase>
          </testsuite>
          <testsuite name="maps" tests="1" failures="0" errors="0" skipped="0">
            <properties>
              <property name="environment" value="cairo is 1.18.0, was 1.16.0"/>
            </properties>
            <testcase classname="maps" name="lesson-1/iphone-x" file="Snapshots/maps/lesson-1/iphone-x.png">
              <system-out>snapshot: Snapshots/maps/lesson-1/iphone-x.png</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a case says that it was rejected, and a suite why it is not whole or what is stale`() {
    var rejected = SampleRun.changed("moved")
    rejected.isRejected = true
    rejected.comment = "no"
    rejected.pixels?.advice = nil
    var run = Verification(title: "t", pictures: [rejected], narrowedBy: "--page a", stale: ["s.png"])
    #expect(run.junit.contains(#"<failure type="changed" message="rejected: no; moved"/>"#))
    #expect(run.junit.contains(#"<property name="narrowedBy" value="--page a"/>"#))
    #expect(!run.junit.contains("s.png") && !run.junit.contains("would pass"))
    run.narrowedBy = nil
    #expect(run.junit.contains(#"<property name="stale" value="s.png"/>"#))
    #expect(!run.junit.contains("narrowedBy"))
    run.stale = []
    #expect(!run.junit.contains("<properties>"))
  }

  @Test(arguments: [
    (PictureResult.Status.same, false), (.changed, true), (.missing, true), (.unreadable, true),
    (.failed, true),
    (.recorded, false), (.skipped, false),
  ])
  func `a case fails as the run fails`(status: PictureResult.Status, fails: Bool) {
    let run = Verification(title: "", pictures: [SampleRun.picture(status)])
    #expect(run.junit.contains("<failure type=\"\(status.rawValue)\"") == fails)
    #expect(run.junit.contains("failures=\"\(fails ? 1 : 0)\""))
  }

  @Test func `another parser reads any text as it was, but for what XML cannot hold`() throws {
    let run = SampleRun.hostile
    let document = try XMLDocument(xmlString: run.junit)
    let messages = try document.nodes(forXPath: "//failure/@message").map { $0.stringValue ?? "" }
    // The texts have six control characters and two that are none, which XML 1.0 has no place for.
    let texts = run.pictures.map { picture in
      String(
        String.UnicodeScalarView(
          picture.lead.unicodeScalars.map { scalar in
            let isAllowed =
              scalar.value >= 0x20 && ![0xFFFE, 0xFFFF].contains(scalar.value)
              || "\t\n\r".unicodeScalars.contains(scalar)
            return isAllowed ? scalar : "\u{FFFD}"
          }))
    }
    #expect(messages == texts)
    #expect(try document.nodes(forXPath: "//testcase").count == run.pictures.count)
  }
}
