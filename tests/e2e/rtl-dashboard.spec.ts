import type { Locator, Page } from '@playwright/test'
import { arabic, english, type Words } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { open } from '../support/open.ts'
import { rightOf } from '../support/places.ts'
import { apiOf, signIn } from '../support/product.ts'
import { fromTheRight, iconsOf, latinNames, visual } from '../support/reading-order.ts'
import { expect, test } from '../support/test.ts'

const { form, list, shell, users } = arabic
const articles = 'sections/posts/keys/articles/articles/ar'

test('R-03 R-04 R-05 R-06 R-08 R-09 R-10 R-19 R-22 a list reads from the right, and names that run the other way keep their marks', async ({
  layla,
  address,
}) => {
  const title = 'Nawa Pumps (Co.).'
  const { token } = await signIn(address)
  const body = new FormData()
  body.append('title', title)
  body.append('content', '<p>مضخّات</p>')
  await apiOf(address, token)(articles, { method: 'POST', body })
  const page = await layla('ar')
  await open(page, '/dashboard/blog')

  await test.step('R-03 R-04 R-05 R-06 R-10 R-19 a list reads from the right, from its trail to its pages', async () => {
    const headers = page.getByRole('columnheader')
    await expect(headers).toHaveText([
      arabic.selecting.all,
      list.number,
      list.image,
      list.title,
      list.content,
      list.translations,
      list.created,
      list.actions,
    ])
    for (const [index, header] of (await headers.all()).slice(1).entries()) {
      await expectRightOf(headers.nth(index), header)
    }
    const row = page.getByRole('row').nth(1)
    await expect(row.getByRole('rowheader')).toHaveCSS('text-align', 'start')
    await expectRightOf(row.getByRole('rowheader'), row.getByRole('button').first())
    const date = row.locator('time')
    await expect.poll(() => visual(date)).toBe(await date.textContent())
    await expect(date.locator('.num')).toHaveCSS('font-variant-numeric', /tabular-nums/)

    const pages = page.getByRole('navigation', { name: arabic.pager.label })
    const range = pages.getByText('1-10')
    await expect.poll(() => visual(range)).toMatch(/^\d+ نم 1-10$/)
    await expect.poll(() => visual(pages.getByText('الصفحة'))).toMatch(/^\d نم 1 ةحفصلا$/)
    const buttonOf = (name: string) => pages.getByRole('button', { name })
    await expectRightOf(buttonOf(arabic.pager.previous), buttonOf(arabic.pager.next))

    const { sideways, wrong } = await iconsOf(page)
    expect(wrong).toEqual([])
    expect(sideways.length).toBeGreaterThan(5)
    expect(await page.locator('body').innerText()).not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/)
  })

  await test.step('R-08 R-09 R-22 names that run the other way keep their marks', async () => {
    const row = page.getByRole('row').filter({ hasText: title })
    await expect.poll(() => visual(row.getByRole('rowheader').getByRole('link'))).toBe(title)
    await row.getByRole('button', { name: list.deleteNamed(title) }).click()
    const question = page.getByRole('alertdialog')
    const asked = `${fromTheRight('»؟')}${title}${fromTheRight('هل تريد حذف «')}`
    await expect.poll(() => visual(question.getByRole('heading'))).toBe(asked)
    await question.getByRole('button', { name: arabic.actions.cancel }).click()

    await page.getByRole('button', { name: new RegExp(`^${shell.language}`) }).click()
    const inEnglish = page.getByRole('menuitemradio', { name: /English/ })
    await expect.poll(() => visual(inEnglish)).toMatch(/^\)en\( ?English$/)
    await page.keyboard.press('Escape')

    await row.getByRole('rowheader').getByRole('link').click()
    await page.getByRole('button', { name: arabic.saving.history.open }).click()
    const changed = `${form.title} (العربية) و${form.content} (العربية)`
    await expect(page.getByRole('dialog')).toContainText(changed)
  })
})

test('R-11 R-14 R-31 R-34 the editor of an article writes each language in its own direction', async ({
  layla,
}) => {
  const page = await layla('ar')
  await open(page, '/dashboard/blog/new')
  const text = page.getByRole('textbox', { name: form.nameIn(form.content, 'العربية') })
  await text.click()
  await page
    .getByRole('toolbar', { name: arabic.editor.toolbar('العربية') })
    .getByRole('button', { name: arabic.editor.bullets })
    .click()
  await expect(text).toBeFocused()
  await page.keyboard.type('ماء')
  const bullets = text.locator('ul')
  await expect(bullets).toHaveCSS('direction', 'rtl')
  const indent = async () => (await rightOf(bullets)) - (await rightOf(bullets.locator('p')))
  await expect.poll(indent).toBeGreaterThan(10)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(text).toBeFocused()
  await page.keyboard.type('ن')
  await expect(bullets).toHaveText('منّاء'.replace('ّ', ''))

  const inEnglish = page.getByRole('textbox', { name: form.nameIn(form.content, 'الإنجليزية') })
  await inEnglish.click()
  await page.keyboard.type('Five words make one line')
  const counter = page.getByText(form.words(5))
  await expect(counter).toHaveCSS('direction', 'rtl')
  await expect.poll(() => visual(counter)).toMatch(/5$/)
})

