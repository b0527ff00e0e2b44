import { installed, runtime } from './bootstrap.js'
import { run } from './run-command.js'

// Vite reloads pages by itself; the process restarts for what it keeps open.
const watched = ['server', 'api', 'contract', 'storage', 'domain'].map(
  (room) => `--watch-path=src/${room}`,
)

await installed()
const args = [...watched, 'src/server/dev.ts']
process.exit(await run(runtime(), args, { NODE_ENV: 'development' }))
