import { expect, onTestFinished, test } from 'vitest'
import {
  articlesPath,
  fileOf,
  formOf,
  startedApi,
  tokenSecret,
} from '../../../tests/support/api.ts'
import { applicationOf, offerApplication } from '../../../tests/support/attachments.ts'
import { freshBucketPlace } from '../../../tests/support/buckets.ts'
import { bucketEnvironment } from '../../../tests/support/s3-server.ts'
import { byLayla, today } from '../../../tests/support/cast.ts'
import { fileIn, pdf, uploadedFile } from '../../../tests/support/made-files.ts'
import { uniquePicture } from '../../../tests/support/pictures.ts'
import { openedDatabase } from '../../../tests/support/storages.ts'
import { tcpProxy } from '../../../tests/support/tcp-proxy.ts'
import { wajha } from '../../../tests/support/wajha.ts'
import { messages } from '../../domain/messages.ts'
import type { BucketOptions } from '../../storage/engine/bucket.ts'
import { createFileStore } from '../../storage/files/file-store.ts'
import type { MediaFiles } from '../../storage/media/media-files.ts'
import { createAttachmentStore } from '../../storage/messages/attachment-store.ts'

const longest = 15_000

async function newsroom(bucket: BucketOptions, of?: { place: string; dataFolder: string }) {
  const world = await startedApi('PostgreSQL', {}, { bucket, of })
  const omar = await world.signedInAs('Omar')
  return {
    ...world,
    rows: () => openedDatabase(world.storage.place).db.selectFrom('media').select('id').execute(),
    list: () => world.visitor.get(`${articlesPath()}/en?page=1&per_page=3`),
    async upload() {
      const began = performance.now()
      const form = formOf({ title: 'Opening in Hama', image: fileOf(await uniquePicture()) })
      const { status, body } = await omar.post(`${articlesPath()}/en`, { form })
      return { status, error: body.error, took: performance.now() - began }
    },
  }
}

test('a bucket that refuses or hangs refuses uploads within 15 seconds, and nothing else', async () => {
  const place = await freshBucketPlace()
  const proxy = await tcpProxy(place.endpoint ?? '')
  onTestFinished(proxy.close)
  const { upload, list, rows } = await newsroom({ ...place, endpoint: proxy.address })
  expect((await upload()).status).toBe(201)
  for (const goAway of [proxy.refuse, proxy.hang]) {
    goAway()
    const [refused, read] = await Promise.all([upload(), list()])
    expect([refused.status, refused.error]).toEqual([503, messages.unavailable])
    expect(refused.took).toBeLessThan(longest)
    expect(read.status).toBe(200)
    expect(await rows()).toHaveLength(1)
  }
  proxy.pass()
  expect((await upload()).status).toBe(201)
  expect(proxy.open(), 'connections').toBeLessThan(50)
})

test('MUL-11 a wrong secret is named by the doctor and refuses uploads, but no pages', async () => {
  const bucket = await freshBucketPlace()
  const before = await newsroom(bucket)
  expect((await before.upload()).status).toBe(201)
  const { storage, parts } = before
  await storage.installation.complete(undefined, today)
  await storage.installation.secretCheck(parts.tokens.check, today)

  const doctor = async (place: BucketOptions) => {
    const places = { DATA_DIR: storage.dataFolder, DATABASE_URL: storage.place }
    const environment = { ...places, JWT_SECRET: tokenSecret, ...bucketEnvironment(place) }
    const ran = await wajha(environment, '--json', 'doctor')
    const { checks } = ran.json() as { checks: { check: string; faults: string[] }[] }
    const { faults } = checks.find(({ check }) => check.startsWith('the bucket')) ?? {}
    return { code: ran.code, faults }
  }
  expect((await doctor(bucket)).faults).toEqual([])
  const wrong = { ...bucket, secret: 'guessed' }
  expect(await doctor(wrong)).toEqual({
    code: 4,
    faults: [expect.stringMatching(/s3:\/\/wajha-tests\/.*SignatureDoesNotMatch/)],
  })

  const after = await newsroom(wrong, storage)
  const [refused, read] = [await after.upload(), await after.list()]
  expect([refused.status, refused.error]).toEqual([503, messages.unavailable])
  expect([read.status, read.body.pagination?.total ?? read.body.articles.length]).toEqual([200, 1])
  expect(await after.rows()).toHaveLength(1)
})

