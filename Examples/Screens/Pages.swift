import PageRenderCLI
import UIKit

@main
struct Pages: PageCatalog {
  var pages: [Page] {
    Page("fixed-pages", flow: ["scroll to 3", "drag to 3.5", "scroll to 4"]) { WalkthroughViewController() }
    Page("fixed-pages-edges") { WalkthroughViewController(pins: .edges) }
    Page("rotation", flow: ["scroll to 3", "rotate"]) { WalkthroughViewController() }
    Page("rotation-adjusted") { WalkthroughViewController(adjustment: .automatic) }
    Page("variable-pages", flow: ["scroll to 3"]) {
      RouteViewController(stops: Array(Stop.all.prefix(3)))
    }
    Page("page-controller", flow: ["scroll to 2", "drag to 2.5", "scroll to 3", "rotate"]) {
      StopsViewController(count: 7)
    }
    Page("card-pages", flow: ["scroll to 3", "drag to 3.5", "scroll to 5"]) { CardPagesViewController() }
    Page("photo-safe-area", flow: ["scroll to 2", "rotate"]) {
      photo { PhotoViewController(photo: $0, placement: .safeArea) }
    }
    Page("photo-layout-guides") { photo { PhotoViewController(photo: $0, placement: .layoutGuides) } }
    Page("photo-before-layout") { photo { PhotoViewController(photo: $0, placement: .lengthsBeforeLayout) } }
    Page("photo-after-layout") { photo { PhotoViewController(photo: $0, placement: .lengthsAfterLayout) } }
    Page("photo-zoom") { photo { ZoomViewController(photo: $0) } }
    Page("photo-enlarged") { photo { ZoomViewController(photo: $0, opensEnlarged: true) } }
    Page("photo-zoom-unadjusted") { photo { ZoomViewController(photo: $0, adjustment: .never) } }
    Page("sizes-today") { TodayViewController() }
    Page("sizes-account") { AccountViewController() }
    Page("sizes-settings") { UINavigationController(rootViewController: SettingsViewController()) }
    Page("sizes-findings") { FindingsViewController() }
  }

  private func photo(_ makePage: @escaping (Photo) -> UIViewController) -> UIViewController {
    PhotoAlbum.makeTabs(showing: PhotoPagesViewController(photos: Photo.samples, makePage: makePage))
  }

  var matrix: CatalogMatrix {
    CatalogMatrix(
      devices: ["iphone-se-3", "iphone-16-pro", "ipad-pro-11-m4"], orientations: [.portrait, .landscape])
  }

  var assets: [String] { ["Assets.xcassets", "../tutorial-storyboard/Assets.xcassets"] }
}
