import type { Locator, Page } from '@playwright/test'
import { arabic } from '../support/dashboard-words.ts'
import { saveButton, textField } from '../support/editing.ts'
import { messages } from '../../src/domain/messages.ts'
import { open } from '../support/open.ts'
import { plainPicture } from '../support/pictures.ts'
import { expect, test } from '../support/test.ts'
import { writtenTo } from '../support/visitors.ts'

const { shell, form, saving } = arabic
const said = (sentence: string) => arabic.messages[sentence as keyof typeof arabic.messages]

test('TSK-1 Omar writes a post and corrects a word in few steps', async ({ omar }) => {
  const page = await omar('ar')
  await open(page, '/dashboard')

  await test.step('he writes a post with a cover and two pictures in Arabic and translates it in 9 steps', async () => {
    const does = person(page)
    await does.press(page.getByRole('link', { name: shell.pages.posts }))
    await does.press(page.getByRole('link', { name: arabic.list.addNew }))
    await does.write(textField(page, arabic, 'title', 'العربية'), 'بئر لا تنضب')
    await does.write(contentIn(page, 'العربية'), 'حفرناها في ثلاثة أيام.')
    const cover = page.getByRole('region', { name: arabic.cover.title })
    await does.give(cover, [await picture('cover.png')])
    const gallery = page.getByRole('region', { name: arabic.gallery.title })
    await does.give(gallery, [await picture('one.png'), await picture('two.png')])
    await does.write(textField(page, arabic, 'title', 'الإنجليزية'), 'A well that never dries')
    await does.write(contentIn(page, 'الإنجليزية'), 'We drilled it in three days.')
    await does.press(saveButton(page, arabic))
    await expect(page.getByText(said(messages.articleCreated))).toBeVisible()
    expect(does.steps()).toBe(9)
  })

  await test.step('he corrects a word on a phone in 4 steps', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page).toHaveURL('/dashboard/blog')
    const does = person(page)
    await does.press(page.getByRole('link', { name: /كم تعطي بئرك/ }).first())
    const paragraph = contentIn(page, 'العربية').locator('p').first()
    await does.press(paragraph)
    await does.type('صحيح: ')
    await does.press(saveButton(page, arabic))
    await expect(page.getByText(said(messages.articleUpdated))).toBeVisible()
    expect(does.steps()).toBe(4)
  })
})

test('TSK-1 Layla changes the banner, answers a message and adds a partner in few steps', async ({
  layla,
  address,
}) => {
  const [name] = await writtenTo(address, 1)
  const page = await layla('ar')
  await open(page, '/dashboard')

  await test.step('she changes the banner in 2 steps', async () => {
    const does = person(page)
    const title = page.getByRole('textbox', {
      name: form.nameIn(saving.fields.banner_title, 'العربية'),
    })
    await does.write(title, 'ماءٌ لكلّ حقل')
    await does.press(saveButton(page, arabic))
    await expect(page.getByText(said(messages.contentUpdated))).toBeVisible()
    expect(does.steps()).toBe(2)
  })

  await test.step('she answers a message in 4 steps', async () => {
    const does = person(page)
    await does.press(page.getByRole('link', { name: new RegExp(`^${shell.pages.inbox}`) }))
    const item = page.getByRole('listitem').filter({ hasText: name })
    await does.press(item.getByRole('button'))
    const reply = item.getByRole('link', { name: arabic.inbox.replyByEmail })
    await expect(reply).toHaveAttribute('href', /^mailto:/)
    await does.press(reply, { isElsewhere: true })
    await does.press(item.getByRole('button', { name: arabic.inbox.markAnswered }))
    await expect(item.getByRole('button', { name: arabic.inbox.markUnanswered })).toBeVisible()
    expect(does.steps()).toBe(4)
  })

  await test.step('she adds a partner with a logo in 7 steps', async () => {
    const does = person(page)
    await does.press(page.getByRole('link', { name: shell.pages.partners }))
    await does.press(page.getByRole('button', { name: arabic.partners.add }).first())
    const dialog = page.getByRole('dialog', { name: arabic.partners.add })
    const logo = dialog.getByRole('region', { name: arabic.identity.logo.title })
    await does.give(logo, [await picture('logo.png')])
    for (const field of ['name', 'description', 'phone_number'] as const) {
      const text = dialog.getByRole('textbox', { name: saving.fields[field] }).first()
      await does.write(text, 'نهر العاصي 5')
    }
    await does.press(dialog.getByRole('button', { name: arabic.actions.save, exact: true }))
    await expect(dialog).toHaveCount(0)
    expect(does.steps()).toBe(7)
  })
})

function person(page: Page) {
  let steps = 0
  return {
    steps: () => steps,

    /** Another program does this step: it is counted, but nothing is pressed. */
    async press(part: Locator, { isElsewhere = false } = {}) {
      steps++
      if (!isElsewhere) await part.click()
    },

    /** A locked text asks to be clicked first; that and the writing are one step. */
    async write(text: Locator, words: string) {
      steps++
      await text.click()
      await expect(text).not.toHaveAttribute('aria-readonly', 'true')
      await text.fill(words)
    },

    async type(words: string) {
      steps++
      await page.keyboard.type(words)
    },

    async give(part: Locator, files: Awaited<ReturnType<typeof picture>>[]) {
      steps++
      await part.locator('input[type=file]').last().setInputFiles(files)
    },
  }
}

function contentIn(page: Page, language: string): Locator {
  return page.getByRole('textbox', { name: form.nameIn(form.content, language) })
}

async function picture(name: string) {
  const buffer = await plainPicture(900, 600).png().toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