test('R-12 R-17 R-33 drawer, dialogs, lists and messages come from where Arabic begins', async ({
  layla,
}) => {
  const page = await layla('ar')
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/dashboard/users')
  await page.getByRole('button', { name: shell.openMenu }).click()
  const drawer = page.getByRole('dialog', { name: shell.menu })
  await expect(drawer).toHaveCSS('direction', 'rtl')
  await expect.poll(() => rightOf(drawer)).toBe(390)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: users.add }).click()
  const dialog = page.getByRole('dialog', { name: users.addOne })
  await expect(dialog).toHaveCSS('direction', 'rtl')
  const email = dialog.getByRole('textbox', { name: users.email })
  await expect(email).toHaveCSS('direction', 'ltr')
  await expect(email).toHaveCSS('text-align', 'end')
  const name = dialog.getByRole('textbox', { name: users.username })
  await expect(name).toHaveCSS('direction', 'rtl')
  await expect(name).toHaveCSS('text-align', 'start')
  await dialog.getByRole('button', { name: new RegExp(`${users.role}$`) }).click()
  await expect(page.getByRole('listbox')).toHaveCSS('direction', 'rtl')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: arabic.actions.cancel }).click()

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/dashboard/about')
  await page.getByRole('textbox').first().waitFor()
  await page.keyboard.press('Control+s')
  const message = page.getByText(arabic.messages[messages.noChanges])
  await expect(message).toHaveCSS('direction', 'rtl')
  await expect.poll(() => rightOf(message)).toBeLessThan(720)
})

type Editor = {
  page: keyof Words['shell']['pages']
  open?: (page: Page, words: Words) => Promise<Locator>
  isShared?: true
}

const editors: Editor[] = [
  { page: 'banner' },
  { page: 'aboutUs' },
  { page: 'contactUs' },
  { page: 'partners', open: (page, words) => opened(page, words.partners.add) },
  { page: 'identity' },
  { page: 'languages', open: (page, words) => opened(page, words.languages.add), isShared: true },
  { page: 'users', open: (page, words) => opened(page, words.users.add), isShared: true },
  { page: 'posts', open: firstArticle },
]

for (const [language, words] of [
  ['ar', arabic],
  ['en', english],
] as const) {
  test(`R-11 R-33 R-34 R-38 every editor of the interface in ${language} has each language in its direction`, async ({
    layla,
  }) => {
    const page = await layla(language)
    await open(page, '/dashboard/account')
    for (const { page: name, open, isShared = false } of editors) {
      const entry = words.shell.pages[name]
      const link = page.getByRole('complementary').getByRole('link')
      await link.filter({ hasText: new RegExp(`^${entry}`) }).click()
      await page.getByRole('heading', { level: 1, name: entry }).waitFor()
      const editor = open ? await open(page, words) : page.getByRole('main')
      await editor.getByRole('textbox').first().waitFor()
      const { contents, around } = await directionsOf(editor)
      expect(contents, name).toEqual(isShared ? [] : ['ar rtl rtl', 'en ltr ltr'])
      expect(around, name).toEqual([language === 'ar' ? 'rtl' : 'ltr'])
      expect((await iconsOf(page)).wrong, name).toEqual([])
      if (language === 'ar') expect(await latinNames(page), name).toEqual([])
      if (open) await page.keyboard.press('Escape')
    }
  })
}

async function firstArticle(page: Page): Promise<Locator> {
  const link = page.getByRole('rowheader').first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  return page.getByRole('main')
}

async function opened(page: Page, button: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).first().click()
  return page.getByRole('dialog')
}

function directionsOf(editor: Locator) {
  return editor.evaluate((element) => {
    const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)]
    const fields = all(':is(input, textarea, [role=textbox])[lang]:not([type=tel], [autocomplete])')
    // The arrows of a map stand as the map does.
    const around = all(
      'label, legend:not([dir] *), [role=toolbar], [class*=counter], [class*=foot], button:not(fieldset button)',
    )
    const unique = (texts: string[]) => [...new Set(texts)].toSorted()
    return {
      contents: unique(
        fields.map((field) => `${field.lang} ${field.dir} ${getComputedStyle(field).direction}`),
      ),
      around: unique(around.map((part) => getComputedStyle(part).direction)),
    }
  })
}

function expectRightOf(one: Locator, other: Locator): Promise<void> {
  const distance = async () => (await rightOf(one)) - (await rightOf(other))
  return expect.poll(distance).toBeGreaterThan(0)
}
