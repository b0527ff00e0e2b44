import { choose } from '../support/choose.ts'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { chooseFromOpen } from '../support/choose.ts'
import {
  addCard,
  contentSentTo,
  readCards,
  readSection,
  rewriteSection,
  saveButton,
  textField,
} from '../support/editing.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { boxOf, scrolledBy } from '../support/places.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const { actions, contact, form, partners, removal } = english
const phone = { phone_number: '+963 33 555 0171' }
const path = '/dashboard/partners'
const portrait = join(import.meta.dirname, '../../demo/pictures/workshop-wide.webp')

test('PAR-1 PAR-2 R-16 Layla moves through the row of cards, drags one to its place, and writes the section’s title', async ({
  layla,
  address,
}) => {
  await rewriteSection(address, 'partners', { section_title: { ar: 'معًا', en: 'Together' } })
  const editor = await layla('ar')
  const sent = contentSentTo(editor, 'partners')
  await open(editor, path)
  const strip = editor.locator('ul:has(> li > button)')
  const box = await boxOf(strip)
  const scrolled = () => scrolledBy(strip)

  await test.step('PAR-2 R-16 the row is dragged sideways by the mouse, scrolled by buttons and keys, and ends with a tile to add', async () => {
    await expect(strip.getByRole('button', { name: arabic.partners.add })).toBeAttached()
    await editor.mouse.move(box.x + 200, box.y + 30)
    await editor.mouse.down()
    await editor.mouse.move(box.x + 260, box.y + 30, { steps: 4 })
    await editor.mouse.up()
    await expect.poll(scrolled).toBe(-120)
    await expect(editor.getByRole('dialog')).toHaveCount(0)

    await editor.getByRole('button', { name: arabic.partners.next }).click()
    await expect.poll(scrolled).toBeLessThan(-300)
    await editor.getByRole('button', { name: arabic.partners.previous }).click()
    await expect.poll(scrolled).toBeGreaterThan(-150)
    await strip.getByRole('button').first().focus()
    await editor.keyboard.press('ArrowLeft')
    await expect.poll(scrolled).toBeLessThan(0)
    const before = await scrolled()
    await editor.mouse.move(box.x + 200, box.y + 30)
    await editor.keyboard.down('Shift')
    await editor.mouse.wheel(0, -400)
    await editor.keyboard.up('Shift')
    await expect.poll(scrolled).not.toBe(before)
  })

  await test.step('PAR-2 a card is dragged to its place by its handle', async () => {
    const order = async () => (await readCards(address)).map(({ id }) => id)
    const [first, second, third, ...others] = await order()
    await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))
    const tiles = strip.locator('> li')
    await tiles.first().locator('svg.tabler-icon-grip-vertical').hover()
    await editor.mouse.down()
    const next = await boxOf(tiles.nth(1))
    await editor.mouse.move(next.x + next.width / 2 - 20, box.y + 30, { steps: 4 })
    await expect(tiles.nth(1)).toHaveAttribute('data-drag', 'after')
    await expect.poll(async () => Math.abs(await scrolled())).toBeLessThan(2)
    await editor.mouse.up()
    await expect.poll(order).toEqual([second, first, third, ...others])
  })

  await test.step('PAR-1 the section has a title per language and direction; reset keeps the cards', async () => {
    const before = (await readCards(address)).length
    const written = { ar: 'نبني معهم', en: 'We build with' }
    for (const [code, name, direction] of [
      ['ar', 'العربية', 'rtl'],
      ['en', 'الإنجليزية', 'ltr'],
    ] as const) {
      const field = textField(editor, arabic, 'section_title', name)
      await expect(field).toHaveAttribute('dir', direction)
      await field.click()
      await field.fill(written[code])
    }
    await saveButton(editor, arabic).click()
    await expect(editor.getByText(arabic.messages[messages.contentUpdated])).toBeVisible()
    expect(sent).toEqual([{ section_title: written }])
    await choose(editor.getByRole('button', { name: arabic.actions.more }), arabic.actions.reset)
    const question = editor.getByRole('alertdialog', { name: arabic.saving.resetQuestion })
    await expect(question).toContainText(arabic.partners.resetHint)
    await question.getByRole('button', { name: arabic.actions.reset }).click()
    await expect(editor.getByText(arabic.messages[messages.contentReset])).toBeVisible()
    expect(await readSection(address, 'partners')).toMatchObject({
      section_title: { ar: '', en: '' },
    })
    expect((await readCards(address)).length).toBe(before)
  })
})

