internal import PageRender

/// The catalogue that `init --swift` writes.
struct CatalogCode {
  let controllers: [String]
  /// Absolute paths, each once.
  private let assets: [String]

  init(controllers: [String], assets: [String]) {
    var seen: Set<String> = []
    self.controllers = controllers.filter { seen.insert($0).inserted }
    seen = []
    self.assets = assets.filter { seen.insert($0).inserted }
  }

  /// - Parameter folder: Where the file goes; paths in it are relative to that.
  func text(in folder: String) -> String {
    let classes = controllers.isEmpty ? ["WelcomeController"] : controllers
    var ids: Set<String> = []
    let pages = classes.map { name in
      var id = Self.id(of: name)
      if !ids.insert(id).inserted { id = name }
      return "    Page(\"\(id)\") { \(name)() }\n"
    }
    var text = """
      import PageRenderCLI
      import UIKit

      @main
      struct Pages: PageCatalog {
        var pages: [Page] {
      \(pages.joined())  }

      """
    if !assets.isEmpty {
      let paths = assets.map { SwiftPackage.literal(FilePath.relative($0, to: folder)) }
      text += "\n  var assets: [String] { [\(paths.joined(separator: ", "))] }\n"
    }
    return text + "}\n"
  }

  /// `settings-overview` for `SettingsOverviewViewController`.
  static func id(of className: String) -> String {
    var stem = className
    for suffix in ["ViewController", "Controller"] where stem.hasSuffix(suffix) && stem.count > suffix.count {
      stem.removeLast(suffix.count)
    }
    var id = ""
    var former: Character?
    for character in stem {
      if character.isUppercase, former?.isUppercase == false, id.last != "-" { id += "-" }
      id += character == "_" ? "-" : character.lowercased()
      former = character
    }
    return id
  }

  /// A screen to begin with where no sources are named.
  static let sampleController = """
    import UIKit

    final class WelcomeController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel()
        label.text = "Welcome"
        label.font = .boldSystemFont(ofSize: 34)
        label.accessibilityIdentifier = "title"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
    }

    """
}
