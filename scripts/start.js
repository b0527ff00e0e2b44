import { built, installed, runtime } from './bootstrap.js'
import { run } from './run-command.js'

await installed()
await built()
process.exit(await run(runtime(), ['src/server/main.ts'], { NODE_ENV: 'production' }))
