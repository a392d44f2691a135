@_exported public import AppUIKit

public enum CNEntityType: Int, Sendable { case contacts }

/// The permission to read contacts, with Contacts' raw values.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The address book, which is empty and not permitted.
open class CNContactStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .notDetermined
  }
  /// Answers that access is not permitted.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { [] }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
  open func execute(_ saveRequest: CNSaveRequest) throws {}
  open func defaultContainerIdentifier() -> String { "" }
}

public protocol CNKeyDescriptor: NSObjectProtocol {}
extension NSString: CNKeyDescriptor {}

open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

open class CNSaveRequest: NSObject, @unchecked Sendable {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// A person or organisation. One that is not mutable can be set too, which code that compiles on iOS does not try.
open class CNContact: NSObject, @unchecked Sendable {
  public internal(set) var identifier = ""
  open var givenName = ""
  open var familyName = ""
  open var middleName = ""
  open var nickname = ""
  open var organizationName = ""
  open var jobTitle = ""
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open var emailAddresses: [CNLabeledValue<NSString>] = []
  open var imageData: Data?
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
}

open class CNMutableContact: CNContact, @unchecked Sendable {}

open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: ValueType
  open var identifier: String { "" }
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
}

open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The given name before the family name.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    "fullName" as NSString
  }
}

public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactIdentifierKey = "identifier"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
