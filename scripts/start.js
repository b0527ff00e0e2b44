import { built, installed, runtime } from './bootstrap.js'
import { run } from './run-command.js'
import { serving } from './serving.js'

await installed()
await built()
process.exit(await run(runtime(), ['src/server/main.ts'], serving))
