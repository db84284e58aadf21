import CatalogLint
import Glibc

exit(LintTool.run(Array(CommandLine.arguments.dropFirst()), console: .process).rawValue)
