import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formWords } from '../../domain/site-words/form-words.ts'
import { AttachmentField } from './attachment-field.tsx'
import { FormFields } from './form-fields.tsx'

const words = formWords.en
const shown = { id: 'filesof1', label: 'Certificates', help: '', required: false }

test('FORM-16 the name of an optional field is read in words', () => {
  const field = { ...shown, kind: 'line', role: null } as const
  const markup = renderToString(
    createElement(FormFields, { fields: [field], words, idOf: (id: string) => id }),
  )
  // Browsers leave a space out of a name where it is a text by itself.
  expect(markup).toContain('Certificates<span class="form-optional"> (')
})

test('FORM-16 no list is read where no file is chosen', () => {
  const field = { ...shown, kind: 'attachment', most: 3 } as const
  const markup = renderToString(
    createElement(AttachmentField, { field, control: { id: 'filesof1' }, words }),
  )
  expect(markup).toContain('aria-live="polite"')
  expect(markup).not.toContain('<ul')
})