test('FIL-14 a bucket that is away refuses files with 503, and leaves no row', async () => {
  const place = await freshBucketPlace()
  const proxy = await tcpProxy(place.endpoint ?? '')
  onTestFinished(proxy.close)
  const { signedInAs, storage } = await newsroom({ ...place, endpoint: proxy.address })
  const omar = await signedInAs('Omar')
  const send = () =>
    omar.post('/files', { form: formOf({ 'title.en': 'Catalogue', 'file.en': fileIn(pdf()) }) })
  const { db } = openedDatabase(storage.place)
  const rows = async () =>
    Promise.all(
      (['blobs', 'files', 'file_versions'] as const).map(
        async (table) => (await db.selectFrom(table).selectAll().execute()).length,
      ),
    )
  proxy.refuse()
  const refused = await send()
  expect([refused.status, refused.body.error]).toEqual([503, messages.unavailable])
  expect(await rows()).toEqual([0, 0, 0])
  expect((await omar.get('/files')).body.files).toEqual([])
  proxy.pass()

  const { files: there } = storage.folders
  const goingAway: MediaFiles['store'] = (staged, id) => {
    proxy.refuse()
    return there.store(staged, id)
  }
  const files = createFileStore(openedDatabase(storage.place), { ...there, store: goingAway })
  const uploads = { en: await uploadedFile(storage.dataFolder) }
  const adding = files.add({ values: { 'title.en': 'Catalogue' }, uploads }, byLayla())
  await expect(adding, 'while it is placed').rejects.toThrow('unavailable')
  expect(await rows()).toEqual([0, 0, 0])
  proxy.pass()
  expect((await send()).status).toBe(201)
  expect(await rows()).toEqual([1, 1, 1])
})

test('FIL-14 a bucket that is away refuses what visitors attach, not their message', async () => {
  const place = await freshBucketPlace()
  const proxy = await tcpProxy(place.endpoint ?? '')
  onTestFinished(proxy.close)
  const world = await newsroom({ ...place, endpoint: proxy.address })
  const { storage } = world
  await offerApplication(storage, { required: true })
  const send = (pdfs: number, { visitor } = world) => {
    const form = applicationOf(Array.from({ length: pdfs }, () => fileIn(pdf(), 'cv.pdf')))
    return visitor.post('/forms/1/send', { form, headers: { 'x-test-address': `192.0.2.${pdfs}` } })
  }
  const received = async () =>
    (await storage.messages.listed([1, 2, 3])).map(({ attachments }) => attachments.length)
  const unavailable = [503, { 'files[]': messages.attachmentsUnavailable }]
  for (const goAway of [proxy.refuse, proxy.hang]) {
    goAway()
    const began = performance.now()
    const refused = await send(1)
    expect([refused.status, refused.body.fields]).toEqual(unavailable)
    expect(performance.now() - began).toBeLessThan(longest)
    expect(await received()).toEqual([])
  }
  proxy.refuse()
  expect((await send(0)).status).toBe(201)
  proxy.pass()

  const { files } = storage.attachments
  let kept = 0
  const goingAway: MediaFiles['store'] = (staged, id) => {
    if (kept++ > 0) proxy.refuse()
    return files.store(staged, id)
  }
  const attachments = createAttachmentStore(
    openedDatabase(storage.place),
    { ...files, store: goingAway },
    storage.dataFolder,
  )
  const parts = { storage: { ...storage, attachments } }
  const leaving = await startedApi('PostgreSQL', parts, { of: storage })
  const refused = await send(2, { ...world, visitor: leaving.visitor })
  expect([refused.status, refused.body.fields], 'while they are placed').toEqual(unavailable)
  expect(await received()).toEqual([0])
  proxy.pass()
  expect((await send(3)).status).toBe(201)
  expect(await received()).toEqual([0, 3])
  await storage.attachments.sweep(new Date(Date.now() + 2 * 60 * 60_000))
  expect(await files.stored(), 'of the first that was placed, nothing stays').toHaveLength(3)
})
