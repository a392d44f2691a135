import PageTestSupport
import SwiftUI
import Testing

/// Controls as apps write them.
@MainActor
struct ControlNamesTests {
  enum Kind: String, CaseIterable { case small, large }

  struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          configuration.label
        }
      }.buttonStyle(PlainButtonStyle())
    }
  }

  struct Ring: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.fractionCompleted ?? 0)")
    }
  }

  struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(8) }
  }

  struct Confirm: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  struct Titled: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
      }
    }
  }

  struct Screen: View {
    @State private var isOn = true
    @State private var kind = Kind.small
    @State private var count = 1
    @State private var part = 0.5
    @State private var text = ""
    @State private var offset = CGSize.zero
    @GestureState private var isDragged = false

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView(.vertical, showsIndicators: false) {
          VStack {
            fields
            controls
            Button("Top") { withAnimation { proxy.scrollTo(0, anchor: .top) } }.buttonStyle(Confirm())
          }
        }
      }
    }

    @ViewBuilder private var fields: some View {
      TextField("Name", text: $text, prompt: Text("Your name").foregroundColor(.red))
        .textFieldStyle(Boxed())
      SecureField("Code", text: $text)
      TextField("Number", value: $count, format: .number).textFieldStyle(.roundedBorder)
      TextEditor(text: $text).frame(height: 50).scrollContentBackground(.hidden)
    }

    @ViewBuilder private var controls: some View {
      Toggle("Check", isOn: $isOn).toggleStyle(Check())
      Toggle(isOn: $isOn) { Text("Tinted") }.toggleStyle(SwitchToggleStyle(tint: .orange))
      Picker("Kind", selection: $kind) {
        ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
      }.pickerStyle(SegmentedPickerStyle())
      Stepper(value: $count, in: 0...9) { Text("Count") }
      Slider(value: $part, in: 0...10, step: 1) { Text("Part") }
      ProgressView(value: part).progressViewStyle(Ring())
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white)).controlSize(.large)
      Label("Title", systemImage: "star").labelStyle(Titled())
      Menu {
        Button("Delete", role: .destructive) {}
      } label: {
        Image(systemName: "ellipsis")
      }
      Color.red.frame(height: 20).offset(offset)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .local)
            .updating($isDragged) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { value in offset = value.predictedEndTranslation.width < 0 ? .zero : offset })
      Button(role: .cancel, action: {}, label: { Text("Cancel") }).buttonStyle(.bordered)
        .buttonBorderShape(.roundedRectangle(radius: 4))
    }
  }

  @Test func `an app's styles, fields and gestures are laid out without faults`() throws {
    let shown = try ShownViews(Screen())
    _ = try shown.text("0.5")
    let swipes = shown.root.first(UIView.self) { $0.gestureRecognizers?.count == 4 }
    #expect(swipes != nil)
    let check = try #require(shown.root.first(UIButton.self) { $0.accessibilityLabel == "Check" })
    check.sendActions(for: .primaryActionTriggered)
    shown.window.layoutIfNeeded()
    #expect(shown.root.first(UISwitch.self)?.isOn == false)
  }

  @Test func `an empty page and a dialog about something say what they are told`() throws {
    let page = try ShownViews(
      ContentUnavailableView("None", systemImage: "tray", description: Text("Add one."))
        .confirmationDialog("Sure?", isPresented: .constant(false), presenting: 1) { _ in Button("Yes") {} })
    #expect(try page.text("None")[1] < page.text("Add one.")[1])
    _ = try ShownViews(ContentUnavailableView.search(text: "a")).text("No Results for “a”")
  }
}
