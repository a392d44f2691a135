import LayoutEngine
import Testing

/// Three ordinary screens, their frames worked by hand.
@Suite struct ScreenTests {
  // MARK: A form

  /// Items: 1 margins, 2…3 labels, 4…5 fields, 6 button, 7 note.
  static func form() -> (LayoutInput, FakeContent) {
    var tree = TreeBuilder()
    let margins = tree.add("margins", role: .layoutMarginsGuide)
    let nameLabel = tree.add("nameLabel", content: .fixed(width: 44, height: 20))
    let mailLabel = tree.add("mailLabel", content: .fixed(width: 96, height: 20))
    let nameField = tree.add("nameField", content: .fixed(width: 30, height: 34))
    let mailField = tree.add("mailField", content: .fixed(width: 30, height: 34))
    let button = tree.add("button", content: .fixed(width: 80, height: 30))
    let note = tree.add("note", content: .measured(heightFollowsWidth: true))
    for (label, field) in [(nameLabel, nameField), (mailLabel, mailField)] {
      tree.constrain(label, .leading, .equal, margins, .leading)
      tree.constrain(label, .centerY, .equal, field, .centerY)
      tree.constrain(field, .leading, .equal, label, .trailing, plus: 8)
      tree.constrain(field, .trailing, .equal, margins, .trailing)
      tree.input.items[label].contentHugging.horizontal = 251
      tree.input.items[field].contentHugging.horizontal = 249
    }
    tree.constrain(nameLabel, .width, .equal, mailLabel, .width)
    tree.constrain(nameField, .top, .equal, margins, .top, plus: 20)
    tree.constrain(mailField, .top, .equal, nameField, .bottom, plus: 12)
    tree.constrain(note, .top, .equal, mailField, .bottom, plus: 12)
    tree.pin(note, to: margins, [.leading, .trailing])
    tree.constrain(button, .top, .greaterThanOrEqual, note, .bottom, plus: 16)
    tree.constrain(button, .bottom, .equal, margins, .bottom, plus: -10, at: 749)
    tree.pin(button, to: margins, [.centerX])
    tree.constrain(button, .width, .greaterThanOrEqual, plus: 120)
    return (tree.input, FakeContent(areas: [note: 13_720]))
  }

  @Test func `a form`() throws {
    let (input, content) = Self.form()
    let environment = LayoutEnvironment(
      size: Size(width: 375, height: 667), scale: 2,
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      rootMargins: (16, 16))
    let frames = try layOut(input, environment, measuring: content).frames
    expectClose(frames[1], Rect(x: 16, y: 20, width: 343, height: 647))
    // Labels are 96 wide, as the longer one wants; fields take 343 − 96 − 8 = 239.
    expectClose(frames[2], Rect(x: 16, y: 47, width: 96, height: 20))
    expectClose(frames[4], Rect(x: 120, y: 40, width: 239, height: 34))
    expectClose(frames[3], Rect(x: 16, y: 93, width: 96, height: 20))
    expectClose(frames[5], Rect(x: 120, y: 86, width: 239, height: 34))
    // The note is 13720 / 343 = 40 tall; the button ends 10 above the bottom.
    expectClose(frames[7], Rect(x: 16, y: 132, width: 343, height: 40))
    expectClose(frames[6], Rect(x: 127.5, y: 627, width: 120, height: 30))
  }

  @Test func `a low form keeps its button clear of the note rather than above the bottom`() throws {
    let (input, content) = Self.form()
    let environment = LayoutEnvironment(
      size: Size(width: 480, height: 190), scale: 2, rootMargins: (20, 20), direction: .rightToLeft)
    let frames = try layOut(input, environment, measuring: content).frames
    // Right to left: labels at the right, 480 − 20 − 96 = 364.
    expectClose(frames[2], Rect(x: 364, y: 27, width: 96, height: 20))
    expectClose(frames[4], Rect(x: 20, y: 20, width: 336, height: 34))
    // Note: 13720 / 440 = 31.1818… from 112 to 143.1818, 143 on the grid; button 16 below the exact edge
    // although it wants to end at 180.
    expectClose(frames[7], Rect(x: 20, y: 112, width: 440, height: 31))
    expectClose(frames[6], Rect(x: 180, y: 159, width: 120, height: 30))
  }

  // MARK: A card with an aspect ratio

  /// Items: 1 card, 2 photo, 3 title, 4 badge.
  static func card() -> (LayoutInput, FakeContent) {
    var tree = TreeBuilder()
    let card = tree.add("card")
    let photo = tree.add("photo", in: card, content: .fixed(width: 800, height: 600))
    let title = tree.add("title", in: card, content: .measured(heightFollowsWidth: true))
    let badge = tree.add("badge", in: card)
    tree.pin(card, to: 0, [.centerX, .centerY])
    tree.constrain(card, .width, .lessThanOrEqual, 0, .width, plus: -40)
    tree.constrain(card, .width, .lessThanOrEqual, plus: 400)
    tree.constrain(card, .width, .equal, 0, .width, plus: -40, at: 900)
    tree.pin(photo, to: card, [.top, .leading, .trailing])
    tree.constrain(photo, .height, .equal, photo, .width, times: 9.0 / 16)
    tree.constrain(title, .top, .equal, photo, .bottom, plus: 12)
    tree.constrain(title, .leading, .equal, card, .leading, plus: 16)
    tree.constrain(title, .trailing, .equal, card, .trailing, plus: -16)
    tree.constrain(title, .bottom, .equal, card, .bottom, plus: -12)
    tree.set(badge, .width, to: 24)
    tree.constrain(badge, .height, .equal, badge, .width)
    tree.constrain(badge, .centerX, .equal, photo, .trailing)
    tree.constrain(badge, .centerY, .equal, photo, .bottom)
    return (tree.input, FakeContent(areas: [title: 11_520]))
  }

