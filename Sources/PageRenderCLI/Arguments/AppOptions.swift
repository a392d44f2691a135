/// The options of `app` that `watch` has too, as it draws an app's screens by that command.
package enum AppOptions {
  package static let screens = OptionSpec(
    "screen", value: "NAMES", "the screens to draw, by their ids or classes (default all)")
  package static let target = OptionSpec(
    "target", value: "NAME", "the app's target in Xcode (default: the first)")
  package static let work = OptionSpec(
    "work", value: "DIR", of: .folder,
    "where translations and builds are kept (default: the user's cache)")
  package static let library = OptionSpec(
    "pagerender", value: "PATH", "the checkout of PageRender (default: where this program was built)")
  package static let trust = OptionSpec(
    "trust", "run the app's code with all your rights where this machine\ncannot isolate it")
  static let specs = [screens, target, work, library, trust]
}
