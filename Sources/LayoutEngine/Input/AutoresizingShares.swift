/// The shares (0…1) of a superview's growth along one axis that an autoresizing mask gives to the margin
/// before a frame and to the frame's size. The margin after the frame has the rest.
package struct AutoresizingShares {
  package private(set) var before = 0.0
  package private(set) var size = 0.0

  package init(before: Double, size: Double, after: Double, flexible: (before: Bool, size: Bool, after: Bool))
  {
    let parts = [
      flexible.before ? max(0, before) : 0, flexible.size ? max(0, size) : 0,
      flexible.after ? max(0, after) : 0,
    ]
    let sum = parts[0] + parts[1] + parts[2]
    let count = [flexible.before, flexible.size, flexible.after].count { $0 }
    guard count > 0 else { return }
    let even = 1 / Double(count)
    self.before = sum > 0 ? parts[0] / sum : flexible.before ? even : 0
    self.size = sum > 0 ? parts[1] / sum : flexible.size ? even : 0
  }
}
