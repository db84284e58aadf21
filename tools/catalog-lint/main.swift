import CatalogLint
import Glibc

// A file that grows larger than it may is an error of its writing, as a full disk is, and no end of the process.
signal(SIGXFSZ, SIG_IGN)
Allocator.returnLargeBlocks()
exit(LintTool.run(Array(CommandLine.arguments.dropFirst()), console: .process).rawValue)
