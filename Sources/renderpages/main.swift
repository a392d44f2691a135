internal import Glibc
internal import PageAppsCLI
internal import PageRenderCLI

CommandList.app = AppCommand.self
let status = await Program.run(Array(CommandLine.arguments.dropFirst()))
exit(status)
