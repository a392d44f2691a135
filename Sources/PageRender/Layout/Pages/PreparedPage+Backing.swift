internal import PageDrawing

extension PreparedPage {
  /// The page over white, which shows through a translucent background of its root view; on a screen, black
  /// shows through.
  package var onWhite: PreparedPage {
    guard let root = tree.views.first else { return self }
    let own = root.backgroundColor ?? Color.Dynamic(Color(red: 1, green: 1, blue: 1, alpha: 0))
    guard own.light.alpha < 1 || own.dark.alpha < 1 else { return self }
    var backed = tree
    backed.views[0].backgroundColor = Color.Dynamic(light: own.light.overWhite, dark: own.dark.overWhite)
    var page = PreparedPage(id: id, tree: backed, position: position)
    page.shownIn = shownIn
    return page
  }
}

extension Color {
  fileprivate var overWhite: Color {
    func mixed(_ component: Double) -> Double { component * alpha + (1 - alpha) }
    return Color(red: mixed(red), green: mixed(green), blue: mixed(blue), alpha: 1)
  }
}
