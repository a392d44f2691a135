// What `import SwiftUI` brings beside its own names.
@_exported public import AppUIKit
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKitCore
