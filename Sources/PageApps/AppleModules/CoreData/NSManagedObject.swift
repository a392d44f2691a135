@_exported public import AppUIKit

/// An object of a model, which keeps its values; there is no store.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  public let entity: NSEntityDescription
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let objectID = NSManagedObjectID()
  /// The values by their properties' names.
  package var values: [String: Any] = [:]
  open private(set) var isInserted = false
  open private(set) var isDeleted = false
  open private(set) var hasChanges = false
  open var isUpdated: Bool { hasChanges && !isInserted }
  open var isFault: Bool { false }

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  /// Makes an object of a class that is known by its entity's name.
  public required convenience init(
    ofEntity entity: NSEntityDescription, in context: NSManagedObjectContext?
  ) { self.init(entity: entity, insertInto: context) }

  /// The entity with the class's name.
  open class func entity() -> NSEntityDescription {
    NSEntityDescription(name: String(describing: self), class: String(describing: self))
  }
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  func insert(into context: NSManagedObjectContext) {
    (managedObjectContext, isInserted, hasChanges) = (context, true, true)
  }
  func delete() { isDeleted = true }
  func saved() { (isInserted, hasChanges) = (false, false) }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func validateForDelete() throws {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func changedValues() -> [String: Any] { hasChanges ? values : [:] }

  // MARK: Translated properties

  /// The value of a property that the app marks with `@NSManaged`; before it is set, nil, zero or an empty value.
  public func managedValue<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    if let empty = Value.self as? any EmptyManagedValue.Type, let value = empty.emptyManagedValue as? Value {
      return value
    }
    fatalError("\(entity.name ?? "an object").\(key) has no value: set it before it is read")
  }

  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    values[key] = value
    hasChanges = true
  }
}

extension NSManagedObject: OwnValueContainer {
  package var ownValues: [String: Any] {
    get { values }
    set {
      values = newValue
      hasChanges = true
    }
  }
}

/// The type of a managed property that has a value before one is set.
protocol EmptyManagedValue {
  static var emptyManagedValue: Self { get }
}
extension Optional: EmptyManagedValue { static var emptyManagedValue: Wrapped? { nil } }
extension String: EmptyManagedValue { static var emptyManagedValue: String { "" } }
extension Bool: EmptyManagedValue { static var emptyManagedValue: Bool { false } }
extension Int: EmptyManagedValue { static var emptyManagedValue: Int { 0 } }
extension Int16: EmptyManagedValue { static var emptyManagedValue: Int16 { 0 } }
extension Int32: EmptyManagedValue { static var emptyManagedValue: Int32 { 0 } }
extension Int64: EmptyManagedValue { static var emptyManagedValue: Int64 { 0 } }
extension Float: EmptyManagedValue { static var emptyManagedValue: Float { 0 } }
extension Double: EmptyManagedValue { static var emptyManagedValue: Double { 0 } }
extension Array: EmptyManagedValue { static var emptyManagedValue: [Element] { [] } }
extension Set: EmptyManagedValue { static var emptyManagedValue: Set<Element> { [] } }
extension Data: EmptyManagedValue { static var emptyManagedValue: Data { Data() } }
extension Date: EmptyManagedValue {
  static var emptyManagedValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension UUID: EmptyManagedValue {
  static var emptyManagedValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

/// The identity of a managed object.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  open var isTemporaryID: Bool { true }
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

/// The description of an entity, of which only names are known.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String!
  open var properties: [NSPropertyDescription] = []
  open var attributesByName: [String: NSAttributeDescription] { [:] }
  open var relationshipsByName: [String: NSRelationshipDescription] { [:] }

  public override init() {}
  init(name: String, class type: String) { (self.name, managedObjectClassName) = (name, type) }

  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription(name: entityName, class: entityName) }

  /// Makes an object of the app's class with the entity's name, or of `NSManagedObject` if the app has none.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = NSEntityDescription(name: entityName, class: entityName)
    let type = MemberRegistry.type(named: entityName) as? NSManagedObject.Type
    return (type ?? NSManagedObject.self).init(ofEntity: entity, in: context)
  }
}

open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
}
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {}
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {}

// Values that code passes to a predicate's format as any others.
extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [0] } }
extension NSObject: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [0] } }
extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [0] } }
