public import CatalogICU
// A conformance is written with the arguments of messages, and `import ErrorCatalog` is all that it should need, also
// where a target sees members of imported modules alone (SE-0444).
@_exported public import MessageFormatting

/// The name of a language with its script and region, in canonical form.
public typealias LocaleIdentifier = CatalogICU.LocaleIdentifier
