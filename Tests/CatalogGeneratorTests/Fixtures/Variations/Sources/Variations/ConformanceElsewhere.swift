// swift-format-ignore-file

extension ExtendedElsewhere: Error {}
