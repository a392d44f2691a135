/// A font of rectangles whose A is 500, 600 and 800 units wide at the weights 100, 400 and 900; its script in
/// Tests/Fixtures/Fonts says the rest.
package enum TestFont {
  package static let path = Project.path("Tests/Fixtures/Fonts/PageTest-Variable.ttf")
}
