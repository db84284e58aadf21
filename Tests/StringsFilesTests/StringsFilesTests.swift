// Tests of StringsFiles.
