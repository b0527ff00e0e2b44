import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hoursLater, today } from '../../tests/support/cast.ts'
import { freshFolder } from '../../tests/support/storages.ts'
import { createRetainedAssets, keepAssetsDaily } from './retained-assets.ts'

const days = (count: number) => hoursLater(24 * count)

async function buildOf(...names: string[]): Promise<string> {
  const folder = await freshFolder()
  await mkdir(join(folder, 'assets'))
  for (const name of names) await writeFile(join(folder, 'assets', name), `content of ${name}`)
  return folder
}

const beginning = ['site-old1.js', 'site-old1.js.br', 'site-both.css']

async function twoBuilds() {
  const dataFolder = await freshFolder()
  await writeFile(join(dataFolder, 'token-secret'), 'secret')
  const former = createRetainedAssets(await buildOf(...beginning), dataFolder)
  const next = createRetainedAssets(await buildOf('site-new2.js', 'site-both.css'), dataFolder)
  const asked = async (path: string, headers: Record<string, string> = {}) =>
    next.routes('public, immutable').request(path, { headers })
  return { dataFolder, folder: join(dataFolder, 'assets'), former, next, asked }
}

test('MUL-8 a server has the files of the build before and of the build after it', async () => {
  const { former, next, asked } = await twoBuilds()
  await Promise.all([former.keep(today), next.keep(today)])
  for (const name of ['site-old1.js', 'site-new2.js', 'site-both.css']) {
    const response = await asked(`/assets/${name}`)
    expect([response.status, await response.text()]).toEqual([200, `content of ${name}`])
    expect(response.headers.get('cache-control')).toBe('public, immutable')
  }
  const compressed = await asked('/assets/site-old1.js', { 'accept-encoding': 'br' })
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(compressed.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect((await asked('/assets/site-none.js')).status).toBe(404)
})

test('MUL-8 what no server has served for 30 days goes, and what one still serves stays', async () => {
  const { folder, former, next } = await twoBuilds()
  await former.keep(today)
  await next.keep(days(1))
  expect((await readdir(folder)).toSorted()).toEqual([...beginning, 'site-new2.js'].toSorted())
  await next.keep(days(29))
  expect(await readdir(folder)).toHaveLength(4)
  await next.keep(days(31))
  expect((await readdir(folder)).toSorted()).toEqual(['site-both.css', 'site-new2.js'])
})

test('what was left half-way goes, too, and nothing is written twice', async () => {
  const { folder, former } = await twoBuilds()
  await former.keep(today)
  const before = (await stat(join(folder, 'site-old1.js'))).ino
  const half = join(folder, '.0b6c')
  await writeFile(half, 'half')
  await utimes(half, today, today)
  await former.keep(days(31))
  expect((await stat(join(folder, 'site-old1.js'))).ino).toBe(before)
  expect((await readdir(folder)).toSorted()).toEqual(beginning.toSorted())
})

test.each([
  '/assets/../token-secret',
  '/assets/..%2ftoken-secret',
  '/assets/.0b6c',
  '/assets/',
  '/assets/site-old1.js.br',
])('nothing else is answered: %s', async (path) => {
  const { former, folder, asked } = await twoBuilds()
  await former.keep(today)
  await writeFile(join(folder, '.0b6c'), 'half')
  const response = await asked(path)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('content of')
})

test('a place that cannot be written is told of, and stops nobody', async () => {
  const dataFolder = await freshFolder()
  await writeFile(join(dataFolder, 'assets'), 'a file')
  const errors: unknown[] = []
  const assets = createRetainedAssets(await buildOf('site-new2.js'), dataFolder)
  const stop = await keepAssetsDaily(assets, (error) => errors.push(error))
  stop()
  expect(errors).toHaveLength(1)
  expect(await readFile(join(dataFolder, 'assets'), 'utf8')).toBe('a file')
})
