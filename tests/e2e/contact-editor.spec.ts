import { choose } from '../support/choose.ts'
import type { Page, Route } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { socialTypes } from '../../src/domain/contact/contact.ts'
import { mapFrameAddress } from '../../src/domain/contact/map-address.ts'
import { messages } from '../../src/domain/messages.ts'
import {
  contentSentTo,
  readSection,
  rewriteSection,
  saveButton,
  textField,
} from '../support/editing.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open, reopen } from '../support/open.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const { contact, form, actions, saving } = english
const office = { type: 'phone', value: '+963 33 555 0142' }
const letters = { type: 'email', value: 'hello@naoura.example' }
const page = { type: 'facebook', value: 'https://facebook.example/naoura' }
const start = {
  section_title: { en: 'Tell us about your site', ar: 'حدّثنا عن موقعك' },
  section_address: { en: 'Al-Murabit Street', ar: 'شارع المرابط' },
  section_description: { en: 'Send a location.', ar: 'أرسل الموقع.' },
  contacts: [office, letters, page],
  map_coordinates: { lat: 35.1318, lng: 36.7578 },
  contact_form: false,
}

test.beforeEach(({ address }) => rewriteSection(address, 'contactUs', start))

test('CON-1 CON-8 the texts are edited in each language and direction, and the place is pasted, nudged, shown and taken away', async ({
  layla,
  address,
}) => {
  const editor = await layla('ar')
  const { coordinates } = arabic.contact
  const sent = contentSentTo(editor, 'contactUs')
  await reroute(editor, 'https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ body: 'map' }),
  )
  await open(editor, '/dashboard/contact')

  await test.step('CON-1 CON-8 the three texts are edited in each language and direction, what changed is sent', async () => {
    await saveButton(editor, arabic).click()
    await expect(editor.getByText(arabic.messages[messages.noChanges])).toBeVisible()
    const written = { ar: 'أين الموقع؟', en: 'Where is it?' }
    for (const [code, name, direction] of [
      ['ar', 'العربية', 'rtl'],
      ['en', 'الإنجليزية', 'ltr'],
    ] as const) {
      const field = textField(editor, arabic, 'section_title', name)
      await expect(field).toHaveAttribute('dir', direction)
      await expect(field).toHaveAttribute('lang', code)
      await field.click()
      await field.fill(written[code])
      await textField(editor, arabic, 'section_address', name).click()
      await textField(editor, arabic, 'section_description', name).click()
    }
    await saveButton(editor, arabic).click()
    await expect(editor.getByText(arabic.messages[messages.contentUpdated])).toBeVisible()
    expect(sent.splice(0)).toEqual([{ section_title: written }])
    expect(await readSection(address, 'contactUs')).toMatchObject({ section_title: written })
  })

  const field = editor.getByLabel(coordinates.label)
  await test.step('a place that is none is marked, and nothing is sent', async () => {
    await field.fill('91, 36')
    await editor.keyboard.press('Control+s')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(arabic.messages[messages.coordinatesInvalid])
    await field.fill('https://maps.app.goo.gl/Hk3')
    await expect(field).toHaveAccessibleDescription(coordinates.shortLink)
    expect(sent).toEqual([])
  })

  await test.step('the place is pasted as a link, nudged by arrow keys, shown on a map and taken away', async () => {
    await field.fill(
      'https://www.google.com/maps/place/Homs/@34.7,36.7,13z/data=!3d34.7308!4d36.7094',
    )
    await field.blur()
    await expect(field).toHaveValue('34.7308, 36.7094')
    await editor.getByRole('button', { name: coordinates.north }).focus()
    await editor.keyboard.press('ArrowUp')
    await expect(field).toHaveValue('34.7309, 36.7094')
    await editor.keyboard.press('Shift+ArrowLeft')
    await editor.getByRole('button', { name: coordinates.south }).press('Enter')
    await expect(field).toHaveValue('34.7308, 36.7084')
    await editor.getByRole('button', { name: coordinates.show }).click()
    await expect(editor.getByTitle(coordinates.frame)).toHaveAttribute(
      'src',
      mapFrameAddress({ lat: 34.7308, lng: 36.7084 }),
    )
    await saveButton(editor, arabic).click()
    await expect(editor.getByText(arabic.form.unsaved)).toHaveCount(0)
    expect(sent).toEqual([{ map_coordinates: { lat: 34.7308, lng: 36.7084 } }])

    await editor.getByRole('button', { name: coordinates.remove }).click()
    await expect(editor.getByText(coordinates.none)).toBeVisible()
    await saveButton(editor, arabic).click()
    await expect
      .poll(async () => (await readSection(address, 'contactUs')).map_coordinates)
      .toBeNull()
  })
})

