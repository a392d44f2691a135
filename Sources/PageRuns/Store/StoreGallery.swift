package import PageRender

/// An HTML page that shows a folder's sets as the App Store shows them: a search result with the first three
/// pictures, and the product page of each display and language.
package struct StoreGallery {
  private let folder: StoreFolder
  private let title: String
  /// The folder of the language that is shown first.
  private let first: String

  private static let command = "store"

  /// - Parameters:
  ///   - title: The app's title; `nil` for that of the page already in the folder, else the folder's name.
  ///   - sourceLanguage: The language that is shown first; `nil` for that of the page already in the folder, else
  ///     American English.
  package init(_ folder: StoreFolder, title: String?, sourceLanguage: String? = nil) {
    let known = Gallery.heading(in: folder.path, by: Self.command)
    self.folder = folder
    self.title = title ?? known?.title ?? folder.path
    first = sourceLanguage.flatMap { DeliverLanguages.folder(for: $0) } ?? known?.language ?? "en-US"
  }

  /// The languages in the order in which the page lists them: the source language, then the folders' order.
  var languages: [String] {
    var all: [String] = []
    for set in folder.sets where all.last != set.language { all.append(set.language) }
    return all.filter { $0 == first } + all.filter { $0 != first }
  }

  /// Writes the page beside the languages' folders, unless another file of its name is there.
  ///
  /// - Returns: The error if the page cannot be written; `nil` if all is well.
  package func write() -> Diagnostic? {
    guard !folder.sets.isEmpty, case .failed(let error) = page.write(into: folder.path) else { return nil }
    return error.diagnostic
  }

  package var html: String { page.html }

  private var page: Gallery {
    let sets = languages.flatMap { language in folder.sets.filter { $0.language == language } }
    let pictures = sets.flatMap { set in
      set.pictures.enumerated().map { index, path in
        Gallery.Picture(
          path: path, group: "\(DeliverLanguages.name(ofFolder: set.language)) · \(set.language)",
          axes: PictureResult.Axes(
            page: "\(index + 1) of \(set.pictures.count)", step: nil,
            device: set.size.idiom == .phone ? "phone" : "pad", deviceName: set.size.name,
            orientation: "portrait", appearance: "light", locale: set.language, contentSize: "large",
            direction: LocaleTag.direction(of: set.language).name))
      }
    }
    return Gallery(title: title, language: first, command: Self.command, pictures: pictures)
  }
}
