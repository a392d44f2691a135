internal import Foundation
internal import LayoutEngine

/// The sheets of what changed on a page: before and after side by side, and what it is in words.
struct ChangesSheets {
  let changes: [ScreenChange]
  let words: ReviewWords

  private static let sentencesWidth = 210.0
  private static let captionHeight = 18.0
  private static let gap = 24.0

  /// A sheet for each change.
  func contents(room: Size) -> [@MainActor @Sendable () -> SheetContent] {
    changes.map { change in
      let words = words
      return { Self.content(of: change, words, room: room) }
    }
  }

  @MainActor
  private static func content(of change: ScreenChange, _ words: ReviewWords, room: Size) -> SheetContent {
    let size = change.screen.environment.layoutEnvironment.size
    let width = (room.width - sentencesWidth - 2 * gap) / 2
    let scale = min(width / size.width, (room.height - captionHeight) / size.height)
    let shown = Size(width: size.width * scale, height: size.height * scale)
    let before = column(words.before, named: "before", shown, change.before.fault)
    let after = column(words.after, named: "after", shown, nil)
    let heading = SheetStyle.label(words.changes, .subheading, weight: .semibold).with(.heading(3))
    let sentences = change.sentences.prefix(ChangeWording.mostSentences).enumerated().map { index, sentence in
      SheetStyle.label(sentence, .body, weight: index == 0 ? .semibold : .regular, lines: 0)
    }
    var told: [UIView] = [heading] + sentences
    if !change.alsoOn.isEmpty {
      told.append(
        SheetStyle.label(
          "\(words.alsoOn) \(change.alsoOn.joined(separator: ", "))", .caption, color: SheetStyle.secondInk,
          lines: 0)
      )
    }
    let list = SheetStyle.stack(.vertical, spacing: 6, told)
    list.widthAnchor.constraint(equalToConstant: sentencesWidth).isActive = true
    let row = SheetStyle.stack(
      .horizontal, spacing: gap, alignment: .top, [before, after, list, UIView()])
    return SheetContent(row, drawings: drawings(of: change))
  }

  @MainActor
  private static func column(_ title: String, named name: String, _ size: Size, _ fault: String?) -> UIView {
    let caption = SheetStyle.label(title, .caption, weight: .semibold, color: SheetStyle.secondInk)
    caption.heightAnchor.constraint(equalToConstant: captionHeight - 6).isActive = true
    let place = UIView().with(.place(name))
    if let fault {
      place.backgroundColor = SheetStyle.uiColor(SheetStyle.panel)
      let label = SheetStyle.label(fault, .caption, color: SheetStyle.redline, lines: 0)
      label.translatesAutoresizingMaskIntoConstraints = false
      place.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: place.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: place.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: place.topAnchor, constant: 8),
      ])
    }
    NSLayoutConstraint.activate([
      place.widthAnchor.constraint(equalToConstant: size.width),
      place.heightAnchor.constraint(equalToConstant: size.height),
    ])
    return SheetStyle.stack(.vertical, spacing: 6, alignment: .leading, [caption, place])
  }

  private static func drawings(of change: ScreenChange) -> [SheetDrawing] {
    let source = change.screen.source
    let marks = change.areas.map { ScreenDrawing.Mark(area: $0, color: SheetStyle.change, label: "") }
    func drawing(_ name: String, _ screen: ReviewScreen) -> SheetDrawing {
      var drawing = ScreenDrawing(screen: screen, style: .none, showsSafeArea: false, marks: marks)
      drawing.showsSystemBars = false
      return SheetDrawing(name, source: source) { [drawing] frame, renderer throws(PageError) in
        try drawing.items(in: frame, renderer: renderer)
      }
    }
    var drawings = [drawing("after", change.screen)]
    switch change.before {
    case .screen(let screen): drawings.append(drawing("before", screen))
    case .picture(let file):
      let picture = RecordedPicture(
        file: file, size: change.screen.environment.layoutEnvironment.size,
        alternative: change.screen.alternative, marks: marks)
      drawings.append(
        SheetDrawing("before", source: source) { frame, _ throws(PageError) in try picture.items(in: frame) })
    case .nothing, .fault: break
    }
    return drawings
  }
}

extension ScreenChange.Before {
  fileprivate var fault: String? { if case .fault(let words) = self { words } else { nil } }
}

/// A PNG file of a screen on a sheet.
struct RecordedPicture: Sendable {
  let file: String
  /// The screen's, in points.
  let size: Size
  let alternative: String
  var marks: [ScreenDrawing.Mark] = []

  func items(in frame: Rect) throws(PageError) -> [SceneItem] {
    let image: PixelImage
    do {
      image = try StoredPicture(contentsOf: file).decode()
    } catch {
      throw .unexpected("\(file) \(error.message)")
    }
    let edge = Stroke(color: SheetStyle.line, width: 0.5)
    var kinds: [SceneItem.Kind] = [
      .image(SceneImage(image: image, frame: frame)), .stroke(.rectangle(frame), edge),
    ]
    let scale = frame.width / max(size.width, 1)
    kinds += marks.map { $0.outline(in: frame, scale: scale) }
    let items = kinds.map { SceneItem($0, source: 0) }
    return [SceneItem(.tagged(.figure(alternative: alternative), items), source: 0)]
  }
}
