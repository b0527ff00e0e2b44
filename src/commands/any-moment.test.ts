import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openedInHama } from '../../tests/support/articles.ts'
import { placedAttachment } from '../../tests/support/attachments.ts'
import { freshBucketPlace } from '../../tests/support/buckets.ts'
import { byLayla, inviteCast, openingInHama, rimasMessage } from '../../tests/support/cast.ts'
import { madePdf, uploadedFile } from '../../tests/support/made-files.ts'
import { uniquePicture, uploaded } from '../../tests/support/pictures.ts'
import {
  contentOf,
  freshFolder,
  openedDatabase,
  openedStorage,
} from '../../tests/support/storages.ts'
import { wajha } from '../../tests/support/wajha.ts'
import type { ArchiveAddress } from '../storage/backup/archive-store.ts'
import { encryptionFor } from '../storage/backup/encryption.ts'
import { createShipper } from '../storage/changes/ship-changes.ts'
import { createStorage } from '../storage/create-storage.ts'
import type { Database } from '../storage/engine/database.ts'
import { contentOf as contentOfFile } from '../storage/media/content-of.ts'
import { contentName } from '../storage/media/media-names.ts'
import { eraseMessages } from '../storage/messages/erase-messages.ts'

const kinds = [
  { kind: 'a folder', isEncrypted: false },
  { kind: 'a folder, encrypted', isEncrypted: true },
  { kind: 'a bucket', isEncrypted: false },
] as const

async function sending({ kind, isEncrypted }: (typeof kinds)[number]) {
  const opened = await openedStorage('SQLite')
  await inviteCast(opened)
  await openedInHama(opened.articles)
  await opened.installation.complete(undefined, new Date())
  const dataFolder = dirname(opened.place)
  const bucket = kind === 'a bucket' ? await freshBucketPlace() : null
  const folder = await freshFolder()
  const address: ArchiveAddress = bucket ? { bucket } : { folder }
  const identity = join(folder, 'key')
  const key = await generateIdentity()
  await writeFile(identity, key)
  const recipient = await identityToRecipient(key)
  const shipping = { address, encrypt: isEncrypted ? encryptionFor(recipient) : null }
  const settings: Record<string, string> = {
    DATA_DIR: dataFolder,
    BACKUP_TO: bucket ? `s3://${bucket.name}/${bucket.prefix}` : folder,
    ...(isEncrypted && { BACKUP_RECIPIENT: recipient }),
    ...(bucket && {
      S3_ENDPOINT: bucket.endpoint ?? '',
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.keyId,
      S3_SECRET_ACCESS_KEY: bucket.secret,
    }),
  }
  const storage = await createStorage({ dataFolder, shipping })
  onTestFinished(storage.close)
  const { shipper } = storage
  if (!shipper) throw new Error('nothing is sent')
  const keyGiven = isEncrypted ? ['--identity', identity] : []
  const restored = async (...given: string[]) => {
    const target = await freshFolder()
    const place = settings.BACKUP_TO ?? ''
    const ended = await wajha(
      { ...settings, DATA_DIR: target },
      '--json',
      'restore',
      place,
      ...keyGiven,
      ...given,
    )
    return { ...ended, target }
  }
  return { storage, shipper, settings, restored, dataFolder, folder, opened }
}

type SendingStorage = Awaited<ReturnType<typeof createStorage>>

async function addPicture({ media, users }: SendingStorage, folder: string): Promise<string> {
  const staged = await uploaded(folder, await uniquePicture())
  const [picture] = await media.add([staged], byLayla())
  await users.change(1, { avatar: picture }, byLayla())
  return picture?.id ?? ''
}

