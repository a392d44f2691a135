import Testing

@testable import PageSnapshots

/// Which changes of a view's properties are told, and in which order.
struct PropertyChangeTests {
  private func changes(_ old: [String: String], _ new: [String: String]) -> [String] {
    func list(_ values: [String: String]) -> [FrameTree.Property] {
      values.map { FrameTree.Property(name: $0.key, value: $0.value) }.sorted { $0.name < $1.name }
    }
    return PropertyChange.between(list(old), list(new)).map { "\($0.name) \($0.old ?? "-") \($0.new ?? "-")" }
  }

  @Test func `changes are told by what people look for first, and then by their names`() {
    let names = [
      "isEnabled", "text", "title", "placeholder", "isOn", "progress", "part", "selected", "currentPage",
      "image", "font.size", "font.weight", "font.family", "isHidden", "alpha", "a", "z", "clipsToBounds",
      "font.leading",
    ]
    let old = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, "\($0)") })
    let new = old.mapValues { $0 + "x" }
    #expect(changes(old, new) == names.enumerated().map { "\($1) \($0) \($0)x" })
    #expect(changes(["x.alpha": "1", "a": "1"], ["x.alpha": "2", "a": "2"]) == ["x.alpha 1 2", "a 1 2"])
    #expect(changes(["xalpha": "1", "a": "1"], ["xalpha": "2", "a": "2"]) == ["a 1 2", "xalpha 1 2"])
    #expect(changes(["a": "1", "b": "1"], ["b": "1", "c": "2"]) == ["a 1 -", "c - 2"])
  }

  @Test func `a change that another tells is told once`() {
    #expect(
      changes(["font.size": "1", "title.font.size": "1"], ["font.size": "2", "title.font.size": "2"]) == [
        "font.size 1 2"
      ])
    for (old, new) in [("1", "3"), ("0", "2")] {
      #expect(
        changes(["font.size": "1", "title.font.size": old], ["font.size": "2", "title.font.size": new]).count
          == 2)
    }
    #expect(changes(["size": "1", "xsize": "1"], ["size": "2", "xsize": "2"]).count == 2)
  }

  /// A disabled view fades: its colours become transparent, and its opacity less.
  @Test func `what fades as a view is disabled is not told`() {
    let (old, new) = (
      ["color": "#112233", "x.opacity": "1", "tint": "#112233", "opacity.x": "1"],
      ["isEnabled": "false", "color": "#11223380", "x.opacity": "0.5", "tint": "#112234", "opacity.x": "2"]
    )
    #expect(changes(old, new) == ["isEnabled - false", "opacity.x 1 2", "tint #112233 #112234"])
    #expect(
      changes(old, new.filter { $0.key != "isEnabled" }) == [
        "color #112233 #11223380", "opacity.x 1 2", "tint #112233 #112234", "x.opacity 1 0.5",
      ])
    #expect(
      changes(["name": "abcdefgh"], ["name": "abcdefgx", "isEnabled": "false"]) == [
        "isEnabled - false", "name abcdefgh abcdefgx",
      ])
    #expect(changes(["tint": "#1122330"], ["tint": "#1122340", "isEnabled": "false"]).count == 2)
  }

  @Test func `a text tells how its parts begin`() {
    let old = ["text": "A\nB", "part 2.begins": "B", "part 2.color": "1"]
    #expect(changes(old, ["text": "A\nC", "part 2.begins": "C", "part 2.color": "1"]) == ["text A\nB A\nC"])
    #expect(
      changes(old, ["text": "A\nB", "part 2.begins": "C", "part 2.color": "2"]) == [
        "part 2.color 1 2", "part 2.begins B C",
      ])
  }

  @Test func `parts that came or went are told by the number of looks, unless the text changed`() {
    let old = ["text": "ABC", "part 2.begins": "B", "part 2.color": "1", "part 3.begins": "C", "kern": "1"]
    #expect(
      changes(old, ["text": "ABC", "part 2.begins": "B", "part 2.color": "2", "kern": "2"]) == [
        "kern 1 2", "formatting 3 looks 2 looks",
      ])
    #expect(changes(old, ["text": "ABC", "kern": "1"]) == ["formatting 3 looks one look"])
    #expect(
      changes(["text": "ABC"], ["text": "ABC", "part 2.begins": "B"]) == ["formatting one look 2 looks"])
    #expect(changes(old, ["text": "X", "kern": "2"]) == ["text ABC X", "kern 1 2"])
  }

  @Test func `a named part that came or went is told by its text`() {
    let old = [
      "part summary.text": "A", "part summary.color": "1", "part detail.text": "B", "part detail.color": "1",
    ]
    #expect(
      changes(old, ["part summary.text": "A", "part summary.color": "2"]) == [
        "part detail.text B -", "part summary.color 1 2",
      ])
    // The pieces of a part that went went with it.
    let pieces = ["part detail.text": "B", "part detail 2.text": "C", "part detail 2.color": "1"]
    #expect(changes(pieces, [:]) == ["part detail.text B -"])
    #expect(changes([:], pieces) == ["part detail.text - B"])
    // Another number of pieces in one part cannot be told piece by piece.
    #expect(
      changes(pieces, ["part detail.text": "BC"]) == ["formatting 3 looks 2 looks"])
    // A part may be called by a number at its end.
    #expect(changes(["part step 2.text": "A"], [:]) == ["part step 2.text A -"])
  }

  @Test func `the parts between separators are as many as the separators and one more`() {
    #expect("a, b, c".components(between: ", ") == ["a", "b", "c"])
    #expect(", a,, b, ".components(between: ", ") == ["", "a,", "b", ""])
    #expect("".components(between: ", ") == [""])
    #expect("a".components(between: ", ") == ["a"])
  }
}
