internal import Foundation
public import UIKitCore

// Security's names of the keychain, in which a page finds nothing and keeps nothing.

public typealias OSStatus = Int32
public let errSecSuccess: OSStatus = 0
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let (errSecParam, errSecAuthFailed, errSecInteractionNotAllowed): (OSStatus, OSStatus, OSStatus) = (
  -50, -25293, -25308
)

public let (kSecClass, kSecClassGenericPassword, kSecClassInternetPassword) = ("class", "genp", "inet")
public let (kSecAttrAccount, kSecAttrService, kSecAttrServer) = ("acct", "svce", "srvr")
public let (kSecAttrLabel, kSecAttrGeneric, kSecAttrAccessGroup) = ("labl", "gena", "agrp")
public let (kSecAttrSynchronizable, kSecAttrAccessible) = ("sync", "pdmn")
public let (kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock) = ("ak", "ck")
public let (kSecAttrAccessibleWhenUnlockedThisDeviceOnly, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly) = (
  "aku", "akpu"
)
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let (kSecValueData, kSecReturnData, kSecReturnAttributes) = ("v_Data", "r_Data", "r_Attributes")
public let (kSecMatchLimit, kSecMatchLimitOne, kSecMatchLimitAll) = ("m_Limit", "m_LimitOne", "m_LimitAll")

@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  errSecSuccess
}
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  errSecItemNotFound
}
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  errSecItemNotFound
}
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  "OSStatus \(status)"
}

public let kSecRandomDefault: Int? = nil

/// Fills the bytes with zeros: pictures are the same in each run.
@discardableResult
public func SecRandomCopyBytes(_ rnd: Int?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
  memset(bytes, 0, count)
  return errSecSuccess
}
