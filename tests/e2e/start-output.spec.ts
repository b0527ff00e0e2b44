import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { layla, remove, signIn, temporaryFolder } from '../support/product.ts'

const root = resolve(import.meta.dirname, '../..')

function begin(dataFolder: string, launcher: string[] = []) {
  const [program = '', ...rest] = [...launcher, process.execPath, 'src/server/main.js']
  const child: ChildProcess = spawn(program, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataFolder,
      DEMO_CONTENT: 'off',
      ADMIN_EMAIL: layla.email,
    },
  })
  const texts = { log: '', people: '' }
  child.stdout?.on('data', (chunk) => (texts.log += chunk))
  child.stderr?.on('data', (chunk) => (texts.people += chunk))
  const found = (pattern: RegExp) => pattern.exec(texts.people)?.[1] ?? ''
  return {
    texts,
    closed: once(child, 'close'),
    end: () => child.kill('SIGTERM'),
    address: () => found(/Site +(http:\S+)/),
    password: () => found(/password +(\S+)/),
  }
}

async function firstStart(dataFolder: string) {
  const start = begin(dataFolder)
  try {
    await expect.poll(start.address, { timeout: 30_000 }).not.toBe('')
    await signIn(start.address(), { email: layla.email, password: start.password() })
  } finally {
    start.end()
    await start.closed
  }
  return start
}

test('the first password and the addresses are shown to people; the log is JSON and contains no password', async () => {
  const dataFolder = await temporaryFolder()
  const start = await firstStart(dataFolder)
  const lines = start.texts.log.trimEnd().split('\n')
  const events = lines.map((line) => JSON.parse(line).msg)
  const told = (name: string) => name === 'audit trail'
  expect(events.filter((name) => !told(name))).toEqual([
    'started',
    'request',
    'stopping',
    'stopped',
  ])
  expect(events.filter(told)).toHaveLength(2)
  expect(start.texts.log).not.toContain(start.password())
  await remove(dataFolder)
})

test('a first password that cannot be shown is not saved', async () => {
  const dataFolder = await temporaryFolder()
  const unheard = begin(dataFolder, ['sh', '-c', 'exec "$@" 2> /dev/full', 'sh'])
  expect(await unheard.closed).toEqual([1, null])

  await firstStart(dataFolder)
  await remove(dataFolder)
})
