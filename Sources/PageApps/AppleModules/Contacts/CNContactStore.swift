@_exported public import AppUIKit

public enum CNEntityType: Int, Sendable {
  case contacts
}

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

public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

open class CNSaveRequest: NSObject, @unchecked Sendable {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// A person or organisation.
open class CNContact: NSObject, @unchecked Sendable {
  public internal(set) var identifier = ""
  open var givenName: String { names.given }
  open var familyName: String { names.family }
  open var middleName: String { names.middle }
  open var nickname: String { names.nick }
  open var organizationName: String { names.organization }
  open var jobTitle: String { names.job }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { numbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { mails }
  open var imageData: Data? { image }
  open var thumbnailImageData: Data? { image }
  open var imageDataAvailable: Bool { image != nil }
  fileprivate var names = (given: "", family: "", middle: "", nick: "", organization: "", job: "")
  fileprivate var numbers: [CNLabeledValue<CNPhoneNumber>] = []
  fileprivate var mails: [CNLabeledValue<NSString>] = []
  fileprivate var image: Data?
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var givenName: String {
    get { names.given }
    set { names.given = newValue }
  }
  open override var familyName: String {
    get { names.family }
    set { names.family = newValue }
  }
  open override var middleName: String {
    get { names.middle }
    set { names.middle = newValue }
  }
  open override var nickname: String {
    get { names.nick }
    set { names.nick = newValue }
  }
  open override var organizationName: String {
    get { names.organization }
    set { names.organization = newValue }
  }
  open override var jobTitle: String {
    get { names.job }
    set { names.job = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { numbers }
    set { numbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { mails }
    set { mails = newValue }
  }
  open override var imageData: Data? {
    get { image }
    set { image = newValue }
  }
}

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

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}

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
