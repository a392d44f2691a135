public import Foundation
public import UIKitCore

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {}
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// The kind of results, with Core Data's raw values.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for objects, which finds none.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  open var entity: NSEntityDescription?
  open private(set) var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = []
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var includesSubentities = true
  open var includesPendingChanges = true
  open var includesPropertyValues = true
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?

  public override init() {}
  public init(entityName: String) { self.entityName = entityName }
  /// Returns nothing.
  open func execute() throws -> [ResultType] { [] }
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public enum ResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
  }
  open var resultType = ResultType.resultTypeStatusOnly
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {}
  public init(objectIDs objects: [NSManagedObjectID]) {}
}
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  open var result: Any? { nil }
}

extension NSPredicate {
  /// Makes a predicate that nothing evaluates, since fetches find nothing.
  public convenience init(format predicateFormat: String, _ args: Any?...) { self.init(value: false) }
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(value: false)
  }
}

// Values that code passes to a predicate's format as any others.
extension Date: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [0] } }
extension NSObject: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [0] } }
extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [0] } }

extension NSSortDescriptor {
  /// Makes a descriptor that nothing evaluates, of a property whose values Swift cannot compare, as they may be `nil`.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending)
  }
  /// Makes a descriptor that nothing evaluates, since fetches find nothing.
  public convenience init(key: String?, ascending: Bool, selector: UIKitCore.Selector? = nil) {
    self.init(keyPath: \NSObject.hash, ascending: ascending)
  }
}

// MARK: Results for a table

/// The results of a request for a table or collection view: none.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// `nil` before `performFetch()`, and then empty.
  open private(set) var fetchedObjects: [ResultType]?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
  }

  open func performFetch() throws { fetchedObjects = [] }
  /// One empty section, or none if the sections come from a key path.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    fetchedObjects.map { _ in sectionNameKeyPath == nil ? [EmptySection()] : [] }
  }
  open var sectionIndexTitles: [String] { [] }
  open func object(at indexPath: IndexPath) -> ResultType {
    fatalError("there is no object at \(indexPath): fetches find nothing in PageRender")
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
  open class func deleteCache(withName name: String?) {}
}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

private struct EmptySection: NSFetchedResultsSectionInfo {
  let name = ""
  let indexTitle: String? = nil
  let numberOfObjects = 0
  let objects: [Any]? = []
}

/// The kind of a change, with Core Data's raw values; none is ever told.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
