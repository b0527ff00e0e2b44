import { expect, test } from 'vitest'
import { expectThreadTimeWaiting } from '../../../tests/support/timing.ts'
import { prepareRichText } from './rich-text-worker.ts'

const paragraph =
  '<p>Opening in <strong>Hama</strong>, by the wheels that have turned for centuries in the river</p>'
const limit = 131_072
const largest = paragraph.repeat(Math.floor(limit / paragraph.length))

test('rich text comes back clean, with the words it is found by', async () => {
  expect(await prepareRichText('<p onclick="x()">Opening <b>in</b> Hama in May</p>')).toEqual({
    content: '<p>Opening <strong>in</strong> Hama in May</p>',
    words: '{"opening":0,"in":0,"hama":0,"may":0}',
  })
  expect(await prepareRichText('')).toEqual({ content: '', words: '{}' })
})

test('what is too long is refused as it was when it came', async () => {
  await expect(prepareRichText('x'.repeat(limit))).resolves.toBeDefined()
  await expect(prepareRichText('x'.repeat(limit + 1))).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { content: expect.any(String) },
  })
})

test('the largest article takes next to nothing of the thread that answers visitors', async () => {
  await prepareRichText(largest)
  await expectThreadTimeWaiting(15, () => prepareRichText(largest))
})

test('beyond those that may wait, a text is refused for a second instead of waiting', async () => {
  const texts = Array.from({ length: 70 }, () => prepareRichText('<p>Hama</p>'))
  const outcomes = await Promise.allSettled(texts)
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(5)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 1 })
})
