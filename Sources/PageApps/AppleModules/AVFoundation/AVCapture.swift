public import CoreMedia
public import Foundation
public import UIKitCore

/// The permission to use a camera or microphone, with AVFoundation's raw values.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or microphone; there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum DeviceType: String, Sendable {
    case builtInWideAngleCamera, builtInUltraWideCamera, builtInTelephotoCamera, builtInDualCamera,
      builtInTrueDepthCamera
  }
  /// A search for devices, which finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    public init(
      deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) {}
    open var devices: [AVCaptureDevice] { [] }
  }

  init(unavailable: Void) {}

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  /// Answers that access is not permitted.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  open var position: Position { .unspecified }
  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var focusMode = FocusMode.locked
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func lockForConfiguration() throws { throw AVError(.applicationIsNotAuthorizedToUseDevice) }
  open func unlockForConfiguration() {}
}

open class AVCaptureInput: NSObject, @unchecked Sendable {}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

open class AVCaptureOutput: NSObject, @unchecked Sendable {
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

open class AVCaptureConnection: NSObject, @unchecked Sendable {
  open var isVideoOrientationSupported: Bool { false }
  open var isVideoMirrored = false
  open var videoOrientation = AVCaptureVideoOrientation.portrait
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A capture session, which never delivers anything.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public enum Preset: String, Sendable {
    case photo, high, medium, low, hd1280x720, hd1920x1080, vga640x480
  }
  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open var isRunning: Bool { false }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}

/// A layer for a camera's picture, which shows its background alone.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  open var isHighResolutionCaptureEnabled = false
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  open var flashMode = AVCaptureDevice.FlashMode.off
  public override init() {}
  public convenience init(format: [String: Any]?) { self.init() }
}

open class AVCapturePhoto: NSObject, @unchecked Sendable {
  open func fileDataRepresentation() -> Data? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}

open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  open var videoSettings: [String: Any]! = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}

open class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var isRecording: Bool { false }
  open func stopRecording() {}
}

/// An output for bar codes, which finds none.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}

open class AVMetadataObject: NSObject, @unchecked Sendable {
  public enum ObjectType: String, Sendable {
    case qr, ean8, ean13, code128, code39, pdf417, aztec, upce, dataMatrix, face
  }
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}
