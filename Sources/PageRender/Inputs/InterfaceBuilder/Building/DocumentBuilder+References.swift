internal import PageBase

/// The controller that is shown where a document names a container or a storyboard reference.
extension DocumentBuilder {
  /// A controller with a view of its own, and the containers around it.
  struct ShownController {
    /// The builder for the document that holds the controller.
    var builder: DocumentBuilder
    var object: DocumentElement
    /// The containers from the outside in, each with the builder of its document.
    var containers: [(builder: DocumentBuilder, object: DocumentElement)] = []
  }

  /// Follows containers to their first child, and storyboard references to their targets.
  ///
  /// - Returns: The controller found; `nil`, with a diagnostic, if a reference has no target or leads back to
  ///   itself.
  func shownController(from object: DocumentElement, for segue: DocumentElement) -> ShownController? {
    var shown = ShownController(builder: guest(in: document), object: object)
    var seen: Set<BuildingSession.ControllerKey> = []
    while seen.count <= BuildingSession.maximumDocuments {
      let here = shown.builder.document
      guard seen.insert(key(of: shown.object, in: here)).inserted else {
        report(
          .error, segue, "the storyboard references from here lead back to themselves; correct one of them")
        return nil
      }
      if let reference = StoryboardReference(element: shown.object) {
        guard let (target, document) = shown.builder.target(of: reference, shown.object) else {
          takeDiagnostics(of: shown.builder)
          return nil
        }
        shown.object = target
        if document.file != here.file {
          takeDiagnostics(of: shown.builder)
          shown.builder = guest(in: document)
        }
      } else if ControllerKind(element: shown.object)?.isContainer == true,
        let id = here.controllers.children(of: shown.object.id ?? "").first,
        let child = here.controllers.objects[id]
      {
        shown.containers.append((shown.builder, shown.object))
        shown.object = child
      } else {
        return shown
      }
    }
    return nil
  }

  func key(of object: DocumentElement, in document: InterfaceDocument) -> BuildingSession.ControllerKey {
    BuildingSession.ControllerKey(file: document.file, id: object.id ?? "")
  }

  /// The target of a storyboard reference; `nil`, with a warning, if it is not found.
  func target(
    of reference: StoryboardReference, _ element: DocumentElement
  ) -> (object: DocumentElement, document: InterfaceDocument)? {
    if let bundle = reference.bundle {
      report(
        .warning, element,
        "storyboards of another bundle, \(Wording.quoted(bundle)), are not read; nothing is shown for this one"
      )
      return nil
    }
    var other = document
    if reference.storyboard != nil {
      let (found, problems) = session.document(reference, from: document)
      append(problems)
      guard let found else {
        if problems.isEmpty { reportMissing(reference, element) }
        return nil
      }
      other = found
    }
    guard let object = other.controller(identifier: reference.identifier) else {
      let wanted =
        reference.identifier.map { "no controller with the storyboard identifier \(Wording.quoted($0))" }
        ?? "no initial controller"
      report(
        .warning, element,
        "the storyboard reference leads nowhere: \(other.file) has \(wanted); nothing is shown for it")
      return nil
    }
    return (object, other)
  }

  private func reportMissing(_ reference: StoryboardReference, _ element: DocumentElement) {
    let file = Wording.quoted((reference.storyboard ?? "") + ".storyboard")
    report(
      .warning, element,
      "the storyboard reference leads nowhere: there is no \(file) beside the document; nothing is shown for it"
    )
  }
}
