import UIKit

/// A place on a route.
struct Stop {
  let imageName: String
  let name: String
  let note: String
  let minutes: Int
}

extension Stop {
  static let all = [
    Stop(
      imageName: "signpost", name: "Fork on Windmill Hill", note: "Keep left at the bluebird.", minutes: 8),
    Stop(imageName: "lane", name: "Cat Lane", note: "He sleeps on the wall until four.", minutes: 15),
    Stop(imageName: "notebook", name: "Ginkgo Bench", note: "Room for a sketch and a sandwich.", minutes: 24),
    Stop(imageName: "map", name: "Old Ferry Landing", note: "The last boat leaves at dusk.", minutes: 31),
    Stop(
      imageName: "signpost", name: "Home by the Mill", note: "Follow the water, then the bread.", minutes: 40),
  ]
}
