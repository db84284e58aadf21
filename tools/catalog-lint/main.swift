import CatalogLint
import Glibc

Allocator.returnLargeBlocks()
exit(LintTool.run(Array(CommandLine.arguments.dropFirst()), console: .process).rawValue)
