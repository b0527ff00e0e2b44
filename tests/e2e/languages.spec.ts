import type { Locator, Page, Request } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { choose, chooseFromOpen } from '../support/choose.ts'
import { open } from '../support/open.ts'
import { apiOf } from '../support/product.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const dictionaries = { ar: arabic, en: english } as const
const path = '/dashboard/languages'

/** What Layla adds while her interface is in that language, as she finds it and as it is kept. */
const added = {
  ar: { written: 'الفرنس', name: 'Français', code: 'fr', called: 'الفرنسية' },
  en: { written: 'turk', name: 'Türkçe', code: 'tr', called: 'Turkish' },
} as const

for (const language of ['ar', 'en'] as const) {
  const words = dictionaries[language]
  const { written, name, code, called } = added[language]

  test(`Layla adds a language, hides it and deletes it (LNG-1 LNG-2 LNG-5 LNG-6 SHL-3, ${language})`, async ({
    layla,
    address,
  }) => {
    const page = await layla(language)
    const sent = changesOf(page)
    await open(page, path)
    for (const column of ['language', 'code', 'written', 'status', 'actions'] as const) {
      await expect(page.getByRole('columnheader', { name: words.languages[column] })).toBeVisible()
    }
    await addButton(page, words).click()
    const { dialog, nameField, codeField, status, save } = formOf(page, words)
    await expect(nameField).toBeFocused()
    await expect(status).toContainText(words.languages.statuses.published)
    await nameField.pressSequentially(written)
    await chooseFromOpen(page, new RegExp(called))
    await expect(nameField).toHaveValue(name)
    await expect(codeField).toHaveValue(code)
    await expect(dialog).toContainText(
      words.languages.codeMeans(called, words.languages.direction.ltr),
    )
    await save.click()
    await expect(page.getByText(words.messages[messages.accomplished])).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(addButton(page, words)).toBeFocused()
    expect(sent).toEqual([`POST ${JSON.stringify({ name, code, status: 'published' })}`])
    expect(await publicStatus(address, code)).toBe(200)
    const progress = page.getByRole('progressbar', { name: words.languages.writtenIn(called) })
    await expect(progress).toHaveAttribute('aria-valuenow', '0')

    await offeredWithoutReload(page, words, name)

    await open(page, path)
    await rowOf(page, name)
      .getByRole('button', { name: words.languages.editNamed(name) })
      .click()
    await choose(status, words.languages.statuses.pending)
    await expect(dialog).toContainText(words.languages.statusHints.pending)
    await save.click()
    await expect(rowOf(page, name)).toContainText(words.languages.statuses.pending)
    expect(sent.at(-1)).toBe('PATCH {"status":"pending"}')
    expect(await publicStatus(address, code)).toBe(404)

    await rowOf(page, name)
      .getByRole('button', { name: words.languages.editNamed(name) })
      .click()
    await codeField.fill(`${code.toUpperCase()}-CA`)
    await expect(dialog).toContainText(words.languages.codeMoves)
    await save.click()
    await expect(rowOf(page, name)).toContainText(`${code}-ca`)
    expect(sent.at(-1)).toBe(`PATCH {"code":"${code}-ca"}`)

    await rowOf(page, name)
      .getByRole('button', { name: words.languages.deleteNamed(name) })
      .click()
    const question = page.getByRole('alertdialog', { name: words.languages.removal(name) })
    await question.getByRole('button', { name: words.actions.cancel }).click()
    await expect(rowOf(page, name)).toBeVisible()
    await rowOf(page, name)
      .getByRole('button', { name: words.languages.deleteNamed(name) })
      .click()
    await question.getByRole('button', { name: words.actions.delete }).click()
    await expect(page.getByText(words.messages[messages.deleted])).toBeVisible()
    await expect(rowOf(page, name)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(sent.at(-1)).toMatch(/^DELETE/)
    expect(sent).toHaveLength(4)
  })

  test.describe('', () => {
    test.use({ provoked: /409|ERR_FAILED/ })

    test(`what cannot be kept is said where it belongs, and nothing is lost (LNG-3 LNG-4, ${language})`, async ({
      layla,
    }) => {
      const page = await layla(language)
      const sent = changesOf(page)
      await open(page, path)
      await addButton(page, words).click()
      const { dialog, nameField, codeField, save } = formOf(page, words)
      await save.click()
      await expect(dialog.getByText(words.messages[messages.languageIncomplete])).toBeVisible()
      await expect(nameField).toBeFocused()
      await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2)

      await nameField.fill('Gamma')
      await codeField.fill('en_gb')
      await save.click()
      await expect(codeField).toHaveAccessibleDescription(words.messages[messages.codeInvalid])
      expect(sent).toEqual([])

      await codeField.fill('AR')
      await page.keyboard.press('Enter')
      await expect(codeField).toHaveAccessibleDescription(words.messages[messages.codeTaken])
      await expect(codeField).toBeFocused()

      await reroute(page, '**/api/languages', (route) => route.abort())
      await codeField.fill('ln')
      await save.click()
      await expect(dialog.getByText(words.messages[messages.noResponse])).toBeVisible()
      await expect(nameField).toHaveValue('Gamma')

      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: words.actions.stay }).click()
      await expect(nameField).toHaveValue('Gamma')
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: words.actions.discard }).click()
      await expect(dialog).toHaveCount(0)

      await rowOf(page, 'English')
        .getByRole('button', { name: /English/ })
        .first()
        .click()
      await expect(codeField).toBeDisabled()
      await save.click()
      await expect(page.getByText(words.messages[messages.noLanguageChanges])).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      expect(sent.filter((call) => call.startsWith('PATCH'))).toEqual([])
    })
  })
}

