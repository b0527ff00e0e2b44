import path from 'node:path'
import { installed, runtime, tool } from './bootstrap.js'
import { chromium } from './chromium.js'
import { requireCurl } from './curl.js'
import { fastFolder } from './fast-folder.js'
import { postgresBinaries } from './postgres.js'
import { run, stopwatch } from './run-command.js'

const wholeRun = stopwatch()
await installed()
await requireCurl()
const node = runtime()
const environment = {
  CHROMIUM_PATH: await chromium(),
  POSTGRES_BIN: await postgresBinaries(),
  TMPDIR: fastFolder(),
  PATH: `${tool('.bin')}${path.delimiter}${process.env.PATH}`,
}
const times = []

const s3Server = finished(process.execPath, ['scripts/s3-server.js'])
const building = finished(process.execPath, ['scripts/build.js'])
await step('Format', 'oxfmt/bin/oxfmt', '--check', '.')
await step('Lint', 'oxlint/bin/oxlint', '--deny-warnings')
await step('Route types', '@react-router/dev/bin.cjs', 'typegen')
await step('Types', 'typescript/bin/tsc')
await report('S3 server, beside them', s3Server)
await step('Unit, API and storage tests', 'vitest/vitest.mjs', 'run')
await report('Build, beside them', building)
console.log('\n── Failures, in short')
await report('Failures, in short', finished(node, ['faults/faults.ts', '--short']))
await step('Browser tests', '@playwright/test/cli.js', 'test')
console.log(`\nAll checks passed in ${wholeRun()}`)
for (const [title, duration] of times) console.log(`${duration.padStart(8)}  ${title}`)

async function step(title, file, ...args) {
  console.log(`\n── ${title}`)
  await report(title, finished(node, [tool(file), ...args]))
}

async function finished(command, args) {
  const duration = stopwatch()
  const code = await run(command, args, environment)
  return { code, duration: duration() }
}

async function report(title, end) {
  const { code, duration } = await end
  console.log(`── ${title}: ${code === 0 ? 'passed in' : 'FAILED after'} ${duration}`)
  times.push([title, duration])
  if (code === 0) return
  // What runs beside would go on without a terminal.
  await Promise.all([building, s3Server])
  process.exit(code)
}
