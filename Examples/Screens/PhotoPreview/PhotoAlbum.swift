import UIKit

/// The album's tab, with a photo opened in it.
@MainActor
enum PhotoAlbum {
  static func makeTabs(showing photo: UIViewController) -> UITabBarController {
    let album = UIViewController()
    album.title = "Album"
    album.view.backgroundColor = .mount
    let navigation = UINavigationController(rootViewController: album)
    navigation.pushViewController(photo, animated: false)
    navigation.tabBarItem = UITabBarItem(title: "Album", image: UIImage(named: "photo"), tag: 0)

    let walks = UIViewController()
    walks.tabBarItem = UITabBarItem(title: "Walks", image: UIImage(named: "path"), tag: 1)
    let profile = UIViewController()
    profile.tabBarItem = UITabBarItem(title: "Me", image: UIImage(named: "person"), tag: 2)

    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, walks, profile]
    // Photos are mounted on light paper, so what is around them is light too.
    tabs.overrideUserInterfaceStyle = .light
    tabs.tabBar.tintColor = .accent
    navigation.navigationBar.tintColor = .accent
    return tabs
  }
}
