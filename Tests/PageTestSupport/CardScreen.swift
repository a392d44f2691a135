import Foundation
import UIKitCore

/// A card as large as fits 16 pt inside the safe area, with a picture of 16 : 9 on top; on the picture a badge,
/// an eighth of it wide and as high as wide, and a page control; below it two lines of text.
@MainActor
package final class CardScreen: UIView {
  private lazy var card = plain(.secondarySystemBackground).added(to: self, as: "card")
  private lazy var picture = makePicture().added(to: card, as: "picture")
  private lazy var badge = plain(.systemRed).added(to: card, as: "badge")
  private lazy var dots = makeDots().added(to: card, as: "dots")
  private lazy var title = label("Hills in June", .systemFont(ofSize: 17, weight: .semibold))
    .added(to: card, as: "title")
  private lazy var subtitle = label("12 photos", .systemFont(ofSize: 15), .secondaryLabel)
    .added(to: card, as: "subtitle")

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    placeCard()
    placePicture()
    placeTexts()
  }

  package required init?(coder: NSCoder) {
    return nil
  }

  private func placeCard() {
    let safe = safeAreaLayoutGuide
    let wide = card.widthAnchor.constraint(equalTo: safe.widthAnchor, constant: -32)
    wide.priority = UILayoutPriority(700)
    NSLayoutConstraint.activate([
      wide, card.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      card.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -32),
      card.heightAnchor.constraint(lessThanOrEqualTo: safe.heightAnchor, constant: -32),
    ])
  }

  private func placePicture() {
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: card.topAnchor),
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16),
      badge.topAnchor.constraint(equalTo: picture.topAnchor, constant: 12),
      badge.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -12),
      badge.widthAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.125),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      dots.centerXAnchor.constraint(equalTo: picture.centerXAnchor),
      dots.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -4),
    ])
  }

  private func placeTexts() {
    let margins = card.layoutMarginsGuide
    for text in [title, subtitle] {
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  /// 32 × 32 pt: sky above, grass below.
  private func makePicture() -> UIImageView {
    let image = PageTestSupport.picture(32, 32) { _, y in y < 16 ? 0x5AC8FA : 0x34A853 }
    let view = UIImageView(image: UIImage(image, scale: 1))
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    return view
  }

  private func makeDots() -> UIPageControl {
    let dots = UIPageControl(frame: .zero)
    dots.numberOfPages = 3
    dots.currentPage = 1
    return dots
  }
}
