// StringsFiles