  @Test func `a card keeps its photo's shape and grows with its title`() throws {
    let (input, content) = Self.card()
    let frames = try layOut(input, .screen(360, 640), measuring: content).frames
    // Card 320 wide; photo 180 tall; title 288 wide and 11520 / 288 = 40 tall: 180 + 12 + 40 + 12 = 244.
    expectClose(frames[1], Rect(x: 20, y: 198, width: 320, height: 244))
    expectClose(frames[2], Rect(x: 20, y: 198, width: 320, height: 180))
    expectClose(frames[3], Rect(x: 36, y: 390, width: 288, height: 40))
    expectClose(frames[4], Rect(x: 328, y: 366, width: 24, height: 24))
  }

  @Test func `a card stops growing at 400 points`() throws {
    let (input, content) = Self.card()
    let frames = try layOut(input, .screen(1000, 640, scale: 2), measuring: content).frames
    // Photo 225 tall; title 368 wide, 31.3043… tall; card 280.3043…, from 179.8478… to 460.1521….
    expectClose(frames[1], Rect(x: 300, y: 180, width: 400, height: 280))
    expectClose(frames[2], Rect(x: 300, y: 180, width: 400, height: 225))
    expectClose(frames[3], Rect(x: 316, y: 417, width: 368, height: 31))
  }

  // MARK: Nested stacks with hidden views

  /// Items: 1 outer stack, 2 header (row of 3 icon, 4 title, 5 detail), 6 body, 7 footer (row of 8, 9).
  static func rows(hiding hidden: Set<Int> = []) -> LayoutInput {
    var tree = TreeBuilder()
    let outer = tree.add("outer")
    let header = tree.add("header", in: outer)
    let icon = tree.add("icon", in: header, content: .fixed(width: 32, height: 32))
    let title = tree.add("title", in: header, content: .fixed(width: 100, height: 20))
    let detail = tree.add("detail", in: header, content: .fixed(width: 40, height: 18))
    let body = tree.add("body", in: outer, content: .fixed(width: 200, height: 60))
    let footer = tree.add("footer", in: outer)
    let cancel = tree.add("cancel", in: footer, content: .fixed(width: 50, height: 30))
    let accept = tree.add("accept", in: footer, content: .fixed(width: 70, height: 30))
    tree.pin(outer, to: 0, [.leading, .trailing, .top])
    tree.input.items[outer].arrangement = .stack(
      StackArrangement(axis: .vertical, spacing: 12, arranged: [header, body, footer]))
    tree.input.items[header].arrangement = .stack(
      StackArrangement(axis: .horizontal, alignment: .center, spacing: 8, arranged: [icon, title, detail]))
    tree.input.items[footer].arrangement = .stack(
      StackArrangement(
        axis: .horizontal, distribution: .fillEqually, spacing: 10, arranged: [cancel, accept]))
    for item in [icon, detail] { tree.input.items[item].contentHugging.horizontal = 251 }
    for item in hidden.sorted() { tree.input.items[item].isHidden = true }
    return tree.input
  }

  @Test func `nested stacks`() throws {
    let frames = try layOut(Self.rows(), .screen(320, 480)).frames
    expectClose(frames[1], Rect(x: 0, y: 0, width: 320, height: 146))
    expectClose(frames[2], Rect(x: 0, y: 0, width: 320, height: 32))
    expectClose(frames[3], Rect(x: 0, y: 0, width: 32, height: 32))
    // 320 − 32 − 40 − 2·8 = 232.
    expectClose(frames[4], Rect(x: 40, y: 6, width: 232, height: 20))
    expectClose(frames[5], Rect(x: 280, y: 7, width: 40, height: 18))
    expectClose(frames[6], Rect(x: 0, y: 44, width: 320, height: 60))
    expectClose(frames[7], Rect(x: 0, y: 116, width: 320, height: 30))
    expectClose(frames[8], Rect(x: 0, y: 116, width: 155, height: 30))
    expectClose(frames[9], Rect(x: 165, y: 116, width: 155, height: 30))
  }

  @Test func `nested stacks with hidden views close their gaps`() throws {
    let result = try layOut(Self.rows(hiding: [5, 6, 8]), .screen(320, 480))
    #expect(result.conflicts.isEmpty)
    let frames = result.frames
    expectClose(frames[1], Rect(x: 0, y: 0, width: 320, height: 74))
    expectClose(frames[4], Rect(x: 40, y: 6, width: 280, height: 20))
    expectClose(frames[7], Rect(x: 0, y: 44, width: 320, height: 30))
    expectClose(frames[9], Rect(x: 0, y: 44, width: 320, height: 30))
    #expect(frames[5].width == 0 && frames[6].height == 0 && frames[8].width == 0)
  }
}
