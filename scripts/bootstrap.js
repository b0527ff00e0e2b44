import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { npm, root, runQuietly, stop } from './run-command.js'

const oldestHost = 20
const oldestRuntime = 24

export const installStamp = path.join(root, 'node_modules/.wajha-lock')
const buildStamp = path.join(root, 'build/.stamp')
const buildInputs = [
  'src',
  'public',
  'scripts/compress-files.js',
  'scripts/site-manifest.js',
  'scripts/smaller-router.js',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

export async function installed() {
  refuseOldHost()
  const lock = lockedPackages()
  if (contentOf(installStamp) === lock) return
  // npm would leave out the build tools with NODE_ENV=production.
  const ci = npm('ci', '--include=dev', '--include=optional')
  const { code, output } = await runQuietly('Installing packages', ...ci)
  if (code !== 0) stop('The packages could not be installed: `npm ci` failed.', output)
  writeFileSync(installStamp, lock)
}

export function lockedPackages() {
  return `${hashOf(['package-lock.json'])} ${process.platform}-${process.arch}`
}

export function runtime() {
  const brought = path.join(root, 'node_modules/.bin/node')
  if (existsSync(brought)) return brought
  if (nodeMajor() >= oldestRuntime) return untested()
  return refuseNode('Wajha', oldestRuntime)
}

export async function built() {
  const inputs = hashOf(buildInputs)
  if (contentOf(buildStamp) === inputs) return
  rmSync(buildStamp, { force: true })
  const build = [tool('@react-router/dev/bin.cjs'), 'build']
  const production = { NODE_ENV: 'production' }
  const { code, output } = await runQuietly('Building', runtime(), build, production)
  if (code !== 0) stop('The product could not be built: `react-router build` failed.', output)
  mkdirSync(path.dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, inputs)
}

export function tool(file) {
  return path.join(root, 'node_modules', file)
}

let isTold = false

function untested() {
  if (!isTold) {
    const machine = `${process.platform} ${process.arch}`
    const sentence = `Wajha brings no Node for ${machine} and runs on yours, ${process.versions.node}, which is untested.`
    process.stderr.write(`${sentence}\n`)
  }
  isTold = true
  return process.execPath
}

function refuseOldHost() {
  if (nodeMajor() < oldestHost) refuseNode('Starting Wajha', oldestHost)
}

function refuseNode(who, oldest) {
  const sentence = `${who} needs Node ${oldest} or newer; this is ${process.versions.node}.`
  stop(`${sentence} Install a newer Node and run the command again.`)
}

function nodeMajor() {
  return Number.parseInt(process.versions.node, 10)
}

function hashOf(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(place) {
  const file = path.join(root, place)
  if (!existsSync(file)) return []
  if (!statSync(file).isDirectory()) return [place]
  return readdirSync(file)
    .toSorted()
    .flatMap((name) => filesIn(`${place}/${name}`))
}

function contentOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}
