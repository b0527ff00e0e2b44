import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const isRoot = process.getuid?.() === 0

export async function run(command, args, environment) {
  const child = start(command, args, environment, 'inherit')
  child.on('error', (error) => process.stderr.write(`${command} does not run: ${error.message}\n`))
  const { code } = await ended(child)
  return code
}

export async function runQuietly(title, command, args, environment) {
  const duration = stopwatch()
  process.stderr.write(`${title}… `)
  const child = start(command, args, environment, ['ignore', 'pipe', 'pipe'])
  const output = collected(child)
  const { code, interruption } = await ended(child)
  process.stderr.write(`${outcome(code, interruption)} ${duration()}\n`)
  if (interruption) process.exit(codeOf(interruption))
  return { code, output: output() }
}

export function stop(sentence, output = '') {
  process.stderr.write(`${output ? `${output.trimEnd()}\n\n` : ''}${sentence}\n`)
  process.exit(1)
}

export function onPath(name) {
  return process.env.PATH.split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))
}

export function systemInstall(name) {
  if (onPath('apt-get')) return `${isRoot ? '' : 'sudo '}apt-get install ${name}`
  return undefined
}

export function mayUseApt() {
  return isRoot && onPath('apt-get') !== undefined
}

export async function installFromDebian(title, name) {
  if (!mayUseApt()) return ''
  const install = ['-c', `apt-get update && apt-get install -y ${name}`]
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  return (await runQuietly(title, 'sh', install, quiet)).output
}

/** The npm that runs this script, on its own Node: installing may replace that of node_modules. */
export function npm(...args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script?.endsWith('npm-cli.js') && node) return [node, [script, ...args]]
  return ['npm', args]
}

export function stopwatch() {
  const begin = performance.now()
  return () => {
    const seconds = (performance.now() - begin) / 1000
    return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`
  }
}

function start(command, args, environment, stdio) {
  return spawn(command, args, { cwd: root, env: { ...process.env, ...environment }, stdio })
}

async function ended(child) {
  let interruption
  const forget = onInterruption((signal) => {
    interruption = signal
    // Ctrl+C in a terminal has reached the child already.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
  const code = await exitCode(child)
  forget()
  return { code, interruption }
}

function exitCode(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', (code, signal) => resolve(code ?? codeOf(signal)))
  })
}

function onInterruption(react) {
  process.on('SIGINT', react).on('SIGTERM', react)
  const watch = process.env.npm_lifecycle_event ? onParentLost(() => react('SIGTERM')) : undefined
  return () => {
    clearInterval(watch)
    process.off('SIGINT', react).off('SIGTERM', react)
  }
}

// npm sends SIGTERM to the shell between it and this script, which dies without passing it on.
function onParentLost(react) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    react()
  }, 500)
  return watch
}

function collected(child) {
  const chunks = []
  const add = (chunk) => chunks.push(chunk)
  child.stdout.on('data', add)
  child.stderr.on('data', add)
  child.on('error', (error) => add(Buffer.from(error.message)))
  return () => Buffer.concat(chunks).toString()
}

function outcome(code, interruption) {
  if (interruption) return 'stopped after'
  return code === 0 ? 'done in' : 'failed after'
}

function codeOf(signal) {
  return 128 + constants.signals[signal]
}