test('PAR-3 PAR-4 PAR-5 PAR-7 PAR-9 cards are added by keys and with a logo, and visitors see them', async ({
  layla,
  address,
}) => {
  const editor = await layla('en')
  await open(editor, path)
  await expect(editor.getByRole('button', { name: partners.add }).first()).toBeInViewport()
  const dialog = editor.getByRole('dialog', { name: partners.add })

  await test.step('PAR-3 what is missing is named', async () => {
    await editor.getByRole('button', { name: partners.add }).first().press('Enter')
    const name = textField(editor, english, 'name', 'English')
    await expect(name).toBeFocused()
    await name.fill('   ')
    await editor.keyboard.press('Control+s')
    await expect(editor.getByText(messages.invalidInput)).toBeVisible()
    await expect(name).toBeFocused()
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(3)
    await expect(name).toHaveAccessibleDescription(messages.fieldRequired)

    await name.fill('Orontes Weavers')
    await textField(editor, english, 'description', 'English').fill('They weave the filters.')
    const phones = textField(editor, english, 'phone_number', 'English')
    await expect(phones).toHaveAttribute('dir', 'ltr')
    await phones.fill('+963 33 555 0111')
    await expect(dialog.getByRole('link', { name: 'tel:+963335550111' })).toHaveCount(1)
  })

  await test.step('PAR-3 each type of link is there once, and a wrong one is marked', () =>
    writesLinks(editor))

  await test.step('PAR-5 PAR-7 the card is kept and shown', async () => {
    const column = dialog.getByRole('region', { name: 'English' })
    await column.getByRole('textbox', { name: contact.types.whatsapp }).fill('+963 944 555 111')
    await column
      .getByRole('textbox', { name: contact.types.telegram })
      .fill('https://telegram.example/weavers')
    await editor.keyboard.press('Control+s')
    await expect(editor.getByText(messages.cardAdded)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const card = (await readCards(address)).at(-1)
    expect(card?.texts.en).toEqual({
      name: 'Orontes Weavers',
      description: 'They weave the filters.',
      phone_number: '+963 33 555 0111',
      contacts: { whatsapp: '+963 944 555 111', telegram: 'https://telegram.example/weavers' },
    })

    const tile = tileOf(editor, 'Orontes Weavers')
    await expect(tile.getByRole('link', { name: contact.types.whatsapp })).toHaveAttribute(
      'href',
      'https://wa.me/963944555111',
    )
  })

  await test.step('PAR-9 a partner is added with a logo from the page’s head', () =>
    addsWithLogo(editor))

  await test.step('PAR-9 visitors see both cards, and the logo on white', async () => {
    await editor.emulateMedia({ colorScheme: 'dark' })
    await open(editor, '/')
    await expect(editor.getByRole('heading', { name: 'Orontes Weavers' })).toBeAttached()
    const card = editor.locator('article', { hasText: 'Orontes 5' })
    await expect(card).not.toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(card.locator('img')).toHaveAttribute('src', /^\/media\//)
    await expect(card.locator('span:has(> img)')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    )
  })
})

test('PAR-5 PAR-6 PAR-8 a card is changed, moved, copied to the other language and emptied there', async ({
  layla,
  address,
}) => {
  const contacts = JSON.stringify({ youtube: 'https://youtube.example/x' }).replaceAll(
    '"',
    '&quot;',
  )
  await addCard(address, { en: { name: 'First of two', description: 'One.', ...phone, contacts } })
  await addCard(address, { en: { name: 'Second of two', description: 'Two.', ...phone } })
  const id = await addCard(address, {
    en: { name: 'Hama Foundry', description: 'Casts our pumps.', ...phone },
  })
  const sent: object[] = []
  const editor = await layla('en')
  editor.on('request', (request) => {
    if (request.method() !== 'PATCH' || !request.url().includes(`/cards/${id}`)) return
    const body = request.postDataBuffer()?.toString('utf8') ?? ''
    const fields = [...body.matchAll(/ name="([^"]+)"/g)].map(([, field]) => field)
    const [, texts = '{}'] = /name="texts"\r\n\r\n(.+?)\r\n--/s.exec(body) ?? []
    sent.push({ fields, texts: JSON.parse(texts) })
  })
  await open(editor, path)

  await test.step('PAR-8 links that were kept as escaped text are rows; cards change places one step at a time', async () => {
    await editor.getByRole('button', { name: partners.editNamed('First of two') }).click()
    await expect(editor.getByRole('textbox', { name: contact.types.youtube })).toHaveValue(
      'https://youtube.example/x',
    )
    await editor.getByRole('dialog').getByRole('button', { name: actions.cancel }).click()

    const later = editor.getByRole('button', { name: english.sorting.later('First of two') })
    await later.press('Enter')
    const ofTwo = async () =>
      (await readCards(address))
        .map(({ texts }) => String(texts.en?.name))
        .filter((name) => name.endsWith('of two'))
    await expect.poll(ofTwo).toEqual(['Second of two', 'First of two'])
    await expect(editor.getByRole('status').filter({ hasText: 'First of two' })).toBeAttached()
  })

  await test.step('PAR-5 a card is changed and copied to the other language, and only what changed is sent', async () => {
    const tile = tileOf(editor, 'Hama Foundry')
    await tile.getByRole('button', { name: partners.editNamed('Hama Foundry') }).click()
    const dialog = editor.getByRole('dialog', { name: partners.edit })
    await dialog.getByRole('button', { name: actions.save }).click()
    await expect(editor.getByText(messages.noChangesMade)).toBeVisible()
    expect(sent).toEqual([])

    await dialog.getByRole('button', { name: partners.copyAll('English') }).click()
    await textField(editor, english, 'name', 'Arabic').fill('مسبك حماة')
    await textField(editor, english, 'name', 'English').click()
    await textField(editor, english, 'name', 'English').fill('Hama Foundries')
    await dialog.getByRole('button', { name: actions.save }).click()
    await expect(editor.getByText(messages.cardUpdated)).toBeVisible()
    expect(sent).toEqual([
      {
        fields: ['texts', 'base_revision'],
        texts: {
          name: { en: 'Hama Foundries', ar: 'مسبك حماة' },
          description: { ar: 'Casts our pumps.' },
          phone_number: { ar: phone.phone_number },
        },
      },
    ])
  })

  const changed = tileOf(editor, 'Hama Foundries')
  await test.step('PAR-6 it is emptied in one language, which its history knows', async () => {
    await expect(changed).toContainText(`Arabic: ${english.completeness.complete}`)
    await editor.getByRole('radio', { name: 'العربية' }).click()
    await tileOf(editor, 'مسبك حماة')
      .getByRole('button', { name: partners.deleteNamed('مسبك حماة') })
      .click()
    const question = editor.getByRole('alertdialog', { name: removal.question('مسبك حماة') })
    await expect(question.getByRole('button', { name: actions.cancel })).toBeFocused()
    await question.getByRole('button', { name: actions.empty }).click()
    await expect(editor.getByText(messages.cardEmptied.replace('{lang}', 'Arabic'))).toBeVisible()
    await expect(changed).toContainText(partners.missingIn('Arabic'))
    const stored = (await readCards(address)).find((card) => card.id === id)
    expect(stored?.texts).toMatchObject({
      ar: { name: '', description: '', phone_number: '', contacts: {} },
      en: { name: 'Hama Foundries' },
    })

    await changed.getByRole('button', { name: partners.historyOf('Hama Foundries') }).click()
    const history = editor.getByRole('dialog', { name: english.saving.history.title })
    await expect(history.getByText(english.saving.history.actions.empty)).toBeVisible()
  })
})

test.describe('refused', () => {
  test.use({ provoked: /409|500/ })

  test('PAR-4 PAR-5 a card that cannot be deleted, or that two people change, is asked about and loses nothing', async ({
    layla,
    address,
  }) => {
    await addCard(address, { en: { name: 'Short Lived', description: 'Goes.', ...phone } })
    const id = await addCard(address, {
      en: { name: 'Shared Works', description: 'Both.', ...phone },
    })
    const editor = await layla('en')
    await open(editor, path)

    await test.step('PAR-4 PAR-5 deleting is asked about and said; a failure is said, too', async () => {
      const remove = editor.getByRole('button', { name: partners.deleteNamed('Short Lived') })
      const question = editor.getByRole('alertdialog')
      await remove.click()
      await question.getByRole('button', { name: actions.cancel }).click()
      await expect(remove).toBeFocused()
      await reroute(editor, '**/cards/cards/*', failing, { times: 1 })
      await remove.click()
      await question.getByRole('button', { name: actions.delete }).click()
      await expect(question.getByRole('alert')).toContainText(messages.cardNotDeleted)
      await question.getByRole('button', { name: actions.delete }).click()
      await expect(editor.getByText(messages.cardDeleted)).toBeVisible()
      await expect(remove).toHaveCount(0)
      expect(
        (await readCards(address)).filter(({ texts }) => texts.en?.name === 'Short Lived'),
      ).toEqual([])
    })

    const dialog = editor.getByRole('dialog', { name: partners.edit })
    const description = textField(editor, english, 'description', 'English')
    const stored = async () =>
      (await readCards(address)).find((card) => card.id === id)?.texts.en?.description
    await test.step('what two people change is asked about, and Escape asks before it loses anything', async () => {
      await editor.getByRole('button', { name: partners.editNamed('Shared Works') }).click()
      await description.click()
      await description.fill('Mine.')
      await editor.keyboard.press('Escape')
      await expect(dialog.getByText(form.discardQuestion)).toBeVisible()
      await dialog.getByRole('button', { name: actions.stay }).click()
      await expect(description).toHaveValue('Mine.')
      await changeCard(editor, id, 'Theirs.')
      await dialog.getByRole('button', { name: actions.save }).click()
      const conflict = editor.getByRole('alertdialog', { name: english.saving.conflict.own.title })
      await expect(conflict).toContainText('Theirs.')
      await conflict.getByRole('button', { name: english.saving.conflict.apply }).click()
      await expect(editor.getByText(messages.cardUpdated)).toBeVisible()
      expect(await stored()).toBe('Mine.')
    })

    await test.step('what the other one wrote is restored from the history', async () => {
      await editor.getByRole('button', { name: partners.editNamed('Shared Works') }).click()
      await dialog.getByRole('button', { name: english.saving.history.open }).click()
      const { history } = english.saving
      const panel = editor.getByRole('dialog', { name: history.title })
      const theirs = panel.getByRole('listitem').nth(1)
      await theirs.getByRole('button', { name: history.show }).click()
      await theirs.getByRole('button', { name: history.restore }).click()
      await editor.getByRole('alertdialog').getByRole('button', { name: history.restore }).click()
      await expect(panel).toHaveCount(0)
      await expect(description).toHaveValue('Theirs.')
      expect(await stored()).toBe('Theirs.')
    })
  })
})

for (const language of inspectedLanguages('partners')) {
  test(`axe finds nothing in any state of the partners (${language})`, async ({ layla }) => {
    test.slow()
    const words = language === 'ar' ? arabic : english
    const editor = await layla(language)
    await prepareAxe(editor)
    await open(editor, path)
    await inspectAll(editor, 'partners')
    await editor.getByRole('button', { name: words.partners.add }).first().click()
    await editor.getByRole('dialog').getByRole('button', { name: words.actions.save }).click()
    await expect(editor.getByText(words.messages[messages.invalidInput])).toHaveCount(0)
    await inspectAll(editor, 'card-wrong')
  })
}

function tileOf(editor: Page, name: string) {
  return editor
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: editor.getByRole('list') })
}

