// Written by Scripts/uikit-names.
// swift-format-ignore-file

public import Foundation

public protocol NSFetchRequestResult: NSObjectProtocol { }
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
open class NSPersistentHistoryToken: NSObject { }
open class NSPersistentStoreRequest: NSObject { }
open class NSPersistentStoreResult: NSObject { }
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entity: NSEntityDescription?; open private(set) var entityName: String?; open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?; open var fetchLimit: Int = 0; open var fetchOffset: Int = 0; open var fetchBatchSize: Int = 0
  open var resultType: NSFetchRequestResultType = []; open var returnsObjectsAsFaults: Bool = true; open var returnsDistinctResults: Bool = false
  open var includesSubentities: Bool = true; open var includesPendingChanges: Bool = true; open var includesPropertyValues: Bool = true
  open var propertiesToFetch: [Any]?; open var relationshipKeyPathsForPrefetching: [String]?; public override init() {}
  public init(entityName: String) { self.entityName = entityName }; @discardableResult open func execute() throws -> [ResultType] { [] }
}
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public enum ResultType: UInt, Sendable { case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount }
  open var resultType: ResultType = .resultTypeStatusOnly; public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {}
  public init(objectIDs objects: [NSManagedObjectID]) {}
}
open class NSBatchDeleteResult: NSPersistentStoreResult { open var result: Any? { nil } }
extension NSSortDescriptor { @_disfavoredOverload public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) { self.init(keyPath: \NSObject.hash, ascending: ascending) } }
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>; public let managedObjectContext: NSManagedObjectContext; public let sectionNameKeyPath: String?
  public let cacheName: String?; open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  public init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?) { (self.fetchRequest, managedObjectContext) = (fetchRequest, context); (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name) }
  open func performFetch() throws { fetchedObjects = [] }
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects.map { _ in sectionNameKeyPath == nil ? [EmptySection()] : [] } }
  open var sectionIndexTitles: [String] { [] }
  @discardableResult open func object(at indexPath: IndexPath) -> ResultType { fatalError("there is no object at \(indexPath): fetches find nothing in PageRender") }
  @discardableResult open func indexPath(forObject object: ResultType) -> IndexPath? { nil }; open class func deleteCache(withName name: String?) {}
}
public protocol NSFetchedResultsSectionInfo { var name: String { get }; var indexTitle: String? { get }; var numberOfObjects: Int { get }; var objects: [Any]? { get } }
private struct EmptySection: NSFetchedResultsSectionInfo { let name = ""; let indexTitle: String? = nil; let numberOfObjects = 0; let objects: [Any]? = [] }
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol { }
open class NSManagedObjectContext: NSObject {
  public enum ConcurrencyType: UInt, Sendable { case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType }
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }; open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?; open var name: String?; open var mergePolicy: Any! = NSErrorMergePolicy
  open var automaticallyMergesChangesFromParent: Bool = false; open var undoManager: UndoManager?
  open var shouldDeleteInaccessibleFaults: Bool = true; public let concurrencyType: ConcurrencyType; private var inserted: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []; public init(concurrencyType ct: ConcurrencyType) { concurrencyType = ct }
  public convenience init(_ concurrencyType: ConcurrencyType) { self.init(concurrencyType: concurrencyType) }
  public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }; open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  open var updatedObjects: Set<NSManagedObject> { [] }; open var registeredObjects: Set<NSManagedObject> { insertedObjects }
  open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }
  open func insert(_ object: NSManagedObject) { inserted.append(object); object.insert(into: self) }
  open func delete(_ object: NSManagedObject) { object.delete(); inserted.removeAll { $0 === object }; deleted.append(object) }
  open func save() throws { for object in inserted { object.saved() }; (inserted, deleted) = ([], []) }
  open func rollback() { (inserted, deleted) = ([], []) }; open func reset() { rollback() }; open func undo() {}; open func redo() {}
  open func processPendingChanges() {}; open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}; open func refreshAllObjects() {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  @discardableResult open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  @discardableResult open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult { NSPersistentStoreResult() }
  @discardableResult open func object(with objectID: NSManagedObjectID) -> NSManagedObject { inserted.first { $0.objectID === objectID } ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil) }
  @discardableResult open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { object(with: objectID) }
  @discardableResult open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { inserted.first { $0.objectID === objectID } }
  open func perform(_ block: @escaping () -> Void) { block() }; open func performAndWait(_ block: () -> Void) { block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T { try block() }
}
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
extension NSManagedObjectContextConcurrencyType { public static let mainQueue = Self.mainQueueConcurrencyType; public static let privateQueue = Self.privateQueueConcurrencyType }
extension NSNotification.Name { public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification"); public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification"); public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagingContextWillSaveChangesNotification") }
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
open class NSMergePolicy: NSObject {
  nonisolated(unsafe) public static let error = NSMergePolicy(); nonisolated(unsafe) public static let mergeByPropertyObjectTrump = NSMergePolicy()
  nonisolated(unsafe) public static let mergeByPropertyStoreTrump = NSMergePolicy(); nonisolated(unsafe) public static let overwrite = NSMergePolicy()
  nonisolated(unsafe) public static let rollback = NSMergePolicy()
}
nonisolated(unsafe) public let NSErrorMergePolicy = NSMergePolicy.error
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
nonisolated(unsafe) public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
nonisolated(unsafe) public let NSRollbackMergePolicy = NSMergePolicy.rollback
open class NSPersistentContainer: NSObject {
  public let name: String; public let viewContext: NSManagedObjectContext; public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator; open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) { (self.name, managedObjectModel) = (name, model); persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model); viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType); viewContext.persistentStoreCoordinator = persistentStoreCoordinator }
  @discardableResult open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSHomeDirectory() + "/Library/Application Support") }
  open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) { for description in persistentStoreDescriptions { block(description, nil) } }
  @discardableResult open func newBackgroundContext() -> NSManagedObjectContext { let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType); context.persistentStoreCoordinator = persistentStoreCoordinator; return context }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
}
open class NSPersistentCloudKitContainer: NSPersistentContainer { }
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?; open var type = NSSQLiteStoreType; open var configuration: String?; open var isReadOnly: Bool = false
  open var shouldMigrateStoreAutomatically: Bool = true; open var shouldInferMappingModelAutomatically: Bool = true
  open var shouldAddStoreAsynchronously: Bool = false; public override init() {}; public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = []
  open var entitiesByName: [String: NSEntityDescription] { Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first }) }
  public override init() {}; public init?(contentsOf url: URL) {}
  @discardableResult open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}
open class NSPersistentStoreCoordinator: NSObject {
  public struct StoreType: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let sqlite = StoreType(rawValue: NSSQLiteStoreType); public static let inMemory = StoreType(rawValue: NSInMemoryStoreType) }
  public let managedObjectModel: NSManagedObjectModel; open var persistentStores: [NSPersistentStore] = []
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
  @discardableResult open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore { let store = NSPersistentStore(); persistentStores.append(store); return store }
  open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {}
}
open class NSPersistentStore: NSObject { }
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
