import PageBase
import PageDrawing
import PageLayout
import UIKitCore

extension PageSource {
  /// A page in one environment; `nil` where it cannot be built.
  @MainActor
  package func page(_ index: Int, in environment: PageEnvironment) async -> PreparedPage? {
    let images = images(of: [index], locale: environment.locale)
    let (pages, _) = await prepareVariants(images: images, only: [index], for: [environment])
    return pages.first?.page(for: environment)
  }

  /// A store with the pages' pictures, which stay even if their files are changed or removed before the pages
  /// are drawn.
  package func images(of pages: [Int], locale: String = "en") -> ImageStore {
    let images = ImageStore(budget: PictureBudget(bytes: .max))
    for path in pictureFiles(of: pages, locales: [locale]) { _ = try? images.image(at: path) }
    return images
  }
}