async function changeCard(editor: Page, id: number, description: string): Promise<void> {
  const token = await editor.evaluate(() => localStorage.getItem('jwt'))
  const answer = await editor.request.post(
    `/api/sections/partners/keys/cards/cards/${id}?lang=en`,
    {
      headers: { 'api-key': 'wajha-public', authorization: `Bearer ${token}` },
      multipart: { description },
    },
  )
  expect(answer.status()).toBe(200)
}

async function writesLinks(editor: Page): Promise<void> {
  const dialog = editor.getByRole('dialog', { name: partners.add })
  const column = dialog.getByRole('region', { name: 'English' })
  const addLink = column.getByRole('button', { name: contact.groups.link.add })
  await addLink.press('Enter')
  const whatsapp = column.getByRole('textbox', { name: contact.types.whatsapp })
  await expect(whatsapp).toBeFocused()
  await editor.keyboard.type('+963-944')
  await addLink.press('Enter')
  await expect(column.getByRole('textbox', { name: contact.types.facebook })).toBeFocused()
  await editor.keyboard.type('facebook.example')
  await column
    .getByRole('button', { name: contact.typeOf(contact.groups.link.numbered(2)) })
    .press('Enter')
  await expect(editor.getByRole('option', { disabled: true })).toHaveText([contact.types.whatsapp])
  await chooseFromOpen(editor, contact.types.telegram)
  await editor.keyboard.press('Control+s')
  await expect(whatsapp).toBeFocused()
  await expect(whatsapp).toHaveAccessibleDescription(messages.whatsappInvalid)
  const telegram = column.getByRole('textbox', { name: contact.types.telegram })
  await expect(telegram).toHaveAccessibleDescription(messages.linkInvalid)
}

async function addsWithLogo(editor: Page): Promise<void> {
  const head = editor.getByRole('button', { name: partners.add }).first()
  await head.click()
  const dialog = editor.getByRole('dialog', { name: partners.add })
  const logo = dialog.getByRole('region', { name: english.identity.logo.title })
  await logo.locator('input[type=file]').setInputFiles(portrait)
  for (const field of ['name', 'description', 'phone_number'] as const) {
    const label = english.saving.fields[field]
    await dialog.getByRole('textbox', { name: label }).first().fill('Orontes 5')
  }
  await dialog.getByRole('button', { name: actions.save, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const tile = editor.locator('article', { hasText: 'Orontes 5' })
  await expect(tile.locator('img')).toHaveAttribute('src', /^\/media\//)
}

function failing(route: Route): Promise<void> {
  return route.fulfill({ status: 500, json: {} })
}
