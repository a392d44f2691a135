internal import Foundation
internal import LayoutEngine
internal import PageDrawing
internal import UIKitCore

/// The views of a sheet that compares a screen with its artboard.
@MainActor
struct DesignSheetViews {
  let design: ScreenDesign
  let plan: DesignSheetPlan
  let words: ReviewWords

  private typealias Plan = DesignSheetPlan

  var all: UIView {
    let artboard = column(words.artboard, .artboard)
    let page = column(words.page, .page)
    guard design.fault == nil else { return SheetStyle.row(spacing: Plan.gap, [artboard, page]) }
    let difference = column(words.difference, .difference)
    switch plan.arrangement {
    case .beside:
      let pictures = SheetStyle.stack(
        .vertical, spacing: Plan.spacing, alignment: .trailing, [row([artboard, page, difference]), legend])
      return SheetStyle.row(spacing: Plan.gap, [pictures, below(captionOf: sentences)])
    case .below:
      let pictures = SheetStyle.stack(
        .vertical, spacing: Plan.spacing, alignment: .trailing, [row([artboard, page, difference]), legend])
      return SheetStyle.stack(
        .vertical, spacing: Plan.gap, alignment: .leading, [pictures, sentences])
    case .square:
      let explained = SheetStyle.stack(
        .vertical, spacing: Plan.spacing, alignment: .leading, [difference, legend])
      return SheetStyle.stack(
        .vertical, spacing: Plan.gap, alignment: .leading,
        [row([artboard, page]), row([explained, below(captionOf: sentences)])])
    }
  }

  private func row(_ views: [UIView]) -> UIView {
    SheetStyle.stack(.horizontal, spacing: Plan.gap, alignment: .top, views)
  }

  /// Wraps a view so that it begins below the caption, level with the pictures beside it.
  private func below(captionOf view: UIView) -> UIView {
    let space = UIView()
    space.heightAnchor.constraint(equalToConstant: Plan.captionHeight).isActive = true
    return SheetStyle.stack(.vertical, spacing: Plan.spacing, alignment: .leading, [space, view])
  }

  /// A captioned picture, or the fault of an artboard that cannot be compared.
  private func column(_ title: String, _ name: DesignDrawings.Place) -> UIView {
    let caption = SheetStyle.label(title, .body, weight: .semibold, color: SheetStyle.secondInk)
    let place = UIView()
    if name == .artboard, let fault = design.fault {
      SheetFault.fill(place, with: fault)
    } else {
      _ = place.with(.place(name.rawValue))
    }
    NSLayoutConstraint.activate([
      caption.heightAnchor.constraint(equalToConstant: Plan.captionHeight),
      place.widthAnchor.constraint(equalToConstant: plan.shown.width),
      place.heightAnchor.constraint(equalToConstant: plan.shown.height),
    ])
    return SheetStyle.stack(.vertical, spacing: Plan.spacing, alignment: .leading, [caption, place])
  }

  /// The legend of the difference's colours.
  private var legend: UIView {
    let entries = [
      (words.onlyDesign, DifferenceOverlay.designInk), (words.onlyPage, DifferenceOverlay.pageInk),
      (words.differsInBoth, DifferenceOverlay.otherInk),
    ]
    let views = entries.map { name, color in
      let swatch = UIView()
      swatch.backgroundColor = SheetStyle.uiColor(Color(rgb: color & 0xFF_FFFF))
      swatch.widthAnchor.constraint(equalToConstant: 6).isActive = true
      swatch.heightAnchor.constraint(equalToConstant: 6).isActive = true
      let label = SheetStyle.label(name, .caption, color: SheetStyle.secondInk)
      return SheetStyle.stack(.horizontal, spacing: 3, alignment: .center, [swatch, label])
    }
    let legend = SheetStyle.stack(.horizontal, spacing: 12, alignment: .center, views)
    legend.heightAnchor.constraint(equalToConstant: Plan.legendHeight).isActive = true
    return legend
  }

  // MARK: Sentences

  private var sentences: UIView {
    var first = 0
    let numbers = DesignNote.numbers(of: plan.notes)
    let columns = plan.columns.enumerated().map { place, notes in
      var views = notes.enumerated().map { index, note in
        sentence(note, number: numbers[first + index], isFirst: first + index == 0)
      }
      first += notes.count
      if place == plan.columns.count - 1 { views += remark.map { [$0] } ?? [] }
      let column = SheetStyle.stack(.vertical, spacing: Plan.spacing, alignment: .leading, views)
      column.widthAnchor.constraint(equalToConstant: plan.textWidth).isActive = true
      return column
    }
    return row(columns)
  }

  /// The remark after the sentences.
  private var remark: UIView? {
    if plan.rest > 0 {
      return SheetStyle.label(words.more(plan.rest), .body, color: SheetStyle.secondInk)
    }
    let hasDifferences = plan.notes.contains { !$0.isAboutArtboard }
    guard !hasDifferences else { return nil }
    return SheetStyle.label(
      plan.notes.isEmpty ? words.asDesigned : words.nothingElseDiffers, .body, color: SheetStyle.secondInk,
      lines: 0)
  }

  private func sentence(_ note: DesignNote, number: Int?, isFirst: Bool) -> UIView {
    let label = SheetStyle.label(
      number.map(String.init) ?? "–", .body, weight: .semibold, color: SheetStyle.change)
    label.widthAnchor.constraint(equalToConstant: Plan.numberWidth - 4).isActive = true
    let sentence = SheetStyle.label(
      note.sentence, .body, weight: isFirst ? .semibold : .regular, lines: 0)
    sentence.widthAnchor.constraint(equalToConstant: plan.textWidth - Plan.numberWidth).isActive = true
    return SheetStyle.stack(.horizontal, spacing: 4, alignment: .firstBaseline, [label, sentence])
  }
}
