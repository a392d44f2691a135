// Sources of iOS apps say `import UIKit`; here that is UIKitCore with what only apps' sources use, and Foundation as with Apple's
// UIKit. Storyboards and xibs are read by PageInputs, which this target links.
@_exported public import AppUIKit
@_exported public import Foundation
@_exported public import UIKitCore
