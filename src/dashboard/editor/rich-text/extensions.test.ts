import { StarterKit } from '@tiptap/starter-kit'
import { expect, test } from 'vitest'
import { richTextExtensions } from './extensions.ts'
import { richTextWords } from './words.ts'

test('K-15: the editor undoes a hundred groups of what is written within half a second', () => {
  const kit = richTextExtensions(richTextWords.en, 'ltr').find(
    ({ name }) => name === StarterKit.name,
  )
  expect(kit?.options).toMatchObject({ undoRedo: { depth: 100, newGroupDelay: 500 } })
})
