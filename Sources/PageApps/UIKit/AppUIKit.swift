// Each of Apple's modules for apps brings UIKit's names and Foundation's.
@_exported public import Foundation
@_exported public import UIKitCore