describe.each(kinds)('changes sent to $kind', (kind) => {
  test('MIN-1 the newest moment is restored, pictures too', async () => {
    const { storage, shipper, settings, restored, dataFolder } = await sending(kind)
    await shipper.send()
    expect(await shipper.state()).toMatchObject({ behind: 0, hasBase: false })
    const none = await restored()
    expect([none.code, none.complaints]).toEqual([3, expect.stringContaining('holds no backup')])
    const made = await wajha(settings, '--json', 'backup')
    expect(made.json()).toMatchObject({ is_proven: true })
    const id = await openedInHama(storage.articles, 'business')
    const picture = await addPicture(storage, dataFolder)
    await storage.articles.remove('posts', 1, byLayla())
    await shipper.send()
    expect(await shipper.state()).toEqual({ behind: 0, hasBase: true, fault: null })

    const back = await restored()
    expect(back.complaints).toBe('')
    expect(back.json()).toMatchObject({ faults: [] })
    const place = join(back.target, 'wajha.sqlite')
    expect(await contentOf(place)).toEqual(await contentOf(join(dataFolder, 'wajha.sqlite')))
    const again = await createStorage({ dataFolder: back.target })
    onTestFinished(again.close)
    expect(await again.media.files.variants(picture)).toEqual(
      await storage.media.files.variants(picture),
    )
    expect((await again.articles.find('business', id, 'en'))?.title).toBe(openingInHama.en.title)
    const asked = { language: 'en', words: ['hama'], page: 1, perPage: 10 }
    expect((await again.search.find(asked)).total).toBe(1)
  })

  test('FIL-6 the newest moment has the files that were uploaded since', async () => {
    const { storage, shipper, settings, restored, dataFolder } = await sending(kind)
    const add = async (title: string) => {
      const uploads = { en: await uploadedFile(dataFolder) }
      return storage.files.add({ values: { 'title.en': title }, uploads }, byLayla())
    }
    await shipper.send()
    await add('Catalogue')
    await wajha(settings, '--json', 'backup')
    const later = await add('Price list')
    await shipper.send()
    const back = await restored()
    expect(back.json().faults, back.complaints).toEqual([])
    const again = await createStorage({ dataFolder: back.target })
    onTestFinished(again.close)
    expect(await again.files.get(later.id)).toEqual(later)
    const { files } = storage.folders
    for (const id of await files.stored()) {
      const content = await contentOfFile(again.folders.files, id, contentName)
      expect(content).toEqual(await contentOfFile(files, id, contentName))
    }
    expect(await again.folders.files.stored()).toHaveLength(2)
  })

  test('MIN-2 FIL-6 a moment has the attachments of its messages, erased ones too', async () => {
    const { storage, shipper, settings, restored } = await sending(kind)
    const { files } = storage.attachments
    const afterGrace = () => new Date(Date.now() + 2 * 60 * 60_000)
    const receive = async (name: string) => {
      const id = name.padEnd(25, '0')
      const content = madePdf({ pages: 1, text: name })
      const attachments = [await placedAttachment(files, id, content)]
      await storage.messages.add({ ...rimasMessage, name, language: 'en', attachments }, new Date())
      return [name, content]
    }
    const shown = async (back: Awaited<ReturnType<typeof restored>>) => {
      expect(back.json().faults, back.complaints).toEqual([])
      const again = await createStorage({ dataFolder: back.target })
      onTestFinished(again.close)
      const messages = await again.messages.listed([1, 2, 3, 4])
      const contents = messages.map(async ({ name, attachments: [attached] }) => {
        const found = await contentOfFile(again.attachments.files, attached?.id ?? '', contentName)
        return [name, attached && found?.toString()]
      })
      const found = await Promise.all(contents)
      const attached = messages.flatMap(({ attachments }) => attachments.map(({ id }) => id))
      expect((await again.attachments.files.stored()).toSorted()).toEqual(attached)
      return found
    }
    await shipper.send()
    const rima = await receive('rima')
    await wajha(settings, 'backup')
    const samir = await receive('samir')
    await shipper.send()
    await receive('nadim')
    const at = new Date().toISOString()
    await wait(2)
    const { writeQuietly } = openedDatabase(join(settings.DATA_DIR ?? '', 'wajha.sqlite'))
    await writeQuietly('product', (trx) => eraseMessages(trx, [1, 2, 3], new Date()))
    await storage.attachments.sweep(afterGrace())
    expect(await files.stored()).toEqual([])
    const huda = await receive('huda')
    await shipper.send()
    expect(await shown(await restored('--at', at))).toEqual([rima, samir, ['nadim', undefined]])
    expect(await shown(await restored())).toEqual([huda])
  })

  test('MIN-2 twenty moments are restored as they were', async () => {
    const { storage, shipper, settings, restored } = await sending(kind)
    await shipper.send()
    await wajha(settings, 'backup')
    const ids: number[] = []
    const moments: { at: string; ids: number[] }[] = []
    for (let number = 0; number < 20; number++) {
      ids.push(await openedInHama(storage.articles, 'business'))
      if (number % 3 === 0) await storage.articles.remove('business', ids.shift() ?? 0, byLayla())
      if (number % 4 === 0) await shipper.send()
      await wait(2)
      moments.push({ at: new Date().toISOString(), ids: [...ids] })
      await wait(2)
    }
    await shipper.send()
    const wanted = kind.isEncrypted ? moments.slice(5, 7) : moments.slice(3, 6)
    for (const { at, ids } of wanted) {
      const back = await restored('--at', at)
      expect(back.complaints).toBe('')
      const again = await createStorage({ dataFolder: back.target })
      const found = await again.articles.list({
        section: 'business',
        language: 'en',
        page: 1,
        perPage: 50,
      })
      await again.close()
      expect(found.articles.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids)
    }
  })
})

