import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { startedApi } from '../../tests/support/api.ts'
import { freshBucketPlace } from '../../tests/support/buckets.ts'
import { hoursLater, today } from '../../tests/support/cast.ts'
import { freshFolder, libraries, type Library } from '../../tests/support/storages.ts'
import { never } from '../storage/scheduling/work-store.ts'
import { downloadRoutes } from './downloads.ts'
import { prepareExports } from './prepare-exports.ts'

const minutesLater = (minutes: number) => new Date(today.getTime() + minutes * 60_000)
const linkPath = '/system/export/link'

async function leaving({ engine, kind }: Library, program = writesZip) {
  const bucket = kind === 'a bucket' ? await freshBucketPlace() : undefined
  const world = await startedApi(engine, {}, bucket && { bucket })
  const { storage, parts, clock, signedInAs } = world
  const projectFolder = await freshFolder()
  await writeFile(join(projectFolder, 'package.json'), '{"type":"module"}')
  await storage.work.plan('export', never, today)
  const layla = await signedInAs('Layla')
  const site = new Hono().route('/api/downloads', downloadRoutes(parts))
  const job = prepareExports({ projectFolder }, storage, parts.log)
  const told: object[] = []
  await mkdir(join(projectFolder, 'src/commands'), { recursive: true })
  await writeFile(join(projectFolder, 'src/commands/main.ts'), program)
  return {
    ...world,
    layla,
    told,
    state: async () => (await layla.get('/system')).body.export,
    link: async () => (await layla.post(linkPath)).body.link as string,
    open: (link: string, method = 'GET') => site.request(link, { method }),
    async prepare() {
      await layla.post('/system/export')
      await storage.work.take('export', 'A', clock.now)
      const { outcome } = await job.run(new AbortController().signal, (one) => told.push(one))
      await storage.work.end('export', 'A', { endedAt: clock.now, outcome, dueAt: never })
    },
    acts: async () =>
      (await storage.audit.list({}, 1, 9)).entries
        .filter(({ kind }) => kind.startsWith('export'))
        .map(({ kind, by }) => `${by.name}: ${kind}`),
  }
}

const writesZip = `
import { writeFileSync } from 'node:fs'
const to = process.argv.at(-1)
writeFileSync(to, 'a zip')
process.stderr.write('{"done":1,"total":2}\\n{"done":2,"total":2}\\n')
process.stdout.write(JSON.stringify({ to, files: 2, bytes: 5, missing: ['pictures/a.webp'] }))
`
const fails = `process.stdout.write('{"error":"It is more than a zip file holds"}')`

describe.each(libraries)('the content on $engine, in $kind,', (library) => {
  test('is prepared, and its link opens once (EXP-6)', async () => {
    const { acts, link, open, prepare, state, told } = await leaving(library)
    expect(await state()).toMatchObject({ is_running: false, progress: null, ready: null })
    await prepare()
    expect(told).toEqual([
      { done: 1, total: 2 },
      { done: 2, total: 2 },
    ])
    const ready = { made_at: today.toISOString(), until: hoursLater(24).toISOString() }
    expect((await state()).ready).toEqual({ ...ready, bytes: 5, missing: 1 })

    const first = await link()
    expect((await open(first, 'HEAD')).status).toBe(405)
    const answer = await open(first)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename*=UTF-8''wajha-2025-11-03.zip`,
      'content-length': '5',
    })
    expect(await answer.text()).toBe('a zip')
    const again = await open(first)
    expect([again.status, again.headers.get('cache-control')]).toEqual([410, 'no-store'])
    expect(await again.text()).toBe(
      'This link has been used or has expired.\nاستُخدم هذا الرابط أو انتهت صلاحيته.\n',
    )
    expect(await acts()).toEqual(['Layla: export-downloaded', 'Layla: export-begun'])
  })

  test('leaves by the latest link alone, within five minutes', async () => {
    const { clock, link, open, prepare } = await leaving(library)
    await prepare()
    const [earlier, late] = [await link(), await link()]
    expect((await open(earlier)).status).toBe(410)
    clock.now = minutesLater(5)
    expect((await open(late)).status).toBe(410)
    const inTime = await link()
    clock.now = minutesLater(9)
    expect((await open(inTime)).status).toBe(200)
  })

  test('is for administrators, for a day', async () => {
    const { clock, link, open, prepare, signedInAs, storage } = await leaving(library)
    await prepare()
    const omar = await signedInAs('Omar')
    expect((await omar.post(linkPath)).status).toBe(403)
    const made = await link()
    await storage.exports.purge(new Date(Date.now() + 25 * 60 * 60 * 1000))
    expect((await open(made)).status).toBe(410)
    clock.now = hoursLater(24)
    const layla = await signedInAs('Layla')
    expect((await layla.get('/system')).body.export.ready).toBeNull()
    expect((await layla.post(linkPath)).status).toBe(409)
  })
})

const [inFolder] = libraries

test('an export takes the place of the one before', async () => {
  const { prepare, storage } = await leaving(inFolder)
  await prepare()
  await prepare()
  expect(await readdir(join(storage.dataFolder, 'exports'))).toHaveLength(1)
})

test('why nothing could be prepared is told', async () => {
  const { prepare, state } = await leaving(inFolder, fails)
  await prepare()
  expect(await state()).toMatchObject({ ready: null, fault: 'It is more than a zip file holds' })
})

test('while it is prepared, its progress is told', async () => {
  const { layla, state, storage } = await leaving(inFolder)
  await layla.post('/system/export')
  expect(await state()).toMatchObject({ is_running: true, progress: null })
  await storage.work.take('export', 'A', today)
  await storage.work.report('export', 'A', { done: 3, total: 10 })
  expect(await state()).toMatchObject({ is_running: true, progress: { done: 3, total: 10 } })
})
