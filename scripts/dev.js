import { installed, runtime } from './bootstrap.js'
import { run } from './run-command.js'

await installed()
process.exit(await run(runtime(), ['src/server/dev.ts'], { NODE_ENV: 'development' }))
