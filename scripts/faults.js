import { built, installed, runtime } from './bootstrap.js'
import { postgresBinaries } from './postgres.js'
import { run } from './run-command.js'
import { requireS3Server } from './s3-server.js'

await installed()
await built()
await requireS3Server()
const environment = { POSTGRES_BIN: await postgresBinaries() }
process.exit(await run(runtime(), ['faults/faults.ts', ...process.argv.slice(2)], environment))
