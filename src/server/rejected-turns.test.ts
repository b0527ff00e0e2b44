import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { french } from '../../tests/support/newsroom.ts'
import { plainPicture, uploaded } from '../../tests/support/pictures.ts'
import { freshFolder, migratedDatabase } from '../../tests/support/storages.ts'
import { hashPassword } from '../api/routes/passwords.ts'
import { createMediaFiles } from '../storage/media/media-files.ts'
import { stagePicture } from '../storage/media/picture-encoder.ts'
import { prepareRichText } from '../storage/articles/rich-text-worker.ts'
import { rejectWaiting } from '../throttle/semaphore.ts'

async function outcomesOf(work: Promise<unknown>[]) {
  rejectWaiting()
  const outcomes = await Promise.allSettled(work)
  const isBusy = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === 'rejected' && outcome.reason.code === 'unavailable'
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length
  return { done, refused: outcomes.filter(isBusy).length }
}

describe('a stopping server rejects those waiting', () => {
  test('for passwords to be hashed', async () => {
    const hashes = ['one', 'two', 'three', 'four', 'five'].map(hashPassword)
    expect(await outcomesOf(hashes)).toEqual({ done: 2, refused: 3 })
  })

  test('for rich text to be cleaned', async () => {
    const texts = ['<p>one</p>', '<p>two</p>', '<p>three</p>'].map(prepareRichText)
    expect(await outcomesOf(texts)).toEqual({ done: 1, refused: 2 })
  })

  test('for pictures to be encoded, without leaving files behind', async () => {
    const folder = await freshFolder()
    const files = createMediaFiles(join(folder, 'media'))
    // The picture is large, so that it is still being encoded when the others ask for their turns.
    const bytes = await plainPicture(2400, 1600).png().toBuffer()
    const upload = await uploaded(folder, bytes)
    const staged = [1, 2, 3].map(async () => (await stagePicture(upload.path, files)).discard())
    const refusing = setInterval(rejectWaiting, 10)
    onTestFinished(() => clearInterval(refusing))
    expect(await outcomesOf(staged)).toEqual({ done: 1, refused: 2 })
    expect(await readdir(join(folder, 'media', '.staging'))).toEqual([])
  })

  test('for the one writer of SQLite', async () => {
    const { write } = await migratedDatabase('SQLite')
    const held = Promise.withResolvers<void>()
    const first = write('product', () => held.promise)
    const second = write('product', (transaction) =>
      transaction.insertInto('languages').values(french).execute(),
    )
    const outcomes = outcomesOf([first, second])
    held.resolve()
    expect(await outcomes).toEqual({ done: 1, refused: 1 })
  })
})
