import path from 'node:path'
import { built, installed, runtime, tool } from './bootstrap.js'
import { chromium } from './chromium.js'
import { requireCurl } from './curl.js'
import { postgresBinaries } from './postgres.js'
import { run, stopwatch } from './run-command.js'

const wholeRun = stopwatch()
await installed()
await requireCurl()
const node = runtime()
const environment = {
  CHROMIUM_PATH: await chromium(),
  POSTGRES_BIN: await postgresBinaries(),
  PATH: `${tool('.bin')}${path.delimiter}${process.env.PATH}`,
}

await step('Format', 'oxfmt/bin/oxfmt', '--check', '.')
await step('Lint', 'oxlint/bin/oxlint', '--deny-warnings')
await step('Route types', '@react-router/dev/bin.cjs', 'typegen')
await step('Types', 'typescript/bin/tsc')
await step('Unit, API and storage tests', 'vitest/vitest.mjs', 'run')
await built()
await step('Browser tests', '@playwright/test/cli.js', 'test')
console.log(`\nEverything passed in ${wholeRun()}`)

async function step(title, file, ...args) {
  const duration = stopwatch()
  console.log(`\n── ${title}`)
  const code = await run(node, [tool(file), ...args], environment)
  console.log(`── ${title}: ${code === 0 ? 'passed in' : 'FAILED after'} ${duration()}`)
  if (code !== 0) process.exit(code)
}
