internal import Glibc
internal import PageRenderCLI

let status = await Program.run(Array(CommandLine.arguments.dropFirst()))
exit(status)
