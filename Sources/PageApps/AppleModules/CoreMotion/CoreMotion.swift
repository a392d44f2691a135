// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit

public struct CMAcceleration: Hashable, Sendable { public var x = 0.0; public var y = 0.0; public var z = 0.0; public init() {}; public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) } }
public typealias CMRotationRate = CMAcceleration
open class CMLogItem: NSObject { open var timestamp: TimeInterval { 0 } }
open class CMAccelerometerData: CMLogItem { open var acceleration: CMAcceleration { CMAcceleration() } }
open class CMGyroData: CMLogItem { open var rotationRate: CMRotationRate { CMRotationRate() } }
open class CMAttitude: NSObject { open var roll: Double { 0 }; open var pitch: Double { 0 }; open var yaw: Double { 0 } }
open class CMDeviceMotion: CMLogItem {
  public let attitude = CMAttitude(); open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }; open var rotationRate: CMRotationRate { CMRotationRate() }
}
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0; open var gyroUpdateInterval: TimeInterval = 0
  open var deviceMotionUpdateInterval: TimeInterval = 0; open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }; open var isGyroAvailable: Bool { false }; open var isGyroActive: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }; open var isDeviceMotionActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }; open var gyroData: CMGyroData? { nil }; open var deviceMotion: CMDeviceMotion? { nil }
  open func startAccelerometerUpdates(to queue: OperationQueue? = nil, withHandler handler: CMAccelerometerHandler? = nil) {}
  open func stopAccelerometerUpdates() {}; open func startGyroUpdates(to queue: OperationQueue? = nil, withHandler handler: CMGyroHandler? = nil) {}
  open func stopGyroUpdates() {}
  open func startDeviceMotionUpdates(to queue: OperationQueue? = nil, withHandler handler: CMDeviceMotionHandler? = nil) {}
  open func stopDeviceMotionUpdates() {}
}
open class CMPedometer: NSObject {
  @discardableResult open class func isStepCountingAvailable() -> Bool { false }
  @discardableResult open class func isDistanceAvailable() -> Bool { false }
  open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}
  open func stopUpdates() {}
}
open class CMPedometerData: NSObject { open var numberOfSteps: NSNumber { 0 }; open var distance: NSNumber? { nil } }
open class CMMotionActivityManager: NSObject { @discardableResult open class func isActivityAvailable() -> Bool { false } }
