import Foundation
import PageRender
import TestSupport
import Testing

@testable import PageRuns

struct DivisionPlanTests {
  private let folder = TemporaryFolder()

  private var plan: DivisionPlan {
    DivisionPlan(
      version: HostProgram.build, operands: ["a", "b"],
      options: [.init(name: "device", value: "iphone-x"), .init(name: "canvas", value: nil)],
      shards: [
        .init(pictures: 2, seconds: 0.5), .init(pictures: 0, seconds: 0), .init(pictures: 3, seconds: 1.25),
      ],
      files: [.init(path: "a/deck.json", hash: "0f")])
  }

  private func read(_ text: String) throws(DivisionPlan.Fault) -> DivisionPlan {
    let path = folder.path("plan.json")
    try? Data(text.utf8).write(to: URL(filePath: path))
    return try DivisionPlan.read(path)
  }

  @Test func `a shard's pictures follow those of the shards before it`() throws {
    #expect(plan.total == 5)
    let places = try (1...3).map { plan.places(of: try Shard("\($0)/3", as: "")) }
    #expect(places == [0..<2, 2..<2, 2..<5])
    let last = try Shard("3/3", as: "")
    #expect(last.places(of: 5, by: plan) == 2..<5)
    #expect(last.places(of: 6, by: nil) == 4..<6)
  }

  @Test func `the file says what was divided`() throws {
    let data = Data(plan.json.text.utf8)
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      Set(root.keys) == ["format", "version", "check", "decks", "options", "pictures", "shards", "files"])
    #expect(root["format"] as? Double == 1)
    #expect(root["version"] as? String == HostProgram.build)
    #expect((root["check"] as? String)?.count == 32)
    #expect(root["decks"] as? [String] == ["a", "b"])
    #expect(root["pictures"] as? Int == 5)
    let options = root["options"] as? [[String: Any]]
    #expect(options?.map { $0["name"] as? String } == ["device", "canvas"])
    #expect(options?.map { $0["value"] as? String } == ["iphone-x", nil])
    let shards = root["shards"] as? [[String: Double]]
    #expect(shards?.map { $0["pictures"] } == [2, 0, 3])
    #expect(shards?.map { $0["seconds"] } == [0.5, 0, 1.25])
    #expect(root["files"] as? [[String: String]] == [["path": "a/deck.json", "hash": "0f"]])
  }

  @Test func `a plan is read as it was written`() throws {
    #expect(try read(plan.json.text) == plan)
  }

  @Test func `a file that is missing, of another format, or no plan is told apart`() {
    #expect {
      try DivisionPlan.read(folder.path("none.json"))
    } throws: {
      if case DivisionPlan.Fault.absent = $0 { true } else { false }
    }
    #expect {
      try read(plan.json.text.replacing("\"format\": 1,", with: "\"format\": 2,"))
    } throws: {
      if case DivisionPlan.Fault.otherFormat(let version) = $0 { version == HostProgram.build } else { false }
    }
    #expect {
      try read("[1]")
    } throws: {
      if case DivisionPlan.Fault.damaged = $0 { true } else { false }
    }
  }

  /// Each edit takes a value out, or makes it something that no plan says; or changes a value, which the check tells.
  @Test(arguments: [
    ("\"format\": 1,", ""), ("\"decks\"", "\"deks\""), ("\"options\"", "\"opts\""),
    ("\"device\"", "\"output\""),
    ("\"shards\"", "\"parts\""), ("\"seconds\": 0.5", "\"seconds\": \"0.5\""),
    ("\"pictures\": 2,", "\"pictures\": 2.5,"), ("\"pictures\": 2,", "\"pictures\": -2,"),
    ("\"files\"", "\"file\""), ("\"path\": ", "\"paths\": "), ("\"hash\": \"0f\"", "\"hash\": 15"),
    ("\"pictures\": 2,", "\"pictures\": 1,"), ("\"a\", \"b\"", "\"b\", \"a\""), ("iphone-x", "ipad-10"),
  ])
  func `an edited plan is damaged`(part: String, other: String) throws {
    let text = plan.json.text
    let place = try #require(text.firstRange(of: part))
    #expect {
      try read(text.replacingCharacters(in: place, with: other))
    } throws: {
      if case DivisionPlan.Fault.damaged = $0 { true } else { false }
    }
  }

  /// Another version may compute the check otherwise; the run tells which version made the plan.
  @Test func `the check counts only for plans of the same version`() throws {
    var other = plan
    other.version = "0.0.1"
    let text = other.json.text.replacing("\"pictures\": 2,", with: "\"pictures\": 1,")
    #expect(try read(text).shards[0].pictures == 1)
  }

  @Test func `bytes are written with two digits each`() {
    #expect(DivisionPlan.hexadecimal([0, 0x0F, 0xAB]) == "000fab")
  }
}
