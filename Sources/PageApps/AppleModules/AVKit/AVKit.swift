// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AVFoundation
@_exported public import AppUIKit

open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?; open var videoGravity: AVLayerVideoGravity = .resizeAspect
  open weak var delegate: (any AVPlayerViewControllerDelegate)?; open var showsPlaybackControls: Bool = true
  open var allowsPictureInPicturePlayback: Bool = true; open var entersFullScreenWhenPlaybackBegins: Bool = false
  open var exitsFullScreenWhenPlaybackEnds: Bool = false; open var contentOverlayView: UIView? { nil }
  open override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .black }
}
public protocol AVPlayerViewControllerDelegate: AnyObject { }
