import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { archiveOf, quietly } from '../../../tests/support/archives.ts'
import { usualSource } from '../../../tests/support/api.ts'
import { openedInHama, saveOf } from '../../../tests/support/articles.ts'
import { figureOf } from '../../../tests/support/figures.ts'
import { seedContent } from '../../../tests/support/seeds.ts'
import { byLayla, cast, inviteCast, today } from '../../../tests/support/cast.ts'
import { sweepTwice, uniquePicture, uploaded } from '../../../tests/support/pictures.ts'
import {
  contentOf,
  type EngineName,
  engines,
  freshFolder,
  freshPlace,
  openedDatabase,
  type OpenedStorage,
  openedStorage,
  storageAt,
} from '../../../tests/support/storages.ts'
import { variantFile } from '../../domain/media/media.ts'
import { createMediaFiles } from '../media/media-files.ts'
import { fileFoldersIn } from '../media/media-files-in.ts'
import { migrate, migrations, tablesOf } from '../engine/migrate.ts'
import { archivedNames, leftOut } from '../engine/archived-tables.ts'
import { DamagedArchive } from './manifest.ts'
import { checkArchive } from './read-archive.ts'
import { digestsOf, rehearse } from './rehearse.ts'
import { Refused, restore, withScratch } from './restore.ts'
import { atOneMoment } from './rows.ts'
import { writeArchive } from './write-archive.ts'

async function installation(engine: EngineName): Promise<OpenedStorage> {
  const storage = await openedStorage(engine)
  await inviteCast(storage)
  await seedContent(storage)
  const staged = await uploaded(storage.dataFolder, await uniquePicture())
  const [picture] = await storage.media.add([staged], byLayla())
  await storage.users.change(2, { avatar: picture }, byLayla())
  await storage.installation.complete(undefined, today)
  await storage.installation.secretCheck('of the place', today)
  return storage
}

async function emptyPlace(engine: EngineName) {
  const dataFolder = await freshFolder()
  const database = engine === 'PostgreSQL' ? await freshPlace(engine) : undefined
  return { dataFolder, database, place: database ?? join(dataFolder, 'wajha.sqlite') }
}

const other = (engine: EngineName) => (engine === 'SQLite' ? 'PostgreSQL' : 'SQLite')

test('every table is kept in archives or left out of them for a reason', async () => {
  const { place } = await openedStorage('SQLite')
  const tables = [...(await tablesOf(openedDatabase(place)))]
  const ours = tables.filter((name) => !name.startsWith('sqlite_'))
  expect(ours.toSorted()).toEqual([...archivedNames, ...leftOut].toSorted())
})

async function withFigure({ articles, dataFolder, library }: OpenedStorage) {
  const staged = await uploaded(dataFolder, await uniquePicture())
  const [added] = await library.add([staged], byLayla())
  const { id: media = '', width = 0 } = added?.picture ?? {}
  const content = figureOf({ media, width, caption: 'The bridge' })
  const save = saveOf('en', { title: 'Opening in Homs', content })
  const { id } = await articles.create('posts', save, byLayla())
  return { id, media, file: variantFile(width, 'webp') }
}

