// Written by Scripts/uikit-names.
// swift-format-ignore-file

public import Foundation

// Code sets it up before it shares it.
open class NWPathMonitor: @unchecked Sendable {
  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?; public var currentPath: NWPath { NWPath() }; public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public func start(queue: DispatchQueue) { queue.async { self.pathUpdateHandler?(self.currentPath) } }
  public func cancel() { pathUpdateHandler = nil }
}
public struct NWPath: Hashable, Sendable { public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }; public var status: Status { .satisfied }; public var isExpensive: Bool { false }; public var isConstrained: Bool { false }; public var availableInterfaces: [NWInterface] { [NWInterface()] }; public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi } }
public struct NWInterface: Hashable, Sendable { public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }; public var type: InterfaceType { .wifi }; public var name: String { "en0" } }
