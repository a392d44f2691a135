internal import PageRender

/// The screens that an app has after what does not compile was left out: the launched app, scenes of storyboards, view
/// controllers and previews.
@MainActor
struct AppScreenList {
  private(set) var screens: [AppScreen] = []
  private let app: AppTarget
  private let translation: AppTranslation
  private let state: AppBuild.State
  /// The ids that are taken, in lower case.
  private var ids: Set<String> = []

  init(of app: AppTarget, _ translation: AppTranslation, _ state: AppBuild.State) {
    (self.app, self.translation, self.state) = (app, translation, state)
    let delegate =
      translation.modules.last?.applicationDelegate
      ?? ForeignDelegate.launching(app).map { .init(name: $0.name, file: $0.file, line: 1) }
    if let delegate, state.outcome.hasLaunch {
      let code =
        delegate.isSwiftUIApp == true
        ? "SwiftUI.pageRenderDelegate(of: \(delegate.name).self)" : "\(delegate.name)()"
      add(
        "first", .launch(code), file: delegate.file, line: delegate.line, name: delegate.name,
        classes: [delegate.name])
    }
    let shown = addScenes()
    // A controller of a storyboard is made from the storyboard, with its outlets.
    for controller in translation.controllers
    where controller.isComplete && !shown.contains(controller.name)
      && !state.outcome.wrongScreens.contains(controller.name)
    {
      add(
        ScreenID.of(controller.name), .controller(controller.name), file: controller.file,
        line: controller.line, name: controller.name, classes: [controller.name])
    }
    let previewIDs = AppPreview.ids(of: translation.previews)
    for preview in translation.previews where state.outcome.refusedPreviews[preview.key] == nil {
      let key = preview.key
      add(
        previewIDs[key] ?? key, .preview(key, preview.canvas), file: preview.file, line: preview.line,
        name: preview.title)
    }
  }

  /// Adds the scenes of the app's storyboards, and returns the classes in all of them.
  private mutating func addScenes() -> Set<String> {
    var shown: Set<String> = []
    let present = translation.controllerNames
    for path in AppFiles.unique(app.resources) where AppFolder.ending(of: path) == "storyboard" {
      for scene in InterfaceFiles.scenes(of: path) {
        shown.formUnion(scene.names)
        // Without its class the scene would be another screen.
        guard !scene.names.contains(where: { state.files[$0] != nil && !present.contains($0) }) else {
          continue
        }
        add(
          ScreenID.of(scene.id), .scene(scene.object, path), file: path, line: scene.line, name: scene.id,
          classes: scene.names)
      }
    }
    return shown
  }

  /// Adds a screen; an id that is taken gets a number.
  private mutating func add(
    _ id: String, _ kind: AppScreen.Kind, file: String, line: Int, name: String, classes: [String] = []
  ) {
    var unique = id
    var number = 2
    while !ids.insert(unique.lowercased()).inserted {
      unique = "\(id)-\(number)"
      number += 1
    }
    screens.append(AppScreen(id: unique, kind: kind, file: file, line: line, name: name, classes: classes))
  }
}
