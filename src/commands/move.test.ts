import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { tokenSecret } from '../../tests/support/api.ts'
import { openedInHama } from '../../tests/support/articles.ts'
import { seedContent } from '../../tests/support/seeds.ts'
import { freshBucketPlace } from '../../tests/support/buckets.ts'
import { bucketEnvironment } from '../../tests/support/s3-server.ts'
import { byLayla, inviteCast, today } from '../../tests/support/cast.ts'
import {
  contentOf,
  freshFolder,
  freshPlace,
  openedDatabase,
  storageAt,
} from '../../tests/support/storages.ts'
import { uniquePicture, uploaded } from '../../tests/support/pictures.ts'
import { wajha, wajhaProcess } from '../../tests/support/wajha.ts'
import { createTokens } from '../api/http/tokens.ts'
import { createPictureMove } from '../storage/backup/move.ts'
import { openBucket } from '../storage/engine/bucket.ts'
import { fileFoldersIn } from '../storage/media/media-files-in.ts'

const { check } = createTokens(tokenSecret)

async function installation() {
  const dataFolder = await freshFolder()
  const file = join(dataFolder, 'wajha.sqlite')
  const storage = await storageAt(file, dataFolder)
  await inviteCast(storage)
  await seedContent(storage)
  const staged = await uploaded(dataFolder, await uniquePicture())
  const [picture] = await storage.media.add([staged], byLayla())
  await storage.users.change(2, { avatar: picture }, byLayla())
  await storage.installation.complete(undefined, today)
  await storage.installation.secretCheck(check, today)
  await storage.articles.remove('posts', await openedInHama(storage.articles), byLayla())
  return { dataFolder, file, environment: { DATA_DIR: dataFolder, JWT_SECRET: tokenSecret } }
}

test('MOV-1 MOV-4 a move takes every row to PostgreSQL, and nothing over what is there', async () => {
  const { dataFolder, file, environment } = await installation()
  const target = await freshPlace('PostgreSQL')
  const before = await contentOf(file)
  const address = join(dataFolder, 'address')
  await writeFile(address, `${target}\n`)
  const move = () => wajha(environment, '--json', 'move', '--database-file', address)
  const moved = await move()
  expect([moved.code, moved.json().is_frozen]).toEqual([0, true])
  expect(await contentOf(target)).toEqual(before)
  expect((await move()).code).toBe(0)

  const there = await storageAt(target, dataFolder)
  expect(await there.installation.secretCheck('another', today)).toBe(check)
  expect(await there.installation.isFrozen()).toBe(false)
  expect(await openedInHama(there.articles)).toBe(3)
  const late = await move()
  expect([late.code, late.json().error]).toEqual([
    3,
    'the database is in use: set DATABASE_URL to an empty one',
  ])
  expect(await contentOf(file)).toEqual(before)
  const back = await wajha(environment, '--json', 'move', '--undo')
  expect([back.code, back.json()]).toEqual([0, { is_frozen: false }])
  expect((await move()).code).toBe(3)
  const { installation: stored } = await storageAt(file, dataFolder)
  expect(await stored.isFrozen(), 'a move that is refused freezes nothing').toBe(false)
})

test('MOV-2 a move that is killed is run again, and ends the same', async () => {
  const { file, environment } = await installation()
  const target = await freshPlace('PostgreSQL')
  const before = await contentOf(file)
  const command = resolve(import.meta.dirname, 'main.ts')
  for (const delay of [300, 360, 420, 480, 540, 600]) {
    const child = spawn(process.execPath, [command, 'move', '--database', target], {
      env: { PATH: process.env.PATH ?? '', ...environment },
    })
    await Promise.race([once(child, 'exit'), wait(delay)])
    child.kill('SIGKILL')
    if (child.exitCode === null) await once(child, 'exit')
    expect(await contentOf(file)).toEqual(before)
  }
  expect((await wajhaProcess(environment, 'move', '--database', target)).code).toBe(0)
  expect(await contentOf(target)).toEqual(before)
})

