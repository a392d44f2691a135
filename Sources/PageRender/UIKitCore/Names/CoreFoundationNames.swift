public import Foundation

// Names of Core Foundation that code with UIKit uses, and that Foundation on Linux keeps to itself.

/// Seconds.
public typealias CFTimeInterval = TimeInterval

/// Seconds since the first instant of 2001, UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The current time, as `Date.timeIntervalSinceReferenceDate` has it.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

// Core Foundation's objects are Swift's values here: Foundation on Linux does not bridge to its classes.
public typealias CFString = String
public typealias CFData = Data
public typealias CFURL = URL
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFNumber = NSNumber
public typealias CFTypeRef = AnyObject
