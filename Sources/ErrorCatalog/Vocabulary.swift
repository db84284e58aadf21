public import CatalogICU
public import MessageFormatting

// A conformance is written with these four names, and `import ErrorCatalog` is all that it should need.

/// What fills the placeholders of a message, by name.
public typealias MessageArguments = MessageFormatting.MessageArguments

/// One placeholder's name and what fills it.
public typealias MessageArgument = MessageFormatting.MessageArgument

/// A value that a message can hold.
public typealias ArgumentValue = MessageFormatting.ArgumentValue

/// The name of a language with its script and region, in canonical form.
public typealias LocaleIdentifier = CatalogICU.LocaleIdentifier
