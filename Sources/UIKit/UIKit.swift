// Sources of iOS apps say `import UIKit`; here that is PageRender, and Foundation as with Apple's UIKit.
@_exported public import Foundation
@_exported public import PageRender