type ShipperParts = Pick<Awaited<ReturnType<typeof sending>>, 'dataFolder' | 'folder' | 'storage'>

function shipperOf(
  { database, dataFolder, folder, storage }: ShipperParts & { database: Database },
  now?: () => Date,
) {
  const databaseFile = join(dataFolder, 'wajha.sqlite')
  const parts = { database, folders: storage.folders, databaseFile }
  return createShipper(parts, { address: { folder }, encrypt: null }, now)
}

async function site() {
  const place = await sending(kinds[0])
  await place.shipper.send()
  await wajha(place.settings, 'backup')
  const chain = (await readdir(join(place.folder, 'changes/chains')))[0] ?? ''
  const folder = join(place.folder, 'changes/chains', chain)
  const segments = async () => (await readdir(folder)).filter((name) => name.endsWith('.changes'))
  const change = async () => {
    await openedInHama(place.storage.articles)
    await place.shipper.send()
  }
  return { ...place, chain: folder, segments, change }
}

test('MIN-3 a moment before the first, or still to come, is refused', async () => {
  const { restored } = await site()
  const early = await restored('--at', '2024-01-01T10:00')
  expect([early.code, early.complaints]).toEqual([
    3,
    expect.stringContaining('is before what is there'),
  ])
  const late = await restored('--at', '2124-01-01T10:00')
  expect([late.code, late.complaints]).toEqual([3, '2124-01-01 10:00 in UTC is still to come\n'])
  const odd = await restored('--at', 'yesterday')
  expect([odd.code, odd.complaints]).toEqual([
    2,
    expect.stringContaining('such as 2026-11-26T10:42'),
  ])
  expect(await readdir(early.target)).toEqual([])
})

test('MIN-3 a gap, a cut segment and one of another chain are refused', async () => {
  const { restored, chain, segments, change } = await site()
  await change()
  await change()
  await change()
  const [first = '', second = ''] = (await segments()).toSorted().slice(-3)
  const [one, content] = [await readFile(join(chain, first)), await readFile(join(chain, second))]
  await rm(join(chain, second))
  const gap = await restored()
  expect([gap.code, gap.complaints]).toEqual([3, expect.stringContaining('are missing')])
  await writeFile(join(chain, second), content.subarray(0, content.length - 20))
  const cut = await restored()
  expect([cut.code, cut.complaints]).toEqual([4, expect.stringContaining('is damaged')])
  await writeFile(join(chain, second), one)
  const other = await restored('--check-only')
  expect([other.code, other.complaints]).toEqual([
    4,
    expect.stringContaining('not as it was written'),
  ])
  expect(await readdir(gap.target)).toEqual([])
  await writeFile(join(chain, second), content)
  expect(await restored('--check-only')).toMatchObject({ code: 0 })
})

test('MIN-3 the key of another is refused', async () => {
  const { shipper, settings, restored, storage, folder } = await sending(kinds[1])
  await shipper.send()
  await wajha(settings, 'backup')
  await openedInHama(storage.articles)
  await shipper.send()
  const stranger = join(folder, 'stranger')
  await writeFile(stranger, await generateIdentity())
  const wrong = await restored('--identity', stranger)
  expect([wrong.code, wrong.complaints]).toEqual([
    1,
    expect.stringContaining('cannot be read with the keys'),
  ])
  expect(await readdir(wrong.target)).toEqual([])
})

test('MIN-4 a second server is refused at the place of another, until that one is gone', async () => {
  const { shipper, folder } = await site()
  const second = await createStorage({
    dataFolder: await freshFolder(),
    shipping: { address: { folder }, encrypt: null },
  })
  onTestFinished(second.close)
  await expect(second.shipper?.send()).rejects.toThrow('another server')
  expect(await second.shipper?.state()).toMatchObject({
    fault: expect.stringContaining('BACKUP_TO'),
  })
  await shipper.leave()
  await second.shipper?.send()
  expect(await second.shipper?.state()).toMatchObject({ fault: null })
})

test('MIN-5 an older copy of the folder begins a chain of its own', async () => {
  const { dataFolder, folder, change, storage } = await site()
  await change()
  await storage.close()
  const copy = await freshFolder()
  await cp(dataFolder, copy, { recursive: true })
  const first = await createStorage({
    dataFolder,
    shipping: { address: { folder }, encrypt: null },
  })
  await openedInHama(first.articles)
  await first.shipper?.send()
  await first.shipper?.leave()
  await first.close()
  const again = await createStorage({
    dataFolder: copy,
    shipping: { address: { folder }, encrypt: null },
  })
  onTestFinished(again.close)
  await openedInHama(again.articles)
  await openedInHama(again.articles)
  await openedInHama(again.articles)
  await again.shipper?.send()
  await openedInHama(again.articles)
  await again.shipper?.send()
  expect(await readdir(join(folder, 'changes/chains'))).toHaveLength(2)
  expect(await again.shipper?.state()).toMatchObject({ hasBase: false })
})

