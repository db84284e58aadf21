import ErrorInventory

extension ErrorType {
  /// The type as one of another module, with all that it says about types of its own.
  func inModule(_ name: String) -> ErrorType {
    ErrorType(
      module: name,
      path: path,
      kind: kind.inModule(name, insteadOf: module),
      access: access,
      location: location,
      nameLength: nameLength,
      documentation: documentation,
      conditions: conditions,
      availability: availability,
      cases: cases.map { $0.inModule(name, insteadOf: module) },
      marks: marks,
      conformance: conformance,
      extending: extending
    )
  }
}

extension ErrorType.Kind {
  fileprivate func inModule(_ name: String, insteadOf old: String) -> ErrorType.Kind {
    guard case .reason(let references) = self else { return self }
    return .reason(
      reachedThrough: references.map { reference in
        let module = reference.module == old ? name : reference.module
        return CaseReference(module: module, type: reference.type, name: reference.name)
      }
    )
  }
}

extension ErrorCase {
  fileprivate func inModule(_ name: String, insteadOf old: String) -> ErrorCase {
    ErrorCase(
      name: self.name,
      spelling: spelling,
      fullName: fullName,
      arguments: arguments.map { $0.inModule(name, insteadOf: old) },
      variants: variants.map { variant in
        Variant(
          arguments: variant.arguments.map { $0.inModule(name, insteadOf: old) },
          conditions: variant.conditions
        )
      },
      conditions: conditions,
      availability: availability,
      documentation: documentation,
      location: location,
      nameLength: nameLength,
      marks: marks
    )
  }
}

extension AssociatedValue {
  fileprivate func inModule(_ name: String, insteadOf old: String) -> AssociatedValue {
    AssociatedValue(
      label: label,
      secondName: secondName,
      index: index,
      type: type,
      defaultValue: defaultValue,
      isError: isError,
      isPresentable: isPresentable,
      form: form.map { form in
        guard case .reason(let reference) = form.kind, reference.module == old else { return form }
        return ValueForm(
          kind: .reason(TypeReference(module: name, path: reference.path)),
          isOptional: form.isOptional,
          list: form.list,
          hasOptionalElements: form.hasOptionalElements
        )
      }
    )
  }
}
