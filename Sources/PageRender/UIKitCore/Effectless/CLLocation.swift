public import Foundation

public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres.
public typealias CLLocationAccuracy = Double
/// Degrees clockwise from north; negative if unknown.
public typealias CLLocationDirection = Double
/// Metres in a second; negative if unknown.
public typealias CLLocationSpeed = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// The coordinates of a location on earth, in degrees. PageRender never reports a location.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees = 0
  public var longitude: CLLocationDegrees = 0

  public init() {}
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  open var altitude: CLLocationDistance { 0 }
  open var speed: CLLocationSpeed { -1 }
  open var course: CLLocationDirection { -1 }
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
  open var timestamp: Date { Date(timeIntervalSince1970: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// The great-circle distance in metres, on a sphere with a radius of 6,371 km.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (a, b) = (coordinate, location.coordinate)
    let cosine =
      sin(a.latitude * radians) * sin(b.latitude * radians)
      + cos(a.latitude * radians) * cos(b.latitude * radians) * cos((a.longitude - b.longitude) * radians)
    return 6_371_000 * acos(min(max(cosine, -1), 1))
  }
}

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees = 0
  public var longitudeDelta: CLLocationDegrees = 0

  public init() {}
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public init(_ rect: MKMapRect) {}
  public var center = CLLocationCoordinate2D()
  public var span = MKCoordinateSpan()

  public init() {}
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// - Parameters:
  ///   - latitudinalMeters: The region's height in metres, 111 km per degree; so is the width
  ///     `longitudinalMeters`.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
  }
}

public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