describe.each(engines)('an archive of an installation on %s', (engine) => {
  test('MED-12 holds what figures show', async () => {
    const storage = await installation(engine)
    const { id, media, file } = await withFigure(storage)
    const place = await emptyPlace(engine)
    const told: [done: number, total: number][] = []
    const tell = (...progress: (typeof told)[number]) => void told.push(progress)
    const { faults, manifest } = await restore(await archiveOf(storage), place, tell)
    const { media: pictures } = manifest.tables
    expect(faults).toEqual([])
    expect(told.at(-1)).toEqual([pictures?.rows, pictures?.rows])
    const back = await storageAt(place.place, place.dataFolder)
    expect(await back.library.uses(media)).toMatchObject([{ subject: `${id}`, field: 'content' }])
    await sweepTwice(back, new Date(today.getTime() + 366 * 24 * 60 * 60 * 1_000))
    expect(await back.media.files.read(media, file)).toBeDefined()
    const shown = await back.articles.find('posts', id, 'en')
    expect(shown).toEqual(await storage.articles.find('posts', id, 'en'))
    expect(shown?.content).toContain(media)
  })

  test('is restored on the other engine and back, and nothing is lost (BAK-4)', async () => {
    const storage = await installation(engine)
    const first = await archiveOf(storage)
    const [abroad, home] = [await emptyPlace(other(engine)), await emptyPlace(engine)]
    const { faults, users } = await restore(first, abroad, quietly)
    expect(faults).toEqual([])
    expect(users).toEqual([cast.Layla.email, cast.Omar.email])
    const there = await storageAt(abroad.place, abroad.dataFolder)
    await restore(await archiveOf(there), home, quietly)
    const back = await storageAt(home.place, home.dataFolder)

    const stored = await contentOf(storage.place)
    expect(await contentOf(abroad.place)).toEqual(stored)
    expect(await contentOf(home.place)).toEqual(stored)
    expect(stored.articles?.rows).toBe(1)
    const [omar, omarBack] = [await storage.users.get(2), await back.users.get(2)]
    expect(omarBack).toEqual(omar)
    const [, id = '', name = ''] = /^\/media\/(\w+)\/(.+)$/.exec(omar.avatar) ?? []
    const fileIn = (folder: string) => readFile(join(folder, 'media', id, name))
    expect(await fileIn(home.dataFolder)).toEqual(await fileIn(storage.dataFolder))

    const { signal } = new AbortController()
    expect(await back.pictureQueue.encodeNext(signal), 'and goes on').toBe(true)
    const avif = name.replace('webp', 'avif')
    expect(await back.media.files.variants(id)).toEqual([avif, name])
  })

  test('has all files of a picture that is encoded while it is made', async () => {
    const { place, media, folders, pictureQueue } = await installation(engine)
    const { signal } = new AbortController()
    const variants = async (id: string) => {
      const names = await media.files.variants(id)
      await pictureQueue.encodeNext(signal)
      return names
    }
    const file = join(await freshFolder(), 'wajha.tar')
    const watched = { ...folders, media: { ...media.files, variants } }
    await writeArchive(openedDatabase(place), watched, { file, now: today, progress: quietly })
    const restored = await emptyPlace(engine)
    expect((await restore(file, restored, quietly)).faults).toEqual([])
    const [id = ''] = await media.files.stored()
    const back = createMediaFiles(join(restored.dataFolder, 'media'))
    expect(await back.variants(id)).toEqual(await media.files.variants(id))
  })

  test('leaves sessions and what belongs to the place behind, and computes the rest anew (BAK-7)', async () => {
    const storage = await installation(engine)
    const { sessions, users, articles } = storage
    const { passwordHash = '' } = (await users.findByEmail(cast.Layla.email)) ?? {}
    const expiresAt = new Date(today.getTime() + 60_000)
    const begun = { now: today, expiresAt, addressHash: 'x', source: usualSource }
    const session = { id: 'laylas', userId: 1, passwordHash, ...begun }
    await sessions.open(session)
    await storage.links.add(2, 'reset', byLayla())
    await storage.signInSteps.open({ userId: 2, purpose: 'second-factor', challenge: '' }, today)
    const last = await openedInHama(articles)
    await articles.remove('posts', last, byLayla())

    const place = await emptyPlace(engine)
    await restore(await archiveOf(storage), place, quietly)
    const back = await storageAt(place.place, place.dataFolder)
    expect(await back.sessions.findUser('laylas', today)).toBeUndefined()
    const { db } = openedDatabase(place.place)
    for (const table of [
      'sessions',
      'sign_in_steps',
      'links',
      'known_addresses',
      'trials',
    ] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    expect(await back.installation.secretCheck('of the new place', today)).toBe('of the new place')
    const ids = [storage, back].map(({ dataFolder }) =>
      readFile(join(dataFolder, 'media/installation'), 'utf8'),
    )
    expect(new Set(await Promise.all(ids)).size).toBe(2)

    const found = { language: 'en', words: ['norias'], page: 1, perPage: 10 }
    expect((await back.search.find(found)).total).toBe(1)
    const list = { section: 'posts', language: 'en', page: 1, perPage: 10 } as const
    expect((await back.articles.list(list)).total).toBe(1)
    // An id is never given twice, not even that of what was deleted.
    expect(await openedInHama(back.articles)).toBe(last + 1)
  })

  test('holds one moment while editors go on saving (BAK-1)', async () => {
    const storage = await installation(engine)
    const id = await openedInHama(storage.articles)
    let saved = 0
    const evening = new AbortController()
    const editors = (async () => {
      while (!evening.signal.aborted) {
        const text = `round ${saved + 1}`
        const save = saveOf('en', { title: text, content: `<p>${text}</p>` })
        await storage.articles.change('posts', id, save, byLayla())
        saved += 1
      }
    })()
    await expect.poll(() => saved).toBeGreaterThan(3)
    const acknowledged = saved
    const file = await archiveOf(storage)
    evening.abort()
    await editors
    const place = await emptyPlace(engine)
    await restore(file, place, quietly)
    const { texts, revision } = await (
      await storageAt(place.place, place.dataFolder)
    ).articles.get('posts', id)
    const round = Number(/\d+/.exec(texts.en?.title ?? '')?.[0])
    expect(round).toBeGreaterThanOrEqual(acknowledged)
    expect(texts.en?.content).toBe(`<p>round ${round}</p>`)
    expect(revision).toBe(round + 2)
  })

  test('sees nothing of what is saved after it has begun to read', async () => {
    const { articles, place } = await installation(engine)
    const [before, within] = await atOneMoment(openedDatabase(place), async (db) => {
      const first = await digestsOf(db)
      await openedInHama(articles)
      return [first, await digestsOf(db)]
    })
    expect(within).toEqual(before)
    expect(await digestsOf(openedDatabase(place).db)).not.toEqual(before)
  })

  test('is not restored over anything (BAK-6)', async () => {
    const storage = await installation(engine)
    const file = await archiveOf(storage)
    const used = await emptyPlace(engine)
    await restore(file, used, quietly)
    const before = await contentOf(used.place)
    await expect(restore(file, used, quietly)).rejects.toThrow(Refused)
    expect(await contentOf(used.place)).toEqual(before)

    const pictures = await emptyPlace(engine)
    await createMediaFiles(join(pictures.dataFolder, 'media')).keepInstallation('of another')
    await expect(restore(file, pictures, quietly)).rejects.toThrow(
      /media belongs to an installation: set DATA_DIR to an empty folder/,
    )
  })

  test('of an older build is brought up to this one (BAK-5)', async () => {
    const old = openedDatabase(await freshPlace(engine))
    await migrate(old, migrations.slice(0, 8))
    await old.writeQuietly('product', async (trx) => {
      const { name, email, status } = cast.Layla
      const account = { name, email, status, password_hash: '', role_id: 1, avatar: '' } as const
      await trx
        .insertInto('users')
        .values({ ...account, created_at: today.toISOString() } as never)
        .execute()
      const article = { section: 'posts', created_at: today.toISOString() } as const
      const columns = { ...article, updated_at: article.created_at, revision: 1 }
      await trx
        .insertInto('articles')
        .values(columns as never)
        .execute()
      const text = { article_id: 1, language: 'ar', title: 'ناعورة', content: '', excerpt: '' }
      await trx
        .insertInto('article_texts')
        .values({ ...article, ...text } as never)
        .execute()
    })
    const file = join(await freshFolder(), 'wajha.tar')
    await writeArchive(old, fileFoldersIn(await freshFolder(), null), {
      file,
      now: today,
      progress: quietly,
    })
    const place = await emptyPlace(engine)
    await restore(file, place, quietly)
    const { articles } = await storageAt(place.place, place.dataFolder)
    expect((await articles.get('posts', 1)).texts.ar?.title).toBe('ناعورة')
  })
})

describe('an archive that is not as it was written (BAK-2)', () => {
  const rehearsed = async (file: string) =>
    withScratch(join(await freshFolder(), 'scratch'), ({ database }) => rehearse(file, database))

  test('is refused, and it is said what is wrong', async () => {
    const file = await archiveOf(await installation('SQLite'))
    const whole = await readFile(file)
    const damages: [Buffer, RegExp][] = [
      [
        flipped(whole, whole.indexOf('database/users/') + 600),
        /^database\/users\/0001.* is not as/,
      ],
      [
        flipped(whole, whole.toString('latin1').search(/media\/[0-9a-f]{32}/) + 520),
        /^media\/.* is not as it was written$/,
      ],
      [whole.subarray(0, whole.length / 2), /cut off|cannot be read/],
      [whole.subarray(0, whole.indexOf('manifest.json')), /it has no manifest: it was cut off/],
      [flipped(whole, whole.indexOf('"format":1') + 9), /its manifest is not one of this build/],
      [
        withName(whole, 'database/users/0001', 'database/ships/0001'),
        /^database\/users.* is missing$/,
      ],
      [Buffer.from('no archive'), /cut off|cannot be read/],
      [Buffer.alloc(0), /cut off/],
    ]
    for (const [content, sentence] of damages) {
      await writeFile(file, content)
      await expect(rehearsed(file)).rejects.toThrow(sentence)
      const place = await emptyPlace('SQLite')
      await expect(restore(file, place, quietly)).rejects.toThrow(DamagedArchive)
      await expect(stat(place.place)).rejects.toThrow('ENOENT')
    }
  })

  test('may lack the files of a picture, which is named', async () => {
    const storage = await installation('SQLite')
    const [, id = ''] = /^\/media\/(\w+)\//.exec((await storage.users.get(2)).avatar) ?? []
    await rm(join(storage.dataFolder, 'media', id), { recursive: true })
    const { faults } = await rehearsed(await archiveOf(storage))
    expect(faults).toEqual([`the picture ${id} has no files`])
  })
})

test('restoring that is killed leaves nothing or all, and can be run again (BAK-6)', async ({
  signal,
}) => {
  const storage = await installation('SQLite')
  const file = await archiveOf(storage)
  const command = resolve(import.meta.dirname, '../../commands/main.ts')
  const restore = (dataFolder: string) => {
    const environment = { PATH: process.env.PATH ?? '', DATA_DIR: dataFolder }
    return spawn(process.execPath, [command, 'restore', file], { env: environment })
  }
  const started = performance.now()
  await once(restore((await emptyPlace('SQLite')).dataFolder), 'exit')
  const whole = performance.now() - started

  const place = await emptyPlace('SQLite')
  const stored = await contentOf(storage.place)
  let isWhole = false
  for (let delay = whole / 2; !isWhole && !signal.aborted; delay *= 1.25) {
    const child = restore(place.dataFolder)
    await Promise.race([once(child, 'exit'), wait(delay)])
    child.kill('SIGKILL')
    if (child.exitCode === null) await once(child, 'exit')
    const size = (await stat(place.place).catch(() => undefined))?.size
    if (size === undefined) continue
    isWhole = true
    expect(await contentOf(place.place)).toEqual(stored)
  }
  await checkArchive(file)
})

function flipped(whole: Buffer, at: number): Buffer {
  const copy = Buffer.from(whole)
  copy.writeUInt8((copy[at] ?? 0) ^ 1, at)
  return copy
}

/** The header of `tar` holds a sum of its bytes, which must be made right again. */
function withName(whole: Buffer, name: string, another: string): Buffer {
  const copy = Buffer.from(whole)
  const at = copy.indexOf(name)
  const sumOf = (text: string) => Buffer.from(text).reduce((sum, byte) => sum + byte, 0)
  const sum = Number.parseInt(copy.toString('latin1', at + 148, at + 154), 8)
  copy.write(another, at)
  const changed = sum + sumOf(another) - sumOf(name)
  copy.write(changed.toString(8).padStart(6, '0'), at + 148)
  return copy
}
