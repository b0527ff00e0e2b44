import { mkdir, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startedApi } from '../../../tests/support/api.ts'
import { freshBucketPlace } from '../../../tests/support/buckets.ts'
import { byLayla, hoursLater, today } from '../../../tests/support/cast.ts'
import {
  engines,
  type EngineName,
  freshFolder,
  migratedDatabase,
  staffedStorage,
} from '../../../tests/support/storages.ts'
import { createBackupStore } from '../../storage/backup/backup-store.ts'
import { createStorage } from '../../storage/create-storage.ts'
import { never } from '../../storage/scheduling/work-store.ts'

async function startedWorld(engine: EngineName) {
  const world = await startedApi(engine)
  const { work } = world.storage
  const layla = await world.signedInAs('Layla')
  const folder = join(world.storage.dataFolder, 'backups')
  await mkdir(folder)

  async function ended(outcome: object): Promise<void> {
    await work.plan('backup', today, hoursLater(-1))
    await work.take('backup', 'A', today)
    await work.end('backup', 'A', { endedAt: today, outcome, dueAt: hoursLater(24) })
  }

  return {
    ...world,
    layla,
    folder,
    ended,
    backups: async () => (await layla.get('/system')).body.backups,
  }
}

describe.each(engines)('Layla, looking at the system on %s,', (engine) => {
  test('sees what the site runs on', async () => {
    const { layla, storage } = await startedWorld(engine)
    await storage.changes.listen({ changed() {}, away() {}, back() {} }, 'tests')
    const { status, body } = await layla.get('/system')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: '0.1.0',
      store: { engine, is_frozen: false },
      media: { pictures: 0, bucket: null },
    })
    const { free, size } = body.media.disk
    expect(free).toBeGreaterThan(0)
    expect(size).toBeGreaterThan(free)
    const ours = { host: hostname(), version: 'tests', started_at: expect.any(String) }
    expect(body.instances).toEqual(engine === 'PostgreSQL' ? [ours] : [])
    await storage.installation.freeze(byLayla())
    expect((await layla.get('/system')).body.store.is_frozen).toBe(true)
  })

  test('sees that there is no backup yet, then one that was proven', async () => {
    const { backups, ended, folder } = await startedWorld(engine)
    expect(await backups()).toEqual({
      location: folder,
      is_on_disk_of_data: true,
      is_running: false,
      next_at: null,
      last: null,
      proven_at: null,
      kept: 0,
      changes: null,
    })
    await ended({ archive: 'a', bytes: 2_048, is_proven: true, faults: [] })
    await writeFile(join(folder, 'wajha-20251103T080000Z.tar'), '')
    await writeFile(join(folder, 'wajha-20251102T080000Z-unproven.tar'), '')
    expect(await backups()).toMatchObject({
      is_running: false,
      next_at: hoursLater(24).toISOString(),
      last: { ended_at: today.toISOString(), is_proven: true, bytes: 2_048, fault: null },
      proven_at: '2025-11-03T08:00:00.000Z',
      kept: 2,
    })
  })

  test.each([
    [{ error: 'no room' }, { is_proven: false, bytes: null, fault: 'no room' }],
    [
      { archive: 'a', bytes: 9, is_proven: false, faults: ['a picture is missing', 'another'] },
      { is_proven: false, bytes: 9, fault: 'a picture is missing' },
    ],
  ])('sees why one failed', async (outcome, last) => {
    const { backups, ended } = await startedWorld(engine)
    await ended(outcome)
    expect((await backups()).last).toMatchObject(last)
  })

  test('backs up at once, which is due for one process until it has ended', async () => {
    const { backups, layla, storage } = await startedWorld(engine)
    await storage.work.plan('backup', never, today)
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await layla.post('/system/backups')
      expect([status, body]).toEqual([202, { message: 'The backup has begun.' }])
    }
    expect((await backups()).is_running).toBe(true)
    expect(await storage.work.take('backup', 'A', today)).toBe(true)
    expect(await storage.work.take('backup', 'B', today)).toBe(false)
    expect((await backups()).is_running).toBe(true)
    await storage.work.end('backup', 'A', { endedAt: today, outcome: {}, dueAt: never })
    expect(await backups()).toMatchObject({ is_running: false, next_at: null })
  })
})

test('where the server has no place for backups, none is begun', async () => {
  const database = await migratedDatabase('SQLite')
  const store = createBackupStore(database, { dataFolder: '/', setting: null })
  expect(await store.state(today)).toBeNull()
  await expect(store.begin({ right: 'machine', at: today })).rejects.toMatchObject({
    code: 'no-backup-place',
  })
})

test('Layla sees which bucket the pictures lie in', async () => {
  const bucket = await freshBucketPlace()
  const { signedInAs } = await startedApi('PostgreSQL', {}, { bucket })
  const { body } = await (await signedInAs('Layla')).get('/system')
  expect(body.media).toMatchObject({
    pictures: 0,
    bucket: `s3://${bucket.name}/${bucket.prefix}media`,
  })
})

test('MIN-9 Layla sees until when changes were sent, and why they are not', async () => {
  const dataFolder = dirname((await staffedStorage('SQLite')).place)
  const folder = await freshFolder()
  const shipping = { address: { folder }, encrypt: null }
  const storage = await createStorage({
    dataFolder,
    backups: { address: { folder }, keep: '7d' },
    shipping,
  })
  onTestFinished(storage.close)
  const { clock, signedInAs } = await startedApi('SQLite', { storage })
  clock.now = new Date()
  const layla = await signedInAs('Layla')
  const changes = async () => (await layla.get('/system')).body.backups.changes
  expect(await changes()).toBeNull()
  await storage.shipper?.send()
  clock.now = new Date()
  const sent = await changes()
  expect(sent).toMatchObject({ behind_since: null, fault: null, has_base: false })
  const lag = clock.now.getTime() - Date.parse(sent.sent_until)
  expect(sent.lag_seconds).toBe(Math.ceil(Math.max(0, lag) / 1000))
  await rm(folder, { recursive: true })
  await writeFile(folder, 'no folder')
  await storage.users.change(1, { name: 'Layla H.' }, byLayla())
  await expect(storage.shipper?.send()).rejects.toThrow('ENOTDIR')
  clock.now = new Date()
  const away = await changes()
  expect(away.behind_since).toBe(away.sent_until)
  expect(Date.parse(away.behind_since)).toBeGreaterThanOrEqual(Date.parse(sent.sent_until))
  expect(away.fault).toContain('ENOTDIR')
})