test('K-10 CON-2 CON-3 CON-6 CON-7 CON-9 phones, emails and the form are offered, seen by visitors, and reset', async ({
  layla,
  address,
  context,
}) => {
  const editor = await layla('en')
  const sent = contentSentTo(editor, 'contactUs')
  await open(editor, '/dashboard/contact')
  const second = editor.getByLabel(contact.groups.phone.numbered(2), { exact: true })
  const secondEmail = editor.getByLabel(contact.groups.email.numbered(2), { exact: true })

  await test.step('K-10 CON-2 CON-3 CON-6 two phones and two emails; wrong ones are marked, the first is focused, nothing is sent', async () => {
    await add(editor, contact.groups.phone.add)
    await expect(second).toBeFocused()
    await expect(addButton(editor, contact.groups.phone.add)).toHaveCount(0)
    await second.fill('12345')
    await add(editor, contact.groups.email.add)
    await secondEmail.fill('hello@naoura')
    await expect(addButton(editor, contact.groups.email.add)).toHaveCount(0)

    await saveButton(editor, english).click()
    await expect(editor.getByText(messages.invalidInput)).toBeVisible()
    await expect(second).toBeFocused()
    await expect(second).toHaveAccessibleDescription(messages.phoneInvalid)
    await expect(secondEmail).toHaveAccessibleDescription(messages.emailInvalid)
    await expect(editor.locator('[aria-invalid=true]')).toHaveCount(2)
    expect(sent).toEqual([])
  })

  await test.step('CON-7 what is blank is dropped, and what is right is kept', async () => {
    await second.fill(' ٠٩٤٤ (555) ٠١٤ ')
    await secondEmail.fill('')
    await saveButton(editor, english).click()
    await expect(editor.getByText(messages.contentUpdated)).toBeVisible()
    const workshop = { type: 'phone', value: '0944 (555) 014' }
    expect(sent).toEqual([{ contacts: [office, letters, page, workshop] }])
    await expect(secondEmail).toHaveCount(0)
    await expect(second).toHaveValue(workshop.value)
    await expect(editor.getByRole('link', { name: 'tel:0944(555)014' })).toBeVisible()
  })

  await test.step('the contact form is switched on, and says where messages arrive', async () => {
    await editor.getByRole('switch', { name: contact.form.offer }).press('Space')
    await expect(editor.getByText(form.unsaved)).toBeVisible()
    await saveButton(editor, english).click()
    await expect(editor.getByText(form.unsaved)).toHaveCount(0)
    const inbox = editor.getByRole('main').getByRole('link', { name: english.shell.pages.inbox })
    await expect(inbox).toHaveAttribute('href', '/dashboard/inbox')
  })

  await test.step('visitors see both', async () => {
    const site = await context.newPage()
    await open(site, `${address}/`)
    await expect(site.locator('#contact-us a[href="tel:0944(555)014"]')).toBeVisible()
    await expect(site.locator('#contact-us form')).toBeVisible()
    await site.close()
  })

  await test.step('CON-9 reset asks first, empties the section on the server and shows it', async () => {
    await choose(editor.getByRole('button', { name: actions.more }), actions.reset)
    const question = editor.getByRole('alertdialog', { name: saving.resetQuestion })
    await question.getByRole('button', { name: actions.cancel }).click()
    await expect(editor.getByLabel(contact.groups.phone.numbered(1), { exact: true })).toBeVisible()
    await choose(editor.getByRole('button', { name: actions.more }), actions.reset)
    await question.getByRole('button', { name: actions.reset }).click()
    await expect(editor.getByText(messages.contentReset)).toBeVisible()
    await expect(editor.getByLabel(contact.groups.phone.numbered(1), { exact: true })).toHaveCount(
      0,
    )
    expect(await readSection(address, 'contactUs')).toMatchObject({
      contacts: [],
      map_coordinates: null,
    })
  })
})