test('MIN-7 after an hour one segment replaces the short ones, and is restored from', async () => {
  const { change, segments, restored, dataFolder, folder, storage } = await site()
  await change()
  await change()
  expect(await segments()).toHaveLength(2)
  const inAnHour = () => new Date(Date.now() + 61 * 60 * 1000)
  const database = openedDatabase(join(dataFolder, 'wajha.sqlite'))
  const later = shipperOf({ database, dataFolder, folder, storage }, inAnHour)
  await later.send()
  expect(await segments()).toHaveLength(1)
  expect(await database.db.selectFrom('changes').selectAll().execute()).toEqual([])
  await change()
  expect(await segments()).toHaveLength(2)
  const back = await restored()
  expect(back.complaints).toBe('')
  const place = join(back.target, 'wajha.sqlite')
  expect(await contentOf(place)).toEqual(await contentOf(join(dataFolder, 'wajha.sqlite')))
})

test('MIN-8 the next backup proves the changes before it, and tells of one that was not recorded', async () => {
  const { change, settings, dataFolder, shipper } = await site()
  await change()
  await shipper.send()
  const backup = async () => {
    // Archives are named by the second.
    await wait(1_000)
    return (await wajha(settings, '--json', 'backup')).json()
  }
  expect(await backup()).toMatchObject({ is_proven: true, faults: [] })
  await change()
  const direct = new DatabaseSync(join(dataFolder, 'wajha.sqlite'))
  direct.exec("update articles set created_at = '2020-01-01T00:00:00.000Z' where id = 1")
  direct.close()
  const { is_proven, faults } = await backup()
  expect(is_proven).toBe(true)
  expect(faults).toEqual([expect.stringContaining('articles: ')])
})

test('MIN-5 too much that waits for a place that is away ends the chain, and another begins', async () => {
  const { dataFolder, folder, storage } = await site()
  const database = openedDatabase(join(dataFolder, 'wajha.sqlite'))
  const again = shipperOf({ database, dataFolder, folder, storage })
  await rm(join(folder, 'changes'), { recursive: true })
  await writeFile(join(folder, 'changes'), 'a file in the way')
  const chains = () => database.db.selectFrom('change_chain').selectAll().execute()
  await expect(again.send()).rejects.toThrow('ENOTDIR')
  expect(await chains()).toHaveLength(1)
  const direct = new DatabaseSync(join(dataFolder, 'wajha.sqlite'))
  direct.exec(`insert into changes (at, content) values (1, zeroblob(${257 * 1024 * 1024}))`)
  direct.close()
  await expect(again.send()).rejects.toThrow('ENOTDIR')
  expect(await chains()).toEqual([])
  await rm(join(folder, 'changes'))
  await again.send()
  expect(await chains()).toHaveLength(1)
  expect(await database.db.selectFrom('changes').selectAll().execute()).toEqual([])
})

test('MIN-5 a chain goes on after a restart, however much was sent within the hour', async () => {
  const { dataFolder, folder, storage, change } = await site()
  await change()
  const database = openedDatabase(join(dataFolder, 'wajha.sqlite'))
  const direct = new DatabaseSync(join(dataFolder, 'wajha.sqlite'))
  const [{ content } = { content: new Uint8Array() }] = await database.db
    .selectFrom('changes')
    .select('content')
    .execute()
  const repeated = Array<Uint8Array>(Math.ceil((512 * 1024) / content.length)).fill(content)
  const insert = direct.prepare('insert into changes (at, content) values (1, ?)')
  for (let row = 0; row < 60; row++) insert.run(Buffer.concat(repeated))
  direct.close()
  const chains = () => database.db.selectFrom('change_chain').select('id').execute()
  const before = await chains()
  await shipperOf({ database, dataFolder, folder, storage }).send()
  await shipperOf({ database, dataFolder, folder, storage }).send()
  expect(before).toHaveLength(1)
  expect(await chains()).toEqual(before)
})

test('MIN-6 nothing is recorded where nothing is sent', async () => {
  const { storage, dataFolder, change } = await site()
  await change()
  await storage.close()
  const plain = await createStorage({ dataFolder })
  onTestFinished(plain.close)
  await openedInHama(plain.articles)
  const { db } = openedDatabase(join(dataFolder, 'wajha.sqlite'))
  expect(await db.selectFrom('changes').selectAll().execute()).toEqual([])
})
