public import Foundation

/// A scratch pad of objects; fetches find none, as there is no store.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue of a context, with Core Data's raw values.
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
  }
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var mergePolicy: Any! = NSErrorMergePolicy
  open var automaticallyMergesChangesFromParent = false
  open var undoManager: UndoManager?
  open var shouldDeleteInaccessibleFaults = true
  public let concurrencyType: ConcurrencyType
  private var inserted: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []

  public init(concurrencyType ct: ConcurrencyType) { concurrencyType = ct }
  public convenience init(_ concurrencyType: ConcurrencyType) {
    self.init(concurrencyType: concurrencyType)
  }
  public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var registeredObjects: Set<NSManagedObject> { insertedObjects }
  open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }

  open func insert(_ object: NSManagedObject) {
    inserted.append(object)
    object.insert(into: self)
  }
  open func delete(_ object: NSManagedObject) {
    object.delete()
    inserted.removeAll { $0 === object }
    deleted.append(object)
  }
  /// Forgets what was inserted and deleted, as if it were saved.
  open func save() throws {
    for object in inserted { object.saved() }
    (inserted, deleted) = ([], [])
  }
  open func rollback() { (inserted, deleted) = ([], []) }
  open func reset() { rollback() }
  open func undo() {}
  open func redo() {}
  open func processPendingChanges() {}
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func refreshAllObjects() {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}

  // MARK: Fetching

  /// Returns nothing.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    inserted.first { $0.objectID === objectID }
      ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    object(with: objectID)
  }
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    inserted.first { $0.objectID === objectID }
  }

  // MARK: Code of the context

  /// Runs code at once, on the current thread.
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

extension NSManagedObjectContextConcurrencyType {
  public static let mainQueue = Self.mainQueueConcurrencyType
  public static let privateQueue = Self.privateQueueConcurrencyType
}

extension NSNotification.Name {
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextWillSave = NSNotification.Name(
    "NSManagingContextWillSaveChangesNotification")
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"

/// How conflicts of saving are resolved; there are none.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy = NSMergePolicy.rollback
