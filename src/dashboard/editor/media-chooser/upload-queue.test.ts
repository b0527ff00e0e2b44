import { expect, test } from 'vitest'
import { messages } from '../../../domain/messages.ts'
import { changedUpload, isUnderWay, nextToSend, queued, underWay } from './upload-queue.ts'

const image = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })

test('MED-2 two of many files are sent at a time, in order', () => {
  const files = ['one', 'two', 'three'].map(image)
  let uploads = queued([], files)
  for (const name of ['one', 'two']) {
    const next = nextToSend(uploads)
    expect(next?.file.name).toBe(name)
    uploads = changedUpload(uploads, next?.id ?? 0, { state: 'sending' })
  }
  expect(nextToSend(uploads)).toBeUndefined()
  uploads = changedUpload(uploads, 1, { state: 'done' })
  expect(nextToSend(uploads)?.file.name).toBe('three')
  expect(underWay(uploads).map(({ file }) => file.name)).toEqual(['two', 'three'])
})

test('MED-2 what is no picture is not sent, and the rest is', () => {
  const uploads = queued([], [new File(['text'], 'letter.txt', { type: 'text/plain' }), image('a')])
  expect(uploads).toMatchObject([
    { id: 1, state: 'failed', reason: messages.imageMissing },
    { id: 2, state: 'waiting' },
  ])
  expect(uploads.map(isUnderWay)).toEqual([false, true])
})

test('MED-2 up to 200 files are taken, and those that follow get ids of their own', () => {
  const uploads = queued(
    [],
    Array.from({ length: 201 }, (_, index) => image(`${index}`)),
  )
  expect(uploads).toHaveLength(200)
  expect(queued(uploads, [image('next')]).at(-1)?.id).toBe(201)
})
