import { installed, runtime } from './bootstrap.js'
import { fastFolder } from './fast-folder.js'
import { run } from './run-command.js'

await installed()
const environment = { TMPDIR: fastFolder() }
process.exit(await run(runtime(), ['tests/spam.ts', ...process.argv.slice(2)], environment))
