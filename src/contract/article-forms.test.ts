import { expect, test } from 'vitest'
import { messages } from '../domain/messages.ts'
import { articleForm } from './article-forms.ts'

test.each([299, 300, 301])('a title may have %i characters', (length) => {
  const { success, error } = articleForm.safeParse({ title: 'n'.repeat(length) })
  expect(success).toBe(length <= 300)
  expect(error?.issues[0]?.message ?? messages.tooLong).toBe(messages.tooLong)
})

test.each([131_071, 131_072, 131_073])('a content may have %i characters', (length) => {
  const { success } = articleForm.safeParse({ content: 'n'.repeat(length) })
  expect(success).toBe(length <= 131_072)
})

test('a title is trimmed, and what is not sent is not changed', () => {
  const change = articleForm.parse({ title: '  Opening in Hama \n' })
  expect(change.title).toBe('Opening in Hama')
  expect('content' in change).toBe(false)
})

test.each([{ title: {} }, { title: ['a'] }, { content: 1 }, { title: null }, { id: 7 }])(
  'a change of another shape is refused: %j',
  (change) => {
    expect(articleForm.safeParse(change).success).toBe(false)
  },
)
