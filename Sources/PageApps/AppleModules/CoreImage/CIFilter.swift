public import Foundation
public import UIKitCore

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIOutputImageKey = "outputImage"

/// A filter by its name, whose output is its input, with a warning.
open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  private var values: [String: Any] = [:]

  public init?(name: String) {
    guard name.hasPrefix("CI") else { return nil }
    self.name = name
  }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }

  init(named name: String) { self.name = name }

  static func tell(_ name: String) {
    Effectless.say(name, "the filter's output is its input")
  }

  /// The input; `nil` for a filter without one, such as a generator of QR codes.
  open var outputImage: CIImage? {
    Self.tell(name)
    return values[kCIInputImageKey] as? CIImage
  }
  open var inputKeys: [String] { [kCIInputImageKey] }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] { [:] }
  open func setDefaults() {}

  fileprivate func value<Value>(_ key: String) -> Value? { values[key] as? Value }
  fileprivate func set(_ value: Any?, _ key: String) { values[key] = value }
}

extension CIFilter: OwnValueContainer {
  package var ownValues: [String: Any] {
    get {
      var all = values
      all[kCIOutputImageKey] = values[kCIInputImageKey]
      return all
    }
    set { values = newValue }
  }
}

/// A filter that code makes by a method of its own.
public final class CIBuiltinFilter: CIFilter, @unchecked Sendable {
  public var inputImage: CIImage? {
    get { value(kCIInputImageKey) }
    set { set(newValue, kCIInputImageKey) }
  }
  public var backgroundImage: CIImage?
  public var message = Data()
  public var correctionLevel = "M"
  public var radius: Float = 0
  public var intensity: Float = 0
  public var scale: Float = 1
  public var contrast: Float = 1
  public var brightness: Float = 0
  public var saturation: Float = 1
  public var ev: Float = 0
  public var angle: Float = 0
  public var center = CGPoint.zero
  public var color = CIColor.white

  fileprivate init(_ name: String) {
    super.init(named: name)
  }
}

extension CIFilter {
  public class func gaussianBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIGaussianBlur") }
  public class func boxBlur() -> CIBuiltinFilter { CIBuiltinFilter("CIBoxBlur") }
  public class func sepiaTone() -> CIBuiltinFilter { CIBuiltinFilter("CISepiaTone") }
  public class func colorControls() -> CIBuiltinFilter { CIBuiltinFilter("CIColorControls") }
  public class func colorMonochrome() -> CIBuiltinFilter { CIBuiltinFilter("CIColorMonochrome") }
  public class func photoEffectNoir() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectNoir") }
  public class func photoEffectMono() -> CIBuiltinFilter { CIBuiltinFilter("CIPhotoEffectMono") }
  public class func pixellate() -> CIBuiltinFilter { CIBuiltinFilter("CIPixellate") }
  public class func vignette() -> CIBuiltinFilter { CIBuiltinFilter("CIVignette") }
  public class func exposureAdjust() -> CIBuiltinFilter { CIBuiltinFilter("CIExposureAdjust") }
  public class func qrCodeGenerator() -> CIBuiltinFilter { CIBuiltinFilter("CIQRCodeGenerator") }
}

/// Makes pictures of filters' results.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  public init(options: [CIContextOption: Any]?) {}
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.image.cgImage }
}

public enum CIContextOption: String, Sendable { case useSoftwareRenderer, workingColorSpace }

/// A search for faces and codes, which finds none.
open class CIDetector: NSObject, @unchecked Sendable {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

open class CIFeature: NSObject, @unchecked Sendable {
  open var bounds: CGRect { .zero }
}
open class CIFaceFeature: CIFeature, @unchecked Sendable {}
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  open var messageString: String? { nil }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
