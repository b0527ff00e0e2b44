import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { begin, smallProduct } from '../support/first-start.ts'
import { apiOf, layla, remove, signIn, temporaryFolder } from '../support/product.ts'

test('OPS-11 a second server on a SQLite folder ends with a sentence, and the first serves on', async () => {
  const dataFolder = await temporaryFolder()
  const product = await smallProduct()
  const settings = { DATA_DIR: dataFolder, DEMO_CONTENT: 'off' }
  const sentence = `Wajha could not start: another process serves ${dataFolder} already: stop it first, or set DATA_DIR to another folder\n`
  try {
    const both = [begin(product, settings), begin(product, settings)]
    const addresses = await Promise.all(both.map((start) => start.address()))
    const served = both.filter((_, index) => addresses[index])
    const refused = both.filter((_, index) => !addresses[index])
    expect(refused.map(({ child, output }) => [child.exitCode, output()])).toEqual([[1, sentence]])
    const later = begin(product, settings)
    await later.ended
    expect([later.child.exitCode, later.output()]).toEqual([1, sentence])
    const address = addresses.find(Boolean) ?? ''
    expect((await fetch(address)).status).toBe(200)

    await served[0]?.end('SIGKILL')
    const next = begin(product, settings)
    expect(await next.address(), next.output()).toBeDefined()
    await next.end()
  } finally {
    await Promise.all([remove(dataFolder), remove(product)])
  }
})

test('only the owner can read what a server keeps, and its start is logged without the password', async () => {
  const dataFolder = await temporaryFolder()
  const product = await smallProduct()
  const folder = join(dataFolder, 'data')
  const environment = { DATA_DIR: folder, DEMO_CONTENT: 'off', LOG_LEVEL: 'info' }
  const start = begin(product, { ...environment, ADMIN_PASSWORD: layla.password })
  try {
    const address = (await start.address()) ?? ''
    const { token } = await signIn(address)
    expect((await apiOf(address, token)('users')).status).toBe(200)
    const modes = ['', 'wajha.sqlite', 'wajha.sqlite-wal', 'wajha.sqlite-shm', 'token-secret']
    for (const name of modes) {
      expect((await stat(join(folder, name))).mode & 0o077, name || 'the folder').toBe(0)
    }
    const lines = start.output().split('\n')
    const events = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
    expect(events).toContainEqual(expect.objectContaining({ msg: 'started', database: 'SQLite' }))
    const secret = await readFile(join(folder, 'token-secret'), 'utf8')
    for (const hidden of [layla.password, secret]) expect(start.output()).not.toContain(hidden)
  } finally {
    await start.end()
    await Promise.all([remove(dataFolder), remove(product)])
  }
})
