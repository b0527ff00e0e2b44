import { choose } from '../support/choose.ts'
import { english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { contentSentTo, readSection, saveButton, textField } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { expect, test } from '../support/test.ts'

const { actions, saving } = english
const written = {
  section_title: { ar: 'حكايتنا', en: 'Our story' },
  section_description: { ar: 'عجلةٌ ترفع الماء.', en: 'A wheel that lifts water.' },
}
const languages = [
  ['ar', 'Arabic', 'rtl'],
  ['en', 'English', 'ltr'],
] as const

test('ABT-1 title and description are written in both languages and directions, saved, seen, and reset after a question', async ({
  layla,
  address,
}) => {
  const page = await layla('en')
  const sent = contentSentTo(page, 'aboutUs')
  await open(page, '/dashboard/about')
  for (const field of ['section_title', 'section_description'] as const) {
    for (const [code, name, direction] of languages) {
      const text = textField(page, english, field, name)
      await expect(text).toHaveAttribute('dir', direction)
      await text.click()
      await text.fill(written[field][code])
    }
  }
  await saveButton(page, english).click()
  await expect(page.getByText(messages.contentUpdated)).toBeVisible()
  expect(sent).toEqual([written])
  const site = await fetch(`${address}/ar`)
  expect(await site.text()).toContain(written.section_description.ar)

  await choose(page.getByRole('button', { name: actions.more }), actions.reset)
  const question = page.getByRole('alertdialog', { name: saving.resetQuestion })
  await question.getByRole('button', { name: actions.cancel }).click()
  await expect(question).toHaveCount(0)
  expect(await readSection(address, 'aboutUs')).toMatchObject(written)
  await choose(page.getByRole('button', { name: actions.more }), actions.reset)
  await question.getByRole('button', { name: actions.reset }).click()
  await expect(page.getByText(messages.contentReset)).toBeVisible()
  await expect(textField(page, english, 'section_title', 'English')).toHaveValue('')
  expect(await readSection(address, 'aboutUs')).toMatchObject({
    section_title: { ar: '', en: '' },
    section_description: { ar: '', en: '' },
  })
})
