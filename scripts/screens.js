import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { built, installed, runtime, tool } from './bootstrap.js'
import { chromium } from './chromium.js'
import { root, run } from './run-command.js'

const pictures = path.join(root, '.cache/screens')
const specs = path.join(root, 'tests/e2e')

await installed()
await built()
rmSync(pictures, { recursive: true, force: true })
const environment = { CHROMIUM_PATH: await chromium(), SCREENS: pictures }
const chosen = process.argv.slice(2)
const args = [
  tool('@playwright/test/cli.js'),
  'test',
  ...(chosen.length > 0 ? chosen : inspecting()),
]
process.exit(await run(runtime(), args, environment))

function inspecting() {
  return readdirSync(specs).filter((name) =>
    readFileSync(path.join(specs, name), 'utf8').includes('support/inspect.ts'),
  )
}
