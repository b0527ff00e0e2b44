import { built, installed, runtime } from './bootstrap.js'
import { run } from './run-command.js'
import { serverEnvironment, serverProgram } from './serving.js'

await installed()
await built()
process.exit(await run(runtime(), serverProgram, serverEnvironment))
