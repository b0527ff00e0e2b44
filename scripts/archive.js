import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { installStamp, lockedPackages } from './bootstrap.js'
import { npm, onPath, root, run, runQuietly } from './run-command.js'

const described = ['package.json', 'package-lock.json', '.npmrc']
const running = [
  ...described,
  'wajha',
  'scripts',
  'src',
  'demo',
  'deploy',
  'docs',
  'README.md',
  'LICENSE',
]

/**
 * Packs what is needed to run, without what is only needed to build, into a `tar.gz` for machines
 * without npm. Returns its size in bytes once unpacked. Throws if a step fails, and then leaves
 * `file` as it was.
 */
export async function archive(file) {
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'archive-'))
  const packed = `${file}.partial`
  try {
    // A place that cannot be written is reported before the work begins.
    writeFileSync(packed, '')
    for (const name of running) copy(name, folder)
    copy('build/client', folder)
    copy('build/server', folder)
    await installed(folder)
    await shrink(path.join(folder, 'node_modules'))
    const bytes = sizeOf(folder)
    // Whoever unpacks it as root lets others read it, whatever the permissions of this folder.
    const rights = ['--owner=0', '--group=0', '--mode=a+rX,go-w']
    await step('Packing', 'tar', [...rights, '-czf', packed, '-C', folder, '.'])
    cpSync(packed, file)
    return bytes
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(packed, { force: true })
  }
}

function copy(name, folder) {
  cpSync(path.join(root, name), path.join(folder, name), {
    recursive: true,
    filter: (source) => !/\.test\.tsx?$/.test(source),
  })
}

async function installed(folder) {
  const [command, args] = npm('ci', '--prefix', folder, '--omit=dev', '--include=optional')
  await step('Installing what runs', command, args)
  writeFileSync(path.join(folder, path.relative(root, installStamp)), lockedPackages())
}

/**
 * Node's headers, its names for debuggers, type declarations and sources in TypeScript serve only those who build,
 * and what is built for the runtime Bare serves nobody who runs Node.
 */
async function shrink(packages) {
  for (const name of readdirSync(packages).filter((one) => one.startsWith('bare-'))) {
    rmSync(path.join(packages, name, 'prebuilds'), { recursive: true, force: true })
  }
  for (const name of readdirSync(packages).filter((one) => one.startsWith('node-'))) {
    const place = path.join(packages, name)
    for (const part of ['include', 'share'])
      rmSync(path.join(place, part), { recursive: true, force: true })
    if (onPath('strip')) await run('strip', [path.join(place, 'bin/node')])
  }
  for (const file of filesIn(packages)) {
    if (/\.([cm]?ts|map)$/.test(file)) rmSync(file)
  }
}

async function step(title, command, args) {
  const { code, output } = await runQuietly(title, command, args)
  if (code !== 0) throw new Error(`${title} failed: ${output.trim().split('\n').at(-1)}`)
}

function sizeOf(folder) {
  return filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0)
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
