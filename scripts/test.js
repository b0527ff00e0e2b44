import path from 'node:path'
import { built, installed, runtime, tool } from './bootstrap.js'
import { chromium } from './chromium.js'
import { requireCurl } from './curl.js'
import { fastFolder } from './fast-folder.js'
import { postgresBinaries } from './postgres.js'
import { run, stopwatch } from './run-command.js'

const vitest = ['vitest/vitest.mjs', 'run']
const playwright = ['@playwright/test/cli.js', 'test']

const wholeRun = stopwatch()
await installed()
const node = runtime()
const environment = {
  POSTGRES_BIN: await postgresBinaries(),
  TMPDIR: fastFolder(),
  PATH: `${tool('.bin')}${path.delimiter}${process.env.PATH}`,
}
const times = []
const asked = process.argv.slice(2)
if (asked.length > 0) process.exit(await runOnly(asked))

environment.CHROMIUM_PATH = await chromium()
await requireCurl()

const s3Server = finished(process.execPath, ['scripts/s3-server.js'])
const building = finished(process.execPath, ['scripts/build.js'])
await step('Format', 'oxfmt/bin/oxfmt', '--check', '.')
await step('Lint', 'oxlint/bin/oxlint', '--deny-warnings')
await step('Route types', '@react-router/dev/bin.cjs', 'typegen')
await step('Types', 'typescript/bin/tsc')
await report('S3 server, beside them', s3Server)
await step('Unit, API and storage tests', ...vitest)
await report('Build, beside them', building)
console.log('\n── Failures, in short')
await report('Failures, in short', finished(node, ['faults/faults.ts', '--short']))
await step('Browser tests', ...playwright)
console.log(`\nAll checks passed in ${wholeRun()}`)
for (const [title, duration] of times) console.log(`${duration.padStart(8)}  ${title}`)

/**
 * Takes files, and options of the one program that runs them: browser tests are named `.spec.ts`.
 */
async function runOnly(args) {
  if (!args.some((arg) => /\.spec\.ts(?::\d+)?$/.test(arg))) return runTool(...vitest, ...args)
  environment.CHROMIUM_PATH = await chromium()
  await built()
  return runTool(...playwright, ...args)
}

function runTool(file, ...args) {
  return run(node, [tool(file), ...args], environment)
}

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
  // Work that runs beside would go on without a terminal.
  await Promise.all([building, s3Server])
  process.exit(code)
}