test('MOV-1 MOV-2 pictures are moved to a bucket, on from where a move was killed', async () => {
  const { dataFolder, file, environment } = await installation()
  const place = await freshBucketPlace()
  const target = await freshPlace('PostgreSQL')
  const settings = { ...environment, ...bucketEnvironment(place) }
  const bucket = await openBucket(place)
  const [{ media: folder }, { media: moved }] = [
    fileFoldersIn(dataFolder, null),
    fileFoldersIn(dataFolder, bucket),
  ]
  const [id = ''] = await folder.stored()
  const [first = ''] = await folder.variants(id)
  // A move that was killed leaves a file, and nothing that says it is all.
  await bucket.put(`media/${id}/${first}`, 'half')

  const move = await wajha(settings, '--json', 'move', '--database', target, '--s3')
  expect(move.json()).toMatchObject({ pictures: 1, is_frozen: true })
  expect(await moved.variants(id)).toEqual(await folder.variants(id))
  for (const name of await folder.variants(id)) {
    const [one, other] = await Promise.all(
      [folder, moved].map(async (files) => {
        const file = await files.read(id, name)
        return file && buffer(file.content())
      }),
    )
    expect(other).toEqual(one)
  }
  const there = await storageAt(target, await freshFolder(), place)
  expect(await there.media.files.has(id)).toBe(true)
  expect(await there.installation.isFrozen()).toBe(false)
  expect(await contentOf(target)).toEqual(await contentOf(file))

  expect((await wajha(settings, 'move', '--undo', '--s3')).out).toBe('Content can be changed.\n')
  expect(await folder.installation(), 'the folder stays').toBe(await moved.installation())
})

test('MOV-1 what is encoded while it is moved is copied again', async () => {
  const { dataFolder, file } = await installation()
  const { media, pictureQueue } = await storageAt(file, dataFolder)
  const { media: moved } = fileFoldersIn(dataFolder, await openBucket(await freshBucketPlace()))
  const [id = ''] = await media.files.stored()
  const move = createPictureMove(openedDatabase(file).db, media.files, moved)
  await move.run(() => {})
  expect(await moved.variants(id)).toContain('master.png')
  await pictureQueue.encodeNext(new AbortController().signal)
  await move.run(() => {})
  expect(await moved.variants(id)).toEqual(await media.files.variants(id))
  expect(await moved.has(id)).toBe(true)
})

test('MOV-4 a bucket of another installation is refused, and nothing is frozen', async () => {
  const { dataFolder, environment } = await installation()
  const place = await freshBucketPlace()
  const settings = { ...environment, ...bucketEnvironment(place) }
  await (await openBucket(place)).put('media/installation', 'of another')
  const refused = await wajha(settings, '--json', 'move', '--s3')
  expect([refused.code, refused.json().error]).toEqual([
    3,
    expect.stringMatching(/^s3:.* belongs to an installation: set S3_BUCKET to a place without/),
  ])
  const storage = await storageAt(join(dataFolder, 'wajha.sqlite'), dataFolder)
  expect(await storage.installation.isFrozen()).toBe(false)
  const unset = await wajha(environment, 'move', '--s3')
  expect(unset.complaints).toBe('--s3 needs S3_BUCKET: set it, too.\n')
})

test('a move says what it needs', async () => {
  const { environment } = await installation()
  const refused: [Record<string, string>, string[], RegExp][] = [
    [{}, [], /Say where to move: --database-file FILE, or --database postgres/],
    [
      {},
      ['--database', 'mysql://a'],
      /Say where to move: --database-file FILE, or --database postgres/,
    ],
    [{}, ['--database', 'postgres://nobody@127.0.0.1:1/a'], /cannot be reached or is busy/],
  ]
  for (const [settings, given, sentence] of refused) {
    const { code, complaints } = await wajha({ ...environment, ...settings }, 'move', ...given)
    expect([code === 0, complaints]).toEqual([false, expect.stringMatching(sentence)])
  }
  const { code, out } = await wajha(environment, 'freeze')
  expect([code, out]).toEqual([0, 'Content can be read but not changed.\n'])
  expect((await wajha(environment, 'user', 'deactivate', 'omar@naoura.example')).complaints).toBe(
    'The site is being moved: content can be read but not changed.\n',
  )
  expect((await wajha(environment, 'thaw')).out).toBe('Content can be changed.\n')
})
