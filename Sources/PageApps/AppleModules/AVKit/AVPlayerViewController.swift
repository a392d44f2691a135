@_exported public import AVFoundation
@_exported public import AppUIKit

/// A player of films, which pages show black and paused.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var contentOverlayView: UIView? { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
}

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {}
