// Written by Scripts/uikit-names.
// swift-format-ignore-file

@_exported public import AppUIKit
public import Foundation
public import UIKitCore

public struct Product: Identifiable, Hashable, Sendable { public enum ProductType: Sendable { case consumable, nonConsumable, nonRenewable, autoRenewable }; public enum PurchaseOption: Hashable, Sendable { case appAccountToken(UUID), quantity(Int) }; public enum PurchaseResult: Sendable { case success(VerificationResult<Transaction>), userCancelled, pending }; public let id: String; public var type: ProductType { .nonConsumable }; public var displayName: String { "" }; public var description: String { "" }; public var price: Decimal { 0 }; public var displayPrice: String { "" }; public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }; public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled } }
public struct Transaction: Identifiable, Hashable, Sendable { public let id: UInt64; public var productID: String { "" }; public var productType: Product.ProductType { .nonConsumable }; public var purchaseDate: Date { .distantPast }; public var expirationDate: Date? { nil }; public var revocationDate: Date? { nil }; public var isUpgraded: Bool { false }; public typealias Transactions = AsyncStream<VerificationResult<Transaction>>; public static var all: Transactions { AsyncStream { nil } }; public static var updates: Transactions { all }; public static var currentEntitlements: Transactions { all }; public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }; public func finish() async {} }
public enum VerificationResult<SignedType: Sendable>: Sendable { public enum VerificationError: Error { case invalidSignature }; case unverified(SignedType, VerificationError); case verified(SignedType); public var unsafePayloadValue: SignedType { switch self { case .unverified(let value, _), .verified(let value): value } }; public var payloadValue: SignedType { get throws { unsafePayloadValue } } }
public enum StoreKitError: Error { case unknown, userCancelled, notAvailableInStorefront, notEntitled }
public enum AppStore { public static func sync() async throws {}; @MainActor public static func requestReview(in scene: UIWindowScene) {}; @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {} }
open class SKStoreReviewController: NSObject { open class func requestReview() {}; open class func requestReview(in windowScene: UIWindowScene) {} }
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil) { block?(false, nil) }
}
public protocol SKStoreProductViewControllerDelegate: AnyObject { }
public let SKStoreProductParameterITunesItemIdentifier = "id"
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }; open var localizedTitle: String { "" }; open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }; open var priceLocale: Locale { .current }; open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }; open var subscriptionGroupIdentifier: String? { nil }
}
open class SKProductSubscriptionPeriod: NSObject { open var numberOfUnits: Int { 1 }; open var unit: SKProduct.PeriodUnit { .month } }
extension SKProduct { public enum PeriodUnit: UInt, Sendable { case day, week, month, year } }
open class SKProductDiscount: NSObject {
  open var price: NSDecimalNumber { 0 }; open var numberOfPeriods: Int { 1 }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}
open class SKPayment: NSObject {
  open var productIdentifier: String { "" }; open var quantity: Int { 1 }
  public override init() {}; public convenience init(product: SKProduct) { self.init() }
}
open class SKMutablePayment: SKPayment { open var applicationUsername: String? }
open class SKPaymentTransaction: NSObject {
  open var payment: SKPayment { SKPayment() }; open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }; open var transactionDate: Date? { nil }; open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }
}
public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }
open class SKPaymentQueue: NSObject {
  nonisolated(unsafe) private static let only = SKPaymentQueue(); public class func `default`() -> SKPaymentQueue { only }
  @discardableResult open class func canMakePayments() -> Bool { false }; open var transactions: [SKPaymentTransaction] { [] }
  open func add(_ payment: SKPayment) {}; open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}; open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}; open func presentCodeRedemptionSheet() {}
}
public protocol SKPaymentTransactionObserver: AnyObject { }
public protocol SKRequestDelegate: AnyObject { }
public protocol SKProductsRequestDelegate: SKRequestDelegate { }
open class SKRequest: NSObject { open func start() {}; open func cancel() {} }
open class SKProductsRequest: SKRequest { open weak var delegate: (any SKProductsRequestDelegate)?; public init(productIdentifiers: Set<String>) {} }
open class SKReceiptRefreshRequest: SKRequest { }
open class SKProductsResponse: NSObject { open var products: [SKProduct] { [] }; open var invalidProductIdentifiers: [String] { [] } }
public struct SKError: Error { public enum Code: Int, Sendable { case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable }; public let code: Code; public static let paymentCancelled = Code.paymentCancelled }
