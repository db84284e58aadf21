// catalog-lint:generated CatalogLint
//
// The tables of this module as they are. `catalog-lint generate` writes this file anew from
// them; what is changed here is lost.

import ErrorCatalog

nonisolated extension EmbeddedWords {
  /// The tables of this module: what speaks where the resource bundle is missing or broken.
  static let module = EmbeddedWords([
    Table(
      locale: "en",
      name: "Lint",
      text: #"""
        /* The words of catalog-lint. “Entry”, “table”, “key”, “placeholder”, “case” and “locale” are terms; they are the same everywhere. */

        /* ---- The call ---- */

        "UsageError.title" = "Call not understood";
        "UsageError.unknownCommand.description" = "There is no command “{name}”. See catalog-lint --help for all of them.";
        "UsageError.misspelledCommand.description" = "There is no command “{name}”; “{nearest}” may be meant.";
        "UsageError.unknownOption.description" = "“{command}” has no option {name}. See catalog-lint {command} --help for all of them.";
        "UsageError.misspelledOption.description" = "There is no option {name}; {nearest} may be meant.";
        /* {option} is the option with what it takes: --format human|json */
        "UsageError.missingValue.description" = "The option needs a value: {option}.";
        "UsageError.valueNotTaken.description" = "{option} takes no value. Leave out the equals sign and what follows it.";
        "UsageError.notANumber.description" = "{option} needs a whole number above zero, not “{value}”.";
        "UsageError.unknownChoice.description" = "{option} does not know “{value}”. It takes one of: {choices}.";
        "UsageError.unexpectedArgument.description" = "“{command}” has no use for “{argument}”. See catalog-lint {command} --help.";
        /* {name} is a word of the help page, such as KEY or FILE */
        "UsageError.missingArgument.description" = "“{command}” needs {name}. See catalog-lint {command} --help.";
        /* {option} is --version or --help, or the command help. */
        "UsageError.strayArgument.description" = "{option} has no use for “{argument}”. Leave it out.";
        /* {name}: an option with its dashes, or a word of the help page such as PATH. */
        "UsageError.emptyPath.description" = "{name} needs a path, and this one is empty. A variable of a script may not be set.";
        /* Two options of which one call takes one. {option}: an option with its dashes. {other}: another one with its dashes. */
        "UsageError.conflictingOptions.description" = "{option} and {other} cannot be given together. Leave one of them out.";
        /* What --language cannot name at all. */
        "UsageError.unknownLanguage.description" = "“{name}” names no language. This tool speaks {spoken}.";
        "UsageError.misspelledLanguage.description" = "“{name}” names no language; “{nearest}” may be meant.";
        "UsageError.unknownRule.description" = "There is no rule “{id}”. See catalog-lint rules for all of them.";
        "UsageError.misspelledRule.description" = "There is no rule “{id}”; “{nearest}” may be meant.";

        /* ---- What keeps a check from happening ---- */

        "ProjectError.title" = "Nothing to check";
        "ProjectError.pathNotFound.description" = "There is no file or folder {path}. Check the spelling, or see catalog-lint --help.";
        "ProjectError.noPackage.description" = "There is no Package.swift and no Xcode project in {path} or above it, and no .strings or .xcstrings file below it. Go to the folder of a package or an app, or name one.";
        "ProjectError.noCatalog.description" = "The package in {folder} has no .strings files in .lproj folders of its targets, and no .xcstrings files. Make one, for instance Sources/Shop/en.lproj/Errors.strings.";
        "ProjectError.unseenTargets.description" = "The package in {folder} has no .strings files that can be found: its Package.swift computes the names or paths of targets, and this tool reads it without running it. Write them as string literals.";
        "ProjectError.brokenManifest.description" = "The words cannot be found, because the manifest has a syntax error or a merge conflict: {place}. Mend it, and check again.";
        "ProjectError.allLeftOut.description" = "{path} leaves out all .strings and .xcstrings files. Look at include and exclude there.";
        "ProjectError.unreadable.description" = "{path} cannot be read, so the check would not be whole. Check its permissions.";
        "ProjectError.noFile.description" = "{path} is a pipe or a device where a file is expected. Name a file.";
        "ProjectError.noWorkingFolder.description" = "The folder that catalog-lint was started in is there no more. Go to another folder and start it again.";
        "ProjectError.danglingLink.description" = "{path} is a link to a file that does not exist. Mend or remove the link.";
        "ProjectError.folderForFile.description" = "{path} is a folder where a file is expected. Give the folder another name, or name a file.";

        /* In a command that writes files. {written} and {left} are lists of paths, {reason} is the system’s own sentence. */
        "ChangeError.title" = "File not written";
        "ChangeError.notWritten.description" = "{path} could not be written ({reason}). All files are as they were; check the place, then run again.";
        "ChangeError.partlyWritten.description" = "{path} could not be written ({reason}). Written were {written}; as before are {left}. Check the place, then run again.";
        "ChangeError.changedMeanwhile.description" = "{path} was changed by another program while it was looked at, and is left as it is now. Run again.";

        /* After Ctrl-C in a command that writes files. {files}: the first of them. */
        "InterruptedWork.title" = "Interrupted";
        "InterruptedWork.nothingWritten.description" = "Interrupted. Nothing was written.";
        "InterruptedWork.written.description" = "Interrupted. {count, plural, one {# file was} other {# files were}} written whole: {files}. Run the command again for the rest.";
        "InterruptedWork.allWritten.description" = "Interrupted, but all was written: {files}.";

        "OutputError.title" = "Report not written";
        "OutputError.notWritten.description" = "The output could not be written whole ({reason}). Check the place it is written to.";
        /* The file of --output. */
        "OutputError.fileNotWritten.description" = "{path} could not be written ({reason}). Name another file, or check its folder.";

        /* ---- The configuration: each sentence stands behind a place in the file ---- */

        "ConfigurationFault.title" = "Configuration not understood";
        "ConfigurationFault.unknownKey.description" = "There is no key “{key}” here. These may stand here: {known}.";
        "ConfigurationFault.misspelledKey.description" = "There is no key “{key}” here; “{nearest}” may be meant.";
        "ConfigurationFault.duplicateKey.description" = "“{key}” stands twice. Keep one of them.";
        "ConfigurationFault.unknownValue.description" = "“{value}” is none of {choices}.";
        "ConfigurationFault.misspelledValue.description" = "“{value}” means nothing here; “{nearest}” may be meant.";
        "ConfigurationFault.unknownLocale.description" = "“{name}” names no locale. Write a tag such as ja or zh-Hant.";
        "ConfigurationFault.mistakenLocale.description" = "“{name}” names no locale; “{meant}” may be meant.";
        /* The same text twice in one list. */
        "ConfigurationFault.repeatedValue.description" = "“{value}” stands in the list already. Keep one of them.";
        /* {name} and {first} are two spellings: pt_BR and pt-BR. */
        "ConfigurationFault.repeatedLocale.description" = "“{name}” is the same locale as “{first}”. Keep one of them.";
        "ConfigurationFault.unfitFolder.description" = "“{path}” is no folder of sources inside a target. Write one such as Generated or Support/Generated.";
        "ConfigurationFault.emptyText.description" = "The text is empty. Write one, or remove the line.";
        "ConfigurationFault.numberOutOfRange.description" = "“{number}” is no whole number from {lowest} up to {highest, number, ::group-off}.";
        "ConfigurationFault.wrongType.description" = "There is {found, select, text {a text} dictionary {an object} array {a list} number {a number} boolean {true or false} null {null} other {a value}} where {expected, select, text {a text} dictionary {an object} array {a list} number {a number} boolean {true or false} null {null} other {a value}} is expected.";
        /* {rule} is the id of a rule about broken texts, {locale} a tag such as ja */
        "ConfigurationFault.brokenEverywhere.description" = "“{rule}” finds broken texts, which people would see in {locale} too. Set one severity for all locales.";

        /* ---- check ---- */

        "CheckError.title" = "Not checked";
        "CheckError.changedMeanwhile.description" = "{path} was changed by another program while it was checked. Run again.";

        /* ---- init and baseline ---- */

        "SetupError.title" = "Nothing set up";
        "SetupError.unreadable.description" = "{path}, line {line, number, ::group-off}: this is no baseline that can be read. Resolve a merge conflict there, or write it anew with catalog-lint baseline.";
        "SetupError.newer.description" = "{path} was written by a newer version of catalog-lint. Use that one, or write it anew with catalog-lint baseline.";
        "SetupError.partial.description" = "{path}, line {line, number, ::group-off}: only a part of the file could be read, so the baseline stays as it is. Mend the source, then run this again.";
        "SetupError.unused.description" = "{path} is not read: the configuration in {folder} speaks for it, and the baseline stands beside that. Remove it, then write one there with catalog-lint baseline.";
        "SetupError.missing.description" = "There is no baseline in {folder}. Write one with catalog-lint baseline.";
        "SetupError.exists.description" = "{path} is there already and stays as it is. To keep today’s findings, see catalog-lint baseline.";

        "SetupSummary.title" = "File written";
        "SetupSummary.written.description" = "{file} keeps {entries, plural, one {# entry} other {# entries}}, one for each fault that can be mended by itself; from now on only new findings are reported.";
        "SetupSummary.pruned.description" = "{dropped, plural, one {# entry was} other {# entries were}} mended and dropped from {file}; {kept, plural, one {# is} other {# are}} left.";
        "SetupSummary.configured.description" = "{file} demands words for every error enum that other files can see.";

        /* ---- The last line of a check ---- */

        "CheckSummary.title" = "Check finished";
        "CheckSummary.clean.description" = "{cases, plural, one {# error case} other {# error cases}} with words in {locales}: nothing to report.";
        "CheckSummary.found.description" = "{cases, plural, one {# error case} other {# error cases}} with words in {locales}: {errors, plural, one {# error} other {# errors}}, {warnings, plural, one {# warning} other {# warnings}}, {notes, plural, one {# note} other {# notes}}.";
        "CheckSummary.unfinished.description" = "{files, plural, one {# source file was} other {# source files were}} not read in full, so the check is not whole. So far: {errors, plural, one {# error} other {# errors}}, {warnings, plural, one {# warning} other {# warnings}}, {notes, plural, one {# note} other {# notes}}.";

        /* ---- What a check has looked at ---- */

        "CheckedProject.title" = "What was looked at";
        /* {folder} is a path, or . for the folder one stands in; {base} a tag such as en */
        "CheckedProject.looked.description" = "{folder}: {tables, plural, one {# table} other {# tables}} and {sources, plural, one {# Swift file} other {# Swift files}}; words are written in {base} first.";
        /* Behind the tag of a locale. The last four numbers add up to all texts. */
        "CheckedProject.coverage.description" = "{percent}% ({translated} translated, {needsReview} to review, {missing} missing, {excluded} excluded)";
        "CheckedProject.noneWanted.description" = "no text wanted (0 translated, 0 to review, 0 missing, {excluded} excluded)";
        "CheckedProject.baseline.description" = "{known, plural, one {# known finding is} other {# known findings are}} in the baseline{mended, plural, =0 {.} one {; # entry was mended. Drop it with catalog-lint baseline --prune.} other {; # entries were mended. Drop them with catalog-lint baseline --prune.}}";
        "CheckedProject.leftOut.description" = "{path} was not looked at: {configuration} leaves it out. See include and exclude there.";

        /* ---- inventory ---- */

        "InventorySummary.title" = "Error enums";
        "InventorySummary.listed.description" = "{types, plural, one {# enum} other {# enums}} with {cases, plural, one {# case} other {# cases}} in {files, plural, one {# file} other {# files}}.";
        "InventorySummary.unread.description" = "{files, plural, one {# file was} other {# files were}} not read, and nothing in {files, plural, one {it} other {them}} is listed.";
        "InventorySummary.partlyRead.description" = "{files, plural, one {# file was} other {# files were}} read only in part, and what is in the rest is not listed.";
        "InventorySummary.skippedPrivate.description" = "{count, plural, one {# private error enum is} other {# private error enums are}} not listed. See --include-private.";
        "InventorySummary.skippedLocal.description" = "{count, plural, one {# error enum inside a function is} other {# error enums inside functions are}} not listed. See --include-local.";
        "InventorySummary.skippedTest.description" = "{count, plural, one {# error enum of a test target is} other {# error enums of test targets are}} not listed. See --include-tests.";

        "UncountedError.title" = "Cases unknown";
        "UncountedError.structure.description" = "{type} is an error and a struct, which has no cases.";
        "UncountedError.class.description" = "{type} is an error and a class, which has no cases.";
        "UncountedError.actor.description" = "{type} is an error and an actor, which has no cases.";
        "UncountedError.macro.description" = "The macro {macro} may add cases to {type}. Symbol graphs tell them; see --symbol-graph.";
        "UncountedError.importedType.description" = "{type} comes from another module and becomes an error here. Name that module’s source too, or see --symbol-graph.";

        /* ---- generate ---- */

        /* {written} is true or false: whether the file was changed, or just should be. It stands after the name of the file. */
        "GenerationCause.title" = "File not up to date";
        "GenerationCause.newConformance.description" = "{written, select, true {makes {type} conform; it is new.} other {is missing: {type} does not conform yet.}}";
        "GenerationCause.staleConformance.description" = "{written, select, true {follows the cases of {type} again.} other {does not follow the cases of {type}.}}";
        "GenerationCause.unneededConformance.description" = "{written, select, true {is removed: nothing asks for a conformance of {type} any more.} other {is left over: nothing asks for a conformance of {type} any more.}}";
        "GenerationCause.entries.description" = "{written, select, true {has new entries, still to be translated, for {cases}.} other {lacks entries for {cases}.}}";
        "GenerationCause.renamed.description" = "{written, select, true {has the entries of {old} under {new}.} other {still has the entries of {old}, which is {new} now.}}";
        "GenerationCause.newCopy.description" = "{written, select, true {holds a copy of {tables}; it is new.} other {is missing: a copy of {tables}.}}";
        "GenerationCause.staleCopy.description" = "{written, select, true {holds what {tables} say again.} other {is not what {tables} say.}}";
        "GenerationCause.unneededCopy.description" = "{written, select, true {is removed: there are no tables to copy any more.} other {is left over: there are no tables to copy any more.}}";

        "GenerationRemark.title" = "Left to the author";
        "GenerationRemark.undecidedRename.description" = "“{new}” may be the new name of “{old}”. Pass --yes to let the words move along, or --no to begin new ones.";
        "GenerationRemark.wordsLeft.description" = "No error is called “{type}” any more, and its words are left in {paths}. Remove them, or move them to the error that takes its place.";
        "GenerationRemark.readOnlyTable.description" = "{path} is in a notation that is only read. Write the entries of {cases} by hand.";
        "GenerationRemark.leftOutTable.description" = "{path} is left out by the configuration, so nothing is added to it. Look at include and exclude, or write the entries of {cases} by hand.";
        "GenerationRemark.brokenTable.description" = "{path} cannot be read as a whole and was not changed. See what catalog-lint says about it.";
        "GenerationRemark.noDependency.description" = "“{type}” cannot conform: the target {target} does not depend on ErrorCatalog. Add the dependency.";
        "GenerationRemark.hiddenType.description" = "“{type}” is private, so no other file can make it conform. Make it internal, or write the conformance in its file.";
        "GenerationRemark.internalElsewhere.description" = "“{type}” is internal to {module}. From outside, only public enums can be worded.";
        "GenerationRemark.internalToModule.description" = "“{type}” is internal to {module}, so {home} cannot make it conform. Make it package or public, or let {module} depend on ErrorCatalog.";
        "GenerationRemark.hiddenName.description" = "“{type}” cannot be made to conform: one type here is named “{name}”, another like the module that means it otherwise. Rename one of the two.";
        "GenerationRemark.overloadedCase.description" = "“{type}” has more than one case “{name}”, which no switch can tell apart. Rename one, or write the conformance by hand.";
        /* {example} is the name of an error enum. */
        "GenerationRemark.nothingCatalogued.description" = "No error here has words yet. Begin with one: catalog-lint generate --type {example}.";
        "GenerationRemark.notEmbedded.description" = "{path} is no text that a program could carry, so its words are lost where the bundle is. Save it as XML in UTF-8.";
        "GenerationRemark.notCompiled.description" = "The target {target} does not compile {folder}, where its generated sources go. Let it, or set “generatedFolder” in .catalog-lint.json.";
        "GenerationRemark.ownFile.description" = "{path} was not generated, so it is not replaced. Move it, or remove it.";

        "GenerationQuestion.title" = "A question";
        "GenerationQuestion.renamed.description" = "Was “{old}” renamed to “{new}”? Its words move along.";

        "GenerationSummary.title" = "Generation finished";
        "GenerationSummary.fresh.description" = "Everything is up to date.";
        "GenerationSummary.written.description" = "{files, plural, one {# file was} other {# files were}} changed.";
        "GenerationSummary.stale.description" = "{files, plural, one {# file is} other {# files are}} not up to date. Run catalog-lint generate.";
        "GenerationSummary.left.description" = "{things, plural, one {# thing needs} other {# things need}} a person; see above.";

        "GenerateError.title" = "Nothing generated";
        "GenerateError.unknownType.description" = "There is no error enum “{type}” here. There are {known}.";
        "GenerateError.unknownLocale.description" = "“{locale}” names no language. Write a tag such as ja or zh-Hant.";
        "GenerateError.misspelledLocale.description" = "“{locale}” names no language; “{nearest}” may be meant.";
        "GenerateError.typesNotNamed.description" = "Say which errors are meant, with --type. The checkout has {known}.";
        "GenerateError.unclearTarget.description" = "Say with --target which target words the errors; it must depend on ErrorCatalog. These do: {known}.";
        "GenerateError.unknownTarget.description" = "There is no target “{target}” that depends on ErrorCatalog. These do: {known}.";
        "GenerateError.noTarget.description" = "No target of this package depends on ErrorCatalog, so none can word the errors of another package. Add ErrorCatalog to the dependencies of one.";
        "GenerateError.unreadSource.description" = "The source cannot be read at {place}, and what stands there would be taken for gone. Mend it first.";

        /* ---- preview ---- */

        "PreviewError.title" = "Nothing to show";
        "PreviewError.unknownType.description" = "There is no error “{type}” with words here. These have some: {known}.";
        "PreviewError.unknownLocale.description" = "There are no words in “{locale}” here. There are some in {known}.";

        "Previews.none" = "No error here has words, so there is no alert to show.";

        /* Behind the name of an alert. {fields} are title, description, recovery. */
        "PreviewMark.title" = "Alert not yet as it should be";
        "PreviewMark.untranslated.description" = "(to be translated: {fields})";
        "PreviewMark.otherLanguage.description" = "(shown in {locale})";

        /* ---- say ---- */

        "SayError.title" = "Nothing to say";
        "SayError.malformedArgument.description" = "“{argument}” is no argument. Write NAME=VALUE or NAME:KIND=VALUE, such as limit=3.";
        /* {kinds} are words of the call: string, integer, date. */
        "SayError.unknownKind.description" = "There is no kind “{kind}”. It is one of: {kinds}.";
        "SayError.unreadableValue.description" = "“{value}” cannot be read as {kind}. Change the value, or leave out the kind.";
        "SayError.noLanguage.description" = "“{name}” names no language. Write a tag such as ja or zh-Hant.";
        "SayError.noFolder.description" = "There is no folder {path}. Name one that holds .lproj folders.";

        "SayRemark.title" = "Beside the words";
        "SayRemark.misspelledKey.description" = "No table has this key. The nearest is {nearest}.";
        "SayRemark.unusedArgument.description" = "No placeholder is called “{name}”, so its value was not shown. Check the name.";

        "ErrorCatalog/CatalogProblem.Cause.title" = "Words not as they should be";
        "ErrorCatalog/CatalogProblem.Cause.missingMessage.description" = "Nobody has words for this error. Give it a title and a description.";
        /* {0} is title or description: the last word of a key */
        "ErrorCatalog/CatalogProblem.Cause.missingField.description" = "There is no {0}, so something else stands in its place. Add one.";
        "ErrorCatalog/CatalogProblem.Cause.missingEntry.description" = "No table has this key. Check the spelling.";
        "ErrorCatalog/CatalogProblem.Cause.missingTranslation.description" = "There is no translation, so {servedIn} was shown. Add one.";
        /* {0} is one or two sentences that say what is wrong and the way out */
        "ErrorCatalog/CatalogProblem.Cause.brokenPattern.description" = "The text is no valid pattern and was shown as it is written. {0}";
        "ErrorCatalog/CatalogProblem.Cause.formatting.description" = "A value could not be shown as the text asks. Change the text or the value.";
        "ErrorCatalog/CatalogProblem.Cause.embeddedCopy.description" = "The file lacks this entry; the copy inside the program was shown. Install the whole file.";
        "ErrorCatalog/CatalogProblem.Cause.resourcesNotFound.description" = "There is no resource bundle of {module}; the copy inside the program was shown. Install the bundle beside the program.";
        /* {reason} is a sentence that says the way out */
        "ErrorCatalog/CatalogProblem.Cause.unreadableFile.description" = "{path} was not read. {reason}";
        "ErrorCatalog/CatalogProblem.Cause.brokenFile.description" = "{path} cannot be read as a whole at {location}. See what catalog-lint says about it.";
        "ErrorCatalog/CatalogProblem.Cause.tooManyProblems.description" = "There are more than {limit} problems; the rest is not shown. Mend these first.";

        "ConversionProblem.title" = "Broken conversion";
        "ConversionProblem.unknown.description" = "A percent sign in it begins no conversion. Write %% for a percent sign, or %@ for a value.";
        "ConversionProblem.unsafe.description" = "A conversion in it is never safe in a text for people. Write %@ for a value.";
        "ConversionProblem.withoutForms.description" = "No file gives the forms of a variable in it. Add them to a .stringsdict, or write %@.";

        "MessageFormatting/FormattingProblem.title" = "Value not shown as asked";
        /* {name} is the name of a placeholder as it is written */
        "MessageFormatting/FormattingProblem.missingArgument.description" = "There is no value for “{name}”. Add --arg {name}=….";
        "MessageFormatting/FormattingProblem.wrongKind.description" = "“{name}” should be {expected, select, number {a number} integer {a whole number} double {a number} date {a date} character {a character} other {something else}} and was shown as it is. Change the value, or the text.";
        "MessageFormatting/FormattingProblem.styleFailed.description" = "“{name}” could not be shown in the style {style}. Change the style in the text.";
        "MessageFormatting/FormattingProblem.undescribedError.description" = "The error in “{name}” has no words, so its type {type} was shown. Give it some.";
        "MessageFormatting/FormattingProblem.cut.description" = "The text was cut at {limit}. Shorten the text or its values.";

        /* ---- What catalog-lint fix can do, one sentence each ---- */

        "Fix.Sentence.title" = "Fix";
        "Fix.Sentence.removeEntry.description" = "Remove this entry of “{key}”.";
        /* {name} is a type or a case: CheckoutError.emptyCart */
        "Fix.Sentence.renameEntries.description" = "Rename {count, plural, one {# entry} other {# entries}} to “{name}”.";
        /* Parts of a text, as they are written: {limti} and {limit} */
        "Fix.Sentence.replace.description" = "Write {new} in place of {old}.";
        /* {text} is what is written: defaultLocalization: "en" */
        "Fix.Sentence.insert.description" = "Add {text}.";
        "Fix.Sentence.addEntries.description" = "Add {count, plural, one {# entry} other {# entries}} to {locales}, marked as untranslated.";
        "Fix.Sentence.removeSpace.description" = "Remove the white space.";
        "Fix.Sentence.removeCharacter.description" = "Remove the character.";
        "Fix.Sentence.renameFolder.description" = "Rename the folder to {name}.";
        "Fix.Sentence.encode.description" = "Save the file as UTF-8.";
        "Fix.Sentence.convert.description" = "Save the file as UTF-8; it is read as {encoding}.";

        "FixSummary.title" = "Fixes";
        "FixSummary.nothing.description" = "There is nothing that can be mended mechanically.";
        "FixSummary.mended.description" = "{findings, plural, one {# finding was} other {# findings were}} mended in {files, plural, one {# file} other {# files}}.";
        "FixSummary.mendable.description" = "{findings, plural, one {# finding} other {# findings}} can be mended in {files, plural, one {# file} other {# files}}. Nothing was written.";
        "FixSummary.left.description" = "Left for a person: {errors, plural, one {# error} other {# errors}}, {warnings, plural, one {# warning} other {# warnings}}, {notes, plural, one {# note} other {# notes}}. See catalog-lint.";
        "FixSummary.copiesOutdated.description" = "The copies of the tables inside programs are not up to date. Run catalog-lint generate.";

        "FixRemark.title" = "Not mended";
        "FixRemark.foreignFile.description" = "{path} belongs to another package or tool and is not changed. Mend it there.";
        "FixRemark.brokenText.description" = "{path} has bytes that are no text; the diff shows the rest as a comment, which other programs skip. Only catalog-lint fix writes it.";
        /* {encoding} is such as UTF-16LE */
        "FixRemark.foreignEncoding.description" = "{path} is {encoding}; the diff shows its text as a comment, which other programs skip. Only catalog-lint fix writes it.";
        "FixRemark.becomesUTF8.description" = "{path} is {encoding} and becomes UTF-8; the diff shows other changes of its text as a comment, which other programs skip. Only catalog-lint fix writes it.";
        /* {folder} is a path such as .. */
        "FixRemark.diffStartsElsewhere.description" = "The paths of the diff start in {folder}, not where you stand. Apply it there.";

        "FixError.title" = "Nothing mended";
        "FixError.unreadableResult.description" = "{path} could not be read any more after the fixes of {rules}, so nothing was written. Mend that file by hand, or make the fixes of other rules with --rule.";

        /* ---- format: the first stand behind the name of a file ---- */

        "FormatRemark.title" = "Layout";
        /* {written} is true or false: whether the file was changed, or just should be. */
        "FormatRemark.laidOut.description" = "{written, select, true {is laid out anew.} other {is not in the canonical layout.}}";
        "FormatRemark.unreadable.description" = "cannot be read as a whole and is left alone. See what catalog-lint says about it.";
        "FormatRemark.foreign.description" = "belongs to another package or tool and is left alone.";

        "FormatSummary.title" = "Layout finished";
        "FormatSummary.canonical.description" = "{files, plural, one {# table is} other {# tables are}} in the canonical layout.";
        "FormatSummary.nothingToFormat.description" = "There is no .strings table to lay out here.";
        "FormatSummary.written.description" = "{files, plural, one {# table was} other {# tables were}} laid out anew.";
        "FormatSummary.stale.description" = "{files, plural, one {# table is} other {# tables are}} not in the canonical layout. Run catalog-lint format.";
        "FormatSummary.left.description" = "{files, plural, one {# table was} other {# tables were}} left alone.";

        /* ---- argument-gap ---- */

        "ArgumentGap.Sentence.title" = "Value skipped";
        /* Both come as a text writes them, in short: %1$ */
        "ArgumentGap.Sentence.gap.description" = "The text has {present} but no {missing}, and a formatter cannot tell what it skips. Number the values from 1 without a gap.";

        /* ---- argument-type-clash ---- */

        "ArgumentTypeClash.Sentence.title" = "One value, two kinds";
        /* Both come as they are written: %1$d and %1$@ */
        "ArgumentTypeClash.Sentence.clash.description" = "{written} takes the same value as {other}, but for something else. Use one kind of conversion for both, or two numbers.";
        "ArgumentTypeClash.Sentence.other.description" = "The value is used here first.";

        /* ---- c-string-specifier ---- */

        "CStringSpecifier.Sentence.title" = "Text of C";
        /* Both come as they are written: %1$s and %1$@ */
        "CStringSpecifier.Sentence.text.description" = "{written} asks for a text of C, which no value of Swift is. Write {meant}.";

        /* ---- default-localization ---- */

        "DefaultLocalization.Sentence.title" = "No default language";
        "DefaultLocalization.Sentence.missing.description" = "The package has .lproj folders and names no default language, so SwiftPM does not build it. Add defaultLocalization: \"{language}\".";

        /* ---- duplicate-key ---- */

        "DuplicateKey.Sentence.title" = "Duplicate key";
        "DuplicateKey.Sentence.differs.description" = "“{key}” has another text already, and people see only this one, the last. Remove one of the two.";
        /* {other} is the path of a file. */
        "DuplicateKey.Sentence.differsInFiles.description" = "“{key}” has another text in {other}, and people see only one of the two. Remove the other.";
        /* {table} and {other} are names of tables. */
        "DuplicateKey.Sentence.differsInTables.description" = "“{key}” has another text in {other}, and people see only that of {table}, the last by name. Remove one of the two.";
        "DuplicateKey.Sentence.mayDifferInTables.description" = "“{key}” has another text in {other}. That is fine where the program names the table; a catalog of both tables has only that of {table}, the last by name.";
        "DuplicateKey.Sentence.meansSame.description" = "“{key}” words the same as “{other}”, and people see only one of the two texts. Remove one of them.";
        "DuplicateKey.Sentence.repeats.description" = "“{key}” stands here a second time with the same text. Remove one of the two.";
        "DuplicateKey.Sentence.first.description" = "It stands here first.";

        /* ---- empty-message ---- */

        "EmptyMessage.Sentence.title" = "Empty text";
        "EmptyMessage.Sentence.empty.description" = "“{key}” has no text, so people see nothing. Write one, or remove the entry.";
        "EmptyMessage.Sentence.blank.description" = "“{key}” has nothing but spaces, so people see nothing. Write a text, or remove the entry.";
        "EmptyMessage.Sentence.emptyForm.description" = "The form {category} of “{key}” has no text, so people see nothing. Write one, or remove the form.";

        /* ---- encoding ---- */

        "Encoding.Sentence.title" = "Unusual encoding";
        "Encoding.Sentence.other.description" = "The file is in {encoding}, which not every tool can tell from other encodings. Save it as UTF-8.";

        /* ---- implied-quantity ---- */

        "ImpliedQuantity.Sentence.title" = "Number left out";
        /* {numbers} are such as: 1, 21 and 31 */
        "ImpliedQuantity.Sentence.implied.description" = "In {locale}, one stands for {numbers}, but the number is left out here. Write # or move the words to =1.";
        "ImpliedQuantity.Sentence.withoutConversion.description" = "In {locale}, one stands for {numbers}, but the number is left out here. Write {conversion} in this form as well.";

        /* ---- invalid-pattern ---- */

        "InvalidPattern.Sentence.title" = "Invalid pattern";
        "InvalidPattern.Sentence.unclosedBrace.description" = "This brace is never closed, so people read the text as it is written. Close it, or quote a brace that is part of the text: '''{'''.";
        "InvalidPattern.Sentence.badName.description" = "A placeholder’s name is one word of letters, digits and _, or a number. Change it, or quote a brace that is part of the text: '''{'''.";
        "InvalidPattern.Sentence.unknownFormat.description" = "There is no such kind of value. Write number, date, time, spellout, ordinal, duration, plural, selectordinal or select.";
        "InvalidPattern.Sentence.badStyle.description" = "There is no such style for this kind of value. A skeleton begins with two colons, as in ::percent.";
        "InvalidPattern.Sentence.boundlessStyle.description" = "The style moves numbers further than a text can show. Write an exponent of three digits at most.";
        "InvalidPattern.Sentence.missingOther.description" = "The form “other” is missing, which every plural and select needs. Add it.";
        "InvalidPattern.Sentence.badForm.description" = "A form is a keyword with its text in braces. In a plural the keywords are zero, one, two, few, many, other, and =1 for a number.";
        "InvalidPattern.Sentence.duplicateForm.description" = "This form stands twice, and only the first would be shown. Remove one of them.";
        "InvalidPattern.Sentence.choice.description" = "“choice” is not supported. Write a plural in its place.";
        "InvalidPattern.Sentence.tooDeep.description" = "Placeholders are nested too deeply here. Split the text.";
        "InvalidPattern.Sentence.tooLong.description" = "The text, or the number of a value in it, is larger than a message can have. Make it smaller.";
        "InvalidPattern.Sentence.syntax.description" = "The placeholder cannot be read. Check what stands between its braces.";

        /* ---- invalid-specifier ---- */

        "InvalidSpecifier.Sentence.title" = "Invalid conversion";
        /* {written} comes as it is written: %y */
        "InvalidSpecifier.Sentence.unknown.description" = "{written} begins no conversion, so people read the text as it is written. Write %% for a percent sign, or %@ for a value.";
        "InvalidSpecifier.Sentence.unsafe.description" = "{written} is never safe in a text for people, so it is not filled in. Write %@ for a value.";
        /* {name} is the name of a variable: items in %#@items@ */
        "InvalidSpecifier.Sentence.noVariable.description" = "No file gives the forms of “{name}”. Add them to a .stringsdict, or write %@.";
        "InvalidSpecifier.Sentence.noSubstitution.description" = "The string catalog has no forms of “{name}” here. Add them to the substitutions of this text, or write %@.";
        "InvalidSpecifier.Sentence.noNumber.description" = "%arg stands for a number only in the forms of a plural. Write %@ or %lld.";

        /* ---- invisible-character ---- */

        "InvisibleCharacter.Sentence.title" = "Invisible character";
        /* {number} is such as: 200B; {name} such as: ZERO WIDTH SPACE */
        "InvisibleCharacter.Sentence.invisible.description" = "Nobody sees U+{number} {name}, and it gets into the way of searching and copying. Remove it.";
        "InvisibleCharacter.Sentence.control.description" = "U+{number} is a control character, which a terminal may obey. Remove it.";
        "InvisibleCharacter.Sentence.override.description" = "U+{number} {name} turns the writing direction around, so people read other words than these. Remove it.";
        "InvisibleCharacter.Sentence.unbalanced.description" = "U+{number} {name} has no counterpart, so the rest of the line may stand in a wrong order. Add the other half, or remove it.";

        /* ---- lookalike-placeholder ---- */

        "LookalikePlaceholder.Sentence.title" = "No placeholder";
        /* {written} and {meant} come as they are written. */
        "LookalikePlaceholder.Sentence.lookalike.description" = "{written} only looks like a placeholder, and people read it as it stands. Write {meant}.";
        "LookalikePlaceholder.Sentence.width.description" = "The number in {written} is a width, not a position, so the next value is shown here. Write {meant}.";
        "LookalikePlaceholder.Sentence.unclear.description" = "{written} only looks like a placeholder, and people read it as it stands. Write one in the style of this table.";
        "LookalikePlaceholder.Sentence.surplus.description" = "This {written} closes nothing, and people read it as it stands. Remove it, or quote it if it is part of the text: '''}'''.";

        /* ---- missing-message ---- */

        "MissingMessage.Sentence.title" = "Missing message";
        /* {fields} are title, description, recovery: the last words of the keys. {locales} are tags such as en and ja. */
        "MissingMessage.Sentence.missing.description" = "“{error}” lacks {fields} in {locales}.";
        /* {gaps} are such as: en (title), ja (title, description) */
        "MissingMessage.Sentence.uneven.description" = "“{error}” lacks words: {gaps}.";
        "MissingMessage.Sentence.generalTitle.description" = "“{error}” has a title of its own in {own}, but takes the whole type’s in {general}.";
        "MissingMessage.Sentence.belongsAfter.description" = "Add {keys} after this entry.";
        "MissingMessage.Sentence.belongsBefore.description" = "Add {keys} before this entry.";
        "MissingMessage.Sentence.belongsInto.description" = "Add {keys} to {file}.";
        /* At the key of an entry that is there already. */
        "MissingMessage.Sentence.misspelled.description" = "“{key}” may be meant here.";

        /* ---- mixed-positions ---- */

        "MixedPositions.Sentence.title" = "Values with and without a number";
        /* {written} comes as it is written: %@ */
        "MixedPositions.Sentence.mixed.description" = "{written} has no number although other values have one, so it starts from the first value again. Number all of them, or none.";
        "MixedPositions.Sentence.numbered.description" = "This one has a number.";

        /* ---- needs-review ---- */

        "NeedsReview.Sentence.title" = "Text to be reviewed";
        "NeedsReview.Sentence.unreviewed.description" = "“{key}” waits for a review in {locale}. Look at the text, then set its state to translated.";

        /* ---- orphaned-message ---- */

        "OrphanedMessage.Sentence.title" = "Orphaned message";
        "OrphanedMessage.Sentence.goneCase.description" = "“{type}” has no case “{name}”, so nobody reads this text. Remove the entry, or bring the case back.";
        "OrphanedMessage.Sentence.renamedCase.description" = "“{type}” has no case “{name}”, so nobody reads this text; “{nearest}” may be meant.";
        "OrphanedMessage.Sentence.unknownType.description" = "There is no error “{type}” in {modules}, so nobody reads this text. Remove the entry, or write the module before the key: Module/{type}.";
        "OrphanedMessage.Sentence.misspelledType.description" = "There is no error “{type}”, so nobody reads this text; “{nearest}” may be meant.";
        "OrphanedMessage.Sentence.localType.description" = "{type} is declared inside a function, where no key leads to it, so nobody reads these words. Move it out of the function, or remove them.";
        "OrphanedMessage.Sentence.another.description" = "The same goes for this entry.";

        /* ---- plural-categories ---- */

        "PluralCategories.Sentence.title" = "Missing plural form";
        /* {forms} are such as: few (2, 3, 4) and many (0, 5, 6) */
        "PluralCategories.Sentence.missing.description" = "{locale} needs the form {forms} here, and “other” is wrong in its place. Add it.";
        "PluralCategories.Sentence.rare.description" = "{locale} also has the form {forms}. Add it if the number can be one of these.";
        "PluralCategories.Sentence.seldom.description" = "{locale} also has the form {forms}. A word behind a number stays the same in it; add the form only if other words of the text change.";

        /* ---- quoted-placeholder ---- */

        "QuotedPlaceholder.Sentence.title" = "Placeholder in quotes";
        /* {placeholder} comes as it is written. */
        "QuotedPlaceholder.Sentence.quoted.description" = "The apostrophe quotes {placeholder}, so people read the placeholder itself. Write a typographic mark, or the apostrophe twice.";

        /* ---- replacement-character ---- */

        "ReplacementCharacter.Sentence.title" = "Lost character";
        "ReplacementCharacter.Sentence.lost.description" = "{count, plural, one {Here a conversion has lost a character} other {Here a conversion has lost # characters}}, and people read a strange sign in its place. Write again what was there.";

        /* ---- resource-not-in-target ---- */

        "ResourceNotInTarget.Sentence.title" = "Words outside of the targets";
        "ResourceNotInTarget.Sentence.outside.description" = "{folder} is in no target, so no program has its words. Move it into the folder of one.";
        "ResourceNotInTarget.Sentence.excluded.description" = "The target {target} excludes {folder}, so no program has its words. Take it out of “exclude”, or remove it.";

        /* ---- stale-entry ---- */

        "StaleEntry.Sentence.title" = "Stale key";
        "StaleEntry.Sentence.stale.description" = "The source no longer has “{key}”, so nobody reads these texts. Remove the key, or set its state to manual.";

        /* ---- stray-percent ---- */

        "StrayPercent.Sentence.title" = "Percent sign in prose";
        /* {written} comes as it is written: % s */
        "StrayPercent.Sentence.stray.description" = "A formatter takes “{written}” for a placeholder. Write %% for a percent sign.";
        "StrayPercent.Sentence.lost.description" = "A formatter can drop this sign. Write %% for a percent sign.";
        "StrayPercent.Sentence.spoils.description" = "This percent sign breaks the pattern, so none of its values is shown. Write %% for a percent sign.";
        /* {written} comes as it is written: %20 */
        "StrayPercent.Sentence.octet.description" = "A formatter reads this text, and takes “{written}” of the address for a placeholder. Write {mended}.";
        /* {placeholder} comes as it is written: %@ */
        "StrayPercent.Sentence.value.description" = "{placeholder} of the text in {base} is not shown here, and this percent sign may stand for it. Write the whole placeholder.";

        /* ---- surrounding-whitespace ---- */

        "SurroundingWhitespace.Sentence.title" = "White space at an edge";
        "SurroundingWhitespace.Sentence.before.description" = "The text begins with white space. Remove it.";
        "SurroundingWhitespace.Sentence.behind.description" = "The text ends with white space. Remove it.";

        /* ---- uncatalogued-type ---- */

        "UncataloguedType.Sentence.title" = "Error without words";
        "UncataloguedType.Sentence.uncatalogued.description" = "“{error}” has no words in any table, so none of its {cases, plural, one {# case} other {# cases}} is checked. If people can meet it, add an entry.";
        "UncataloguedType.Sentence.folded.description" = "{count, plural, one {# error enum has} other {# error enums have}} no words and {count, plural, one {is} other {are}} not checked: {errors}. If people can meet one, add an entry for it.";

        /* ---- unknown-argument ---- */

        "UnknownArgument.Sentence.title" = "Unknown argument";
        /* {placeholder}, {nearest} and {known} come as they are written: {limit}, %1$. {error} is the case with its labels. */
        "UnknownArgument.Sentence.unknown.description" = "“{error}” has no value for {placeholder}. It has {known}.";
        "UnknownArgument.Sentence.misspelled.description" = "“{error}” has no value for {placeholder}; {nearest} may be meant.";
        "UnknownArgument.Sentence.none.description" = "“{error}” has no values, so {placeholder} cannot be shown. Word the text without it.";
        "UnknownArgument.Sentence.declaration.description" = "“{error}” is declared here.";

        /* ---- argument-type ---- */

        "ArgumentType.Sentence.title" = "Argument of another type";
        /* {placeholder} comes as it is written, shortened: {limit, plural}, %1$d. {type} is a type of Swift, {error} the case with its labels. */
        "ArgumentType.Sentence.wrongType.description" = "{placeholder} needs {expected, select, number {a number} wholeNumber {a whole number} fraction {a number with decimals} date {a date} character {a character} other {a word to choose by}}, but “{error}” has {type} there. Change the placeholder, or the type.";
        "ArgumentType.Sentence.neverChosen.description" = "“{error}” has {type} there, so {keywords} will never be chosen. Write what the value can be: {type, select, Bool {true and false} other {digits, or a plural}}.";

        /* ---- argument-mismatch ---- */

        "ArgumentMismatch.Sentence.title" = "Different arguments";
        /* {placeholder} and {nearest} come as they are written: {limit}, %1$@. {base} is the tag of the language that texts are written in first. */
        "ArgumentMismatch.Sentence.extra.description" = "The text in {base} has no {placeholder}, so there may be nothing to show. Use the placeholders of that text.";
        "ArgumentMismatch.Sentence.misspelled.description" = "The text in {base} has no {placeholder}; {nearest} may be meant.";
        "ArgumentMismatch.Sentence.unshown.description" = "{placeholder} is not in the text in {base}. Show it in both, or in neither.";
        "ArgumentMismatch.Sentence.lacking.description" = "{placeholder} of the text in {base} is not shown here. Add it.";
        /* {form} is one of a plural, as it is written: one. */
        "ArgumentMismatch.Sentence.lackingInForm.description" = "The form “{form}” does not show {placeholder}, which every form of the text in {base} shows. Add it.";
        /* {form} is a category: other */
        "ArgumentMismatch.Sentence.lackingNumber.description" = "The form “{form}” does not show its number, which the text in {base} shows. Write # for it.";
        /* {placeholder} comes as it is written: %@ */
        "ArgumentMismatch.Sentence.ofOtherStyle.description" = "The text in {base} has no {placeholder}, so people read it as it stands. Use the placeholders of that text.";
        "ArgumentMismatch.Sentence.inBase.description" = "This is the text in {base}.";

        /* ---- argument-format-mismatch ---- */

        "ArgumentFormatMismatch.Sentence.title" = "Different types of one argument";
        /* {placeholder} and {other} come as they are written: {until, date}, %2$@. {base} is the tag of the language that texts are written in first. */
        "ArgumentFormatMismatch.Sentence.mismatch.description" = "{placeholder} takes the value for another type than {other} in {base}. Use the same type in both; in printf style, %1$ and %2$ say which value is meant.";
        "ArgumentFormatMismatch.Sentence.inBase.description" = "This is the text in {base}.";

        /* ---- unknown-locale ---- */

        "UnknownLocale.Sentence.title" = "Unknown locale";
        "UnknownLocale.Sentence.unknown.description" = "“{name}” names no locale, so nobody ever reads these words. Write a tag such as ja or zh-Hant.";
        "UnknownLocale.Sentence.misnamed.description" = "“{name}” names no locale, so nobody ever reads these words; “{meant}” may be meant.";
        "UnknownLocale.Sentence.deprecated.description" = "“{name}” is an old name. Write “{meant}”.";
        "UnknownLocale.Sentence.unknownPart.description" = "There is no script or region “{part}” as in “{name}”. Check it, or write “{meant}”.";

        /* ---- unknown-mark ---- */

        "UnknownMark.Sentence.title" = "Mark that nobody reads";
        "UnknownMark.Sentence.misspelled.description" = "“{written}” is not “{meant}”, so nobody reads it. Write the latter.";
        "UnknownMark.Sentence.unknownStyle.description" = "“{written}” names no style, so nobody reads it. Write “catalog: style=icu” or “catalog: style=printf”.";
        "UnknownMark.Sentence.misplacedStyle.description" = "“{written}” is read above the first entry alone. Move it there.";
        "UnknownMark.Sentence.hidden.description" = "“{written}” is read at the beginning of a comment alone, so nobody reads it here. Write it in a comment of its own.";

        /* ---- unpresentable-argument ---- */

        "UnpresentableArgument.Sentence.title" = "Argument without a form for people";
        /* {placeholder} comes as it is written: {request}. {type} is a type of Swift. */
        "UnpresentableArgument.Sentence.noForm.description" = "{placeholder} is {type}, which has no form for people, so nothing can be shown. Word the text without it, or give the case a value of text or a number.";
        "UnpresentableArgument.Sentence.reason.description" = "{placeholder} is the reason {type}, whose words are shown in place of these and not inside of them. Word the text without it.";

        /* ---- unconnected-words ---- */

        "UnconnectedWords.Sentence.title" = "Words without a way to them";
        "UnconnectedWords.Sentence.error.description" = "“{type}” has words, but does not conform to CatalogError, so people read the generic text. Run catalog-lint generate.";
        "UnconnectedWords.Sentence.reason.description" = "“{type}” has words, but does not conform to Catalogued, so nobody reads them. Run catalog-lint generate.";
        "UnconnectedWords.Sentence.words.description" = "Its words begin here.";

        /* ---- unnumbered-arguments ---- */

        "UnnumberedArguments.Sentence.title" = "Values without numbers";
        /* {locales} are tags such as ja and fr */
        "UnnumberedArguments.Sentence.reordered.description" = "The order of the values is another one in {locales}. Number them here as well: %1$@, %2$@.";
        "UnnumberedArguments.Sentence.unnumbered.description" = "Translations may need the {count} values in another order. Number them: %1$@, %2$@.";

        /* ---- missing-translation ---- */

        "MissingTranslation.Sentence.title" = "Missing translation";
        /* {locales} are tags such as ja and zh-Hant. */
        "MissingTranslation.Sentence.missing.description" = "“{key}” has no translation into {locales}, so people read another language. Add it there.";

        /* ---- extra-translation ---- */

        "ExtraTranslation.Sentence.title" = "Translation of nothing";
        /* {base} is the tag of the language that texts are written in first. */
        "ExtraTranslation.Sentence.extra.description" = "{base} has no “{key}”, so nobody need translate it. Remove it here, or add it there.";
        "ExtraTranslation.Sentence.mistyped.description" = "{base} has no “{key}”; “{nearest}” may be meant.";
        "ExtraTranslation.Sentence.meant.description" = "This text lacks its translation.";

        /* ---- missing-table ---- */

        "MissingTable.Sentence.title" = "Missing table";
        /* {locales} are tags such as ja and zh-Hant. */
        "MissingTable.Sentence.missing.description" = "The table “{table}” has nothing in {locales}, so people there read another language. Translate it, or give it the same name.";

        /* ---- missing-locale ---- */

        "MissingLocale.Sentence.title" = "Missing locale";
        /* {locales} are tags such as ja and zh-Hant. */
        "MissingLocale.Sentence.missing.description" = "{folder} has no words in {locales}, which it should have. Add their tables; catalog-lint generate begins those of errors.";

        /* ---- empty-table ---- */

        "EmptyTable.Sentence.title" = "Empty table";
        /* {locales} are tags such as ja and zh-Hant. */
        "EmptyTable.Sentence.empty.description" = "The table “{table}” has no text in {base}, but some in {locales}. Restore the file, or remove the others.";
        "EmptyTable.Sentence.full.description" = "Its texts begin here.";

        /* ---- grouped-identifier ---- */

        "GroupedIdentifier.Sentence.title" = "Identifier in groups of digits";
        /* {placeholder} and {fixed} come as they are written: {port} and {port, number, ::group-off}. */
        "GroupedIdentifier.Sentence.grouped.description" = "{placeholder} would show 8080 as 8,080, but it only names something. Write {fixed}.";

        /* ---- sensitive-argument ---- */

        "SensitiveArgument.Sentence.title" = "Argument that may be private";
        /* {placeholder} comes as it is written: {token}. {name} is a name in Swift. */
        "SensitiveArgument.Sentence.sensitive.description" = "{placeholder} shows people “{name}”, which may be private or mean nothing to them. Word the text without it, or say in a comment why it may be shown.";

        /* ---- style-mismatch ---- */

        "StyleMismatch.Sentence.title" = "Two styles in one table";
        /* {style} and {baseStyle} are icu and printf. */
        "StyleMismatch.Sentence.mismatch.description" = "The table “{table}” is written in {baseStyle} style in {base}, but here in {style} style, so people read the placeholders. Write them in {baseStyle} style.";

        /* ---- plural-on-one-side ---- */

        "PluralOnOneSide.Sentence.title" = "Plural missing on one side";
        /* {placeholder} comes as it is written: {count}. {categories} are plural categories: one, few, many, other. */
        "PluralOnOneSide.Sentence.oneSided.description" = "The text in {base} has forms for this number, but {placeholder} here has none, and {locale} needs {categories}. Add a plural, or put the number behind the word.";
        "PluralOnOneSide.Sentence.plural.description" = "The plural is here.";

        /* ---- ambiguous-type ---- */

        "AmbiguousType.Sentence.title" = "Two types of one name";
        /* {modules} are names of modules. */
        "AmbiguousType.Sentence.ambiguous.description" = "“{type}” is a type in each of {modules}, and both get these words. Write the module before the key: {type} becomes Module/{type}.";
        "AmbiguousType.Sentence.declaration.description" = "“{type}” of {module} is declared here.";

        /* ---- key-naming ---- */

        "KeyNaming.Sentence.title" = "Key not well-formed";
        /* {field} and {nearest} are last words of keys. */
        "KeyNaming.Sentence.misspelledField.description" = "The key ends in “{field}”, so nobody reads this text; “{nearest}” may be meant.";
        "KeyNaming.Sentence.malformed.description" = "No key of an error is made like this, so nobody reads this text; “{nearest}” may be meant.";
        "KeyNaming.Sentence.another.description" = "The same goes for this entry.";

        /* ---- not-enumerable ---- */

        "NotEnumerable.Sentence.title" = "Cases unknown";
        "NotEnumerable.Sentence.unchecked.description" = "“{type}” has words, but {kind, select, structure {is a struct} class {is a class} actor {is an actor} macro {has a macro that may add cases} other {comes from another module}}, so it is not checked whether they are whole.";

        /* ---- reason-without-words ---- */

        "ReasonWithoutWords.Sentence.title" = "Reason without words";
        /* {errors} are cases: CheckoutError.declined. */
        "ReasonWithoutWords.Sentence.wordless.description" = "“{reason}” has no words, and {errors} has none to say in its place. Word one of them.";
        "ReasonWithoutWords.Sentence.error.description" = "This case has no words.";

        /* ---- unused-argument ---- */

        "UnusedArgument.Sentence.title" = "Argument that no text shows";
        /* {arguments} are names of values: limit, kind. */
        "UnusedArgument.Sentence.unused.description" = "No text of “{error}” shows {arguments}. Show it, or leave it to programs.";

        /* ---- untranslated ---- */

        "Untranslated.Sentence.title" = "Text to be written";
        "Untranslated.Sentence.copied.description" = "The text in {locale} is that in {base}, word by word: {keys}. Translate it, or say in a comment why it may stay.";
        "Untranslated.Sentence.stub.description" = "Nobody has written this text yet: {keys}. Write it, then remove the mark “catalog: untranslated”.";
        "Untranslated.Sentence.untranslated.description" = "There is no translation into {locale} yet: {keys}. Translate the text, then remove the mark “catalog: untranslated”.";
        "Untranslated.Sentence.new.description" = "There is no translation into {locale} yet, and the state is “new”: {keys}. Translate the text, then set its state to “translated”.";

        /* ---- unused-plural-category ---- */

        "UnusedPluralCategory.Sentence.title" = "Unused plural form";
        "UnusedPluralCategory.Sentence.unused.description" = "{locale} has no form “{category}”, so nobody reads it; there are {known}. Remove it.";
        "UnusedPluralCategory.Sentence.zero.description" = "{locale} has no form “zero”, so nobody reads it. Write =0 for the number 0.";

        /* ---- wrong-script ---- */

        "WrongScript.Sentence.title" = "Wrong script";
        /* {letters} are such as: U+0441 */
        "WrongScript.Sentence.mixed.description" = "“{word}” is a Latin word with the {script, select, greek {Greek} other {Cyrillic}} {letters} in it, so nobody finds it. Write it in Latin letters.";
        "WrongScript.Sentence.simplified.description" = "{characters} is simplified Chinese, in a Japanese text. Write the Japanese characters.";
        "WrongScript.Sentence.traditional.description" = "{characters} is traditional Chinese, in a Japanese text. Write the Japanese characters.";
        "WrongScript.Sentence.notJapanese.description" = "Nothing in this text is Japanese. Translate it.";

        /* ---- syntax-error: what the reader of the files says ---- */

        "StringsFiles/FileProblem.Kind.title" = "Unreadable part of a file";
        "StringsFiles/FileProblem.Kind.fileTooLarge.description" = "The file has {byteCount} bytes; at most {limit} are read. Split the table.";
        "StringsFiles/FileProblem.Kind.notUnicode.description" = "The text is not Unicode; it looks like {likelyEncoding}. Convert it with iconv -f {likelyEncoding} -t UTF-8.";
        "StringsFiles/FileProblem.Kind.wrongDeclaration.description" = "The text is UTF-8, but it is declared as {encoding}. Write UTF-8 here.";
        "StringsFiles/FileProblem.Kind.tooManyProblems.description" = "There are more than {limit} problems here; the rest is not shown. Mend these first.";
        "StringsFiles/FileProblem.Kind.malformedText.description" = "{byteCount, plural, one {A byte is} other {# bytes are}} not valid {encoding}. Save the file again as UTF-8.";
        "StringsFiles/FileProblem.Kind.misalignedText.description" = "From here on the {encoding} text is one byte out of step. Save the file again as UTF-8.";
        "StringsFiles/FileProblem.Kind.nulCharacter.description" = "The text holds {count, plural, one {a NUL character. Remove it.} other {# NUL characters. Remove them.}}";
        "StringsFiles/FileProblem.Kind.missingSemicolon.description" = "The entry does not end in a semicolon. Add one.";
        "StringsFiles/FileProblem.Kind.missingEqualsSign.description" = "The key is followed by neither an equals sign nor a semicolon. Add what is missing.";
        "StringsFiles/FileProblem.Kind.missingValue.description" = "There is no text after the equals sign. Add one, or remove the entry.";
        "StringsFiles/FileProblem.Kind.unterminatedString.description" = "The text is not closed before the next entry begins. Add a quotation mark.";
        "StringsFiles/FileProblem.Kind.missingQuotationMark.description" = "The text needs a quotation mark on both sides. Add what is missing.";
        "StringsFiles/FileProblem.Kind.unescapedQuotationMark.description" = "A quotation mark inside a text needs a backslash before it.";
        "StringsFiles/FileProblem.Kind.typographicQuotationMark.description" = "Keys and texts stand between straight quotation marks, not {character}.";
        "StringsFiles/FileProblem.Kind.unterminatedComment.description" = "The comment is not closed. Add */ at its end.";
        "StringsFiles/FileProblem.Kind.unterminatedXMLComment.description" = "The comment is not closed. Add --> at its end.";
        "StringsFiles/FileProblem.Kind.strayCommentEnd.description" = "This */ closes no comment. Remove it.";
        "StringsFiles/FileProblem.Kind.straySemicolon.description" = "This semicolon ends no entry. Remove it.";
        "StringsFiles/FileProblem.Kind.strayText.description" = "“{text}” belongs to no entry. Make it a comment, or remove it.";
        "StringsFiles/FileProblem.Kind.strayCharacter.description" = "There is {character, select, ideographicSpace {an ideographic space} noBreakSpace {a no-break space} nextLine {a next-line character} byteOrderMark {a byte order mark} zeroWidthSpace {a zero-width space} otherSpace {an unusual space} other {an invisible character}} ({number}) outside a string. Remove it.";
        "StringsFiles/FileProblem.Kind.misspelling.description" = "{found} stands where {meant} belongs. Write {meant}.";
        "StringsFiles/FileProblem.Kind.mergeConflict.description" = "A merge conflict is left in the file. Choose one version and remove the marks.";
        "StringsFiles/FileProblem.Kind.unsupportedValue.description" = "A table holds only texts, but this value is {type, select, text {a text} dictionary {a dictionary} array {an array} data {data} number {a number} boolean {true or false} date {a date} null {null} other {a value}}. Write a text in its place.";
        "StringsFiles/FileProblem.Kind.missingClosingBrace.description" = "The brace that opens the file is not closed. Add one at the end.";
        "StringsFiles/FileProblem.Kind.strayClosingBrace.description" = "This brace closes nothing. Remove it.";
        "StringsFiles/FileProblem.Kind.unexpectedText.description" = "There is “{found}” where {expected, select, value {a value} key {a key} colon {a colon} equalsSign {an equals sign} semicolon {a semicolon} comma {a comma} commaOrBrace {a comma or a closing brace} commaOrBracket {a comma or a closing bracket} other {the end of the file}} is expected. Correct it.";
        "StringsFiles/FileProblem.Kind.unexpectedEnd.description" = "The file ends where {expected, select, value {a value} key {a key} colon {a colon} equalsSign {an equals sign} semicolon {a semicolon} comma {a comma} commaOrBrace {a comma or a closing brace} commaOrBracket {a comma or a closing bracket} other {the end of the file}} is expected. Add what is missing.";
        "StringsFiles/FileProblem.Kind.unknownElement.description" = "<{name}> does not belong here in a property list. Remove it.";
        "StringsFiles/FileProblem.Kind.unclosedElement.description" = "<{name}> is not closed. Add </{name}>.";
        "StringsFiles/FileProblem.Kind.strayClosingTag.description" = "</{name}> closes nothing. Remove it.";
        "StringsFiles/FileProblem.Kind.unknownEntity.description" = "&{name} names no character. Write &amp; for an ampersand.";
        "StringsFiles/FileProblem.Kind.keyWithoutValue.description" = "The key has no value behind it. Add one, or remove the key.";
        "StringsFiles/FileProblem.Kind.missingKey.description" = "The value has no key before it. Add one.";
        "StringsFiles/FileProblem.Kind.duplicateMember.description" = "“{name}” stands twice in one dictionary. Keep one of them.";
        "StringsFiles/FileProblem.Kind.wrongType.description" = "There is {found, select, text {a text} dictionary {a dictionary} array {an array} data {data} number {a number} boolean {true or false} date {a date} null {null} other {a value}} where {expected, select, text {a text} dictionary {a dictionary} array {an array} data {data} number {a number} boolean {true or false} date {a date} null {null} other {a value}} is expected. Correct it.";
        "StringsFiles/FileProblem.Kind.nestedTooDeep.description" = "The document is nested more than {limit} deep; it was read up to here. Flatten it.";
        "StringsFiles/FileProblem.Kind.tooManyValues.description" = "The document has more than {limit} values; it was read up to here. Split it.";
        "StringsFiles/FileProblem.Kind.malformedBinary.description" = "The binary property list is damaged: {reason, select, truncated {it is cut short} outOfBounds {a part of it lies outside the file} unknownObject {it holds an object of an unknown kind} sharedContainer {a container holds itself or is held twice} other {a key is no text}}. Make it again.";
        "StringsFiles/FileProblem.Kind.missingMember.description" = "“{name}” is missing. Add it.";
        "StringsFiles/FileProblem.Kind.missingFormat.description" = "The entry has no NSStringLocalizedFormatKey, the text its variables go into. Add one.";
        "StringsFiles/FileProblem.Kind.missingVariable.description" = "The text names %#@{name}@, but the entry has no “{name}”. Add it, or change the text.";
        "StringsFiles/FileProblem.Kind.unusedVariable.description" = "No text of the entry names “{name}” as %#@{name}@. Use it, or remove it.";
        "StringsFiles/FileProblem.Kind.cyclicVariable.description" = "The texts of “{name}” lead back to it, without an end. Word one of them without it.";
        "StringsFiles/FileProblem.Kind.missingRuleType.description" = "“{variable}” has no NSStringFormatSpecTypeKey. Set it to NSStringPluralRuleType.";
        "StringsFiles/FileProblem.Kind.unknownRuleType.description" = "“{variable}” has the rule {type}; only NSStringPluralRuleType is known. Set that.";
        "StringsFiles/FileProblem.Kind.missingValueType.description" = "“{variable}” does not say which number it takes. Add d, lld or the like.";
        "StringsFiles/FileProblem.Kind.wrongValueType.description" = "“{found}” does not say which number “{variable}” takes. Write d, lld or the like.";
        "StringsFiles/FileProblem.Kind.wrongArgumentNumber.description" = "“{found}” does not say which value “{variable}” counts. Write a whole number from 1 on.";
        "StringsFiles/FileProblem.Kind.unknownCategory.description" = "“{variable}” has the category “{category}”; there are only zero, one, two, few, many and other.";
        "StringsFiles/FileProblem.Kind.missingOther.description" = "“{variable}” has no text for other, which every language needs. Add one.";
        "StringsFiles/FileProblem.Kind.unknownVariation.description" = "“{name}” is no known variation. Use plural or device.";
        "StringsFiles/FileProblem.Kind.unknownEscape.description" = "\\{character} means nothing special and is read as {character}. Remove the backslash{character, select, u {, or write \\U for a character by its number} x {, or write \\U and four digits for a character by its number} other {}}.";
        "StringsFiles/FileProblem.Kind.emptyUnicodeEscape.description" = "\\U needs up to four hexadecimal digits behind it. Add them, or remove the backslash.";
        "StringsFiles/FileProblem.Kind.longUnicodeEscape.description" = "\\U takes four digits, and the others of {escape} are read as text. Write {meant} itself.";
        "StringsFiles/FileProblem.Kind.invalidEscape.description" = "{character, select, u {\\u needs four hexadecimal digits behind it. Add them} other {JSON has no escape \\{character}. Remove the backslash}}, or write \\\\ for a backslash that people read.";
        "StringsFiles/FileProblem.Kind.controlCharacter.description" = "A line break, a tab or another control character cannot stand in a text of JSON as it is. Write {escape} instead.";
        "StringsFiles/FileProblem.Kind.unpairedSurrogate.description" = "{escape} is half of a character. Write both halves, or the character itself.";

        "StringsFiles/FileProblem.NoteKind.title" = "Related place";
        "StringsFiles/FileProblem.NoteKind.nextEntry.description" = "The next entry begins here.";
        "StringsFiles/FileProblem.NoteKind.opening.description" = "It was opened here.";

        /* ---- What the readers of files and sources say ---- */

        "StringsFiles/CatalogFileError.title" = "File not read";
        "StringsFiles/CatalogFileError.notFound.description" = "There is no file {path}. Check the spelling.";
        "StringsFiles/CatalogFileError.notReadable.description" = "{path} may not be read. Check its permissions.";
        "StringsFiles/CatalogFileError.notAFile.description" = "{path} is no file. Name a .strings file.";
        "StringsFiles/CatalogFileError.tooLarge.description" = "{path} has {byteCount} bytes; at most {limit} are read. Split the table.";
        "StringsFiles/CatalogFileError.systemFailure.description" = "The system could not read {path} (error {number, number, ::group-off}). Try again, or check the disk.";

        "ErrorInventory/InventoryError.title" = "Sources not read";
        "ErrorInventory/InventoryError.unreadable.description" = "{0} cannot be read. Check the spelling and the permissions.";
        "ErrorInventory/InventoryError.noSources.description" = "There is no Swift file in {0}. Name a folder that holds sources.";

        "ErrorInventory/InventoryNote.Kind.title" = "Source not read as a whole";
        "ErrorInventory/InventoryNote.Kind.unreadable.description" = "It cannot be read ({0}), so the check is not whole. Check its permissions.";
        "ErrorInventory/InventoryNote.Kind.disappeared.description" = "It was deleted during the check. Run the check again.";
        "ErrorInventory/InventoryNote.Kind.notUTF8.description" = "It is not UTF-8 text, so the check is not whole. Save it as UTF-8.";
        "ErrorInventory/InventoryNote.Kind.syntaxError.description" = "There is a syntax error here; only the rest of the file was checked.";
        "ErrorInventory/InventoryNote.Kind.mergeConflict.description" = "A merge conflict is left here; the cases of both sides were checked. Choose one side and remove the marks.";
        "ErrorInventory/InventoryNote.Kind.tooDeep.description" = "It is nested too deeply here; what is inside was not checked. Flatten it.";
        "ErrorInventory/InventoryNote.Kind.tooLarge.description" = "It is larger than {0} and was not read, so the check is not whole. Split the file.";
        "ErrorInventory/InventoryNote.Kind.linkLoop.description" = "This link leads back to a folder that was checked already. It was not followed.";
        "ErrorInventory/InventoryNote.Kind.danglingLink.description" = "This link leads to a file that does not exist, and SwiftPM ignores it. Mend or remove the link.";
        "ErrorInventory/InventoryNote.Kind.nameNotUTF8.description" = "Its name is not UTF-8, so nothing of it was read and the check is not whole. Rename it.";
        "ErrorInventory/InventoryNote.Kind.brokenManifest.description" = "The manifest has a syntax error here, so some of its targets may not have been checked. Mend it, and check again.";
        "ErrorInventory/InventoryNote.Kind.conflictingManifest.description" = "A merge conflict is left in the manifest here, so the targets of both sides were checked. Choose one side and remove the marks.";
        "ErrorInventory/InventoryNote.Kind.unseenTarget.description" = "The name or the path of a target cannot be read here, so that target was not checked. Write name: and path: with string literals.";
        "ErrorInventory/InventoryNote.Kind.unseenLanguage.description" = "The manifest computes the development language here, so it was guessed. Write it as a string literal.";
        "ErrorInventory/InventoryNote.Kind.unseenRegion.description" = "The project does not tell the language that words are written in first, or cannot be read, so the language was guessed. Mend the file, or write “base” in .catalog-lint.json.";

        /* ---- unused-setting ---- */

        "UnusedSetting.Sentence.title" = "Setting without effect";
        /* {pattern} is what includeTypes or excludeTypes names. */
        "UnusedSetting.Sentence.unknownType.description" = "No error type matches “{pattern}”. Write one as in CheckoutError or Shop/CheckoutError, or remove the entry.";
        "UnusedSetting.Sentence.misspelledType.description" = "No error type matches “{pattern}”; “{nearest}” may be meant.";
        /* {pattern} is what include or exclude names. */
        "UnusedSetting.Sentence.unknownPath.description" = "Nothing matches “{pattern}” from this folder. Mend or remove the entry.";
        "UnusedSetting.Sentence.misspelledPath.description" = "Nothing matches “{pattern}”; “{nearest}” may be meant.";
        "UnusedSetting.Sentence.wordlessLocale.description" = "There are no words in {locale}, so this severity has no effect. There are some in {known}.";
        "UnusedSetting.Sentence.undemandedLocale.description" = "“locales” does not demand {locale}, so {rule} never tells anything about it. Add {locale} to “locales”, or remove the severity.";
        "UnusedSetting.Sentence.leftOutLocale.description" = "“include” and “exclude” leave out tables in {locale}, so nothing is demanded of them. Take {locale} out of “locales”, or do not leave them out.";
        "UnusedSetting.Sentence.untoldMinimum.description" = "{rule} is off for {locale}, so no run fails below this minimum. Turn it on, or remove the minimum.";
        /* Settings for rules that are still to come. */
        "UnusedSetting.Sentence.unreadKey.description" = "No rule of this version looks at “{key}”, so nothing is checked by it.";

        /* ---- low-coverage, unexplained-ignore, unused-ignore ---- */

        "LowCoverage.Sentence.title" = "Too few words";
        "LowCoverage.Sentence.low.description" = "{locale} has {percent}% of its texts; at least {minimum}% are demanded. {lacking, plural, one {# text is missing or waits for review} other {# texts are missing or wait for review}}.";

        "UnexplainedIgnore.Sentence.title" = "Ignored without a reason";
        "UnexplainedIgnore.Sentence.unexplained.description" = "Nothing says why {rules} may be ignored here. Write the reason behind a dash.";

        "UnusedIgnore.Sentence.title" = "Nothing to ignore";
        "UnusedIgnore.Sentence.unused.description" = "There is nothing of “{rule}” to ignore here. Remove the comment.";
        "UnusedIgnore.Sentence.unusedAmongOthers.description" = "There is nothing of “{rule}” to ignore here. Take the rule out of the comment.";
        "UnusedIgnore.Sentence.unknownRule.description" = "There is no rule “{rule}”, so nothing is ignored. See catalog-lint rules for all of them.";
        "UnusedIgnore.Sentence.notIgnorable.description" = "No comment can have “{rule}” ignored. Remove its name.";
        "UnusedIgnore.Sentence.misspelledRule.description" = "There is no rule “{rule}”, so nothing is ignored; “{nearest}” may be meant.";
        "UnusedIgnore.Sentence.noRule.description" = "The comment names no rule, so nothing is ignored. Write the rule and the reason behind it.";
        "UnusedIgnore.Sentence.misspelledMark.description" = "“{written}” is not “{meant}”, so nothing is ignored. Write the latter, the rule and the reason.";
        "UnusedIgnore.Sentence.unknownMark.description" = "“{written}” does nothing. There is catalog-lint:ignore, for what follows it, or else for what it stands behind on its line, and catalog-lint:ignore-file.";

        /* ---- Reports for programs ---- */

        /* The name of a test. */
        "JUnit.sourcesRead" = "All source files can be read.";

        /* What the paths of a report are written from. */
        "SARIF.root" = "The root of the repository.";

        /* ---- The pages of the rules: rules and explain ---- */

        "Rules.reported" = "Reported";
        "Rules.leftAlone" = "Left alone";
        "Rules.ignore" = "To look away in one place, write a comment before it, in a string catalog the comment of its key: catalog-lint:ignore {rule} — and the reason.";
        "Rules.notIgnored" = "No comment can look away from it. To be told less, give {rule} another severity, or off, under rules in .catalog-lint.json.";
        "Rules.ambiguous-type.summary" = "Two types of one name lay claim to the same words.";
        "Rules.ambiguous-type.explanation" = "A key leaves out the module, so one table that serves two modules words the case of both: people read about a payment where a download has failed. The module before the key tells them apart. A name of two types where only one has the case is left alone.";
        "Rules.argument-format-mismatch.summary" = "A translation takes a value for one of another type than its base does.";
        "Rules.argument-format-mismatch.explanation" = "A number in one language and a date in the other: one of them is wrong, and a program that hands such texts to Foundation may end at %@ for a number. Values are compared by name, in printf style by position. Where the error’s case has a value that can be shown in both ways, this is a warning.";
        "Rules.argument-gap.summary" = "A printf text skips a value.";
        "Rules.argument-gap.explanation" = "A formatter that takes its values one after the other cannot know what it skips, and shows garbage or ends the program. The texts of errors, whose values are known by type, and translations that skip what their base shows are left alone.";
        "Rules.argument-mismatch.summary" = "A translation shows other values than the text it translates.";
        "Rules.argument-mismatch.explanation" = "A value that the base does not have is not there to be shown, and people would read the placeholder; where the error’s case has it, this is a warning. So is a value that the translation leaves out. Numbers and words that only choose between forms may be dropped: other languages may not need them.";
        "Rules.argument-type.summary" = "A placeholder asks for a value of another type than its case has.";
        "Rules.argument-type.explanation" = "A plural of a text, a date of a number, %d for a text: people would read the value as it comes, or the wrong form. A select of a Bool chooses by true and false, one of a number by its digits. A select that only asks whether there is a value may be used with every type.";
        "Rules.argument-type-clash.summary" = "A printf text takes one value for two different things.";
        "Rules.argument-type-clash.explanation" = "A value is a number or an object, and a formatter that believes the wrong one shows garbage or ends the program. Conversions that differ only in size or notation are left alone.";
        "Rules.c-string-specifier.summary" = "A printf text has a conversion for texts of C.";
        "Rules.c-string-specifier.explanation" = "%s asks for the address of a text of C, which no value of Swift is: Foundation shows garbage or ends the program. %@ takes every value.";
        "Rules.default-localization.summary" = "A package has .lproj folders and names no default language.";
        "Rules.default-localization.explanation" = "SwiftPM refuses to build such a package. The language that words are written in first is the one to name. Apps without a manifest, and manifests that compute the language, are left alone.";
        "Rules.duplicate-key.summary" = "A key stands more than once among the words of one locale.";
        "Rules.duplicate-key.explanation" = "Of two texts for one key people see only the last, and whoever mends the other wonders why nothing changes. Two different texts are an error, a plain repetition is a warning. An error’s key in two tables of one folder counts as well, and any other with different texts is a note; in a string catalog a key is told once for all its languages.";
        "Rules.empty-message.summary" = "A text has nothing to read.";
        "Rules.empty-message.explanation" = "Somebody meets an alert without its title or its description. Of texts that belong to no error only those count that say something in another language.";
        "Rules.empty-table.summary" = "A table has no text in the development language, but some in another.";
        "Rules.empty-table.explanation" = "The file was emptied by accident, or a tool has written it anew: every key of the translations would be one too many. One finding stands at the file.";
        "Rules.encoding.summary" = "A file of words is in an encoding that some readers do not know.";
        "Rules.encoding.explanation" = "Of a file that is not Unicode only entries of ASCII are read, and wrong bytes are lost: those are errors. UTF-32 and UTF-16 without a byte order mark are read, but other tools may take them for something else: a warning.";
        "Rules.extra-translation.summary" = "A translation has a key that the development language does not have.";
        "Rules.extra-translation.explanation" = "The text was removed there or its key was changed, and nobody reads this one; or it was forgotten there. The texts of storyboards and of an app’s property list are left alone: they have the words of the development language themselves.";
        "Rules.grouped-identifier.summary" = "A number that only names something would be shown in groups of digits.";
        "Rules.grouped-identifier.explanation" = "A code, a port, a year, an id: 8080 becomes 8,080, and people look for a port that does not exist. The name of the value tells, or that of its case. Numbers in a style of their own, plurals and printf texts are left alone.";
        "Rules.implied-quantity.summary" = "A plural leaves out the number where its form stands for several numbers.";
        "Rules.implied-quantity.explanation" = "Russian one is also 21 and 31, French one also 0, so that people read “one file” for 21 of them. Write the number into the form, or the words into =1. Languages in which only 1 has the form, and plurals that show the number in no form, are left alone.";
        "Rules.invalid-pattern.summary" = "A text is no valid pattern.";
        "Rules.invalid-pattern.explanation" = "No value can be put into such a text, and people read it as it stands, braces and all. The finding stands where the pattern breaks off.";
        "Rules.invalid-specifier.summary" = "A percent sign of a printf text begins no conversion.";
        "Rules.invalid-specifier.explanation" = "Such a text cannot be filled, and people read it as it is written. Percent signs of prose are told by stray-percent, and what only looks like a conversion by lookalike-placeholder.";
        "Rules.invisible-character.summary" = "A text has characters that nobody sees.";
        "Rules.invisible-character.explanation" = "Overrides of the writing direction, isolates without their other half and control characters are errors: they change what people read. Zero-width spaces, soft hyphens and the like are warnings. What emoji and the scripts of Asia need is left alone, and so is what is written as an escape.";
        "Rules.key-naming.summary" = "A key is almost that of an error, but not made like one.";
        "Rules.key-naming.explanation" = "Nobody reads such a text. A key is a type, a case and title, description or recovery, with a dot between them and a slash behind a module. Reported are fields that are near to one of these, and keys of a case that exists but for a dot too many, a sign of another width, a blank, a part that stands twice or in another order. Other words of an app under the name of an error, and keys that follow another way throughout, are left alone.";
        "Rules.lone-surrogate.summary" = "An escape stands for half of a character.";
        "Rules.lone-surrogate.explanation" = "UTF-16 writes characters beyond U+FFFF in two halves. Of one alone nothing can be shown, and people read the sign for a lost character. Write both halves, or the character itself.";
        "Rules.lookalike-placeholder.summary" = "Something looks like a placeholder and is none.";
        "Rules.lookalike-placeholder.explanation" = "Translators, input methods and machine translation leave full-width signs, blanks, turned positions or the placeholders of other systems. People read them as they stand. What may be prose is judged by what the base has and by the values of the error.";
        "Rules.low-coverage.summary" = "A locale has words for less than minimumCoverage demands.";
        "Rules.low-coverage.explanation" = "With a minimum, translators may lag: what a locale lacks, what is still to be translated there and what waits for a review is a note each, under --strict too, and only the sum fails a run. Texts count that are there and wait for no review. Those that need no translation or that a comment ignores are not counted. What a locale leaves to another one of its language, it has as far as that one has it.";
        "Rules.merge-conflict.summary" = "The marks of a merge conflict are left in a table.";
        "Rules.merge-conflict.explanation" = "Foundation drops such a table, and everybody reads keys; this package’s own reader takes the texts of both sides, and nobody knows which are meant. Choose one version and remove the marks.";
        "Rules.missing-locale.summary" = "A folder of words has nothing in a locale.";
        "Rules.missing-locale.explanation" = "Whoever reads in that language gets another for everything. A locale is wanted where the configuration demands it, or where the folder has a place for it. That tables and texts are missing is told nowhere else.";
        "Rules.missing-message.summary" = "A case of an error lacks its title or description in some locale.";
        "Rules.missing-message.explanation" = "Whoever meets such an error reads another language, or the generic text. One finding stands at the case and names every locale with a gap; its notes say where the entries belong. A title of the whole type serves its cases, and a locale such as en-GB that has nothing for a case is served by en. Where en lacks a part of it and only en-GB is demanded, that is told for en-GB, and belongs into the tables of en.";
        "Rules.missing-table.summary" = "A locale has nothing of a table.";
        "Rules.missing-table.explanation" = "The file was never translated, has another name, or is empty. One finding stands at the table’s first text and names every locale without it; that its texts are missing is told nowhere else. Tables whose keys stand in another table of the locale, and those of storyboards, are left alone.";
        "Rules.missing-translation.summary" = "A text has no translation in some locale.";
        "Rules.missing-translation.explanation" = "Whoever reads in that language gets another. One finding stands at the key and names every locale. A text in another table is a translation, unless some language has the key in several tables: then each of them needs its own. The messages of error cases are told by missing-message; a locale such as en-GB is served by en; a locale that lacks the whole table is told once, at the table. A text without a letter beside its placeholders needs no translation.";
        "Rules.mixed-positions.summary" = "A printf text numbers some of its values and not the others.";
        "Rules.mixed-positions.explanation" = "Values without a number start from the first one again: %1$@ and %@ show it twice. The number of a plural in its own forms is left alone.";
        "Rules.needs-review.summary" = "A text of a string catalog waits for a review.";
        "Rules.needs-review.explanation" = "Its source has changed, or a machine translated it, and nobody has said yet that people may read it. Look at the text, then set its state to translated.";
        "Rules.not-enumerable.summary" = "An error has words, but its cases are unknown.";
        "Rules.not-enumerable.explanation" = "A struct, a class, an enum that a macro may add cases to, a type of another module: whether it has all the words it needs, and whether its placeholders fit, is not checked. Such errors without words are left alone.";
        "Rules.orphaned-message.summary" = "An entry words a case or a type that the source does not have.";
        "Rules.orphaned-message.explanation" = "Nobody reads such a text any more; often the case was renamed, and people meet the generic text in its place. Keys that are not made like an error’s, those of other packages’ modules, and errors whose cases the source cannot tell are left alone.";
        "Rules.plural-categories.summary" = "A plural lacks a form that its language needs.";
        "Rules.plural-categories.explanation" = "Numbers of that category get the form “other”, which is wrong in such a language: Russian needs few for 2 and many for 5. A category that only fractions or millions reach, as French many, is a note, and so is one of a language that leaves nouns as they are behind a number, as Turkish does.";
        "Rules.plural-on-one-side.summary" = "A translation writes a number before a word without the plural that its base has.";
        "Rules.plural-on-one-side.explanation" = "“1 fichiers”: where the base words a number in forms, a language that has several needs them as well. Languages with one form, those that leave a noun as it is behind a number, as Turkish does, numbers behind their word, abbreviations and units are left alone.";
        "Rules.plural-structure.summary" = "The parts of a plural entry do not fit together.";
        "Rules.plural-structure.explanation" = "A .stringsdict has a format, its variables, and for each a rule, a kind of number and forms. Where one is missing or misspelled, Foundation ends the program or shows the format itself, and a variable that no text names leaves the plural unused.";
        "Rules.quoted-placeholder.summary" = "An apostrophe before a brace takes a placeholder out of the pattern.";
        "Rules.quoted-placeholder.explanation" = "In ICU’s style an apostrophe before a brace quotes what follows up to the next apostrophe, so people read the placeholder itself. Typographic marks or a doubled apostrophe mend it. Names that the error has no value for, or that are quoted in every language, are left alone.";
        "Rules.reason-without-words.summary" = "Neither a reason nor its error has words.";
        "Rules.reason-without-words.explanation" = "A reason may speak for its error, and the error for its reason. Where a comment says that an error needs no words, and its reason has none either, people read the generic text.";
        "Rules.replacement-character.summary" = "A text holds the character that stands for a lost one.";
        "Rules.replacement-character.explanation" = "A conversion has lost something, and people read a strange sign in its place. Only an older version of the file tells what was there. What the encoding of the file itself spoils is told by encoding.";
        "Rules.resource-not-in-target.summary" = "An .lproj folder is in no target.";
        "Rules.resource-not-in-target.explanation" = "SwiftPM takes every .lproj inside of a target by itself. One beside the targets, or one that a target excludes, never reaches the program. Folders of tests, and of packages and apps inside of the package, are left alone.";
        "Rules.sensitive-argument.summary" = "A placeholder may show what is not meant for people.";
        "Rules.sensitive-argument.explanation" = "Passwords, tokens, cookies and headers open doors; addresses of servers say nothing to people and much to others; e-mail addresses and card numbers belong to one person alone. The name of the value tells, or that of its type. A path that is called nothing else is left alone: a person has often chosen it.";
        "Rules.stale-entry.summary" = "A key of a string catalog is no longer in the source.";
        "Rules.stale-entry.explanation" = "Xcode marks it stale: nobody reads its texts, and translators still work on them. Remove the key, or set its state to manual where it is used in a way that Xcode does not see. The keys of errors are left alone.";
        "Rules.stray-percent.summary" = "A percent sign of prose stands in a printf text.";
        "Rules.stray-percent.explanation" = "The formatter takes it for the start of a placeholder and eats a value: of “100% sure” it makes % s, of “50%OFF” %O. Where it breaks a text with values, it is an error. In a table of ICU’s style a percent sign is just that, and so is it in a text that speaks for no error and has no values.";
        "Rules.style-mismatch.summary" = "A table is written in printf style in one language and in ICU style in another.";
        "Rules.style-mismatch.explanation" = "A table has one style, and the development language decides: with %@ there, a placeholder in braces is shown as it is written, and the other way round. One finding stands at the first place that tells the other style. Stringsdict files are always printf and are left alone.";
        "Rules.surrounding-whitespace.summary" = "A text begins or ends with white space.";
        "Rules.surrounding-whitespace.explanation" = "Nobody sees it where it was written, and everybody where it is shown. Texts that belong to no error, which programs may put together, are reported where the base or all translations have none; Japanese, Thai and others without spaces between words say nothing about those of other languages.";
        "Rules.syntax-error.summary" = "A part of a file of words cannot be read.";
        "Rules.syntax-error.explanation" = "Foundation drops a whole table for one missing semicolon, and everybody reads keys; this package’s own reader drops the one entry. Either way somebody sees a wrong text.";
        "Rules.uncatalogued-type.summary" = "An error enum has no words at all.";
        "Rules.uncatalogued-type.explanation" = "Most error enums are for programs and not for people, so this is no fault: the note is there for the one that was forgotten. With the scope “all” in the configuration every such enum must have words.";
        "Rules.unconnected-words.summary" = "An error has words, but no conformance that leads to them.";
        "Rules.unconnected-words.explanation" = "A catalog asks an error for its key, and only CatalogError has one; for the reason of an error it is Catalogued. Without it people meet the generic text, however good the words are. Errors that no target with ErrorCatalog can see are shown in another way and are left alone.";
        "Rules.unexplained-ignore.summary" = "A comment has a finding ignored and does not say why.";
        "Rules.unexplained-ignore.explanation" = "Whoever meets the comment a year later cannot tell whether it still holds. The finding itself stays ignored.";
        "Rules.unknown-argument.summary" = "A text shows a value that its case does not have.";
        "Rules.unknown-argument.explanation" = "People would read the placeholder itself. The values of a case are its associated values, by label, by second name, or by place.";
        "Rules.unknown-escape.summary" = "A backslash means nothing.";
        "Rules.unknown-escape.explanation" = "The character behind it is shown as it is, and whoever wrote it meant something else: \\u00e9 of other languages is \\U00E9 here. A \\U without a digit is an error.";
        "Rules.unknown-locale.summary" = "The name of a folder of words is that of no locale.";
        "Rules.unknown-locale.explanation" = "No reader ever chooses it: jp is a country whose language is ja, iw was replaced by he, English is no code. Spellings with other letters or underscores, and Base, are left alone.";
        "Rules.unknown-mark.summary" = "A comment is nearly a mark that is read, and marks nothing.";
        "Rules.unknown-mark.explanation" = "With catalog: untranslatd a text that is still to be translated counts as translated, and catalog: stile=icu sets no style. So does a style that stands below the first entry, and catalog: untranslated marks nothing behind other words of its comment. Capitals, and a reason as in catalog: untranslated, ask Ann, are understood; prose is left alone.";
        "Rules.unnumbered-arguments.summary" = "A printf text has several values without numbers.";
        "Rules.unnumbered-arguments.explanation" = "Other languages put values in another order, which only numbers allow. The rule speaks where a translation needs another order, or where there is no translation yet.";
        "Rules.unpresentable-argument.summary" = "A placeholder stands for a value that has no form for people.";
        "Rules.unpresentable-argument.explanation" = "Any, URLRequest, Data, a closure, a type of another package: a message gets nothing for such a value, and people would read the name of the placeholder. The words of a reason are shown in place of its error’s, not inside of them.";
        "Rules.untranslated.summary" = "An entry is marked as not translated yet, or says just what its base says.";
        "Rules.untranslated.explanation" = "What catalog-lint generate adds is the text of another language, or one made of a case’s name, behind the mark catalog: untranslated. People should read neither. Whoever writes the text removes the mark. A translation that is its base word by word is reported as well: a sentence, or, in a language of another script, a text with a word in small letters; names, abbreviations, addresses, units, code in backticks and notices of copyright are left alone.";
        "Rules.unused-argument.summary" = "No text shows a value of a case.";
        "Rules.unused-argument.explanation" = "A value may be there for programs alone, so this rule is off until it is asked for. Errors, which speak for themselves, and values without a form for people are left alone.";
        "Rules.unused-ignore.summary" = "A comment asks for something to be ignored where there is nothing of the kind.";
        "Rules.unused-ignore.explanation" = "The fault was mended and the comment stayed, or the name of the rule is misspelled and ignores nothing. So does a comment that is nearly catalog-lint:ignore, as catalog-lint: ignore or catalog-lint:disable are. One that speaks of a place that no comment has, as catalog-lint:ignore-previous does, has no fix. Comments about rules that are off or not asked are left alone.";
        "Rules.unused-plural-category.summary" = "A plural has a form that its language does not have.";
        "Rules.unused-plural-category.explanation" = "Nobody ever reads it. Often the forms of another language were copied, or =0 is meant. The form zero of a .stringsdict serves 0 in every language and is left alone.";
        "Rules.unused-setting.summary" = "The configuration says something that has no effect in the project.";
        "Rules.unused-setting.explanation" = "A misspelled type leaves all errors out, and the run is clean. Types and paths to be checked that match nothing are warnings. Paths to be left out are notes, since what comes and goes is rightly named there; so are severities for locales without words. A severity for what is missing in a locale that “locales” does not demand is a warning, since nothing is ever missing there. Widths and a glossary, which no rule of this version looks at, are a note. Allowed words and protocols of other packages are left alone, and so is everything where a part of the project is not looked at or could not be read.";
        "Rules.wrong-script.summary" = "Letters are of a script that does not belong there.";
        "Rules.wrong-script.explanation" = "A Cyrillic or Greek letter in a Latin word looks right and is found by nobody. In Japanese, characters that only Chinese has come from a mixed-up file, and a text of English words alone was never translated. Units, formulas, names and whole words of another script are left alone.";

        /* ---- The help pages: commands, options and examples in a line each, without a full stop ---- */

        "Help.tagline" = "every error that people can meet has words in every language";
        "Help.usage" = "USAGE";
        "Help.commands" = "COMMANDS";
        "Help.options" = "OPTIONS";
        "Help.examples" = "EXAMPLES";
        "Help.status" = "EXIT STATUS";
        "Help.status.success" = "nothing to object to, or warnings and notes alone";
        "Help.status.findings" = "an error was found; with --strict, a warning";
        "Help.status.failure" = "the work could not be done: the call, the configuration or a file is at fault";
        "Help.withoutCommand" = "Without a command, `check` is meant: in a package's folder, `catalog-lint` is the whole call.";
        "Help.help" = "Show this page; after a command, the page of that command";
        "Help.version" = "Show the version";

        "Options.config" = "The configuration; the nearest {configuration} upwards otherwise";
        "Options.help" = "Show this page";
        "Options.language" = "The tool's language, English in place of one it does not speak; the environment's otherwise";
        "Options.locale" = "Look at the words of this locale alone; may be repeated";
        "Options.no-cache" = "Read every source file anew, and keep nothing for the next run";
        "Options.rule" = "Ask this rule alone; may be repeated";
        "Options.strict" = "Warnings fail the run as well; notes never do";

        "Commands.baseline.summary" = "Keep today's findings, so that later runs report only new ones";
        "Commands.baseline.discussion" = "Writes the errors and warnings of a check to {baseline}, beside the configuration or in the project's
        folder. Later checks leave them out, also when their lines have moved or the texts around a fault have changed, and
        say how many were mended. Commit the file, and prune it now and then.";
        "Commands.baseline.options.prune" = "Drop the findings that were mended, and add none";
        "Commands.baseline.examples.1" = "keeps all findings of the package you stand in";
        "Commands.baseline.examples.2" = "drops those that were mended since";

        "Commands.check.summary" = "Check every rule over a package; what a call without a command does";
        "Commands.check.discussion" = "Looks upwards from each PATH, or from where it stands, for the nearest Package.swift or Xcode project. Of a package the
        sources of its targets are read and the tables in their .lproj folders and string catalogs; an Xcode project beside its
        Package.swift, and other projects in its folder, are checked as well, each by itself. Without a Package.swift, an app's
        folder is checked as a whole, and the packages and apps in it. Without any project, a folder is checked as it is: its
        tables, with the Swift files in it. Test targets are left alone. An enum is checked when it has an entry in any language
        or a CatalogError conformance; the other error enums are named in one note.

        Findings stand on standard output, with paths from where you stand, as compilers write them; github, sarif and junit
        write them from the root of the repository, and json from the folder that it names. What was looked at stands on
        standard error. The status is 0 with nothing to object to, 1 with an error, and 2 where a source file could not be read;
        under --strict a warning gives 1 as well, and a file of which only a part could be read gives 2.";
        "Commands.check.options.format" = "How findings are written; human where it is not said";
        "Commands.check.options.output" = "Write the format to this file, and what people read to standard output; - is that, for the format alone";
        "Commands.check.options.quiet" = "Write findings alone, and not what was looked at";
        "Commands.check.options.schema" = "Show the JSON Schema of what --format json writes, and check nothing";
        "Commands.check.examples.1" = "checks the package you stand in";
        "Commands.check.examples.2" = "the same for a build server: warnings fail too";
        "Commands.check.examples.3" = "checks another package, for a program to read";
        "Commands.check.examples.4" = "shows the findings, and keeps them in a file for a code scanner";
        "Commands.check.examples.5" = "names what Japanese lacks, and nothing else";

        "Commands.dump-configuration.summary" = "Show the configuration that a check goes by, with all that it leaves to the tool";
        "Commands.dump-configuration.discussion" = "The configuration is {configuration}, searched from PATH upwards. Every key may be absent:";
        "Commands.dump-configuration.options.schema" = "Show the JSON Schema of the file, for editors";
        "Commands.dump-configuration.examples.1" = "shows what holds where you stand";
        "Commands.dump-configuration.examples.2" = "shows what an editor needs to complete the file";

        "Commands.entries.summary" = "Show what a catalog file holds, with places and problems";
        "Commands.entries.discussion" = "Reads .strings, .stringsdict and .xcstrings files and writes their entries and problems to standard output. What
        a binary property list holds has no places. The status is 0 where all is well, 1 where a file has problems, 2 where
        one cannot be read at all.";
        "Commands.entries.options.format" = "How the list is written; text where it is not said";
        "Commands.entries.examples.1" = "lists the entries of one table";
        "Commands.entries.examples.2" = "the same of many, for a program to read";

        "Commands.explain.summary" = "Show what a rule reports and why, with examples";
        "Commands.explain.discussion" = "The ID of a rule is what stands in brackets behind a finding; `rules` lists all of them.";
        "Commands.explain.examples.1" = "explains the rule behind a finding";

        "Commands.fix.summary" = "Mend what can be mended mechanically";
        "Commands.fix.discussion" = "Makes the fixes that `check` shows below its findings, and looks again until none is left. Fixes in each other's way
        are made one after the other. Each file is replaced whole, in its own encoding and with its own line ends. If a table
        or a source could not be read after a fix, or one of the files cannot be written, nothing is written at all. What the
        baseline knows is mended too; what a comment ignores is not. Files of other packages are never touched. What is missing
        is added to the tables that are there with the text of another language, marked as untranslated until somebody has
        written its own.

        Without a PATH, everything in the project is mended; with one, files at and below it alone change. The status is that
        of a check afterwards: 0 with nothing to object to, 1 where an error is left, under --strict a warning, and 2 where
        the work could not be done or a source file not be read. --dry-run ends as the run itself would. The paths of its diff
        start where you stand; where a file is not below, or a folder gets another name, which git takes from the top, they
        start at the root of the repository, else of the project, and a line on standard error names the folder to apply it in.";
        "Commands.fix.options.dry-run" = "Write nothing; show what would change as a unified diff, for people, patch -p1 and git apply";
        "Commands.fix.examples.1" = "mends the package you stand in";
        "Commands.fix.examples.2" = "shows what that would change";
        "Commands.fix.examples.3" = "makes the fixes of two rules alone";
        "Commands.fix.examples.4" = "mends the Japanese words of one folder";

        "Commands.format.summary" = "Bring the .strings files of a package into one layout";
        "Commands.format.discussion" = "Lays out every table of the project, or with a PATH those at and below it: \"key\" = \"value\"; with one blank line
        between entries, and none between the title and the description of one message. Cases of one type, and other keys
        that begin alike, may stand without blank lines, if all of them in the file do.

        Errors stand in the order of their declarations, everything else in that of the development language's table; what
        only a translation has comes last. Comments travel with their entry; those that stand by themselves stay at the top,
        or above the entries that they head. Texts, encoding and line ends stay. A table that cannot be read as a whole is
        left alone and told, one in XML or binary notation has no layout, and files of other packages are never touched.

        The status is 0, 1 where --check finds another layout or a table was left alone, and 2 where one could not be written
        or a source file, which tells the order, not be read.";
        "Commands.format.options.check" = "Write nothing; name the tables that would change, and fail if there is one";
        "Commands.format.examples.1" = "lays out the tables of the package you stand in";
        "Commands.format.examples.2" = "the same for a build server: writes nothing, names what would change";
        "Commands.format.examples.3" = "lays out the tables of one folder";

        "Commands.generate.summary" = "Write what is missing: conformances, entries in every locale, the embedded copy";
        "Commands.generate.discussion" = "Looks upwards from PATH, or from where it stands, for Package.swift, and brings up to date what follows from the
        error enums and the tables of that package alone, not of those in its folder. A second run changes nothing.

          conformances   Each enum gets Generated/<Type>+Catalog.swift in its target: an extension whose switches name
                         every case, so that the compiler refuses a new one until it is generated again. An enum that
                         conforms by hand is left alone.
          entries        Each case without a title or a description gets them in the tables of all languages, below
                         those of the case before it, with its doc comment as the translators' note. The text is that
                         of the development language, marked /* catalog: untranslated */; `check` reports the entry
                         until the text is written and the mark removed. A case or a type that was renamed takes its
                         words along; a terminal asks, elsewhere --yes or --no tells.
          embedded copy  Each target that has tables and names ErrorCatalog as a dependency gets them as source, in
                         Generated/EmbeddedWords.swift. With Catalog(resources: .module, embedded: .module) a program
                         speaks wherever it was copied to.

        An enum is taken when it has an entry in any language or a CatalogError conformance, or when --type names it; with
        it the reasons that its cases hold. Files without the first line of a generated one are never touched; one that was
        moved within its target, or renamed, is brought up to date where it is.

        The errors of another package get conformances and entries in a target of yours: name a checkout of its sources
        and the types. A run without --checkout leaves what was made so as it is.";
        "Commands.generate.options.check" = "Write nothing; name what is stale, and fail if something is";
        "Commands.generate.options.type" = "Take this error enum alone, also if it has no words yet; may be repeated";
        "Commands.generate.options.locale" = "Begin tables for this language where there are none; may be repeated";
        "Commands.generate.options.checkout" = "Take the types of --type from another package's sources, which need not build here";
        "Commands.generate.options.module" = "The module of a checkout's files that no manifest and no Sources folder names";
        "Commands.generate.options.target" = "The target that words a checkout's errors, where several could";
        "Commands.generate.options.yes" = "Let the words of renamed cases and types move along without a question";
        "Commands.generate.options.no" = "Take no case and no type for a renamed one";
        "Commands.generate.examples.1" = "brings the package you stand in up to date";
        "Commands.generate.examples.2" = "the same for a build server: writes nothing, fails if a file is stale";
        "Commands.generate.examples.3" = "makes the first words of an error";
        "Commands.generate.examples.4" = "begins the tables of another language";
        "Commands.generate.examples.5" = "words an error of another package";

        "Commands.init.summary" = "Write a configuration, and a baseline where there is something to live with";
        "Commands.init.discussion" = "Writes {configuration} with the scope \"all\" into the project's folder: from now on every error enum that
        another file can see must have words. What a check finds today goes to {baseline}, so that a
        project that adopts the tool late is told only of what is new. A configuration that is there already stays as it is.";
        "Commands.init.examples.1" = "sets up the package you stand in";
        "Commands.init.examples.2" = "sets up another one";

        "Commands.inventory.summary" = "Show the error enums and cases that Swift source holds";
        "Commands.inventory.discussion" = "Reads the Swift files at and below each PATH, and lists every enum that is an error, with its cases, and the enums
        that give their reasons. What was left out is counted; errors whose cases source cannot tell are named. The status
        is 0, or 2 where a file could not be read.";
        "Commands.inventory.options.format" = "How the list is written; text where it is not said";
        "Commands.inventory.options.include-private" = "List private enums too";
        "Commands.inventory.options.include-local" = "List enums inside functions too";
        "Commands.inventory.options.include-tests" = "List the enums of test targets too";
        "Commands.inventory.options.symbol-graph" = "Add what the compiler's symbol graphs know: imported enums, and what macros made";
        "Commands.inventory.options.define" = "Decide #if by the conditions that are set; otherwise every branch counts";
        "Commands.inventory.options.platform" = "Decide #if os(…) by a platform";
        "Commands.inventory.options.module" = "The module of files that no package and no Sources folder names";
        "Commands.inventory.options.error-protocol" = "A protocol of another package that refines Error: Vapor.AbortError";
        "Commands.inventory.examples.1" = "lists what a package's sources hold";
        "Commands.inventory.examples.2" = "everything, for a program to read";
        "Commands.inventory.examples.3" = "with what the compiler knows beyond the source";

        "Commands.preview.summary" = "Show every alert of a package in every locale";
        "Commands.preview.discussion" = "Shows each case of each error that has words as an alert in text, in each locale, with samples in the place of
        the associated values: 3 for a whole number, a value's name for a text. Behind the name stands what is still to
        be translated. Packages and apps in the folder follow. The status is 0, or 2 where a source file could not be read.";
        "Commands.preview.options.type" = "Show this type alone, or this case: CheckoutError.limitReached; may be repeated";
        "Commands.preview.options.locale" = "Show this locale alone; may be repeated";
        "Commands.preview.options.width" = "The columns that an alert may take";
        "Commands.preview.examples.1" = "shows all alerts of the package you stand in";
        "Commands.preview.examples.2" = "shows those of one type in Japanese";
        "Commands.preview.examples.3" = "shows how they look on a narrow screen";

        "Commands.rules.summary" = "List the rules with their severities";
        "Commands.rules.discussion" = "The severity is what a finding weighs where neither the configuration nor the finding says otherwise.";
        "Commands.rules.examples.1" = "lists all of them";

        "Commands.say.summary" = "Show one entry or one message as a program would get it";
        "Commands.say.discussion" = "KEY is a whole key (APIError.invalidURL.title, Alerts.ok), or that of a case (APIError.invalidURL) or of a type
        (APIError), which shows title, description and recovery. The text goes to standard output, what is wrong with it
        to standard error, and then the status is 1. One of --locale, --accept-language and --environment says the
        language; without any it is the development language.

        Numbers are recognized, and keep all of their digits. The kinds are
        {kinds}.";
        "Commands.say.options.locale" = "A language to try; repeated, the first that has words speaks";
        "Commands.say.options.accept-language" = "Take the languages from the Accept-Language field of a request";
        "Commands.say.options.environment" = "Take the languages from LANGUAGE, LC_ALL, LC_MESSAGES and LANG";
        "Commands.say.options.arg" = "What fills a placeholder; NAME:KIND=VALUE says what it is; of one name the last value counts";
        "Commands.say.options.catalog" = "The folder that holds the .lproj folders; those of the package around you otherwise";
        "Commands.say.examples.1" = "shows the message of a case in Japanese";
        "Commands.say.examples.2" = "fills a placeholder";
        "Commands.say.examples.3" = "fills it with a text";
        "Commands.say.examples.4" = "looks into one folder, in your language";

        /* ---- The keys of the configuration: help dump-configuration, and the JSON Schema ---- */

        "Configuration.$schema" = "Where an editor finds the schema of this file.";
        "Configuration.include" = "Paths that are checked, from this file's folder; all where none is named.";
        "Configuration.exclude" = "Paths that are not checked; * stands for a part of a name, ** for any folders.";
        "Configuration.includeTypes" = "Error types that are checked: CheckoutError, Shop/*; all where none is named.";
        "Configuration.excludeTypes" = "Error types that are not checked.";
        "Configuration.scope" = "Which error enums must have words: those that have some already, or all.";
        "Configuration.requiredFields" = "What the message of every error case must have.";
        "Configuration.locales" = "The locales that must have words; those that a catalog has where none is named.";
        "Configuration.base" = "The language that words are written in first; the project says so otherwise.";
        "Configuration.rules" = "What findings of a rule weigh, in all locales or in single ones.";
        "Configuration.rules.severity" = "The severity in every locale that is not named.";
        "Configuration.rules.locales" = "The severity in single locales.";
        "Configuration.minimumCoverage" = "Of 100 texts, how many a locale must have; it is demanded then, and gaps are notes.";
        "Configuration.errorProtocols" = "Protocols of other packages that refine Error: Vapor.AbortError.";
        "Configuration.allow" = "Texts and names that a rule leaves alone, by rule.";
        "Configuration.widths" = "How many columns a text may take. No rule of this version looks at it yet.";
        "Configuration.glossary" = "What a term is called in each locale. No rule of this version looks at it yet.";
        "Configuration.generatedFolder" = "The folder in a target's own that generated files go to.";

        """#
    ),
    Table(
      locale: "ja",
      name: "Lint",
      text: #"""
        /* catalog-lint の文言。エントリー、テーブル、キー、プレースホルダー、ケース、ロケールは用語なので、どこでも同じに書く。 */

        /* ---- 呼び出し ---- */

        "UsageError.title" = "解釈できない呼び出し";
        "UsageError.unknownCommand.description" = "コマンド「{name}」はありません。一覧は「catalog-lint --help」で確認できます。";
        "UsageError.misspelledCommand.description" = "コマンド「{name}」はありません。「{nearest}」ではありませんか。";
        "UsageError.unknownOption.description" = "「{command}」にオプション{name}はありません。一覧は「catalog-lint {command} --help」で確認できます。";
        "UsageError.misspelledOption.description" = "オプション{name}はありません。{nearest}ではありませんか。";
        /* {option} は値の書き方を含むオプション: --format human|json */
        "UsageError.missingValue.description" = "オプションに値が必要です：{option}。";
        "UsageError.valueNotTaken.description" = "{option}は値を取りません。等号とその後ろを消してください。";
        "UsageError.notANumber.description" = "{option}には1以上の整数が必要です。「{value}」は使えません。";
        "UsageError.unknownChoice.description" = "{option}に「{value}」は使えません。次のどれかを指定してください：{choices}。";
        "UsageError.unexpectedArgument.description" = "「{command}」では「{argument}」を使いません。使い方は「catalog-lint {command} --help」で確認できます。";
        /* {name} はヘルプに出てくる KEY や FILE などの語 */
        "UsageError.missingArgument.description" = "「{command}」には{name}が必要です。使い方は「catalog-lint {command} --help」で確認できます。";
        /* {option} is --version or --help, or the command help. */
        "UsageError.strayArgument.description" = "{option}の後に「{argument}」は使えません。消してください。";
        /* {name}: an option with its dashes, or a word of the help page such as PATH. */
        "UsageError.emptyPath.description" = "{name}にはパスが必要ですが、空の値が渡されています。スクリプトの変数が未設定かもしれません。";
        /* 同時に指定できないオプションを二つ指定したとき。{option} と {other} はダッシュ付きの名前。 */
        "UsageError.conflictingOptions.description" = "{option}と{other}は同時に指定できません。どちらかを外してください。";
        /* --languageの値が言語の名前でないとき。 */
        "UsageError.unknownLanguage.description" = "「{name}」という言語はありません。使えるのは{spoken}です。";
        "UsageError.misspelledLanguage.description" = "「{name}」という言語はありません。「{nearest}」ではありませんか。";
        "UsageError.unknownRule.description" = "「{id}」というルールはありません。一覧はcatalog-lint rulesで確かめられます。";
        "UsageError.misspelledRule.description" = "「{id}」というルールはありません。「{nearest}」ではありませんか。";

        /* ---- 検査できない理由 ---- */

        "ProjectError.title" = "検査の対象なし";
        "ProjectError.pathNotFound.description" = "ファイルやフォルダー{path}が見つかりません。つづりを確かめるか、「catalog-lint --help」を見てください。";
        "ProjectError.noPackage.description" = "{path}にも、それより上のフォルダーにもPackage.swiftやXcodeプロジェクトがありません。下には.stringsファイルも.xcstringsファイルもありません。パッケージかアプリのフォルダーに移るか、フォルダーを指定してください。";
        "ProjectError.noCatalog.description" = "{folder}のパッケージには、ターゲットの.lprojフォルダーに.stringsファイルがなく、.xcstringsファイルもありません。Sources/Shop/en.lproj/Errors.stringsのようなファイルを作ってください。";
        "ProjectError.unseenTargets.description" = "{folder}のパッケージでは、.stringsファイルが見つかりません。Package.swiftがターゲットの名前やパスを計算していますが、このツールはPackage.swiftを実行せずに読みます。文字列リテラルで書いてください。";
        "ProjectError.brokenManifest.description" = "マニフェストに構文の誤りかマージの競合があるため、文言が見つかりません（{place}）。直してから、もう一度検査してください。";
        "ProjectError.allLeftOut.description" = "{path}の設定では、すべての.stringsファイルと.xcstringsファイルが対象から外れます。includeとexcludeを見直してください。";
        "ProjectError.unreadable.description" = "{path}を読めないため、すべてを検査できません。アクセス権を確かめてください。";
        "ProjectError.noFile.description" = "{path}はパイプかデバイスですが、ファイルが必要です。ファイルを指定してください。";
        "ProjectError.noWorkingFolder.description" = "catalog-lintを起動したフォルダーがもうありません。別のフォルダーに移って、もう一度起動してください。";
        "ProjectError.danglingLink.description" = "{path}のリンク先のファイルがありません。リンクを直すか、消してください。";
        "ProjectError.folderForFile.description" = "{path}はフォルダーですが、ファイルが必要です。フォルダーの名前を変えるか、ファイルを指定してください。";

        /* ファイルを書き込むコマンドで。{written}と{left}はパスの一覧、{reason}はシステムの文 */
        "ChangeError.title" = "書き込めないファイル";
        "ChangeError.notWritten.description" = "{path}に書き込めませんでした（{reason}）。ファイルはすべて元のままです。書き込み先を確かめてから、もう一度実行してください。";
        "ChangeError.partlyWritten.description" = "{path}に書き込めませんでした（{reason}）。書き込んだもの：{written}。元のままのもの：{left}。書き込み先を確かめてから、もう一度実行してください。";
        "ChangeError.changedMeanwhile.description" = "{path}は調べている間にほかのプログラムが変更したため、今のまま残しました。もう一度実行してください。";

        /* After Ctrl-C in a command that writes files. {files}: the first of them. */
        "InterruptedWork.title" = "中断";
        "InterruptedWork.nothingWritten.description" = "中断されました。何も書き込んでいません。";
        "InterruptedWork.written.description" = "中断されました。{count}個のファイルは最後まで書き込みました：{files}。残りのファイルは、コマンドをもう一度実行すると書き込みます。";
        "InterruptedWork.allWritten.description" = "中断されましたが、すべて書き込みました：{files}。";

        "OutputError.title" = "書き込めない出力";
        "OutputError.notWritten.description" = "出力の一部を書き込めませんでした（{reason}）。書き込み先を確かめてください。";
        /* The file of --output. */
        "OutputError.fileNotWritten.description" = "{path}に書き込めませんでした（{reason}）。別のファイルを指定するか、フォルダーを確かめてください。";

        /* ---- 設定：どの文もファイル内の場所の後に表示する ---- */

        "ConfigurationFault.title" = "読めない設定";
        "ConfigurationFault.unknownKey.description" = "ここに「{key}」というキーは書けません。書けるのは{known}です。";
        "ConfigurationFault.misspelledKey.description" = "ここに「{key}」というキーは書けません。「{nearest}」ではありませんか。";
        "ConfigurationFault.duplicateKey.description" = "「{key}」が2回書かれています。片方を残してください。";
        "ConfigurationFault.unknownValue.description" = "「{value}」は使えません。使えるのは{choices}です。";
        "ConfigurationFault.misspelledValue.description" = "「{value}」は使えません。「{nearest}」ではありませんか。";
        "ConfigurationFault.unknownLocale.description" = "「{name}」というロケールはありません。jaやzh-Hantのように書いてください。";
        "ConfigurationFault.mistakenLocale.description" = "「{name}」というロケールはありません。「{meant}」ではありませんか。";
        /* 一つの配列に同じ値が二つあるとき。 */
        "ConfigurationFault.repeatedValue.description" = "「{value}」は配列の中にすでにあります。片方を残してください。";
        /* {name} と {first} は同じロケールの別の書き方: pt_BR と pt-BR */
        "ConfigurationFault.repeatedLocale.description" = "「{name}」は「{first}」と同じロケールです。片方を残してください。";
        "ConfigurationFault.unfitFolder.description" = "「{path}」はターゲット内のソースのフォルダーになりません。GeneratedやSupport/Generatedのように書いてください。";
        "ConfigurationFault.emptyText.description" = "文字列が空です。書くか、この行を消してください。";
        "ConfigurationFault.numberOutOfRange.description" = "「{number}」は使えません。{lowest}から{highest, number, ::group-off}までの整数を書いてください。";
        "ConfigurationFault.wrongType.description" = "ここには{expected, select, text {文字列} dictionary {オブジェクト} array {配列} number {数} boolean {真偽値} null {null} other {値}}が必要ですが、{found, select, text {文字列} dictionary {オブジェクト} array {配列} number {数} boolean {真偽値} null {null} other {値}}があります。";
        "ConfigurationFault.brokenEverywhere.description" = "「{rule}」が見つけるのは壊れた文で、{locale}の人にも見えます。重大度は全ロケールに共通のものを書いてください。";

        /* ---- check ---- */

        "CheckError.title" = "検査できませんでした";
        "CheckError.changedMeanwhile.description" = "検査している間に、{path}がほかのプログラムによって変更されました。もう一度実行してください。";

        /* ---- init と baseline ---- */

        "SetupError.title" = "書けないファイル";
        "SetupError.unreadable.description" = "{path}の{line, number, ::group-off}行目：ベースラインとして読めません。マージの衝突を解消するか、catalog-lint baselineで作り直してください。";
        "SetupError.newer.description" = "{path}は新しいバージョンのcatalog-lintが書いたものです。そのバージョンを使うか、catalog-lint baselineで作り直してください。";
        "SetupError.partial.description" = "{path}の{line, number, ::group-off}行目：ファイルの一部しか読めないため、ベースラインを変更しませんでした。ソースを直してから、もう一度実行してください。";
        "SetupError.unused.description" = "{path}は読み込まれません。{folder}の設定がその場所にも適用され、ベースラインは設定の隣に置きます。このファイルを削除し、catalog-lint baselineでそちらに作ってください。";
        "SetupError.missing.description" = "{folder}にベースラインがありません。catalog-lint baselineで作ってください。";
        "SetupError.exists.description" = "{path}はすでにあるため、変更しませんでした。今の指摘を記録するにはcatalog-lint baselineを使ってください。";

        "SetupSummary.title" = "書いたファイル";
        "SetupSummary.written.description" = "{file}に{entries}件の項目を記録しました（別々に直せる問題ごとに1件）。以後は新しい指摘だけを表示します。";
        "SetupSummary.pruned.description" = "直された{dropped}件の項目を{file}から取り除きました。残りは{kept}件です。";
        "SetupSummary.configured.description" = "{file}を作りました。以後、ほかのファイルから見えるエラーの列挙型すべてに文言が必要です。";

        /* ---- 検査の最後の行 ---- */

        "CheckSummary.title" = "検査の完了";
        "CheckSummary.clean.description" = "{locales}の文言があるエラーのケース{cases}件を調べました。問題はありません。";
        "CheckSummary.found.description" = "{locales}の文言があるエラーのケース{cases}件を調べました。エラー{errors}件、警告{warnings}件、メモ{notes}件です。";
        "CheckSummary.unfinished.description" = "全体を読めないソースファイルが{files}件あり、検査は完全ではありません。ここまでにエラー{errors}件、警告{warnings}件、メモ{notes}件が見つかりました。";

        /* ---- 調べたもの ---- */

        "CheckedProject.title" = "調べたもの";
        /* {folder} はパス、または今いるフォルダーを表す「.」。{base} は en などのタグ。 */
        "CheckedProject.looked.description" = "{folder}：テーブル{tables}個、Swiftファイル{sources}個、元の言語は{base}。";
        /* ロケールのタグの後に表示する。括弧の中の数の合計が文の総数。 */
        "CheckedProject.coverage.description" = "{percent}%（翻訳済み{translated}、要確認{needsReview}、不足{missing}、対象外{excluded}）";
        "CheckedProject.noneWanted.description" = "必要な文なし（翻訳済み0、要確認0、不足0、対象外{excluded}）";
        "CheckedProject.baseline.description" = "ベースラインにある指摘は{known}件です。{mended, plural, =0 {} other {直された項目が#件あります。catalog-lint baseline --pruneで取り除いてください。}}";
        "CheckedProject.leftOut.description" = "{path}は、{configuration}の設定で対象から外れるため、調べていません。includeとexcludeを見直してください。";

        /* ---- inventory ---- */

        "InventorySummary.title" = "エラーの列挙型";
        "InventorySummary.listed.description" = "{files}個のファイルに、列挙型が{types}個、ケースが{cases}個あります。";
        "InventorySummary.unread.description" = "読めないファイルが{files}個あり、その中身は載せていません。";
        "InventorySummary.partlyRead.description" = "一部しか読めないファイルが{files}個あり、残りの中身は載せていません。";
        "InventorySummary.skippedPrivate.description" = "privateのエラーの列挙型{count}個は載せていません。載せるには--include-privateを付けます。";
        "InventorySummary.skippedLocal.description" = "関数の中にあるエラーの列挙型{count}個は載せていません。載せるには--include-localを付けます。";
        "InventorySummary.skippedTest.description" = "テストターゲットにあるエラーの列挙型{count}個は載せていません。載せるには--include-testsを付けます。";

        "UncountedError.title" = "不明なケース";
        "UncountedError.structure.description" = "{type}は構造体のエラーで、ケースがありません。";
        "UncountedError.class.description" = "{type}はクラスのエラーで、ケースがありません。";
        "UncountedError.actor.description" = "{type}はアクターのエラーで、ケースがありません。";
        "UncountedError.macro.description" = "マクロ{macro}が{type}にケースを加えることがあります。シンボルグラフで確かめるには--symbol-graphを使います。";
        "UncountedError.importedType.description" = "{type}はほかのモジュールの型で、ここでエラーになります。そのモジュールのソースも指定するか、--symbol-graphを使います。";

        /* ---- generate ---- */

        /* {written} は true か false。ファイルを書き換えたのか、書き換えが必要なだけなのかを表す。ファイル名の後に続く。 */
        "GenerationCause.title" = "最新でないファイル";
        "GenerationCause.newConformance.description" = "{written, select, true {{type}の適合を新しく書きました。} other {{type}の適合がまだありません。}}";
        "GenerationCause.staleConformance.description" = "{written, select, true {{type}のケースに合わせました。} other {{type}のケースと合っていません。}}";
        "GenerationCause.unneededConformance.description" = "{written, select, true {{type}の適合が不要になったため、削除しました。} other {{type}の適合が不要になりましたが、残っています。}}";
        "GenerationCause.entries.description" = "{written, select, true {未翻訳のエントリーを加えました：{cases}。} other {エントリーが足りません：{cases}。}}";
        "GenerationCause.renamed.description" = "{written, select, true {{old}のエントリーを{new}に移しました。} other {{old}は{new}に変わりましたが、エントリーが元の名前のままです。}}";
        "GenerationCause.newCopy.description" = "{written, select, true {{tables}の写しを新しく作りました。} other {{tables}の写しがまだありません。}}";
        "GenerationCause.staleCopy.description" = "{written, select, true {{tables}の内容に合わせました。} other {{tables}の内容と合っていません。}}";
        "GenerationCause.unneededCopy.description" = "{written, select, true {写すテーブルがなくなったため、削除しました。} other {写すテーブルがなくなりましたが、残っています。}}";

        "GenerationRemark.title" = "人の判断が必要なもの";
        "GenerationRemark.undecidedRename.description" = "「{new}」は「{old}」の新しい名前かもしれません。文言を引き継ぐなら--yes、新しく作るなら--noを付けてください。";
        "GenerationRemark.wordsLeft.description" = "「{type}」というエラーはなくなりましたが、{paths}に文言が残っています。削除するか、代わりのエラーに移してください。";
        "GenerationRemark.readOnlyTable.description" = "{path}は読み取るだけの表記なので、変更しません。{cases}のエントリーを手で書いてください。";
        "GenerationRemark.leftOutTable.description" = "{path}は設定で対象から外れているため、何も加えません。includeとexcludeを確かめるか、{cases}のエントリーを手で書いてください。";
        "GenerationRemark.brokenTable.description" = "{path}は全体を読めないため、変更しませんでした。catalog-lintの指摘を確かめてください。";
        "GenerationRemark.noDependency.description" = "「{type}」を適合させられません。ターゲット{target}がErrorCatalogに依存していないためです。依存関係に加えてください。";
        "GenerationRemark.hiddenType.description" = "「{type}」はプライベートなので、ほかのファイルからは適合させられません。internalにするか、同じファイルに適合を書いてください。";
        "GenerationRemark.internalElsewhere.description" = "「{type}」は{module}の内部に限られています。外から文言を付けられるのは、publicの列挙型だけです。";
        "GenerationRemark.internalToModule.description" = "「{type}」は{module}の内部に限られているため、{home}からは適合させられません。packageかpublicにするか、{module}をErrorCatalogに依存させてください。";
        "GenerationRemark.hiddenName.description" = "「{type}」は適合させられません。「{name}」という型と、本来の「{name}」を持つモジュールと同じ名前の型の両方があるためです。どちらかの名前を変えてください。";
        "GenerationRemark.overloadedCase.description" = "「{type}」には「{name}」というケースが複数あり、switchで区別できません。名前を変えるか、適合を手で書いてください。";
        /* {example} はエラーの列挙型の名前。 */
        "GenerationRemark.nothingCatalogued.description" = "文言のあるエラーがまだありません。まず一つ作ってください：catalog-lint generate --type {example}";
        "GenerationRemark.notEmbedded.description" = "{path}はプログラムに埋め込めるテキストではないため、バンドルがないと文言が失われます。UTF-8のXMLで保存してください。";
        "GenerationRemark.notCompiled.description" = "ターゲット{target}は、生成したソースを置く{folder}をコンパイルしません。コンパイルの対象に加えるか、.catalog-lint.jsonの「generatedFolder」を変えてください。";
        "GenerationRemark.ownFile.description" = "{path}は生成されたファイルではないため、置き換えません。移動するか、削除してください。";

        "GenerationQuestion.title" = "確認";
        "GenerationQuestion.renamed.description" = "「{old}」の名前を「{new}」に変えましたか。文言を引き継ぎます。";

        "GenerationSummary.title" = "生成の終了";
        "GenerationSummary.fresh.description" = "すべて最新です。";
        "GenerationSummary.written.description" = "{files}個のファイルを変更しました。";
        "GenerationSummary.stale.description" = "{files}個のファイルが最新ではありません。catalog-lint generateを実行してください。";
        "GenerationSummary.left.description" = "人が直すべきものが{things}件あります。上の行を確かめてください。";

        "GenerateError.title" = "生成の中止";
        "GenerateError.unknownType.description" = "ここには「{type}」というエラーの列挙型がありません。あるのは{known}です。";
        "GenerateError.unknownLocale.description" = "「{locale}」は言語の名前ではありません。jaやzh-Hantのようなタグを書いてください。";
        "GenerateError.misspelledLocale.description" = "「{locale}」という言語はありません。「{nearest}」ではありませんか。";
        "GenerateError.typesNotNamed.description" = "どのエラーかを--typeで指定してください。チェックアウトにあるのは{known}です。";
        "GenerateError.unclearTarget.description" = "文言を置くターゲットを--targetで指定してください。ErrorCatalogに依存している必要があります。該当するのは{known}です。";
        "GenerateError.unknownTarget.description" = "ErrorCatalogに依存するターゲット「{target}」はありません。あるのは{known}です。";
        "GenerateError.noTarget.description" = "このパッケージにはErrorCatalogに依存するターゲットがないため、ほかのパッケージのエラーの文言を置けません。いずれかのターゲットの依存関係にErrorCatalogを加えてください。";
        "GenerateError.unreadSource.description" = "{place}でソースを読めません。そこにあるものがなくなったと見なされるため、先に直してください。";

        /* ---- preview ---- */

        "PreviewError.title" = "表示の対象なし";
        "PreviewError.unknownType.description" = "文言のあるエラー「{type}」はここにありません。文言があるのは{known}です。";
        "PreviewError.unknownLocale.description" = "「{locale}」の文言はここにありません。文言があるのは{known}です。";

        "Previews.none" = "ここには文言のあるエラーがないため、表示できるアラートがありません。";

        /* アラートの名前の後に続く。{fields} は title、description、recovery。 */
        "PreviewMark.title" = "仕上がっていないアラート";
        "PreviewMark.untranslated.description" = "（未翻訳：{fields}）";
        "PreviewMark.otherLanguage.description" = "（{locale}で表示）";

        /* ---- say ---- */

        "SayError.title" = "表示できない内容";
        "SayError.malformedArgument.description" = "「{argument}」は引数の形ではありません。limit=3のように、NAME=VALUEかNAME:KIND=VALUEの形で書いてください。";
        /* {kinds} は呼び出しに書く語: string, integer, date。 */
        "SayError.unknownKind.description" = "種類「{kind}」はありません。使えるのは{kinds}です。";
        "SayError.unreadableValue.description" = "「{value}」を{kind}として読めません。値を変えるか、種類の指定を外してください。";
        "SayError.noLanguage.description" = "「{name}」という言語はありません。jaやzh-Hantのように書いてください。";
        "SayError.noFolder.description" = "フォルダー{path}がありません。.lprojフォルダーの入っているフォルダーを指定してください。";

        "SayRemark.title" = "文言に添える注意";
        "SayRemark.misspelledKey.description" = "このキーはどのテーブルにもありません。最も近いのは{nearest}です。";
        "SayRemark.unusedArgument.description" = "「{name}」という名前のプレースホルダーはないため、その値は表示しませんでした。名前を確かめてください。";

        "ErrorCatalog/CatalogProblem.Cause.title" = "文言の問題";
        "ErrorCatalog/CatalogProblem.Cause.missingMessage.description" = "このエラーの文言がどこにもありません。titleとdescriptionを追加してください。";
        /* {0} は title か description。キーの最後の語。 */
        "ErrorCatalog/CatalogProblem.Cause.missingField.description" = "{0}がないため、別の文を表示しました。{0}を追加してください。";
        "ErrorCatalog/CatalogProblem.Cause.missingEntry.description" = "このキーはどのテーブルにもありません。つづりを確かめてください。";
        "ErrorCatalog/CatalogProblem.Cause.missingTranslation.description" = "訳がないため、{servedIn}の文を表示しました。訳を追加してください。";
        /* {0} は問題と直し方を述べる文。 */
        "ErrorCatalog/CatalogProblem.Cause.brokenPattern.description" = "文をパターンとして読めないため、書かれたまま表示しました。{0}";
        "ErrorCatalog/CatalogProblem.Cause.formatting.description" = "値を文の求める形で表示できませんでした。文か値を変えてください。";
        "ErrorCatalog/CatalogProblem.Cause.embeddedCopy.description" = "ファイルにこのエントリーがないため、プログラム内の写しを表示しました。完全なファイルを置いてください。";
        "ErrorCatalog/CatalogProblem.Cause.resourcesNotFound.description" = "{module}のリソースバンドルがないため、プログラム内の写しを表示しました。プログラムと同じフォルダーに置いてください。";
        /* {reason} は直し方を述べる文。 */
        "ErrorCatalog/CatalogProblem.Cause.unreadableFile.description" = "{path}を読めませんでした。{reason}";
        "ErrorCatalog/CatalogProblem.Cause.brokenFile.description" = "{path}の{location}に読めない箇所があります。catalog-lintで確かめてください。";
        "ErrorCatalog/CatalogProblem.Cause.tooManyProblems.description" = "問題が{limit}件を超えたため、残りは表示しません。先にこれらを直してください。";

        "ConversionProblem.title" = "正しくない変換指定";
        "ConversionProblem.unknown.description" = "パーセント記号の後が変換指定になっていません。パーセント記号なら%%、値なら%@と書いてください。";
        "ConversionProblem.unsafe.description" = "表示する文で使うと危険な変換指定があります。値なら%@と書いてください。";
        "ConversionProblem.withoutForms.description" = "変数の形がどのファイルにもありません。.stringsdictに追加するか、%@と書いてください。";

        "MessageFormatting/FormattingProblem.title" = "表示できない値";
        /* {name} はプレースホルダーの名前。書かれたまま。 */
        "MessageFormatting/FormattingProblem.missingArgument.description" = "「{name}」の値がありません。--arg {name}=…を追加してください。";
        "MessageFormatting/FormattingProblem.wrongKind.description" = "「{name}」には{expected, select, number {数} integer {整数} double {数} date {日付} character {一文字} other {別の種類の値}}が必要なため、値をそのまま表示しました。値か文を変えてください。";
        "MessageFormatting/FormattingProblem.styleFailed.description" = "「{name}」を書式{style}で表示できませんでした。文の書式を変えてください。";
        "MessageFormatting/FormattingProblem.undescribedError.description" = "「{name}」のエラーには文言がないため、型の名前{type}を表示しました。文言を追加してください。";
        "MessageFormatting/FormattingProblem.cut.description" = "文が{limit}を超えたため、途中までを表示しました。文か値を短くしてください。";

        /* ---- catalog-lint fix で直せること：一文ずつ ---- */

        "Fix.Sentence.title" = "修正";
        "Fix.Sentence.removeEntry.description" = "「{key}」のこのエントリーを削除します。";
        /* {name} は型またはケース：CheckoutError.emptyCart */
        "Fix.Sentence.renameEntries.description" = "エントリー{count}件のキーを「{name}」に合わせます。";
        /* 文の一部で、書かれたまま表示する：{limti} と {limit} */
        "Fix.Sentence.replace.description" = "{old}を{new}に書き換えます。";
        /* {text} は書き加えるもの：defaultLocalization: "en" */
        "Fix.Sentence.insert.description" = "{text}を追加します。";
        "Fix.Sentence.addEntries.description" = "未翻訳の印を付けて、{locales}にエントリー{count}件を追加します。";
        "Fix.Sentence.removeSpace.description" = "空白を削除します。";
        "Fix.Sentence.removeCharacter.description" = "文字を削除します。";
        "Fix.Sentence.renameFolder.description" = "フォルダーの名前を{name}に変えます。";
        "Fix.Sentence.encode.description" = "ファイルをUTF-8で保存し直します。";
        "Fix.Sentence.convert.description" = "ファイルを{encoding}として読み、UTF-8で保存し直します。";

        "FixSummary.title" = "修正の結果";
        "FixSummary.nothing.description" = "自動で直せるものはありません。";
        "FixSummary.mended.description" = "{files}個のファイルで、指摘{findings}件を直しました。";
        "FixSummary.mendable.description" = "{files}個のファイルで、指摘{findings}件を直せます。何も書き込んでいません。";
        "FixSummary.left.description" = "人の判断が必要なものが残っています：エラー{errors}件、警告{warnings}件、メモ{notes}件。catalog-lintで確かめられます。";
        "FixSummary.copiesOutdated.description" = "プログラムの中にあるテーブルの写しが古くなりました。catalog-lint generateを実行してください。";

        "FixRemark.title" = "直さないもの";
        "FixRemark.foreignFile.description" = "{path}はほかのパッケージやツールのものなので、変更しません。元の場所で直してください。";
        "FixRemark.brokenText.description" = "{path}には文字として読めないバイトがあります。差分では残りをコメントとして表示し、ほかのプログラムは読み飛ばします。書き込むにはcatalog-lint fixを使ってください。";
        /* {encoding} は UTF-16LE など。 */
        "FixRemark.foreignEncoding.description" = "{path}は{encoding}です。差分ではその文字列をコメントとして表示し、ほかのプログラムは読み飛ばします。書き込むにはcatalog-lint fixを使ってください。";
        "FixRemark.becomesUTF8.description" = "{path}は{encoding}からUTF-8になります。差分ではほかの変更をコメントとして表示し、ほかのプログラムは読み飛ばします。書き込むにはcatalog-lint fixを使ってください。";
        /* {folder} は「..」のようなパス。 */
        "FixRemark.diffStartsElsewhere.description" = "差分のパスは、今いるフォルダーではなく{folder}から始まります。そこで適用してください。";

        "FixError.title" = "修正の中止";
        "FixError.unreadableResult.description" = "{rules}の修正をすると{path}を読めなくなるため、何も書き込みませんでした。このファイルを手で直すか、--ruleでほかのルールの修正だけを行ってください。";

        /* ---- format：はじめの文はファイル名の後に続く ---- */

        "FormatRemark.title" = "書式";
        /* {written} は true か false。ファイルを書き換えたのか、書き換えが必要なだけなのかを表す。 */
        "FormatRemark.laidOut.description" = "{written, select, true {書式を整えました。} other {書式が整っていません。}}";
        "FormatRemark.unreadable.description" = "全体を読めないため、変更していません。catalog-lintの指摘を確かめてください。";
        "FormatRemark.foreign.description" = "ほかのパッケージやツールのものなので、変更していません。";

        "FormatSummary.title" = "書式の確認";
        "FormatSummary.canonical.description" = "テーブル{files}個の書式は整っています。";
        "FormatSummary.nothingToFormat.description" = "ここに整形する.stringsファイルはありません。";
        "FormatSummary.written.description" = "テーブル{files}個の書式を整えました。";
        "FormatSummary.stale.description" = "書式が整っていないテーブルが{files}個あります。catalog-lint formatを実行してください。";
        "FormatSummary.left.description" = "変更していないテーブルが{files}個あります。";

        /* ---- argument-gap ---- */

        "ArgumentGap.Sentence.title" = "飛ばされた値";
        /* {present}、{missing} は「%1$」のように短く書かれて入る。 */
        "ArgumentGap.Sentence.gap.description" = "{present}があるのに{missing}がなく、飛ばされた値の種類がわかりません。1から続けて番号を付けてください。";

        /* ---- argument-type-clash ---- */

        "ArgumentTypeClash.Sentence.title" = "種類の合わない値";
        /* {written}、{other} は「%1$d」のように書かれたまま入る。 */
        "ArgumentTypeClash.Sentence.clash.description" = "{written}は{other}と同じ値を別の種類として扱っています。同じ種類の変換にするか、番号を分けてください。";
        "ArgumentTypeClash.Sentence.other.description" = "この値は先にここで使われています。";

        /* ---- c-string-specifier ---- */

        "CStringSpecifier.Sentence.title" = "C言語の文字列";
        /* {written}、{meant} は「%1$s」のように書かれたまま入る。 */
        "CStringSpecifier.Sentence.text.description" = "{written}はC言語の文字列のためのもので、Swiftの値には使えません。{meant}と書いてください。";

        /* ---- default-localization ---- */

        "DefaultLocalization.Sentence.title" = "決められていない既定の言語";
        "DefaultLocalization.Sentence.missing.description" = ".lprojフォルダーがあるのに既定の言語がないため、SwiftPMでビルドできません。defaultLocalization: \"{language}\"を追加してください。";

        /* ---- duplicate-key ---- */

        "DuplicateKey.Sentence.title" = "重複したキー";
        "DuplicateKey.Sentence.differs.description" = "「{key}」には別の文がもうあり、表示されるのは最後のこの文だけです。どちらかを消してください。";
        /* {other} はファイルのパス。 */
        "DuplicateKey.Sentence.differsInFiles.description" = "「{key}」には{other}にも別の文があり、表示されるのは片方だけです。もう片方を消してください。";
        /* {table} と {other} はテーブルの名前。 */
        "DuplicateKey.Sentence.differsInTables.description" = "「{key}」には{other}にも別の文があり、表示されるのは名前の順で後の{table}の文だけです。どちらかを消してください。";
        "DuplicateKey.Sentence.mayDifferInTables.description" = "「{key}」には{other}にも別の文があります。テーブルの名前を指定して引くなら問題ありませんが、両方をまとめたカタログには、名前の順で後の{table}の文だけが残ります。";
        "DuplicateKey.Sentence.meansSame.description" = "「{key}」は「{other}」と同じものを指し、表示されるのは片方の文だけです。どちらかを消してください。";
        "DuplicateKey.Sentence.repeats.description" = "「{key}」が同じ文で二度書かれています。どちらかを消してください。";
        "DuplicateKey.Sentence.first.description" = "最初はここに書かれています。";

        /* ---- empty-message ---- */

        "EmptyMessage.Sentence.title" = "空の文";
        "EmptyMessage.Sentence.empty.description" = "「{key}」の文が空のため、何も表示されません。文を書くか、エントリーを消してください。";
        "EmptyMessage.Sentence.blank.description" = "「{key}」の文が空白だけのため、何も表示されません。文を書くか、エントリーを消してください。";
        "EmptyMessage.Sentence.emptyForm.description" = "「{key}」の{category}の文が空のため、何も表示されません。文を書くか、{category}を消してください。";

        /* ---- encoding ---- */

        "Encoding.Sentence.title" = "UTF-8でないファイル";
        "Encoding.Sentence.other.description" = "ファイルが{encoding}のため、文字コードを判別できないツールがあります。UTF-8で保存してください。";

        /* ---- implied-quantity ---- */

        "ImpliedQuantity.Sentence.title" = "省かれた数";
        /* {numbers} は「1、21、31」のように入る。 */
        "ImpliedQuantity.Sentence.implied.description" = "{locale}のoneは{numbers}などにも使われますが、数が書かれていません。#を入れるか、=1に書いてください。";
        "ImpliedQuantity.Sentence.withoutConversion.description" = "{locale}のoneは{numbers}などにも使われますが、数が書かれていません。この形にも{conversion}を入れてください。";

        /* ---- invalid-pattern ---- */

        "InvalidPattern.Sentence.title" = "正しくないパターン";
        "InvalidPattern.Sentence.unclosedBrace.description" = "この波かっこが閉じられていないため、文が書かれたまま表示されます。閉じるか、文字としての波かっこなら'''{'''と書いてください。";
        "InvalidPattern.Sentence.badName.description" = "プレースホルダーの名前には、英数字と_の1語か番号を使います。名前を直すか、文字としての波かっこなら'''{'''と書いてください。";
        "InvalidPattern.Sentence.unknownFormat.description" = "このような値の種類はありません。number、date、time、spellout、ordinal、duration、plural、selectordinal、selectのどれかを書いてください。";
        "InvalidPattern.Sentence.badStyle.description" = "この種類の値に、このような書式はありません。スケルトンは::percentのようにコロン2つで始めます。";
        "InvalidPattern.Sentence.boundlessStyle.description" = "書式の桁が大きすぎて表示できません。指数は3桁までにしてください。";
        "InvalidPattern.Sentence.missingOther.description" = "pluralとselectに必要な「other」がありません。追加してください。";
        "InvalidPattern.Sentence.badForm.description" = "キーワードの後には、文を波かっこで囲んで書きます。pluralのキーワードはzero、one、two、few、many、otherと、数を指す=1などです。";
        "InvalidPattern.Sentence.duplicateForm.description" = "同じキーワードが2回あり、表示されるのは最初のものだけです。片方を消してください。";
        "InvalidPattern.Sentence.choice.description" = "「choice」は使えません。pluralで書いてください。";
        "InvalidPattern.Sentence.tooDeep.description" = "プレースホルダーの入れ子が深すぎます。文を分けてください。";
        "InvalidPattern.Sentence.tooLong.description" = "文、またはその中の値の番号が、扱える大きさを超えています。小さくしてください。";
        "InvalidPattern.Sentence.syntax.description" = "プレースホルダーを読み取れません。波かっこの中を確かめてください。";

        /* ---- invalid-specifier ---- */

        "InvalidSpecifier.Sentence.title" = "正しくない変換指定";
        /* {written} は「%y」のように書かれたまま入る。 */
        "InvalidSpecifier.Sentence.unknown.description" = "{written}は変換指定ではないため、文が書かれたまま表示されます。パーセント記号は%%、値は%@と書いてください。";
        "InvalidSpecifier.Sentence.unsafe.description" = "{written}は人が読む文には使えないため、値が入りません。値は%@と書いてください。";
        /* {name} は変数の名前。%#@items@ の items。 */
        "InvalidSpecifier.Sentence.noVariable.description" = "「{name}」の複数形がどのファイルにもありません。.stringsdictに追加するか、%@と書いてください。";
        "InvalidSpecifier.Sentence.noSubstitution.description" = "文字列カタログのこの文に「{name}」の複数形がありません。文のsubstitutionsに追加するか、%@と書いてください。";
        "InvalidSpecifier.Sentence.noNumber.description" = "%argが数を表すのは複数形の中だけです。%@か%lldと書いてください。";

        /* ---- invisible-character ---- */

        "InvisibleCharacter.Sentence.title" = "見えない文字";
        /* {number} は「200B」、{name} は「ZERO WIDTH SPACE」のように入る。 */
        "InvisibleCharacter.Sentence.invisible.description" = "U+{number}{number, select, 00AD {（ソフトハイフン）} 034F {（書記素結合子）} 200B {（ゼロ幅スペース）} 200C {（ゼロ幅非接合子）} 200D {（ゼロ幅接合子）} 2060 {（単語結合子）} 3164 {（ハングルの空白文字）} FEFF {（バイト順マーク）} other {（{name}）}}は目に見えず、検索やコピーの妨げになります。削除してください。";
        "InvisibleCharacter.Sentence.control.description" = "U+{number}は制御文字で、端末が命令として受け取ることがあります。削除してください。";
        "InvisibleCharacter.Sentence.override.description" = "U+{number}{number, select, 202A {（左から右への埋め込み）} 202B {（右から左への埋め込み）} 202D {（左から右への上書き）} 202E {（右から左への上書き）} other {（{name}）}}は書字方向を逆にするため、違う言葉に見えます。削除してください。";
        "InvisibleCharacter.Sentence.unbalanced.description" = "U+{number}{number, select, 202A {（左から右への埋め込み）} 202B {（右から左への埋め込み）} 202C {（書字方向の指定の終わり）} 202D {（左から右への上書き）} 202E {（右から左への上書き）} 2066 {（左から右への分離）} 2067 {（右から左への分離）} 2068 {（最初の文字に従う分離）} 2069 {（分離の終わり）} other {（{name}）}}と対になる文字がないため、行の残りの順番が乱れます。対になる文字を追加するか、削除してください。";

        /* ---- lookalike-placeholder ---- */

        "LookalikePlaceholder.Sentence.title" = "プレースホルダーでない記号";
        /* {written} と {meant} は書かれたまま入る。 */
        "LookalikePlaceholder.Sentence.lookalike.description" = "{written}はプレースホルダーに見えるだけで、そのまま表示されます。{meant}と書いてください。";
        "LookalikePlaceholder.Sentence.width.description" = "{written}の数字は位置ではなく幅として読まれるため、ここには次の値が表示されます。{meant}と書いてください。";
        "LookalikePlaceholder.Sentence.unclear.description" = "{written}はプレースホルダーに見えるだけで、そのまま表示されます。このテーブルの書き方に直してください。";
        "LookalikePlaceholder.Sentence.surplus.description" = "この{written}に対応する始まりがなく、そのまま表示されます。削除するか、文の一部なら'''}'''と引用してください。";

        /* ---- missing-message ---- */

        "MissingMessage.Sentence.title" = "足りない文言";
        /* {fields} はキーの末尾の title、description、recovery。{locales} は en や ja などのタグ。 */
        "MissingMessage.Sentence.missing.description" = "「{error}」の{fields}が{locales}にありません。";
        /* {gaps} の例: en (title)、ja (title, description) */
        "MissingMessage.Sentence.uneven.description" = "「{error}」の文言が足りません：{gaps}。";
        "MissingMessage.Sentence.generalTitle.description" = "「{error}」には{own}に固有のtitleがありますが、{general}では型全体のtitleが使われます。";
        "MissingMessage.Sentence.belongsAfter.description" = "このエントリーの後に{keys}を追加してください。";
        "MissingMessage.Sentence.belongsBefore.description" = "このエントリーの前に{keys}を追加してください。";
        "MissingMessage.Sentence.belongsInto.description" = "{file}に{keys}を追加してください。";
        /* すでにあるエントリーのキーを指して表示する。 */
        "MissingMessage.Sentence.misspelled.description" = "このキーは「{key}」の書き間違いではありませんか。";

        /* ---- mixed-positions ---- */

        "MixedPositions.Sentence.title" = "番号のある値とない値";
        /* {written} は「%@」のように書かれたまま入る。 */
        "MixedPositions.Sentence.mixed.description" = "ほかの値には番号があるのに{written}にはないため、また最初の値が表示されます。すべてに番号を付けるか、すべて外してください。";
        "MixedPositions.Sentence.numbered.description" = "ここには番号があります。";

        /* ---- needs-review ---- */

        "NeedsReview.Sentence.title" = "確認待ちの文";
        "NeedsReview.Sentence.unreviewed.description" = "「{key}」の{locale}の文が確認待ちです。文を確かめて、状態をtranslatedにしてください。";

        /* ---- orphaned-message ---- */

        "OrphanedMessage.Sentence.title" = "使われない文言";
        "OrphanedMessage.Sentence.goneCase.description" = "「{type}」にケース「{name}」がないため、この文は読まれません。エントリーを消すか、ケースを戻してください。";
        "OrphanedMessage.Sentence.renamedCase.description" = "「{type}」にケース「{name}」がないため、この文は読まれません。「{nearest}」ではありませんか。";
        "OrphanedMessage.Sentence.unknownType.description" = "{modules}にエラー「{type}」がないため、この文は読まれません。エントリーを消すか、キーの前にモジュールを書いてください：Module/{type}。";
        "OrphanedMessage.Sentence.misspelledType.description" = "エラー「{type}」がないため、この文は読まれません。「{nearest}」ではありませんか。";
        "OrphanedMessage.Sentence.localType.description" = "{type}は関数の中で宣言されているため、どのキーでも指せず、この文言は使われません。関数の外に移すか、文言を削除してください。";
        "OrphanedMessage.Sentence.another.description" = "このエントリーも同じです。";

        /* ---- plural-categories ---- */

        "PluralCategories.Sentence.title" = "足りない複数形";
        /* {forms} は「few (2, 3, 4)」のように入る。 */
        "PluralCategories.Sentence.missing.description" = "{locale}では{forms}も必要で、「other」では正しい文になりません。追加してください。";
        "PluralCategories.Sentence.rare.description" = "{locale}には{forms}もあります。そのような数になることがあれば、追加してください。";
        "PluralCategories.Sentence.seldom.description" = "{locale}には{forms}もあります。数の後の語は変わらないため、文のほかの部分が変わるときだけ追加してください。";

        /* ---- quoted-placeholder ---- */

        "QuotedPlaceholder.Sentence.title" = "引用されたプレースホルダー";
        /* {placeholder} は書かれたまま入る。 */
        "QuotedPlaceholder.Sentence.quoted.description" = "アポストロフィで引用されているため、{placeholder}がそのまま表示されます。かぎかっこなどに替えるか、アポストロフィを2つ重ねてください。";

        /* ---- replacement-character ---- */

        "ReplacementCharacter.Sentence.title" = "失われた文字";
        "ReplacementCharacter.Sentence.lost.description" = "文字コードの変換で失われた文字が{count}個あり、別の記号が表示されます。元の文字を書き直してください。";

        /* ---- resource-not-in-target ---- */

        "ResourceNotInTarget.Sentence.title" = "ターゲットの外の文言";
        "ResourceNotInTarget.Sentence.outside.description" = "{folder}はどのターゲットにもないため、プログラムに含まれません。ターゲットのフォルダーに移してください。";
        "ResourceNotInTarget.Sentence.excluded.description" = "{folder}はターゲット{target}で除外されているため、プログラムに含まれません。excludeから外すか、削除してください。";

        /* ---- stale-entry ---- */

        "StaleEntry.Sentence.title" = "古いキー";
        "StaleEntry.Sentence.stale.description" = "ソースに「{key}」がもうないため、これらの文は読まれません。キーを消すか、状態をmanualにしてください。";

        /* ---- stray-percent ---- */

        "StrayPercent.Sentence.title" = "地の文のパーセント記号";
        /* {written} は「% s」のように書かれたまま入る。 */
        "StrayPercent.Sentence.stray.description" = "「{written}」は変換指定として読まれます。パーセント記号は%%と書いてください。";
        "StrayPercent.Sentence.lost.description" = "このパーセント記号は表示されないことがあります。%%と書いてください。";
        "StrayPercent.Sentence.spoils.description" = "このパーセント記号のためにパターンが壊れ、どの値も表示されません。パーセント記号は%%と書いてください。";
        /* {written}は書かれたまま：%20 */
        "StrayPercent.Sentence.octet.description" = "この文は書式として読まれるため、アドレスの「{written}」が変換指定として扱われます。{mended}と書いてください。";
        /* {placeholder}は書かれたまま：%@ */
        "StrayPercent.Sentence.value.description" = "{base}の文にある{placeholder}がここになく、このパーセント記号はその書きかけかもしれません。プレースホルダー全体を書いてください。";

        /* ---- surrounding-whitespace ---- */

        "SurroundingWhitespace.Sentence.title" = "文の前後の空白";
        "SurroundingWhitespace.Sentence.before.description" = "文が空白で始まっています。削除してください。";
        "SurroundingWhitespace.Sentence.behind.description" = "文が空白で終わっています。削除してください。";

        /* ---- uncatalogued-type ---- */

        "UncataloguedType.Sentence.title" = "文言のないエラー";
        "UncataloguedType.Sentence.uncatalogued.description" = "「{error}」の文言がどのテーブルにもないため、{cases}件のケースは検査されません。人の目に触れるエラーなら、エントリーを追加してください。";
        "UncataloguedType.Sentence.folded.description" = "文言のないエラーの列挙型が{count}件あり、検査されません：{errors}。人の目に触れるものがあれば、エントリーを追加してください。";

        /* ---- unknown-argument ---- */

        "UnknownArgument.Sentence.title" = "存在しない値";
        /* {placeholder}、{nearest}、{known} は {limit} や %1$ のように書かれたまま入る。{error} はラベルまで含むケース。 */
        "UnknownArgument.Sentence.unknown.description" = "「{error}」に{placeholder}の値はありません。使えるのは{known}です。";
        "UnknownArgument.Sentence.misspelled.description" = "「{error}」に{placeholder}の値はありません。{nearest}ではありませんか。";
        "UnknownArgument.Sentence.none.description" = "「{error}」には値がないため、{placeholder}は表示できません。使わずに書いてください。";
        "UnknownArgument.Sentence.declaration.description" = "「{error}」の宣言はここです。";

        /* ---- argument-type ---- */

        "ArgumentType.Sentence.title" = "型の違う引数";
        /* {placeholder} comes as it is written, shortened: {limit, plural}, %1$d. {type} is a type of Swift, {error} the case with its labels. */
        "ArgumentType.Sentence.wrongType.description" = "{placeholder}には{expected, select, number {数} wholeNumber {整数} fraction {小数} date {日付} character {文字} other {選択に使う語}}が必要ですが、「{error}」の値の型は{type}です。プレースホルダーか型を変えてください。";
        "ArgumentType.Sentence.neverChosen.description" = "「{error}」の値の型は{type}なので、{keywords}が選ばれることはありません。{type, select, Bool {trueとfalse} other {数字かplural}}で書いてください。";

        /* ---- argument-mismatch ---- */

        "ArgumentMismatch.Sentence.title" = "食い違う引数";
        /* {placeholder} and {nearest} come as they are written: {limit}, %1$@. {base} is the tag of the language that texts are written in first. */
        "ArgumentMismatch.Sentence.extra.description" = "{base}の文に{placeholder}はないため、表示する値がないかもしれません。{base}の文と同じプレースホルダーを使ってください。";
        "ArgumentMismatch.Sentence.misspelled.description" = "{base}の文に{placeholder}はありません。{nearest}ではありませんか。";
        "ArgumentMismatch.Sentence.unshown.description" = "{placeholder}は{base}の文にありません。両方に書くか、両方から外してください。";
        "ArgumentMismatch.Sentence.lacking.description" = "{base}の文にある{placeholder}がここにありません。追加してください。";
        /* {form} is one of a plural, as it is written: one. */
        "ArgumentMismatch.Sentence.lackingInForm.description" = "「{form}」の形に{placeholder}がありません。{base}の文ではどの形にもあります。追加してください。";
        /* {form}は複数形の種類：other */
        "ArgumentMismatch.Sentence.lackingNumber.description" = "「{form}」の形に数がありません。{base}の文にはあります。#と書いてください。";
        /* {placeholder}は書かれたまま：%@ */
        "ArgumentMismatch.Sentence.ofOtherStyle.description" = "{base}の文に{placeholder}はないため、書かれたまま表示されます。{base}の文と同じプレースホルダーを使ってください。";
        "ArgumentMismatch.Sentence.inBase.description" = "{base}の文はここです。";

        /* ---- argument-format-mismatch ---- */

        "ArgumentFormatMismatch.Sentence.title" = "引数の型の食い違い";
        /* {placeholder} and {other} come as they are written: {until, date}, %2$@. {base} is the tag of the language that texts are written in first. */
        "ArgumentFormatMismatch.Sentence.mismatch.description" = "{placeholder}は、{base}の{other}と型が違います。同じ型にしてください。printf形式では%1$や%2$でどの値かを示せます。";
        "ArgumentFormatMismatch.Sentence.inBase.description" = "{base}の文はここです。";

        /* ---- unknown-locale ---- */

        "UnknownLocale.Sentence.title" = "存在しないロケール";
        "UnknownLocale.Sentence.unknown.description" = "「{name}」というロケールはないため、この文言は読まれません。jaやzh-Hantのようなタグを書いてください。";
        "UnknownLocale.Sentence.misnamed.description" = "「{name}」というロケールはないため、この文言は読まれません。「{meant}」ではありませんか。";
        "UnknownLocale.Sentence.deprecated.description" = "「{name}」は古い名前です。「{meant}」と書いてください。";
        "UnknownLocale.Sentence.unknownPart.description" = "「{name}」の「{part}」という文字体系や地域はありません。確かめるか、「{meant}」と書いてください。";

        /* ---- unknown-mark ---- */

        "UnknownMark.Sentence.title" = "読まれない印";
        "UnknownMark.Sentence.misspelled.description" = "「{written}」は「{meant}」と読まれないため、印になっていません。「{meant}」と書いてください。";
        "UnknownMark.Sentence.unknownStyle.description" = "「{written}」という書式はないため、読まれません。「catalog: style=icu」か「catalog: style=printf」と書いてください。";
        "UnknownMark.Sentence.misplacedStyle.description" = "「{written}」が読まれるのは、最初のエントリーより上にあるときだけです。そこへ移してください。";
        "UnknownMark.Sentence.hidden.description" = "「{written}」が読まれるのはコメントの先頭にあるときだけのため、印になっていません。別のコメントに書いてください。";

        /* ---- unpresentable-argument ---- */

        "UnpresentableArgument.Sentence.title" = "表示できない引数";
        /* {placeholder} comes as it is written: {request}. {type} is a type of Swift. */
        "UnpresentableArgument.Sentence.noForm.description" = "{placeholder}の型は{type}で、人に見せる形がないため表示できません。使わずに書くか、ケースの値を文字列や数にしてください。";
        "UnpresentableArgument.Sentence.reason.description" = "{placeholder}は理由{type}です。理由の文はこの文の代わりに表示され、文の中には入りません。使わずに書いてください。";

        /* ---- unconnected-words ---- */

        "UnconnectedWords.Sentence.title" = "つながっていない文言";
        "UnconnectedWords.Sentence.error.description" = "「{type}」には文言がありますが、CatalogErrorに準拠していないため、一般的な文が表示されます。catalog-lint generateを実行してください。";
        "UnconnectedWords.Sentence.reason.description" = "「{type}」には文言がありますが、Cataloguedに準拠していないため、表示されません。catalog-lint generateを実行してください。";
        "UnconnectedWords.Sentence.words.description" = "文言はここから始まります。";

        /* ---- unnumbered-arguments ---- */

        "UnnumberedArguments.Sentence.title" = "番号のない値";
        /* {locales} は「ja、fr」のようなタグ。 */
        "UnnumberedArguments.Sentence.reordered.description" = "{locales}では値の順番が違います。ここでも%1$@、%2$@のように番号を付けてください。";
        "UnnumberedArguments.Sentence.unnumbered.description" = "{count}個の値の順番は言語によって変わります。%1$@、%2$@のように番号を付けてください。";

        /* ---- missing-translation ---- */

        "MissingTranslation.Sentence.title" = "足りない翻訳";
        /* {locales} are tags such as ja and zh-Hant. */
        "MissingTranslation.Sentence.missing.description" = "「{key}」に{locales}の訳がないため、別の言語で表示されます。追加してください。";

        /* ---- extra-translation ---- */

        "ExtraTranslation.Sentence.title" = "元の文のない翻訳";
        /* {base} is the tag of the language that texts are written in first. */
        "ExtraTranslation.Sentence.extra.description" = "{base}に「{key}」はないため、翻訳は要りません。ここから消すか、{base}に追加してください。";
        "ExtraTranslation.Sentence.mistyped.description" = "{base}に「{key}」はありません。「{nearest}」ではありませんか。";
        "ExtraTranslation.Sentence.meant.description" = "この文の訳がありません。";

        /* ---- missing-table ---- */

        "MissingTable.Sentence.title" = "足りないテーブル";
        /* {locales} are tags such as ja and zh-Hant. */
        "MissingTable.Sentence.missing.description" = "テーブル「{table}」の文が{locales}に1つもないため、別の言語で表示されます。翻訳するか、同じ名前にそろえてください。";

        /* ---- missing-locale ---- */

        "MissingLocale.Sentence.title" = "足りないロケール";
        /* {locales} are tags such as ja and zh-Hant. */
        "MissingLocale.Sentence.missing.description" = "{folder}に必要な{locales}の文言がありません。テーブルを追加してください。エラーの文言はcatalog-lint generateで作り始められます。";

        /* ---- empty-table ---- */

        "EmptyTable.Sentence.title" = "空のテーブル";
        /* {locales} are tags such as ja and zh-Hant. */
        "EmptyTable.Sentence.empty.description" = "テーブル「{table}」の文が、{locales}にはありますが{base}には1つもありません。ファイルを元に戻すか、ほかを消してください。";
        "EmptyTable.Sentence.full.description" = "文はここから始まります。";

        /* ---- grouped-identifier ---- */

        "GroupedIdentifier.Sentence.title" = "桁区切りの入る識別番号";
        /* {placeholder} and {fixed} come as they are written: {port} and {port, number, ::group-off}. */
        "GroupedIdentifier.Sentence.grouped.description" = "{placeholder}では8080が8,080と表示されますが、これは何かを指す番号です。{fixed}と書いてください。";

        /* ---- sensitive-argument ---- */

        "SensitiveArgument.Sentence.title" = "人に見せられない引数";
        /* {placeholder} comes as it is written: {token}. {name} is a name in Swift. */
        "SensitiveArgument.Sentence.sensitive.description" = "{placeholder}で「{name}」が表示されますが、人に見せてはいけないものか、意味の伝わらないものかもしれません。使わずに書くか、見せてよい理由をコメントに書いてください。";

        /* ---- style-mismatch ---- */

        "StyleMismatch.Sentence.title" = "書式の混在";
        /* {style} and {baseStyle} are icu and printf. */
        "StyleMismatch.Sentence.mismatch.description" = "テーブル「{table}」は{base}では{baseStyle}形式ですが、ここでは{style}形式のため、プレースホルダーがそのまま表示されます。{baseStyle}形式で書いてください。";

        /* ---- plural-on-one-side ---- */

        "PluralOnOneSide.Sentence.title" = "片方だけの複数形";
        /* {placeholder} comes as it is written: {count}. {categories} are plural categories: one, few, many, other. */
        "PluralOnOneSide.Sentence.oneSided.description" = "{base}の文はこの数で形が変わりますが、ここの{placeholder}には形がありません。{locale}には{categories}が必要です。pluralを加えるか、数を語の後に置いてください。";
        "PluralOnOneSide.Sentence.plural.description" = "複数形はここです。";

        /* ---- ambiguous-type ---- */

        "AmbiguousType.Sentence.title" = "同じ名前の2つの型";
        /* {modules} are names of modules. */
        "AmbiguousType.Sentence.ambiguous.description" = "「{type}」という型が{modules}のどちらにもあり、同じ文言が使われます。キーの前にモジュールを付けて、Module/{type}のように書いてください。";
        "AmbiguousType.Sentence.declaration.description" = "{module}の「{type}」の宣言はここです。";

        /* ---- key-naming ---- */

        "KeyNaming.Sentence.title" = "形の正しくないキー";
        /* {field} and {nearest} are last words of keys. */
        "KeyNaming.Sentence.misspelledField.description" = "キーの終わりが「{field}」なので、この文は誰にも読まれません。「{nearest}」ではありませんか。";
        "KeyNaming.Sentence.malformed.description" = "エラーのキーはこの形では書かないので、この文は誰にも読まれません。「{nearest}」ではありませんか。";
        "KeyNaming.Sentence.another.description" = "このエントリーも同じです。";

        /* ---- not-enumerable ---- */

        "NotEnumerable.Sentence.title" = "わからないケース";
        "NotEnumerable.Sentence.unchecked.description" = "「{type}」には文言がありますが、{kind, select, structure {構造体} class {クラス} actor {アクター} macro {ケースを足すかもしれないマクロの付いた型} other {別のモジュールの型}}のため、そろっているかどうかは調べていません。";

        /* ---- reason-without-words ---- */

        "ReasonWithoutWords.Sentence.title" = "文言のない理由";
        /* {errors} are cases: CheckoutError.declined. */
        "ReasonWithoutWords.Sentence.wordless.description" = "「{reason}」に文言がなく、代わりとなる{errors}の文言もありません。どちらかに書いてください。";
        "ReasonWithoutWords.Sentence.error.description" = "このケースに文言がありません。";

        /* ---- unused-argument ---- */

        "UnusedArgument.Sentence.title" = "使われていない引数";
        /* {arguments} are names of values: limit, kind. */
        "UnusedArgument.Sentence.unused.description" = "「{error}」の文に{arguments}が使われていません。必要なら表示してください。";

        /* ---- untranslated ---- */

        "Untranslated.Sentence.title" = "書かれていない文";
        "Untranslated.Sentence.copied.description" = "{locale}の文が{base}の文とまったく同じです：{keys}。訳すか、そのままでよい理由をコメントに書いてください。";
        "Untranslated.Sentence.stub.description" = "まだ誰も書いていない文です：{keys}。文を書いてから、印「catalog: untranslated」を外してください。";
        "Untranslated.Sentence.untranslated.description" = "{locale}の訳がまだありません：{keys}。訳してから、印「catalog: untranslated」を外してください。";
        "Untranslated.Sentence.new.description" = "{locale}の訳がまだなく、状態が「new」です：{keys}。訳してから、状態を「translated」にしてください。";

        /* ---- unused-plural-category ---- */

        "UnusedPluralCategory.Sentence.title" = "使われない複数形";
        "UnusedPluralCategory.Sentence.unused.description" = "{locale}に「{category}」はなく、読まれることがありません。使えるのは{known}です。消してください。";
        "UnusedPluralCategory.Sentence.zero.description" = "{locale}に「zero」はなく、読まれることがありません。0のときの文は=0に書いてください。";

        /* ---- wrong-script ---- */

        "WrongScript.Sentence.title" = "文字の種類の違い";
        /* {letters} は「U+0441」のように入る。 */
        "WrongScript.Sentence.mixed.description" = "ラテン文字の語「{word}」に{script, select, greek {ギリシャ文字} other {キリル文字}}の{letters}が混ざっていて、検索で見つかりません。ラテン文字で書いてください。";
        "WrongScript.Sentence.simplified.description" = "日本語の文に簡体字の「{characters}」があります。日本語の漢字で書いてください。";
        "WrongScript.Sentence.traditional.description" = "日本語の文に繁体字の「{characters}」があります。日本語の漢字で書いてください。";
        "WrongScript.Sentence.notJapanese.description" = "日本語の部分がありません。訳してください。";

        /* ---- syntax-error: ファイルの読み取りで見つかるもの ---- */

        "StringsFiles/FileProblem.Kind.title" = "ファイルの読めない箇所";
        "StringsFiles/FileProblem.Kind.fileTooLarge.description" = "ファイルは{byteCount}バイトですが、読めるのは{limit}バイトまでです。テーブルを分けてください。";
        "StringsFiles/FileProblem.Kind.notUnicode.description" = "文字コードがUnicodeではなく、{likelyEncoding}のようです。iconv -f {likelyEncoding} -t UTF-8で変換してください。";
        "StringsFiles/FileProblem.Kind.wrongDeclaration.description" = "文はUTF-8ですが、{encoding}と宣言されています。宣言をUTF-8に直してください。";
        "StringsFiles/FileProblem.Kind.tooManyProblems.description" = "問題が{limit}件を超えたため、残りは表示しません。先にこれらを直してください。";
        "StringsFiles/FileProblem.Kind.malformedText.description" = "{encoding}として正しくないバイトが{byteCount}個あります。UTF-8で保存し直してください。";
        "StringsFiles/FileProblem.Kind.misalignedText.description" = "ここから先の{encoding}の文字が1バイトずれています。UTF-8で保存し直してください。";
        "StringsFiles/FileProblem.Kind.nulCharacter.description" = "NUL文字が{count}個あります。消してください。";
        "StringsFiles/FileProblem.Kind.missingSemicolon.description" = "エントリーの終わりにセミコロンがありません。追加してください。";
        "StringsFiles/FileProblem.Kind.missingEqualsSign.description" = "キーの後に等号もセミコロンもありません。足りないものを追加してください。";
        "StringsFiles/FileProblem.Kind.missingValue.description" = "等号の後に文がありません。追加するか、エントリーを消してください。";
        "StringsFiles/FileProblem.Kind.unterminatedString.description" = "次のエントリーが始まるまでに文が閉じられていません。引用符を追加してください。";
        "StringsFiles/FileProblem.Kind.missingQuotationMark.description" = "文の両側に引用符が必要です。足りないものを追加してください。";
        "StringsFiles/FileProblem.Kind.unescapedQuotationMark.description" = "文の中の引用符の前にはバックスラッシュが必要です。";
        "StringsFiles/FileProblem.Kind.typographicQuotationMark.description" = "キーと文は{character}ではなく、半角の引用符で囲んでください。";
        "StringsFiles/FileProblem.Kind.unterminatedComment.description" = "コメントが閉じられていません。終わりに*/を追加してください。";
        "StringsFiles/FileProblem.Kind.unterminatedXMLComment.description" = "コメントが閉じられていません。終わりに-->を追加してください。";
        "StringsFiles/FileProblem.Kind.strayCommentEnd.description" = "この*/に対応するコメントの始まりがありません。消してください。";
        "StringsFiles/FileProblem.Kind.straySemicolon.description" = "このセミコロンはどのエントリーのものでもありません。消してください。";
        "StringsFiles/FileProblem.Kind.strayText.description" = "「{text}」はどのエントリーのものでもありません。コメントにするか、消してください。";
        "StringsFiles/FileProblem.Kind.strayCharacter.description" = "文の外に{character, select, ideographicSpace {全角の空白} noBreakSpace {改行を防ぐ空白} nextLine {改行文字} byteOrderMark {バイト順マーク} zeroWidthSpace {幅のない空白} otherSpace {特殊な空白} other {見えない文字}}（{number}）があります。消してください。";
        "StringsFiles/FileProblem.Kind.misspelling.description" = "ここには{meant}が必要ですが、{found}があります。{meant}と書いてください。";
        "StringsFiles/FileProblem.Kind.mergeConflict.description" = "マージの競合が残っています。片方を選んで、印を消してください。";
        "StringsFiles/FileProblem.Kind.unsupportedValue.description" = "テーブルに書けるのは文だけですが、この値は{type, select, text {文} dictionary {辞書} array {配列} data {データ} number {数} boolean {真偽値} date {日付} null {null} other {値}}です。文に置き換えてください。";
        "StringsFiles/FileProblem.Kind.missingClosingBrace.description" = "ファイルの先頭の波かっこが閉じられていません。終わりに追加してください。";
        "StringsFiles/FileProblem.Kind.strayClosingBrace.description" = "この波かっこに対応する始まりがありません。消してください。";
        "StringsFiles/FileProblem.Kind.unexpectedText.description" = "ここには{expected, select, value {値} key {キー} colon {コロン} equalsSign {等号} semicolon {セミコロン} comma {コンマ} commaOrBrace {コンマか閉じ波かっこ} commaOrBracket {コンマか閉じ角かっこ} other {ファイルの終わり}}が必要ですが、「{found}」があります。直してください。";
        "StringsFiles/FileProblem.Kind.unexpectedEnd.description" = "ファイルが途中で終わっています。{expected, select, value {値} key {キー} colon {コロン} equalsSign {等号} semicolon {セミコロン} comma {コンマ} commaOrBrace {コンマか閉じ波かっこ} commaOrBracket {コンマか閉じ角かっこ} other {ファイルの終わり}}を追加してください。";
        "StringsFiles/FileProblem.Kind.unknownElement.description" = "プロパティリストのここに<{name}>は書けません。消してください。";
        "StringsFiles/FileProblem.Kind.unclosedElement.description" = "<{name}>が閉じられていません。</{name}>を追加してください。";
        "StringsFiles/FileProblem.Kind.strayClosingTag.description" = "</{name}>に対応する始まりがありません。消してください。";
        "StringsFiles/FileProblem.Kind.unknownEntity.description" = "&{name}という名前の文字はありません。&は&amp;と書いてください。";
        "StringsFiles/FileProblem.Kind.keyWithoutValue.description" = "キーの後に値がありません。追加するか、キーを消してください。";
        "StringsFiles/FileProblem.Kind.missingKey.description" = "値の前にキーがありません。追加してください。";
        "StringsFiles/FileProblem.Kind.duplicateMember.description" = "「{name}」が1つの辞書に2回あります。片方を残してください。";
        "StringsFiles/FileProblem.Kind.wrongType.description" = "ここには{expected, select, text {文} dictionary {辞書} array {配列} data {データ} number {数} boolean {真偽値} date {日付} null {null} other {値}}が必要ですが、{found, select, text {文} dictionary {辞書} array {配列} data {データ} number {数} boolean {真偽値} date {日付} null {null} other {値}}があります。直してください。";
        "StringsFiles/FileProblem.Kind.nestedTooDeep.description" = "入れ子が{limit}段を超えるため、ここまでを読みました。浅くしてください。";
        "StringsFiles/FileProblem.Kind.tooManyValues.description" = "値が{limit}個を超えるため、ここまでを読みました。ファイルを分けてください。";
        "StringsFiles/FileProblem.Kind.malformedBinary.description" = "バイナリのプロパティリストが壊れています（{reason, select, truncated {途中で切れています} outOfBounds {一部がファイルの外を指しています} unknownObject {知らない種類の値があります} sharedContainer {入れ物が自分自身を含むか、二度使われています} other {文字列でないキーがあります}}）。作り直してください。";
        "StringsFiles/FileProblem.Kind.missingMember.description" = "「{name}」がありません。追加してください。";
        "StringsFiles/FileProblem.Kind.missingFormat.description" = "変数を入れる文（NSStringLocalizedFormatKey）がありません。追加してください。";
        "StringsFiles/FileProblem.Kind.missingVariable.description" = "文に%#@{name}@がありますが、「{name}」の定義がありません。追加するか、文を直してください。";
        "StringsFiles/FileProblem.Kind.unusedVariable.description" = "「{name}」を%#@{name}@として使う文がありません。使うか、消してください。";
        "StringsFiles/FileProblem.Kind.cyclicVariable.description" = "「{name}」の文をたどると「{name}」に戻ります。使わない文にしてください。";
        "StringsFiles/FileProblem.Kind.missingRuleType.description" = "「{variable}」にNSStringFormatSpecTypeKeyがありません。NSStringPluralRuleTypeにしてください。";
        "StringsFiles/FileProblem.Kind.unknownRuleType.description" = "「{variable}」の規則{type}は使えません。NSStringPluralRuleTypeにしてください。";
        "StringsFiles/FileProblem.Kind.missingValueType.description" = "「{variable}」の数の書式がありません。dやlldなどを追加してください。";
        "StringsFiles/FileProblem.Kind.wrongValueType.description" = "「{variable}」の数の書式に「{found}」は使えません。dやlldなどを書いてください。";
        "StringsFiles/FileProblem.Kind.wrongArgumentNumber.description" = "「{variable}」の値の番号に「{found}」は使えません。1以上の整数を書いてください。";
        "StringsFiles/FileProblem.Kind.unknownCategory.description" = "「{variable}」に「{category}」という区分は書けません。使えるのはzero、one、two、few、many、otherです。";
        "StringsFiles/FileProblem.Kind.missingOther.description" = "「{variable}」にotherの文がありません。どの言語にも必要なため、追加してください。";
        "StringsFiles/FileProblem.Kind.unknownVariation.description" = "「{name}」というバリエーションは使えません。pluralかdeviceにしてください。";
        "StringsFiles/FileProblem.Kind.unknownEscape.description" = "\\{character}に特別な意味はなく、{character}として読まれます。{character, select, u {文字番号で書くなら\\Uに直し、そうでなければ} x {文字番号で書くなら\\Uと4桁に直し、そうでなければ} other {}}バックスラッシュを消してください。";
        "StringsFiles/FileProblem.Kind.emptyUnicodeEscape.description" = "\\Uの後には4桁までの16進数が必要です。追加するか、バックスラッシュを消してください。";
        "StringsFiles/FileProblem.Kind.longUnicodeEscape.description" = "\\Uに続く桁は4桁までで、{escape}の残りは文字として読まれます。{meant}をそのまま書いてください。";
        "StringsFiles/FileProblem.Kind.invalidEscape.description" = "{character, select, u {\\uの後には4桁の16進数が必要です。追加するか} other {JSONに\\{character}というエスケープはありません。バックスラッシュを消すか}}、バックスラッシュそのものなら\\\\と書いてください。";
        "StringsFiles/FileProblem.Kind.controlCharacter.description" = "改行やタブなどの制御文字は、JSONの文の中にそのまま書けません。代わりに{escape}と書いてください。";
        "StringsFiles/FileProblem.Kind.unpairedSurrogate.description" = "{escape}は文字の半分です。両方の半分を書くか、文字そのものを書いてください。";

        "StringsFiles/FileProblem.NoteKind.title" = "関連する箇所";
        "StringsFiles/FileProblem.NoteKind.nextEntry.description" = "次のエントリーはここから始まります。";
        "StringsFiles/FileProblem.NoteKind.opening.description" = "始まりはここです。";

        /* ---- ファイルとソースの読み取りで起こること ---- */

        "StringsFiles/CatalogFileError.title" = "読めないファイル";
        "StringsFiles/CatalogFileError.notFound.description" = "ファイル{path}がありません。つづりを確かめてください。";
        "StringsFiles/CatalogFileError.notReadable.description" = "{path}を読む権限がありません。アクセス権を確かめてください。";
        "StringsFiles/CatalogFileError.notAFile.description" = "{path}はファイルではありません。.stringsファイルを指定してください。";
        "StringsFiles/CatalogFileError.tooLarge.description" = "{path}は{byteCount}バイトですが、読めるのは{limit}バイトまでです。テーブルを分けてください。";
        "StringsFiles/CatalogFileError.systemFailure.description" = "{path}を読めませんでした（エラー{number, number, ::group-off}）。もう一度試すか、ディスクを確かめてください。";

        "ErrorInventory/InventoryError.title" = "読めないソース";
        "ErrorInventory/InventoryError.unreadable.description" = "{0}を読めません。つづりとアクセス権を確かめてください。";
        "ErrorInventory/InventoryError.noSources.description" = "{0}にSwiftのファイルがありません。ソースのあるフォルダーを指定してください。";

        "ErrorInventory/InventoryNote.Kind.title" = "一部を読めないソース";
        "ErrorInventory/InventoryNote.Kind.unreadable.description" = "読めないため（{0}）、検査は完全ではありません。アクセス権を確かめてください。";
        "ErrorInventory/InventoryNote.Kind.disappeared.description" = "検査の途中で削除されました。もう一度検査してください。";
        "ErrorInventory/InventoryNote.Kind.notUTF8.description" = "UTF-8ではないため、検査は完全ではありません。UTF-8で保存してください。";
        "ErrorInventory/InventoryNote.Kind.syntaxError.description" = "ここに構文の誤りがあるため、ファイルの残りだけを調べました。";
        "ErrorInventory/InventoryNote.Kind.mergeConflict.description" = "ここにマージの競合が残っているため、両側のケースを調べました。片方を選んで、印を消してください。";
        "ErrorInventory/InventoryNote.Kind.tooDeep.description" = "ここは入れ子が深すぎるため、内側を調べていません。浅くしてください。";
        "ErrorInventory/InventoryNote.Kind.tooLarge.description" = "{0}を超えるため読まれず、検査は完全ではありません。ファイルを分けてください。";
        "ErrorInventory/InventoryNote.Kind.linkLoop.description" = "調べたフォルダーに戻るリンクなので、たどりませんでした。";
        "ErrorInventory/InventoryNote.Kind.danglingLink.description" = "このリンクの先にファイルがなく、SwiftPMも無視します。リンクを直すか、削除してください。";
        "ErrorInventory/InventoryNote.Kind.nameNotUTF8.description" = "名前がUTF-8ではないため読まれず、検査は完全ではありません。名前を変えてください。";
        "ErrorInventory/InventoryNote.Kind.brokenManifest.description" = "マニフェストのここに構文の誤りがあるため、調べていないターゲットがあるかもしれません。直してから、もう一度検査してください。";
        "ErrorInventory/InventoryNote.Kind.conflictingManifest.description" = "マニフェストのここにマージの競合が残っているため、両側のターゲットを調べました。片方を選んで、印を消してください。";
        "ErrorInventory/InventoryNote.Kind.unseenTarget.description" = "ここでターゲットの名前かパスを読めないため、そのターゲットは調べていません。「name:」と「path:」を文字列リテラルで書いてください。";
        "ErrorInventory/InventoryNote.Kind.unseenLanguage.description" = "ここで開発言語が計算されているため、推測した言語で調べました。文字列リテラルで書いてください。";
        "ErrorInventory/InventoryNote.Kind.unseenRegion.description" = "プロジェクトに開発言語がないか、ファイルを読めないため、推測した言語で調べました。ファイルを直すか、.catalog-lint.jsonに「base」を書いてください。";

        /* ---- unused-setting ---- */

        "UnusedSetting.Sentence.title" = "効果のない設定";
        /* {pattern} は includeTypes か excludeTypes に書かれたもの */
        "UnusedSetting.Sentence.unknownType.description" = "「{pattern}」に当てはまるエラーの型はありません。CheckoutErrorやShop/CheckoutErrorのように書くか、消してください。";
        "UnusedSetting.Sentence.misspelledType.description" = "「{pattern}」に当てはまるエラーの型はありません。「{nearest}」ではありませんか。";
        /* {pattern} は include か exclude に書かれたもの */
        "UnusedSetting.Sentence.unknownPath.description" = "このフォルダーに「{pattern}」に当てはまるものはありません。直すか、消してください。";
        "UnusedSetting.Sentence.misspelledPath.description" = "「{pattern}」に当てはまるものはありません。「{nearest}」ではありませんか。";
        "UnusedSetting.Sentence.wordlessLocale.description" = "{locale}の文言はないため、この重大度は使われません。文言があるのは{known}です。";
        "UnusedSetting.Sentence.undemandedLocale.description" = "「locales」に{locale}がないため、{rule}が{locale}について指摘することはありません。「locales」に{locale}を加えるか、この重大度を消してください。";
        "UnusedSetting.Sentence.leftOutLocale.description" = "「include」と「exclude」が{locale}のテーブルを対象から外しているため、{locale}には何も求めません。「locales」から{locale}を消すか、対象から外さないでください。";
        "UnusedSetting.Sentence.untoldMinimum.description" = "{locale}の{rule}がoffのため、この下限を下回っても失敗になりません。offをやめるか、下限を消してください。";
        /* これから作るルールのための設定。 */
        "UnusedSetting.Sentence.unreadKey.description" = "このバージョンには「{key}」を使うルールがないため、何も検査されません。";

        /* ---- low-coverage、unexplained-ignore、unused-ignore ---- */

        "LowCoverage.Sentence.title" = "足りない翻訳";
        "LowCoverage.Sentence.low.description" = "{locale}の文は{percent}%しかそろっていません。{minimum}%以上が必要です（不足または要確認：{lacking}件）。";

        "UnexplainedIgnore.Sentence.title" = "理由のない無視";
        "UnexplainedIgnore.Sentence.unexplained.description" = "{rules}を無視してよい理由が書かれていません。ダッシュの後に書いてください。";

        "UnusedIgnore.Sentence.title" = "無視するもののないコメント";
        "UnusedIgnore.Sentence.unused.description" = "ここに「{rule}」の指摘はありません。コメントを消してください。";
        "UnusedIgnore.Sentence.unusedAmongOthers.description" = "ここに「{rule}」の指摘はありません。コメントからこのルールを除いてください。";
        "UnusedIgnore.Sentence.unknownRule.description" = "「{rule}」というルールはないため、何も無視されません。一覧はcatalog-lint rulesで確かめられます。";
        "UnusedIgnore.Sentence.notIgnorable.description" = "「{rule}」はコメントでは無視できません。取り除いてください。";
        "UnusedIgnore.Sentence.misspelledRule.description" = "「{rule}」というルールはないため、何も無視されません。「{nearest}」ではありませんか。";
        "UnusedIgnore.Sentence.noRule.description" = "ルールが書かれていないため、何も無視されません。ルールと理由を書いてください。";
        "UnusedIgnore.Sentence.misspelledMark.description" = "「{written}」は「{meant}」と読まれないため、何も無視されません。「{meant}」に続けてルールと理由を書いてください。";
        "UnusedIgnore.Sentence.unknownMark.description" = "「{written}」は何もしません。使えるのは、続く宣言やエントリー（後に何もなければ同じ行の前のもの）を無視するcatalog-lint:ignoreと、ファイル全体のcatalog-lint:ignore-fileです。";

        /* ---- Reports for programs ---- */

        /* The name of a test. */
        "JUnit.sourcesRead" = "ソースファイルをすべて読み込めること。";

        /* What the paths of a report are written from. */
        "SARIF.root" = "リポジトリのルート。";

        /* ---- ルールの説明：rules と explain ---- */

        "Rules.reported" = "指摘する例";
        "Rules.leftAlone" = "指摘しない例";
        "Rules.ignore" = "一か所だけ無視するには、その前にコメント（文字列カタログではキーのコメント）を書きます：catalog-lint:ignore {rule} — 理由";
        "Rules.notIgnored" = "コメントでは無視できません。指摘を減らすには、.catalog-lint.jsonのrulesで{rule}の重大度を変えるか、offにします。";
        "Rules.ambiguous-type.summary" = "同じ名前の2つの型が、同じ文言を使う。";
        "Rules.ambiguous-type.explanation" = "キーにはモジュールを書かないため、2つのモジュールで使うテーブルでは、ダウンロードの失敗に支払いの文が出ることがあります。キーの前にモジュールを付ければ区別できます。片方の型にしかないケースは指摘しません。";
        "Rules.argument-format-mismatch.summary" = "翻訳の引数の型が、元の文と違う。";
        "Rules.argument-format-mismatch.explanation" = "一方で数、もう一方で日付なら、どちらかが誤りです。Foundationに渡すプログラムでは、数に%@を使うと落ちることがあります。値は名前で、printf形式では位置で比べます。どちらの形でも表示できる値をケースが持つなら、警告です。";
        "Rules.argument-gap.summary" = "printfの文が値を飛ばしている。";
        "Rules.argument-gap.explanation" = "値を順に受け取る書式では、飛ばした値の種類がわからず、でたらめな文字が表示されるか、プログラムが終了します。値の型がわかるエラーの文と、元の文にある値を訳文が省いたものは指摘しません。";
        "Rules.argument-mismatch.summary" = "翻訳に表示される値が、元の文と違う。";
        "Rules.argument-mismatch.explanation" = "元の文にない値は表示できず、プレースホルダーがそのまま見えてしまいます。エラーのケースにその値があれば警告です。翻訳で抜けた値も警告です。形を選ぶためだけの数や語は、言語によっては要らないため、指摘しません。";
        "Rules.argument-type.summary" = "プレースホルダーの求める型が、ケースの値の型と違う。";
        "Rules.argument-type.explanation" = "文字列のplural、数のdate、文字列の%dなどです。値がそのまま表示されるか、誤った形で表示されます。selectはBoolならtrueとfalse、数ならその数字で選びます。値の有無だけを調べるselectは、どの型にも使えます。";
        "Rules.argument-type-clash.summary" = "printfの文が1つの値を2つの種類として使っている。";
        "Rules.argument-type-clash.explanation" = "値は数かオブジェクトのどちらかで、間違った種類として扱うと、でたらめな文字が表示されるか、プログラムが終了します。大きさや表記だけが違うものは指摘しません。";
        "Rules.c-string-specifier.summary" = "printfの文にC言語の文字列の変換指定がある。";
        "Rules.c-string-specifier.explanation" = "%sはC言語の文字列の番地を求めますが、Swiftの値はそうではないため、Foundationではでたらめな文字が表示されるか、プログラムが終了します。%@はどの値にも使えます。";
        "Rules.default-localization.summary" = "パッケージに.lprojフォルダーがあるのに、既定の言語がない。";
        "Rules.default-localization.explanation" = "SwiftPMはこのようなパッケージをビルドしません。文言を最初に書く言語を指定してください。マニフェストのないアプリと、言語を計算で決めるマニフェストは指摘しません。";
        "Rules.duplicate-key.summary" = "1つのロケールの文言に同じキーが2回以上ある。";
        "Rules.duplicate-key.explanation" = "1つのキーに文が2つあると、表示されるのは後のものだけで、もう片方を直しても何も変わりません。文が違えばエラー、同じなら警告です。エラーのキーは同じフォルダーの別のテーブルにあるものも数え、ほかのキーは文が違えばメモになります。文字列カタログでは、言語がいくつあってもキーごとに1つです。";
        "Rules.empty-message.summary" = "読むもののない文がある。";
        "Rules.empty-message.explanation" = "titleやdescriptionのないアラートが表示されます。エラーのものでない文は、別の言語に文があるときだけ指摘します。";
        "Rules.empty-table.summary" = "開発言語のテーブルが空で、別の言語には文がある。";
        "Rules.empty-table.explanation" = "誤って空にされたか、ツールが書き直しています。翻訳のキーがすべて余分に見えてしまうため、指摘はファイルに1つだけです。";
        "Rules.encoding.summary" = "文言のファイルが、読めないツールのある文字コードになっている。";
        "Rules.encoding.explanation" = "UnicodeでないファイルはASCIIだけのエントリーしか読めず、正しくないバイトは失われます。これはエラーです。UTF-32とバイト順マークのないUTF-16は読めますが、判別できないツールがあるため、警告です。";
        "Rules.extra-translation.summary" = "開発言語にないキーが翻訳にある。";
        "Rules.extra-translation.explanation" = "元の文が消されたかキーが変わって、もう誰にも読まれないか、元の文が書き忘れられています。ストーリーボードとアプリのプロパティリストの文は、開発言語の文言がそれ自体にあるため指摘しません。";
        "Rules.grouped-identifier.summary" = "何かを指すだけの番号に桁区切りが入る。";
        "Rules.grouped-identifier.explanation" = "コード、ポート、年、IDなどです。8080が8,080になり、存在しないポートを探すことになります。値の名前かケースの名前で見分けます。形式を指定した数、plural、printf形式の文は指摘しません。";
        "Rules.implied-quantity.summary" = "複数の数に使われる複数形に、数が書かれていない。";
        "Rules.implied-quantity.explanation" = "ロシア語のoneは21や31にも、フランス語のoneは0にも使われるため、21個でも「1つのファイル」と表示されます。数を入れるか、=1に書いてください。oneが1だけの言語と、どの形にも数がないものは指摘しません。";
        "Rules.invalid-pattern.summary" = "文が正しいパターンになっていない。";
        "Rules.invalid-pattern.explanation" = "値を入れられないため、波かっこも含めて書かれたまま表示されます。指摘の位置は、読み取れなくなったところです。";
        "Rules.invalid-specifier.summary" = "printfの文のパーセント記号が、どの変換指定でもない。";
        "Rules.invalid-specifier.explanation" = "値を入れられず、書かれたまま表示されます。地の文のパーセント記号はstray-percent、変換指定に見えるだけのものはlookalike-placeholderが指摘します。";
        "Rules.invisible-character.summary" = "目に見えない文字がある。";
        "Rules.invisible-character.explanation" = "書字方向を逆にする文字、対になっていない方向の指定、制御文字は、読まれる文が変わるためエラーです。幅のない空白やソフトハイフンなどは警告です。絵文字やアジアの文字に必要なものと、エスケープで書かれたものは指摘しません。";
        "Rules.key-naming.summary" = "エラーのキーに近いが、書き方が正しくない。";
        "Rules.key-naming.explanation" = "その文は誰にも読まれません。キーは、型、ケース、そしてtitle、description、recoveryのどれかを点でつなぎ、モジュールの後には斜線を書きます。フィールドのつづりの誤りのほか、点の重複、全角の記号、空白、要素の重複や順序の違いを除けば実在するケースのキーになるものを指摘します。エラーの名前を使ったアプリ独自の文言と、全体が別の書き方のキーは指摘しません。";
        "Rules.lone-surrogate.summary" = "文字の半分だけのエスケープがある。";
        "Rules.lone-surrogate.explanation" = "UTF-16では、U+FFFFより後の文字を2つの半分に分けて書きます。片方だけでは表示できません。両方の半分を書くか、文字そのものを書いてください。";
        "Rules.lookalike-placeholder.summary" = "プレースホルダーに見えるだけのものがある。";
        "Rules.lookalike-placeholder.explanation" = "翻訳、入力方式、機械翻訳のために、全角の記号、空白、逆になった番号、別の仕組みのプレースホルダーが紛れ込むことがあり、そのまま表示されます。地の文かもしれないものは、元の言語の文とエラーの値から判断します。";
        "Rules.low-coverage.summary" = "ロケールの文言がminimumCoverageの割合に届かない。";
        "Rules.low-coverage.explanation" = "下限を決めると、翻訳は遅れてもかまいません。足りない文、未翻訳の文、確認待ちの文は、--strictでもそれぞれメモとなり、合計が下限を割ったときだけ失敗します。数えるのは、そろっていて確認待ちでない文です。翻訳しない文とコメントで無視した文は数えません。同じ言語の別のロケールに任せた文は、そのロケールにあるかどうかで数えます。";
        "Rules.merge-conflict.summary" = "テーブルにマージの競合の印が残っている。";
        "Rules.merge-conflict.explanation" = "Foundationはテーブル全体を捨てるため、画面にはキーが並びます。このパッケージは両側の文を読みますが、どちらが正しいかはわかりません。片方を選んで、印を消してください。";
        "Rules.missing-locale.summary" = "文言のフォルダーに、あるロケールのものがまったくない。";
        "Rules.missing-locale.explanation" = "その言語の人には、すべてが別の言語で表示されます。必要なのは、設定で求められたロケールと、フォルダーに場所のあるロケールです。テーブルや文の不足は、ほかでは指摘しません。";
        "Rules.missing-message.summary" = "エラーのケースに、あるロケールのtitleかdescriptionがない。";
        "Rules.missing-message.explanation" = "そのエラーに出会った人は、別の言語か一般的な文を読むことになります。指摘はケースごとに1つで、足りないロケールをすべて挙げ、エントリーを書く場所をメモで示します。型全体のtitleはそのケースにも使われ、en-GBのように何もないロケールではenが使われます。enにその一部がなく、求められているのがen-GBだけなら、en-GBの不足として示し、文はenの表に加えます。プレースホルダーのほかに文字がない文は、訳さなくてもかまいません。";
        "Rules.missing-table.summary" = "あるロケールにテーブルの文が1つもない。";
        "Rules.missing-table.explanation" = "ファイルが訳されていないか、名前が違うか、空です。指摘はテーブルの最初の文に1つで、足りないロケールをすべて挙げ、1つ1つの文の不足は指摘しません。キーがそのロケールの別のテーブルにあるもの、ストーリーボードのものは指摘しません。";
        "Rules.missing-translation.summary" = "あるロケールに文の訳がない。";
        "Rules.missing-translation.explanation" = "その言語の人には別の言語で表示されます。指摘はキーごとに1つで、足りないロケールをすべて挙げます。別のテーブルにある文も翻訳と数えますが、複数のテーブルに同じキーがある言語があれば、テーブルごとに要ります。エラーのケースの文はmissing-messageが、テーブル全体の不足はmissing-tableが指摘します。en-GBのように何もないロケールではenが使われます。";
        "Rules.mixed-positions.summary" = "printfの文で、値に番号のあるものとないものがある。";
        "Rules.mixed-positions.explanation" = "番号のない値は最初から数え直すため、%1$@と%@では同じ値が2回表示されます。複数形の中で数を表すものは指摘しません。";
        "Rules.needs-review.summary" = "文字列カタログに確認待ちの文がある。";
        "Rules.needs-review.explanation" = "元の文が変わったか、機械が翻訳したもので、人に見せてよいとはまだ誰も決めていません。文を確かめて、状態をtranslatedにしてください。";
        "Rules.not-enumerable.summary" = "文言のあるエラーの、ケースがわからない。";
        "Rules.not-enumerable.explanation" = "構造体、クラス、マクロがケースを足すかもしれない列挙型、別のモジュールの型です。必要な文言がそろっているか、プレースホルダーが合っているかは調べていません。文言のないものは指摘しません。";
        "Rules.orphaned-message.summary" = "ソースにないケースや型のエントリーがある。";
        "Rules.orphaned-message.explanation" = "その文はもう誰にも読まれません。多くはケースの名前が変わったためで、代わりに一般的な文が表示されます。エラーのキーの形をしていないもの、ほかのパッケージのモジュールのもの、ソースからケースがわからないエラーは指摘しません。";
        "Rules.plural-categories.summary" = "その言語に必要な複数形が足りない。";
        "Rules.plural-categories.explanation" = "足りない区分の数には「other」の文が使われ、正しい文になりません。ロシア語では2にfew、5にmanyが必要です。フランス語のmanyのように、小数や百万でしか使われないものはメモです。トルコ語のように数の後でも名詞が変わらない言語でもメモです。";
        "Rules.plural-on-one-side.summary" = "元の文には複数形があるのに、翻訳では数の後の語に形がない。";
        "Rules.plural-on-one-side.explanation" = "「1 fichiers」のような文です。元の文が数で形を変えるなら、形の多い言語でも必要です。形が1つの言語、トルコ語のように数の後でも名詞が変わらない言語、語の後に置いた数、略語、単位は指摘しません。";
        "Rules.plural-structure.summary" = "複数形のエントリーの部品がかみ合っていない。";
        "Rules.plural-structure.explanation" = ".stringsdictには書式と変数があり、変数ごとに規則、数の種類、複数形があります。足りないものや名前の違うものがあると、Foundationではプログラムが終了するか、書式がそのまま表示されます。どの文にも現れない変数があると、複数形は使われません。";
        "Rules.quoted-placeholder.summary" = "波かっこの前のアポストロフィで、プレースホルダーが引用されている。";
        "Rules.quoted-placeholder.explanation" = "ICUの書き方では、波かっこの前のアポストロフィから次のアポストロフィまでが引用となり、プレースホルダーがそのまま表示されます。かぎかっこなどに替えるか、アポストロフィを重ねてください。エラーにない値の名前と、どの言語でも引用されている名前は指摘しません。";
        "Rules.reason-without-words.summary" = "理由にも、そのエラーにも文言がない。";
        "Rules.reason-without-words.explanation" = "理由の文がエラーの代わりになることも、その逆もあります。エラーに文言は要らないとコメントで決め、理由にも文言がなければ、一般的な文が表示されます。";
        "Rules.replacement-character.summary" = "失われた文字の代わりの文字がある。";
        "Rules.replacement-character.explanation" = "文字コードの変換で何かが失われ、別の記号が表示されます。元の文字は、ファイルの古い版でしかわかりません。ファイルの文字コードによるものはencodingが指摘します。";
        "Rules.resource-not-in-target.summary" = ".lprojフォルダーがターゲットの外にある。";
        "Rules.resource-not-in-target.explanation" = "SwiftPMは、ターゲットの中の.lprojを自動で取り込みます。ターゲットの外のものと、除外されたものは、プログラムに含まれません。テストのものと、中にある別のパッケージやアプリのものは指摘しません。";
        "Rules.sensitive-argument.summary" = "人に見せるべきでない値が表示されるかもしれない。";
        "Rules.sensitive-argument.explanation" = "パスワード、トークン、クッキー、ヘッダーは悪用されます。サーバーのアドレスは人の役に立たず、メールアドレスやカード番号は本人だけのものです。値の名前か型の名前で見分けます。pathとだけ呼ばれる値は、人が選んだものであることが多いため指摘しません。";
        "Rules.stale-entry.summary" = "文字列カタログのキーがソースにない。";
        "Rules.stale-entry.explanation" = "Xcodeがstaleの印を付けたキーです。文は誰にも読まれないのに、翻訳は続きます。キーを消すか、Xcodeに見えない使い方をしているなら状態をmanualにしてください。エラーのキーは指摘しません。";
        "Rules.stray-percent.summary" = "printfの文に地の文のパーセント記号がある。";
        "Rules.stray-percent.explanation" = "変換指定の始まりとして読まれ、値を1つ取ってしまいます。「100% sure」からは% s、「50%OFF」からは%Oができます。値のある文が壊れるときはエラーです。ICUの書き方のテーブルや、エラーのものではなく値もない文では、ただの記号です。";
        "Rules.style-mismatch.summary" = "テーブルがある言語ではprintf形式、別の言語ではICU形式で書かれている。";
        "Rules.style-mismatch.explanation" = "テーブルの形式は1つで、開発言語のものに従います。そこが%@なら、波かっこのプレースホルダーはそのまま表示され、逆も同じです。指摘は別の形式がわかる最初の箇所に1つだけです。stringsdictは常にprintf形式のため指摘しません。";
        "Rules.surrounding-whitespace.summary" = "文が空白で始まるか、空白で終わっている。";
        "Rules.surrounding-whitespace.explanation" = "書いた人には見えず、表示するとずれて見えます。組み合わせて使うこともあるため、エラーのものでない文は、元の言語かすべての訳文に空白がないときだけ指摘します。語の間に空白を置かない言語（日本語など）の訳文は、ほかの言語の空白の目安にしません。";
        "Rules.syntax-error.summary" = "文言のファイルに読めない箇所がある。";
        "Rules.syntax-error.explanation" = "Foundationはセミコロンが1つ足りないだけでテーブル全体を捨てるため、画面にはキーが並びます。このパッケージが捨てるのはその1件だけですが、どちらにしても正しい文は表示されません。";
        "Rules.uncatalogued-type.summary" = "エラーの列挙型に文言がまったくない。";
        "Rules.uncatalogued-type.explanation" = "エラーの列挙型の多くはプログラムのためのもので、人の目には触れません。そのため誤りではなく、忘れられたものに気づくためのメモです。設定のscopeを「all」にすると、すべてに文言が必要になります。";
        "Rules.unconnected-words.summary" = "文言のあるエラーに、文言へつながる準拠がない。";
        "Rules.unconnected-words.explanation" = "カタログはエラーにキーを尋ねますが、キーがあるのはCatalogError、理由ならCataloguedだけです。準拠がないと、どんなに良い文言があっても一般的な文が表示されます。ErrorCatalogに依存するターゲットから見えないエラーは、別の方法で表示されるものとして指摘しません。";
        "Rules.unexplained-ignore.summary" = "無視するコメントに理由がない。";
        "Rules.unexplained-ignore.explanation" = "1年後に読んだ人には、まだ必要かどうかがわかりません。指摘そのものは無視されたままです。";
        "Rules.unknown-argument.summary" = "文にケースが持たない値がある。";
        "Rules.unknown-argument.explanation" = "プレースホルダーがそのまま表示されてしまいます。使えるのはケースの関連値で、ラベル、2つ目の名前、順番のどれかで書きます。";
        "Rules.unknown-escape.summary" = "意味のないバックスラッシュがある。";
        "Rules.unknown-escape.explanation" = "後の文字がそのまま表示され、書いた人の意図とは違う文になります。ほかの言語の\\u00e9は、ここでは\\U00E9と書きます。\\Uの後に数字がなければエラーです。";
        "Rules.unknown-locale.summary" = "文言のフォルダーの名前がロケールではない。";
        "Rules.unknown-locale.explanation" = "誰にも選ばれません。jpは国の名前で言語はja、iwは今のhe、Englishは記号ではありません。大文字と小文字の違い、下線、Baseは指摘しません。";
        "Rules.unknown-mark.summary" = "読まれる印に似ていて、印になっていないコメントがある。";
        "Rules.unknown-mark.explanation" = "catalog: untranslatdでは、未翻訳の文が翻訳済みと数えられます。catalog: stile=icuでは、書式が決まりません。最初のエントリーより下に書いた書式も、コメントの先頭にないcatalog: untranslatedも読まれません。大文字や、catalog: untranslated, ask Annのような理由は読まれます。ただの文は指摘しません。";
        "Rules.unnumbered-arguments.summary" = "printfの文に番号のない値が2つ以上ある。";
        "Rules.unnumbered-arguments.explanation" = "値の順番は言語によって変わり、番号がないと入れ替えられません。訳文の順番が違うときと、まだ訳文がないときに指摘します。";
        "Rules.unpresentable-argument.summary" = "人に見せる形のない値がプレースホルダーになっている。";
        "Rules.unpresentable-argument.explanation" = "Any、URLRequest、Data、クロージャー、別のパッケージの型などの値は文に渡らず、プレースホルダーの名前がそのまま見えてしまいます。理由の文はエラーの文の代わりに表示され、その中には入りません。";
        "Rules.untranslated.summary" = "まだ翻訳されていない印があるか、元の文と同じままのエントリーがある。";
        "Rules.untranslated.explanation" = "catalog-lint generateが追加する文は、別の言語の文か、ケースの名前から作った文で、catalog: untranslatedという印が付いています。どちらも人に見せるものではありません。文を書いたら印を消してください。元の文とまったく同じ翻訳も、1文以上あるか、文字の種類が違う言語で小文字の語を含むときは指摘します。名前、略語、アドレス、単位、バッククォートの中のコード、著作権表示は指摘しません。";
        "Rules.unused-argument.summary" = "ケースの値を、どの文も表示していない。";
        "Rules.unused-argument.explanation" = "値がプログラムのためだけにあることも多いため、指定しない限りこのルールは使われません。それ自体の文を持つエラーと、人に見せる形のない値は指摘しません。";
        "Rules.unused-ignore.summary" = "無視するものがない場所に、無視するコメントがある。";
        "Rules.unused-ignore.explanation" = "誤りが直ってもコメントが残っているか、ルールの名前が違っていて何も無視していません。catalog-lint: ignoreやcatalog-lint:disableのように、catalog-lint:ignoreに似た言葉で始まるコメントも同じです。catalog-lint:ignore-previousのように、ほかの場所を指すものは自動では直せません。オフのルールや、今回調べていないルールのコメントは指摘しません。";
        "Rules.unused-plural-category.summary" = "その言語にない複数形がある。";
        "Rules.unused-plural-category.explanation" = "誰にも読まれません。別の言語から写したか、=0のつもりであることが多いものです。.stringsdictのzeroはどの言語でも0に使われるため、指摘しません。";
        "Rules.unused-setting.summary" = "プロジェクトで何の効果もない設定が書かれている。";
        "Rules.unused-setting.explanation" = "型のつづりを間違えるとすべてのエラーが対象から外れ、指摘のない結果になります。検査する型やパスに当てはまるものがなければ警告です。検査しないパスはメモです。生成されるファイルのように、ない時もあるものを書いておけるからです。文言のないロケールの重大度もメモです。「locales」にないロケールの不足についての重大度は警告です。そこでは何も不足にならないからです。このバージョンのどのルールも使わない幅と用語集はメモです。許可した語、ほかのパッケージのプロトコルは指摘しません。プロジェクトの一部しか調べていないときや、読めない部分があるときも指摘しません。";
        "Rules.wrong-script.summary" = "その場所に合わない種類の文字がある。";
        "Rules.wrong-script.explanation" = "ラテン文字の語に混ざったキリル文字やギリシャ文字は、正しく見えても検索で見つかりません。日本語の中の中国語だけの漢字はファイルの取り違えから生まれ、英語だけの文は訳されていません。単位、数式、名前、別の文字の語は指摘しません。";

        /* ---- ヘルプ：コマンド、オプション、例は一行ずつで、句点なし ---- */

        "Help.tagline" = "人の目に触れるエラーすべてに、すべての言語の文言を";
        "Help.usage" = "使い方";
        "Help.commands" = "コマンド";
        "Help.options" = "オプション";
        "Help.examples" = "例";
        "Help.status" = "終了ステータス";
        "Help.status.success" = "問題なし、または警告とメモだけ";
        "Help.status.findings" = "エラーあり（--strictでは警告も）";
        "Help.status.failure" = "実行できない：呼び出し、設定、ファイルのどれかに問題がある";
        "Help.withoutCommand" = "コマンドを省くと`check`になります。パッケージのフォルダーでは`catalog-lint`だけで検査できます。";
        "Help.help" = "このページを表示する。コマンドの後では、そのコマンドのページ";
        "Help.version" = "バージョンを表示する";

        "Options.config" = "設定ファイル。省くと、上のフォルダーへ向かって最も近い{configuration}";
        "Options.help" = "このページを表示する";
        "Options.language" = "このツールが話す言語。話せない言語は英語になり、省くと環境変数に従う";
        "Options.locale" = "このロケールの文言だけを調べる。繰り返し指定できる";
        "Options.no-cache" = "ソースをすべて読み直し、次回のための記録も残さない";
        "Options.rule" = "このルールだけを調べる。繰り返し指定できる";
        "Options.strict" = "警告でも失敗にする。メモでは失敗にしない";

        "Commands.baseline.summary" = "今ある指摘を記録し、以後は新しい指摘だけを表示する";
        "Commands.baseline.discussion" = "検査で見つかったエラーと警告を、設定ファイルの隣かプロジェクトのフォルダーの{baseline}に書きます。
        以後の検査では、行が動いても、問題のまわりの文が変わっても表示せず、いくつ直されたかを知らせます。
        このファイルはコミットし、ときどき--pruneで整理してください。";
        "Commands.baseline.options.prune" = "直された指摘を取り除く。新しい指摘は加えない";
        "Commands.baseline.examples.1" = "今いるパッケージの指摘をすべて記録する";
        "Commands.baseline.examples.2" = "その後に直された指摘を取り除く";

        "Commands.check.summary" = "パッケージをすべてのルールで検査する。コマンドを省いたときの動作";
        "Commands.check.discussion" = "PATH、または今いるフォルダーから上へ、最も近いPackage.swiftかXcodeプロジェクトを探します。パッケージでは各ターゲットの
        ソースと、.lprojフォルダーのテーブル、文字列カタログを読み、Package.swiftと並ぶXcodeプロジェクトや、フォルダーの中の
        ほかのプロジェクトも別々に検査します。Package.swiftがなければ、アプリのフォルダー全体と、その中のパッケージやアプリを
        検査します。プロジェクトがなければ、フォルダーのテーブルと、そこにあるSwiftファイルをそのまま検査します。
        テストターゲットは調べません。どれかの言語にエントリーがある列挙型と、CatalogErrorに適合する列挙型を検査し、
        ほかのエラーの列挙型は1つのメモにまとめます。

        指摘は標準出力に書き、パスはコンパイラーと同じく、今いるフォルダーから表します。github、sarif、junitでは
        リポジトリーの最上位から、jsonではそこに書かれたフォルダーから表します。調べたものは標準エラー出力に書きます。
        ステータスは、問題がなければ0、エラーがあれば1、読めないソースがあれば2です。--strictでは警告でも1、
        一部しか読めないファイルがあれば2になります。";
        "Commands.check.options.format" = "指摘の書き方。省くとhuman";
        "Commands.check.options.output" = "--formatの内容をこのファイルに、人が読む形を標準出力に書く。-なら標準出力に--formatの内容だけ";
        "Commands.check.options.quiet" = "指摘だけを書き、調べたものは書かない";
        "Commands.check.options.schema" = "--format jsonの内容のJSON Schemaを表示する。検査はしない";
        "Commands.check.examples.1" = "今いるパッケージを検査する";
        "Commands.check.examples.2" = "ビルドサーバー用に、警告でも失敗にする";
        "Commands.check.examples.3" = "別のパッケージを検査し、プログラム向けに書く";
        "Commands.check.examples.4" = "指摘を表示し、コードスキャナー用のファイルにも書く";
        "Commands.check.examples.5" = "日本語に足りない文だけを示す";

        "Commands.dump-configuration.summary" = "検査に使う設定を、省かれた値も含めて表示する";
        "Commands.dump-configuration.discussion" = "設定は、PATHから上へ向かって探した{configuration}です。どのキーも省けます。";
        "Commands.dump-configuration.options.schema" = "エディター用に、ファイルのJSON Schemaを表示する";
        "Commands.dump-configuration.examples.1" = "今いる場所で有効な設定を表示する";
        "Commands.dump-configuration.examples.2" = "エディターの補完に必要なものを表示する";

        "Commands.entries.summary" = "テーブルの中身を、場所と問題とともに表示する";
        "Commands.entries.discussion" = ".strings、.stringsdict、.xcstringsの各ファイルを読み、エントリーと問題を標準出力に書きます。バイナリーの
        プロパティリストの中身には場所がありません。ステータスは、問題がなければ0、問題のあるファイルがあれば1、
        まったく読めないファイルがあれば2です。";
        "Commands.entries.options.format" = "一覧の書き方。省くとtext";
        "Commands.entries.examples.1" = "1つのテーブルのエントリーを一覧にする";
        "Commands.entries.examples.2" = "複数のテーブルを、プログラム向けに書く";

        "Commands.explain.summary" = "ルールが何をなぜ指摘するのかを、例とともに表示する";
        "Commands.explain.discussion" = "ルールのIDは、指摘の後の角かっこの中にあるものです。一覧は`rules`で確認できます。";
        "Commands.explain.examples.1" = "指摘の元になったルールを説明する";

        "Commands.fix.summary" = "機械的に直せるものを直す";
        "Commands.fix.discussion" = "`check`が指摘の下に示す修正を行い、なくなるまで調べ直します。重なり合う修正は順に行います。ファイルは元の文字コードと
        改行のまま丸ごと置き換え、修正の結果テーブルやソースを読めなくなるときや、書けないファイルがあるときは
        何も書きません。ベースラインにある指摘も直しますが、コメントで無視したものは直しません。
        ほかのパッケージのファイルは変更しません。
        足りないエントリーは、いまあるテーブルにほかの言語の文を写し、訳されるまで残る未翻訳の印を付けて追加します。

        PATHを省くとプロジェクト全体を、指定するとその場所と下のファイルだけを直します。ステータスは直した後の検査の結果です。
        問題がなければ0、エラー（--strictでは警告も）が残れば1、実行できないか、読めないソースがあれば2です。--dry-runでも同じ
        ステータスで終わります。その差分のパスは今いるフォルダーから始まります。その下にないファイルがあるときと、gitが
        リポジトリーの最上位から読むフォルダー名の変更があるときは、リポジトリーの最上位かプロジェクトのフォルダーから
        始まり、どこで適用するかを標準エラーに示します。";
        "Commands.fix.options.dry-run" = "何も書かず、変わる箇所をpatch -p1やgit applyで使える差分で表示する";
        "Commands.fix.examples.1" = "今いるパッケージを直す";
        "Commands.fix.examples.2" = "その場合に変わる箇所を表示する";
        "Commands.fix.examples.3" = "2つのルールの修正だけを行う";
        "Commands.fix.examples.4" = "1つのフォルダーの日本語の文言を直す";

        "Commands.format.summary" = "パッケージの.stringsファイルの書式をそろえる";
        "Commands.format.discussion" = "プロジェクトのすべてのテーブル、PATHを指定したときはその場所と下のテーブルを、\"key\" = \"value\"; の形にそろえます。
        エントリーの間は1行空け、1つのメッセージの題と説明の間は空けません。1つの型のケースや、始まりが同じキーの間は、
        ファイル全体で空けていなければそのままです。

        エラーは宣言の順、ほかは元の言語のテーブルの順に並べ、翻訳だけにあるものは最後に置きます。コメントはエントリーとともに
        動き、単独のコメントは先頭か、見出しになっているエントリーの上に残ります。文、文字コード、改行は変えません。全体を
        読めないテーブルは変更せずに知らせます。XMLやバイナリーには書式がなく、ほかのパッケージのファイルは変更しません。

        ステータスは0です。--checkで書式の違いが見つかるか、変更しなかったテーブルがあれば1、書き込めないか、
        順序を示すソースを読めなければ2です。";
        "Commands.format.options.check" = "何も書かず、変わるテーブルを示す。あれば失敗にする";
        "Commands.format.examples.1" = "今いるパッケージのテーブルの書式をそろえる";
        "Commands.format.examples.2" = "ビルドサーバー用に、何も書かず、変わるものを示す";
        "Commands.format.examples.3" = "1つのフォルダーのテーブルの書式をそろえる";

        "Commands.generate.summary" = "足りないものを書く：適合、各ロケールのエントリー、埋め込みの写し";
        "Commands.generate.discussion" = "PATH、または今いるフォルダーから上へPackage.swiftを探し、エラーの列挙型とテーブルから作れるものを最新にします。
        対象はそのパッケージだけで、フォルダーの中のほかのパッケージは変えません。続けて実行しても何も変わりません。

          適合            列挙型ごとに、ターゲットのGenerated/<型>+Catalog.swiftを書きます。switchがすべてのケースを挙げるので、
                          新しいケースは、生成し直すまでコンパイルできません。手で適合させた列挙型はそのままです。
          エントリー      題や説明のないケースには、すべての言語のテーブルで、前のケースの下に書き加えます。ドキュメント
                          コメントは翻訳者へのメモになります。文は元の言語のもので、/* catalog: untranslated */の印が付きます。
                          文を書いて印を消すまで`check`が指摘します。名前の変わったケースや型の文言は一緒に移ります。
                          端末では確認し、それ以外では--yesか--noで決めます。
          埋め込みの写し  テーブルがあり、ErrorCatalogに依存するターゲットには、テーブルの写しをソースとして
                          Generated/EmbeddedWords.swiftに書きます。Catalog(resources: .module, embedded: .module)とすれば、
                          プログラムをどこにコピーしても文言が表示されます。

        対象は、どれかの言語にエントリーがある列挙型、CatalogErrorに適合する列挙型、--typeで指定した列挙型と、それらのケースが
        持つ理由の列挙型です。生成したファイルの1行目がないファイルは変更しません。ターゲットの中で移したり名前を変えたりした
        ファイルは、その場所で最新にします。

        ほかのパッケージのエラーの適合とエントリーは、自分のターゲットに書きます。そのソースのフォルダーと型を指定してください。
        --checkoutなしで実行したときは、書いたものをそのまま残します。";
        "Commands.generate.options.check" = "何も書かず、古いものを示す。あれば失敗にする";
        "Commands.generate.options.type" = "このエラーの列挙型だけを、文言がまだなくても扱う。繰り返し指定できる";
        "Commands.generate.options.locale" = "この言語のテーブルがなければ作る。繰り返し指定できる";
        "Commands.generate.options.checkout" = "--typeの型を別のパッケージのソースから読む。ここでビルドできなくてもよい";
        "Commands.generate.options.module" = "マニフェストやSourcesフォルダーからわからない、--checkoutのモジュール名";
        "Commands.generate.options.target" = "--checkoutのエラーの文言を置くターゲット。候補が複数あるときに指定する";
        "Commands.generate.options.yes" = "名前の変わったケースや型の文言を、確認せずに移す";
        "Commands.generate.options.no" = "ケースや型の名前が変わったとは考えない";
        "Commands.generate.examples.1" = "今いるパッケージを最新にする";
        "Commands.generate.examples.2" = "ビルドサーバー用に、何も書かず、古いファイルがあれば失敗にする";
        "Commands.generate.examples.3" = "エラーの最初の文言を作る";
        "Commands.generate.examples.4" = "別の言語のテーブルを作る";
        "Commands.generate.examples.5" = "ほかのパッケージのエラーの文言を作る";

        "Commands.init.summary" = "設定ファイルを書く。すでに指摘があればベースラインも書く";
        "Commands.init.discussion" = "プロジェクトのフォルダーに、scopeを\"all\"とした{configuration}を書きます。以後、ほかのファイルから見えるエラーの
        列挙型すべてに文言が必要です。今の検査で見つかったものは{baseline}に記録するので、途中から使い始めた
        プロジェクトでも、知らされるのは新しい指摘だけです。すでにある設定ファイルはそのまま残します。";
        "Commands.init.examples.1" = "今いるパッケージを準備する";
        "Commands.init.examples.2" = "別のパッケージを準備する";

        "Commands.inventory.summary" = "Swiftのソースにあるエラーの列挙型とケースを表示する";
        "Commands.inventory.discussion" = "PATHの場所と下にあるSwiftファイルを読み、エラーの列挙型をケースとともに一覧にし、理由の列挙型も載せます。載せなかった
        ものは数を、ソースからケースがわからないエラーは名前を示します。ステータスは0で、読めないファイルがあれば2です。";
        "Commands.inventory.options.format" = "一覧の書き方。省くとtext";
        "Commands.inventory.options.include-private" = "privateの列挙型も載せる";
        "Commands.inventory.options.include-local" = "関数の中の列挙型も載せる";
        "Commands.inventory.options.include-tests" = "テストターゲットの列挙型も載せる";
        "Commands.inventory.options.symbol-graph" = "コンパイラーのシンボルグラフから、インポートした列挙型とマクロの生成物を加える";
        "Commands.inventory.options.define" = "設定した条件で#ifを判定する。省くとすべての分岐を数える";
        "Commands.inventory.options.platform" = "このプラットフォームで#if os(…)を判定する";
        "Commands.inventory.options.module" = "パッケージやSourcesフォルダーからわからないファイルのモジュール名";
        "Commands.inventory.options.error-protocol" = "Errorを継承する、ほかのパッケージのプロトコル：Vapor.AbortError";
        "Commands.inventory.examples.1" = "パッケージのソースにあるものを一覧にする";
        "Commands.inventory.examples.2" = "すべてを、プログラム向けに書く";
        "Commands.inventory.examples.3" = "コンパイラーだけが知るものも加える";

        "Commands.preview.summary" = "パッケージのアラートを、すべてのロケールで表示する";
        "Commands.preview.discussion" = "文言のあるエラーのケースを、ロケールごとに、文字で描いたアラートとして表示します。関連値の代わりに見本を入れます。
        整数なら3、文字列ならその値の名前です。翻訳が済んでいないものは、名前の後に示します。フォルダーの中のほかのパッケージや
        アプリのものが続きます。ステータスは0で、読めないソースがあれば2です。";
        "Commands.preview.options.type" = "この型かケースだけを表示する：CheckoutError.limitReached。繰り返し指定できる";
        "Commands.preview.options.locale" = "このロケールだけを表示する。繰り返し指定できる";
        "Commands.preview.options.width" = "アラートの幅（桁数）";
        "Commands.preview.examples.1" = "今いるパッケージのアラートをすべて表示する";
        "Commands.preview.examples.2" = "1つの型のものを日本語で表示する";
        "Commands.preview.examples.3" = "狭い画面での見え方を表示する";

        "Commands.rules.summary" = "ルールを重大度とともに一覧にする";
        "Commands.rules.discussion" = "重大度は、設定にも個々の指摘にも指定がないときのものです。";
        "Commands.rules.examples.1" = "すべてのルールを一覧にする";

        "Commands.say.summary" = "1つのエントリーやメッセージを、プログラムが受け取る形で表示する";
        "Commands.say.discussion" = "KEYには、キー全体（APIError.invalidURL.title、Alerts.ok）か、ケース（APIError.invalidURL）か型（APIError）のキーを
        指定します。ケースと型では、題、説明、対処を表示します。文は標準出力に、文の問題は標準エラー出力に書き、問題があれば
        ステータスは1です。言語は--locale、--accept-language、--environmentのどれかで指定し、省くと元の言語になります。

        数は自動で見分け、桁をすべて保ちます。値の種類は次のとおりです。
        {kinds}";
        "Commands.say.options.locale" = "表示する言語。繰り返すと、文言のある最初の言語を使う";
        "Commands.say.options.accept-language" = "リクエストのAccept-Languageフィールドから言語を選ぶ";
        "Commands.say.options.environment" = "LANGUAGE、LC_ALL、LC_MESSAGES、LANGから言語を選ぶ";
        "Commands.say.options.arg" = "プレースホルダーに入れる値。NAME:KIND=VALUEで種類も指定できる。同じ名前では最後の値を使う";
        "Commands.say.options.catalog" = ".lprojフォルダーのあるフォルダー。省くと今いるパッケージのもの";
        "Commands.say.examples.1" = "ケースのメッセージを日本語で表示する";
        "Commands.say.examples.2" = "プレースホルダーに値を入れる";
        "Commands.say.examples.3" = "文字列として値を入れる";
        "Commands.say.examples.4" = "1つのフォルダーから、自分の言語で表示する";

        /* ---- 設定のキー：help dump-configuration と JSON Schema ---- */

        "Configuration.$schema" = "エディターがこのファイルのスキーマを見つける場所。";
        "Configuration.include" = "検査するパス。このファイルのフォルダーから書く。省くとすべて。";
        "Configuration.exclude" = "検査しないパス。*は名前の一部、**はフォルダーの並びを表す。";
        "Configuration.includeTypes" = "検査するエラーの型：CheckoutError、Shop/*。省くとすべて。";
        "Configuration.excludeTypes" = "検査しないエラーの型。";
        "Configuration.scope" = "文言が必要なエラーの列挙型。すでに文言のあるものだけか、すべてか。";
        "Configuration.requiredFields" = "どのエラーのケースのメッセージにも必要な項目。";
        "Configuration.locales" = "文言が必要なロケール。省くと、カタログにあるもの。";
        "Configuration.base" = "文言を最初に書く言語。省くと、プロジェクトの指定に従う。";
        "Configuration.rules" = "ルールの重大度。すべてのロケールか、個々のロケールについて。";
        "Configuration.rules.severity" = "名前を挙げていないロケールでの重大度。";
        "Configuration.rules.locales" = "個々のロケールでの重大度。";
        "Configuration.minimumCoverage" = "文100件のうち必要な件数。ロケールは必須になり、個々の不足はメモになる。";
        "Configuration.errorProtocols" = "Errorを継承する、ほかのパッケージのプロトコル：Vapor.AbortError。";
        "Configuration.allow" = "ルールごとの、指摘しない文や名前。";
        "Configuration.widths" = "文の幅の上限（桁数）。このバージョンには、まだ使うルールがない。";
        "Configuration.glossary" = "用語の、ロケールごとの訳。このバージョンには、まだ使うルールがない。";
        "Configuration.generatedFolder" = "生成したファイルを置く、ターゲットの中のフォルダー。";

        """#
    ),
  ])
}