test('K-10 CON-4 CON-5 each type of link once, by keys alone: the first unused one is taken, those of others are not to be had', async ({
  layla,
  address,
}) => {
  const editor = await layla('en')
  await open(editor, '/dashboard/contact')
  const used = new Set(['facebook'])
  for (const type of socialTypes.filter((type) => type !== 'facebook')) {
    await addButton(editor, contact.groups.link.add).focus()
    await editor.keyboard.press('Enter')
    const link = linkField(editor, contact.types[type])
    await expect(link).toBeFocused()
    const value = type === 'whatsapp' ? '+1234567' : `https://${type}.example/n`
    await editor.keyboard.insertText(value)
    used.add(type)
  }
  expect([...used].toSorted()).toEqual([...socialTypes].toSorted())
  await expect(addButton(editor, contact.groups.link.add)).toHaveCount(0)
  await expect(editor.getByText(messages.socialTypesUsed)).toBeVisible()

  await editor
    .getByRole('button', { name: contact.typeOf(contact.groups.link.numbered(1)) })
    .focus()
  await editor.keyboard.press('Enter')
  const taken = editor.getByRole('option', { disabled: true })
  await expect(taken).toHaveText(
    socialTypes.filter((type) => type !== 'facebook').map((type) => contact.types[type]),
  )
  await editor.keyboard.press('Escape')

  await editor.keyboard.press('Control+s')
  const whatsapp = linkField(editor, contact.types.whatsapp)
  await expect(whatsapp).toBeFocused()
  await expect(whatsapp).toHaveAccessibleDescription(messages.whatsappInvalid)
  await whatsapp.fill('+963 944-555-01')
  await expect(editor.getByRole('link', { name: 'https://wa.me/96394455501' })).toBeVisible()
  const youtube = linkField(editor, contact.types.youtube)
  await youtube.fill('youtube.example/n')
  await editor.keyboard.press('Control+s')
  await expect(youtube).toHaveAccessibleDescription(messages.linkInvalid)
  await editor.getByRole('button', { name: contact.remove(contact.types.youtube) }).press('Enter')
  await expect(addButton(editor, contact.groups.link.add)).toBeFocused()
  const later = editor.getByRole('button', { name: english.sorting.down(contact.types.facebook) })
  await later.press('Enter')
  await expect(later).toBeFocused()
  await expect(editor.getByRole('status').filter({ hasText: contact.types.facebook })).toHaveText(
    english.sorting.movedTo(contact.types.facebook, 2, 7),
  )
  await editor.keyboard.press('Control+s')
  await expect(editor.getByText(messages.contentUpdated)).toBeVisible()
  const { contacts } = (await readSection(address, 'contactUs')) as typeof start
  expect(contacts.map(({ type }) => type)).toEqual([
    'phone',
    'email',
    'whatsapp',
    'facebook',
    ...socialTypes.filter((type) => !['whatsapp', 'facebook', 'youtube'].includes(type)),
  ])
})

test.describe('a section that cannot be read', () => {
  test.use({ provoked: /503/ })

  test('CON-8 CON-10 stays a page that says so, and what was kept as escaped text is read again', async ({
    layla,
    address,
  }) => {
    const escaped = JSON.stringify([office, page]).replaceAll('"', '&quot;')
    await rewriteSection(address, 'contactUs', { contacts: escaped })
    const editor = await layla('en')
    await test.step('CON-8 it stays a page that says so when it is to be saved, and is read again', async () => {
      await reroute(editor, '**/sections/contactUs/content', busy, { times: 1 })
      await open(editor, '/dashboard/contact')
      await expect(editor.getByRole('heading', { level: 1 })).toHaveText(
        english.shell.pages.contactUs,
      )
      await expect(editor.getByRole('main').getByRole('alert')).toContainText(messages.unavailable)
      await saveButton(editor, english).click()
      await expect(editor.getByText(messages.dataNotLoaded)).toHaveCount(2)
      await editor.getByRole('button', { name: actions.retry }).click()
      await expect(textField(editor, english, 'section_title', 'English')).toHaveValue(
        start.section_title.en,
      )
    })

    await test.step('CON-10 contacts that were kept as escaped text are rows like all others', async () => {
      await expect(
        editor.getByLabel(contact.groups.phone.numbered(1), { exact: true }),
      ).toHaveValue(office.value)
      await expect(linkField(editor, contact.types.facebook)).toHaveValue(page.value)
      await rewriteSection(address, 'contactUs', { contacts: 'no list' })
      await reopen(editor)
      await expect(editor.getByText(contact.groups.phone.title)).toBeVisible()
      await expect(
        editor.getByLabel(contact.groups.phone.numbered(1), { exact: true }),
      ).toHaveCount(0)
    })
  })
})

for (const language of inspectedLanguages('contact-editor')) {
  test(`axe finds nothing in any state of the contact editor (${language})`, async ({ layla }) => {
    test.slow()
    const words = language === 'ar' ? arabic : english
    const editor = await layla(language)
    await prepareAxe(editor)
    await open(editor, '/dashboard/contact')
    await editor.getByLabel(words.contact.coordinates.label).waitFor()
    await inspectAll(editor, 'contact-editor')

    await editor.getByLabel(words.contact.groups.phone.numbered(1), { exact: true }).fill('12')
    await editor.getByLabel(words.contact.coordinates.label).fill('nowhere')
    await editor.keyboard.press('Control+s')
    await expect(editor.locator('[aria-invalid=true]')).toHaveCount(2)
    await expect(editor.getByText(words.messages[messages.invalidInput])).toHaveCount(0)
    await inspectAll(editor, 'contact-wrong')

    const type = words.contact.typeOf(words.contact.groups.link.numbered(1))
    await editor.getByRole('button', { name: type }).press('Enter')
    await editor.getByRole('listbox').waitFor()
    await inspectAll(editor, 'contact-types')
  })
}

function linkField(editor: Page, name: string) {
  return editor.getByRole('textbox', { name, exact: true })
}

function addButton(editor: Page, name: string) {
  return editor.getByRole('button', { name, exact: true })
}

async function add(editor: Page, name: string): Promise<void> {
  await addButton(editor, name).click()
}

function busy(route: Route): Promise<void> {
  return route.fulfill({ status: 503, json: { error: messages.unavailable } })
}
