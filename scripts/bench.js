import { built, installed, runtime } from './bootstrap.js'
import { chromium } from './chromium.js'
import { run } from './run-command.js'

await installed()
await built()
const environment = { CHROMIUM_PATH: await chromium() }
process.exit(await run(runtime(), ['bench/bench.ts', ...process.argv.slice(2)], environment))
