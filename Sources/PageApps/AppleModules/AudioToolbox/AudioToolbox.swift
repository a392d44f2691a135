// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public let kAudioServicesNoError: OSStatus = 0
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) { inCompletionBlock?() }
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) { inCompletionBlock?() }
@discardableResult public func AudioServicesCreateSystemSoundID(_ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus { outSystemSoundID.pointee = 0; return kAudioServicesNoError }
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }
