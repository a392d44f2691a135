import UIKit

/// What one page says about a walk.
struct Walk {
  let imageName: String
  let title: String
  let detail: String
  let color: UIColor
}

extension Walk {
  static let all = [
    Walk(
      imageName: "signpost", title: "Which way today?",
      detail: "Say how long you’d like to be out. Byway finds a path you haven’t tried.",
      color: UIColor(red: 1, green: 0.945, blue: 0.902, alpha: 1)),
    Walk(
      imageName: "lane", title: "Take the next street over",
      detail: "A gentle buzz tells you when to turn, so your eyes can stay on the view.",
      color: UIColor(red: 0.890, green: 0.953, blue: 0.918, alpha: 1)),
    Walk(
      imageName: "notebook", title: "Bring one thing home",
      detail: "A leaf, a cat, the shape of a cloud. One photo and one line make a page.",
      color: UIColor(red: 0.886, green: 0.941, blue: 0.969, alpha: 1)),
    Walk(
      imageName: "map", title: "Watch your map grow",
      detail: "A week of wandering becomes a map. Where will you go next?",
      color: UIColor(red: 1, green: 0.957, blue: 0.847, alpha: 1)),
  ]
}

extension UIColor {
  static let ink = UIColor(red: 0.169, green: 0.227, blue: 0.333, alpha: 1)
  /// What pictures are mounted on.
  static let mount = UIColor(red: 0.965, green: 0.957, blue: 0.937, alpha: 1)
  /// On what is light in both appearances, and below white text.
  static let coral = UIColor(red: 0.687, green: 0.286, blue: 0.188, alpha: 1)
  /// On what is dark where the appearance is.
  static let accent = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(red: 0.95, green: 0.45, blue: 0.33, alpha: 1) : .coral
  }
}
