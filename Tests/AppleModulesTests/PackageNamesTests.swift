import PackageNames
import Testing
import UIKit

/// Stand-ins of packages in Objective-C: offline, and before anybody signs in.
@MainActor
struct PackageNamesTests {
  /// UIImageView+WebCache.h of SDWebImage: the placeholder is set at once, until the picture is there.
  @Test func `a picture of the network leaves its placeholder`() {
    let (view, placeholder) = (UIImageView(), UIImage())
    view.sd_setImage(with: URL(string: "https://example.com/a.png"), placeholderImage: placeholder)
    #expect(view.image === placeholder)
    view.sd_setImage(with: nil)
    #expect(view.image == nil)
  }

  /// FIRAuth.h of Firebase: a listener is told at once who is signed in.
  @Test func `nobody is signed in`() throws {
    var told = 0
    _ = Auth.auth().addStateDidChangeListener { _, user in told += user == nil ? 1 : 0 }
    #expect(told == 1 && Auth.auth().currentUser == nil && FirebaseApp.app() == nil)
    try Auth.auth().signOut()
  }
}
