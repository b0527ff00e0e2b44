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

const added = { written: 'الفرنس', name: 'Français', code: 'fr', called: 'الفرنسية' }

test('Layla adds a language, hides it and deletes it (LNG-1 LNG-2 LNG-5 LNG-6 SHL-3)', async ({
  layla,
  address,
}) => {
  const { written, name, code, called } = added
  const page = await layla('ar')
  const sent = changesOf(page)
  const { dialog, nameField, codeField, status, save } = formOf(page, arabic)
  await open(page, path)

  await test.step('LNG-1 LNG-2 a language is found by what it is called, and added', async () => {
    for (const column of ['language', 'code', 'written', 'status', 'actions'] as const) {
      await expect(page.getByRole('columnheader', { name: arabic.languages[column] })).toBeVisible()
    }
    await addButton(page, arabic).click()
    await expect(nameField).toBeFocused()
    await expect(status).toContainText(arabic.languages.statuses.published)
    await nameField.pressSequentially(written)
    await chooseFromOpen(page, new RegExp(called))
    await expect(nameField).toHaveValue(name)
    await expect(codeField).toHaveValue(code)
    await expect(dialog).toContainText(
      arabic.languages.codeMeans(called, arabic.languages.direction.ltr),
    )
    await save.click()
    await expect(page.getByText(arabic.messages[messages.accomplished])).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(addButton(page, arabic)).toBeFocused()
    expect(sent).toEqual([`POST ${JSON.stringify({ name, code, status: 'published' })}`])
    expect(await publicStatus(address, code)).toBe(200)
    const progress = page.getByRole('progressbar', { name: arabic.languages.writtenIn(called) })
    await expect(progress).toHaveAttribute('aria-valuenow', '0')
  })

  await test.step('SHL-3 it is offered everywhere without a reload', () =>
    offeredWithoutReload(page, name))

  await test.step('LNG-6 it is hidden, then given another code, and only that is sent', async () => {
    await open(page, path)
    await rowOf(page, name)
      .getByRole('button', { name: arabic.languages.editNamed(name) })
      .click()
    await choose(status, arabic.languages.statuses.pending)
    await expect(dialog).toContainText(arabic.languages.statusHints.pending)
    await save.click()
    await expect(rowOf(page, name)).toContainText(arabic.languages.statuses.pending)
    expect(sent.at(-1)).toBe('PATCH {"status":"pending"}')
    expect(await publicStatus(address, code)).toBe(404)

    await rowOf(page, name)
      .getByRole('button', { name: arabic.languages.editNamed(name) })
      .click()
    await codeField.fill(`${code.toUpperCase()}-CA`)
    await expect(dialog).toContainText(arabic.languages.codeMoves)
    await save.click()
    await expect(rowOf(page, name)).toContainText(`${code}-ca`)
    expect(sent.at(-1)).toBe(`PATCH {"code":"${code}-ca"}`)
  })

  await test.step('LNG-5 it is deleted after a question', async () => {
    await rowOf(page, name)
      .getByRole('button', { name: arabic.languages.deleteNamed(name) })
      .click()
    const question = page.getByRole('alertdialog', { name: arabic.languages.removal(name) })
    await question.getByRole('button', { name: arabic.actions.cancel }).click()
    await expect(rowOf(page, name)).toBeVisible()
    await rowOf(page, name)
      .getByRole('button', { name: arabic.languages.deleteNamed(name) })
      .click()
    await question.getByRole('button', { name: arabic.actions.delete }).click()
    await expect(page.getByText(arabic.messages[messages.deleted])).toBeVisible()
    await expect(rowOf(page, name)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(sent.at(-1)).toMatch(/^DELETE/)
    expect(sent).toHaveLength(4)
  })
})

test.describe('', () => {
  test.use({ provoked: /409|ERR_FAILED/ })

  test('what cannot be kept is said where it belongs, and nothing is lost; the site’s default language stays (LNG-3 LNG-4)', async ({
    layla,
  }) => {
    const page = await layla('en')
    const sent = changesOf(page)
    const { dialog, nameField, codeField, save } = formOf(page, english)
    await open(page, path)

    await test.step('LNG-3 what is missing or wrong is marked, and not sent', async () => {
      await addButton(page, english).click()
      await save.click()
      await expect(dialog.getByText(messages.languageIncomplete)).toBeVisible()
      await expect(nameField).toBeFocused()
      await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2)

      await nameField.fill('Gamma')
      await codeField.fill('en_gb')
      await save.click()
      await expect(codeField).toHaveAccessibleDescription(messages.codeInvalid)
      expect(sent).toEqual([])
    })

    await test.step('what the server refuses, or does not answer, is said', async () => {
      await codeField.fill('AR')
      await page.keyboard.press('Enter')
      await expect(codeField).toHaveAccessibleDescription(messages.codeTaken)
      await expect(codeField).toBeFocused()

      await reroute(page, '**/api/languages', (route) => route.abort())
      await codeField.fill('ln')
      await save.click()
      await expect(dialog.getByText(messages.noResponse)).toBeVisible()
      await expect(nameField).toHaveValue('Gamma')
    })

    await test.step('LNG-4 nothing is lost unasked, nor sent without a change', async () => {
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: english.actions.stay }).click()
      await expect(nameField).toHaveValue('Gamma')
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: english.actions.discard }).click()
      await expect(dialog).toHaveCount(0)

      await rowOf(page, 'English')
        .getByRole('button', { name: /English/ })
        .first()
        .click()
      await expect(codeField).toBeDisabled()
      await save.click()
      await expect(page.getByText(messages.noLanguageChanges)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      expect(sent.filter((call) => call.startsWith('PATCH'))).toEqual([])
    })

    await test.step('the site’s default language stays, and Arabic goes only when its code is typed', async () => {
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
  })
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

async function offeredWithoutReload(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-still', ''))
  await page.getByRole('button', { name: new RegExp(`^${arabic.shell.language}:`) }).click()
  await expect(page.getByRole('menuitemradio', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: arabic.shell.pages.posts }).click()
  await page.getByRole('link', { name: arabic.list.addNew }).click()
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

function changesOf(page: Page): string[] {
  const changes: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'GET' || !request.url().includes('/api/languages')) return
    changes.push(`${request.method()} ${request.postData() ?? ''}`)
  })
  return changes
}
