public import Foundation
public import UIKitCore

/// A product of the App Store; pages find none.
public struct Product: Identifiable, Hashable, Sendable {
  public enum ProductType: Sendable { case consumable, nonConsumable, nonRenewable, autoRenewable }
  public enum PurchaseOption: Hashable, Sendable { case appAccountToken(UUID), quantity(Int) }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>), userCancelled, pending
  }

  public let id: String
  public var type: ProductType { .nonConsumable }
  public var displayName: String { "" }
  public var description: String { "" }
  public var price: Decimal { 0 }
  public var displayPrice: String { "" }

  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

/// A purchase; there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public var productID: String { "" }
  public var productType: Product.ProductType { .nonConsumable }
  public var purchaseDate: Date { .distantPast }
  public var expirationDate: Date? { nil }
  public var revocationDate: Date? { nil }
  public var isUpgraded: Bool { false }

  public typealias Transactions = AsyncStream<VerificationResult<Transaction>>
  public static var all: Transactions { AsyncStream { nil } }
  public static var updates: Transactions { all }
  public static var currentEntitlements: Transactions { all }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public func finish() async {}
}

/// A value that the App Store has signed.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  public enum VerificationError: Error { case invalidSignature }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
}

public enum StoreKitError: Error { case unknown, userCancelled, notAvailableInStorefront, notEntitled }

/// The App Store, of which nothing is asked.
public enum AppStore {
  public static func sync() async throws {}
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}