test('the site’s default language stays, and Arabic goes only when its code is typed', async ({
  layla,
}) => {
  const page = await layla('en')
  await open(page, path)
  const question = page.getByRole('alertdialog')
  const remove = question.getByRole('button', { name: english.actions.delete })
  await page.getByRole('button', { name: english.languages.deleteNamed('English') }).click()
  await expect(question).toContainText(messages.defaultLanguage)
  await expect(remove).toHaveCount(0)
  await question.getByRole('button', { name: english.actions.close }).click()
  await page.getByRole('button', { name: english.languages.deleteNamed('العربية') }).click()
  await expect(remove).toBeDisabled()
  await question.getByRole('textbox').fill('ar')
  await expect(remove).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, 'العربية')).toBeVisible()
})

test('Omar sees neither the entry nor the page (SHL-8)', async ({ omar }) => {
  const page = await omar('en')
  await open(page, '/dashboard/blog')
  await expect(page.getByRole('link', { name: english.shell.pages.posts })).toBeVisible()
  await expect(page.getByRole('link', { name: english.shell.pages.languages })).toHaveCount(0)
  await open(page, path)
  await expect(page.getByText(messages.forbidden)).toBeVisible()
  await expect(page.getByRole('link', { name: english.shell.pages.posts })).toBeVisible()
})

for (const language of inspectedLanguages('languages')) {
  test(`every state is accessible and fits (${language})`, async ({ layla }) => {
    const words = dictionaries[language]
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, path)
    await addButton(page, words).waitFor()
    await inspectAll(page, 'languages')
    await addButton(page, words).click()
    const { dialog, nameField, save } = formOf(page, words)
    await nameField.pressSequentially('e')
    await page.getByRole('option').first().waitFor()
    await inspectAll(page, 'languages-suggestions')
    await nameField.fill('')
    await save.click()
    await dialog.getByRole('alert').waitFor()
    await inspectAll(page, 'languages-errors')
    await dialog.getByRole('button', { name: words.actions.cancel }).click()
    await page.getByRole('button', { name: words.languages.deleteNamed('العربية') }).click()
    await page.getByRole('alertdialog').waitFor()
    await inspectAll(page, 'languages-delete')
  })
}

type Words = (typeof dictionaries)['ar' | 'en']

/** The switcher has it, and a form of an editor, without the document being loaded again. */
async function offeredWithoutReload(page: Page, words: Words, name: string): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-still', ''))
  await page.getByRole('button', { name: new RegExp(`^${words.shell.language}:`) }).click()
  await expect(page.getByRole('menuitemradio', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: words.shell.pages.posts }).click()
  await page.getByRole('link', { name: words.list.addNew }).click()
  await expect(page.getByRole('tab', { name })).toBeVisible()
  await expect(page.locator('body[data-still]')).toHaveCount(1)
}

function addButton(page: Page, words: Words): Locator {
  return page.getByRole('button', { name: words.languages.add })
}

function formOf(page: Page, words: Words) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    nameField: dialog.getByRole('combobox', { name: words.languages.name }),
    codeField: dialog.getByRole('textbox', { name: words.languages.code }),
    status: dialog.getByRole('button', { name: words.languages.status }),
    save: dialog.getByRole('button', { name: words.actions.save }),
  }
}

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name })
}

async function publicStatus(address: string, code: string): Promise<number> {
  return (await apiOf(address)(`sections/banner/content/${code}`)).status
}

/** Method and body of every call that changes a language. */
function changesOf(page: Page): string[] {
  const changes: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'GET' || !request.url().includes('/api/languages')) return
    changes.push(`${request.method()} ${request.postData() ?? ''}`)
  })
  return changes
}
