import type { Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { addCard, saveButton, textField } from '../support/editing.ts'
import { inspect, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, inviteOmar, omar as omarsAccount, signIn } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

test.use({ provoked: /409|ERR_FAILED/ })

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const namesOf = {
  ar: { words: arabic, nameOfEnglish: 'الإنجليزية', ownName: 'العربية' },
  en: { words: english, nameOfEnglish: 'English', ownName: 'English' },
} as const

for (const language of inspectedLanguages('forbidden')) {
  const { words } = namesOf[language]

  test(`a page that is not Omar’s says so (403) with a way home; it, the drawer, the rail and the help are accessible (${language})`, async ({
    omar,
  }) => {
    const page = await opened(await omar(language), '/dashboard/users')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shell.forbidden.title)
    await expect(page.getByText(words.messages[messages.forbidden])).toBeVisible()
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      await inspect(page, 'forbidden')
    }
    await page.getByRole('button', { name: words.shell.openMenu }).click()
    await expect(page.getByRole('dialog', { name: words.shell.menu })).toBeVisible()
    await inspect(page, 'drawer')
    await page.keyboard.press('Escape')

    await page.getByRole('main').getByRole('link', { name: words.problem.home }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.setViewportSize({ width: 1000, height: 900 })
    const expand = page.getByRole('button', { name: words.shell.expand })
    await expect(expand).toBeVisible()
    await page.getByRole('button', { name: words.shell.groups.content }).click()
    await expect(page.getByRole('dialog', { name: words.shell.groups.content })).toBeVisible()
    await inspect(page, 'rail')
    await page.keyboard.press('Escape')
    await expand.focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: words.palette.help.title })).toBeVisible()
    await inspect(page, 'help')
  })
}

for (const language of inspectedLanguages('card')) {
  const { words, nameOfEnglish } = namesOf[language]

  test(`a card in conflict, its history and the question before it is deleted are accessible (${language})`, async ({
    layla,
    address,
  }) => {
    const name = `Orontes ${language}`
    const id = await addCard(address, {
      en: { name, description: 'Begun.', phone_number: '+963 33 555 0171' },
    })
    const page = await opened(await layla(language), '/dashboard/partners')
    await page.setViewportSize(desk)
    await page.getByRole('button', { name: words.partners.editNamed(name) }).click()
    const dialog = page.getByRole('dialog', { name: words.partners.edit })
    const description = textField(page, words, 'description', nameOfEnglish)
    await description.click()
    await description.fill('Mine.')
    await changeCard(address, id, 'Theirs.')
    await dialog.getByRole('button', { name: words.actions.save }).click()
    const conflict = page.getByRole('alertdialog', { name: words.saving.conflict.title })
    await expect(conflict).toContainText('Theirs.')
    await expect(conflict.locator('time')).toHaveCSS('white-space', 'nowrap')
    await inspect(page, 'card-conflict')
    await conflict.getByRole('button', { name: words.saving.conflict.back }).click()
    await dialog.getByRole('button', { name: words.saving.history.open }).click()
    await page.getByRole('button', { name: words.saving.history.show }).nth(1).click()
    await expect(page.getByRole('button', { name: words.saving.history.restore })).toBeVisible()
    await inspect(page, 'card-history')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: words.actions.cancel }).click()

    await page.setViewportSize(phone)
    await page.getByRole('button', { name: words.partners.deleteNamed(name) }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await inspect(page, 'card-delete')
  })
}

for (const language of inspectedLanguages('saving')) {
  const { words, ownName } = namesOf[language]

  test(`contact and identity are accessible while they are saved and when no answer comes (${language})`, async ({
    layla,
  }) => {
    const page = await opened(await layla(language), '/dashboard/contact')
    for (const [path, field, size] of [
      ['/dashboard/contact', 'section_title', desk],
      ['/dashboard/identity', 'company_name', phone],
    ] as const) {
      await page.setViewportSize(size)
      await open(page, path)
      const text = textField(page, words, field, ownName)
      await text.click()
      await text.fill('On its way')
      const held = await holdSaves(page)
      await saveButton(page, words).click()
      await expect(page.getByRole('button', { name: words.actions.saving }).first()).toBeVisible()
      await inspect(page, `saving-${field}`)
      held.lose()
      await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
        words.messages[messages.noResponse],
      )
      await inspect(page, `offline-${field}`)
      await page.getByRole('button', { name: words.actions.discard }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words.actions.discard })
        .click()
    }
  })
}

async function opened(page: Page, path: string): Promise<Page> {
  await prepareAxe(page)
  await open(page, path)
  return page
}

async function holdSaves(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await reroute(
    page,
    '**/api/sections/*/content',
    async (route) => {
      await promise
      await route.abort()
    },
    { times: 1 },
  )
  return { lose: resolve }
}

async function changeCard(address: string, id: number, description: string): Promise<void> {
  await inviteOmar(address)
  const { token } = await signIn(address, omarsAccount)
  const body = new FormData()
  body.append('description', description)
  const path = `sections/partners/keys/cards/cards/${id}?lang=en`
  expect((await apiOf(address, token)(path, { method: 'POST', body })).status).toBe(200)
}
