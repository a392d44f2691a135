// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
open class CNContactStore: NSObject {
  @discardableResult open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) { completionHandler(false, nil) }
  @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  @discardableResult open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { [] }
  open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws {}
  open func execute(_ saveRequest: CNSaveRequest) throws {}; @discardableResult open func defaultContainerIdentifier() -> String { "" }
}
public protocol CNKeyDescriptor: NSObjectProtocol { }
extension NSString: CNKeyDescriptor {}
open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]; open var predicate: NSPredicate?; open var sortOrder: CNContactSortOrder = .none
  open var unifyResults: Bool = true; public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}; open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}
open class CNContact: NSObject {
  open var postalAddresses: [Any] { [] }; open var birthday: DateComponents? { nil }; public internal(set) var identifier = ""
  open var givenName: String = ""; open var familyName: String = ""; open var middleName: String = ""; open var nickname: String = ""
  open var organizationName: String = ""; open var jobTitle: String = ""; open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open var emailAddresses: [CNLabeledValue<NSString>] = []; open var imageData: Data?; open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }; @discardableResult open func isKeyAvailable(_ key: String) -> Bool { true }
  @discardableResult open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
}
open class CNMutableContact: CNContact { }
open class CNLabeledValue<ValueType>: NSObject {
  public let label: String?; public let value: ValueType; open var identifier: String { "" }
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
}
open class CNPhoneNumber: NSObject { public let stringValue: String; public init(stringValue string: String) { stringValue = string } }
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
open class CNContactFormatter: Formatter {
  @discardableResult open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? { let parts = [contact.givenName, contact.familyName].filter { !$0.isEmpty }; return parts.isEmpty ? nil : parts.joined(separator: " ") }
  @discardableResult open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "fullName" as NSString }
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
