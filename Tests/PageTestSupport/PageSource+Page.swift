import PageBase
import PageDrawing
import PageLayout
import UIKitCore

extension PageSource {
  /// A page in one environment; `nil` where it cannot be built.
  @MainActor
  package func page(_ index: Int, in environment: PageEnvironment) async -> PreparedPage? {
    let (pages, _) = await prepareVariants(images: ImageStore(), only: [index], for: [environment])
    return pages.first?.page(for: environment)
  }
}
