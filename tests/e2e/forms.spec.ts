import type { Locator, Page } from '@playwright/test'
import type { FieldKind } from '../../src/domain/forms/form.ts'
import { messages } from '../../src/domain/messages.ts'
import { choose } from '../support/choose.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { saveButton } from '../support/editing.ts'
import { inspect, inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const languageNames = { ar: 'العربية', en: 'الإنجليزية' }
const wide = { width: 1440, height: 1000 }

test('Omar composes a form for appointments in the dashboard alone, in both languages (FORM-3, FORM-7)', async ({
  omar,
  address,
}) => {
  const page = await omar('ar')
  await prepareAxe(page)
  await page.setViewportSize(wide)
  const { forms, blocks, sorting, actions } = arabic
  const { kinds, texts } = forms
  const preview = page.getByRole('region', { name: forms.preview })
  const text = (name: string, language: 'ar' | 'en') =>
    page.getByRole('textbox', {
      name: arabic.form.nameIn(name, languageNames[language]),
      exact: true,
    })
  const named = (kind: string) => kinds[kind as FieldKind].name
  const title = 'حجز موعد'

  await test.step('it begins with a preset, which visitors can fill in at once', async () => {
    await open(page, '/dashboard/forms')
    await expect(page.getByRole('heading', { name: forms.none })).toBeVisible()
    await inspectAll(page, 'forms-none')
    await page.getByRole('button', { name: forms.presets.appointment.name }).click()
    await expect(page.getByText(arabic.messages[messages.formCreated])).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await fieldsOf(page)).toEqual(
      ['line', 'phone', 'date', 'choice', 'paragraph'].map(named),
    )
    await inspectAll(page, 'form-editor')
  })

  await test.step('a label is rewritten in both languages, and drawn beside it', async () => {
    await cardOf(page, kinds.date.name).click()
    await text(texts.label, 'ar').click()
    await text(texts.label, 'ar').fill('يوم الزيارة')
    await text(texts.label, 'en').click()
    await text(texts.label, 'en').fill('Day of your visit')
    await expect(preview.getByLabel('يوم الزيارة')).toBeVisible()
    await preview.getByRole('radio', { name: 'English' }).click()
    await expect(preview.getByLabel('Day of your visit')).toBeVisible()
    await inspect(page, 'form-field')
  })

  await test.step('fields are moved by keys, which keep the focus', async () => {
    const handle = page.getByRole('button', { name: sorting.drag(kinds.phone.name), exact: true })
    await handle.press('Alt+ArrowDown')
    await expect
      .poll(() => fieldsOf(page))
      .toEqual(['line', 'date', 'phone', 'choice', 'paragraph'].map(named))
    await expect(handle).toBeFocused()
  })

  await test.step('an option without a text takes the form from that language alone', async () => {
    await cardOf(page, kinds.choice.name).click()
    await page.getByRole('button', { name: forms.addOption }).click()
    await expect(text(texts.option, 'ar').last()).toBeFocused()
    await text(texts.option, 'ar').last().fill('ليلًا')
    const lacking = forms.notOffered(languageNames.en, 1)
    await page.getByText(lacking).click()
    await expect(
      page.getByText(blocks.inPart(kinds.choice.name, blocks.numbered(texts.option, 5))),
    ).toBeVisible()
    await expect(page.getByText(forms.notOffered(languageNames.ar, 1))).toHaveCount(0)
    await inspect(page, 'form-options')
    await text(texts.option, 'en').last().fill('At night')
    await expect(page.getByText(lacking)).toHaveCount(0)
  })

  await test.step('a removed field comes back with its texts, and the first email is the one for replies', async () => {
    await page
      .getByRole('button', { name: `${forms.fields.remove}: ${kinds.paragraph.name}` })
      .click()
    await page.getByRole('button', { name: `${actions.undo}: ${kinds.paragraph.name}` }).click()
    await expect(cardOf(page, kinds.paragraph.name)).toContainText('سبب الموعد')
    await choose(
      page.getByRole('button', { name: forms.fields.add, exact: true }),
      kinds.email.name,
    )
    await expect(cardOf(page, kinds.email.name)).toBeFocused()
    await expect(page.getByRole('switch', { name: forms.roles.email })).toBeChecked()
    await text(texts.label, 'ar').fill('البريد')
    await text(texts.label, 'en').fill('Email')
  })

  await test.step('it is tried where nothing is sent', async () => {
    await preview.getByRole('button', { name: 'Ask for an appointment' }).click()
    await expect(preview.getByText(english.messages[messages.fieldRequired]).first()).toBeVisible()
    await preview.getByLabel('Your name').fill('Rima')
    await preview.getByLabel('Phone').fill('+963 944 555 014')
    await preview.getByLabel('Day of your visit').fill('2099-01-05')
    await preview.getByLabel('At night').check()
    await preview.getByRole('button', { name: 'Ask for an appointment' }).click()
    await expect(preview.getByText('Thank you. We will confirm the time.')).toBeVisible()
  })

  await test.step('it is saved, closed and opened', async () => {
    await text(texts.label, 'en').click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(arabic.messages[messages.formUpdated])).toBeVisible()
    await expect(text(texts.label, 'en')).toBeFocused()
    const shown = page.getByRole('link', { name: forms.openOnSite })
    const path = await shown.getAttribute('href')
    const status = async () => (await fetch(`${address}${path}`)).status
    expect(path).toMatch(/^\/ar\/forms\/\d+$/)
    expect(await status()).toBe(200)
    for (const expected of [404, 200]) {
      await page.getByText(forms.open, { exact: true }).click()
      await saveButton(page, arabic).click()
      await expect.poll(status).toBe(expected)
      await expect(shown).toHaveCount(expected === 200 ? 1 : 0)
    }
  })

  await test.step('the list names the pages that show it before it is deleted (FORM-14)', async () => {
    const api = apiOf(address, (await signIn(address)).token)
    const [form] = (await (await api('forms')).json()).forms
    await posted(api, 'pages', {
      title: { ar: 'زورونا' },
      order: ['formaaaa'],
      blocks: { formaaaa: { kind: 'form', form: form.id } },
    })
    await open(page, '/dashboard/forms')
    const row = page.getByRole('row', { name: title })
    await expect(row.getByText(forms.opened, { exact: true })).toBeVisible()
    await expect(row.getByRole('link', { name: forms.messages(0) })).toHaveAttribute(
      'href',
      `/dashboard/inbox?form=${form.id}`,
    )
    await inspectAll(page, 'forms-list')
    await row.getByRole('button', { name: forms.deleteNamed(title) }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(forms.removal.shown(1))).toBeVisible()
    await expect(question.getByRole('listitem')).toHaveText([arabic.navigation.page('زورونا')])
    await question.getByRole('button', { name: actions.delete }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: actions.undo }).click()
    await expect(row).toBeVisible()
  })
})

test('Layla reads an Arabic message of a form in an English dashboard, and calls who wrote no email (MSG-4)', async ({
  layla,
  address,
}) => {
  const { id, title } = await appointments(address)
  const rima = { nameof01: 'ريما', phoneof1: '+963 944 555 014', timeof01: 'morning1' }
  const visitor = apiOf(address)
  await posted(visitor, `forms/${id}/send`, {
    language: 'ar',
    answers: { ...rima, dayasked: '2099-01-05' },
    shown_for: 9_000,
  })
  const page = await layla('en')
  await prepareAxe(page)
  const { inbox, forms } = english
  const item = page.getByRole('listitem').filter({ hasText: rima.nameof01 })
  await open(page, `/dashboard/inbox?form=${id}`)
  await item.getByRole('button').click()
  const message = item.getByRole('article', { name: inbox.from(rima.nameof01) })
  const answers = message.locator('[lang=ar]')
  await expect(answers).toHaveAttribute('dir', 'rtl')
  await expect(answers.getByRole('heading')).toHaveText(title.ar)
  await expect(answers.getByRole('term')).toHaveText([
    'الاسم',
    'رقم الهاتف',
    'اليوم المطلوب',
    'الوقت المفضّل',
  ])
  await expect(answers.getByRole('definition')).toHaveText([
    rima.nameof01,
    rima.phoneof1,
    'Jan 5, 2099',
    'صباحًا',
  ])
  await expect(answers.getByText('Jan 5, 2099')).toHaveAttribute('dir', 'ltr')
  await expect(message.getByRole('link', { name: inbox.call })).toHaveAttribute(
    'href',
    'tel:+963944555014',
  )
  await expect(message.getByRole('link', { name: inbox.replyByWhatsapp })).toBeVisible()
  await expect(message.getByRole('link', { name: inbox.replyByEmail })).toHaveCount(0)
  await inspectAll(page, 'inbox-form')

  const filter = page.getByRole('button', { name: new RegExp(`^${inbox.filter}: `) })
  await choose(filter, inbox.contactForm)
  await expect(page).toHaveURL(/form=contact/)
  await expect(item).toHaveCount(0)
  await choose(filter, title.en)
  await expect(item).toBeVisible()
  await open(page, '/dashboard/forms')
  await expect(
    page.getByRole('link', { name: forms.messagesOf(title.en, forms.messages(1)) }),
  ).toBeVisible()
})

test('Omar puts a form on a page, which visitors then fill in there', async ({ omar, address }) => {
  const { title } = await appointments(address)
  const api = apiOf(address, (await signIn(address)).token)
  const made = await posted(api, 'pages', { title: { ar: 'زورونا' }, status: 'published' })
  const page = await omar('ar')
  await prepareAxe(page)
  await page.setViewportSize(wide)
  const { blocks } = arabic
  await open(page, `/dashboard/pages/${made.page.id}`)
  await choose(page.getByRole('button', { name: blocks.add, exact: true }), blocks.kinds.form.name)
  await expect(page.getByText(blocks.forms.isBlank)).toBeVisible()
  await choose(page.getByRole('button', { name: blocks.forms.chosen }), title.ar)
  await expect(page.getByRole('link', { name: blocks.forms.edit })).toBeVisible()
  await inspect(page, 'page-form-block')
  await saveButton(page, arabic).click()
  await expect(page.getByText(arabic.messages[messages.pageUpdated])).toBeVisible()
  const html = await (await fetch(`${address}/ar/${encodeURIComponent('زورونا')}`)).text()
  expect(html).toContain('name="answer:dayasked"')
})

test.describe('where another save came first', () => {
  test.use({ provoked: /status of 409/ })

  test('Omar meets Layla in the same form, and brings an earlier version back (FORM-13)', async ({
    omar,
    address,
  }) => {
    const { id } = await appointments(address)
    const api = apiOf(address, (await signIn(address)).token)
    const page = await omar('ar')
    await prepareAxe(page)
    await page.setViewportSize(wide)
    const { forms, saving } = arabic
    await open(page, `/dashboard/forms/${id}`)
    await page.getByRole('switch', { name: forms.onProducts }).press('Space')
    await page.getByRole('radio', { name: arabic.formSettings.guard.names.strict }).press('Space')
    await cardOf(page, forms.kinds.date.name).click()
    const label = page.getByRole('textbox', {
      name: arabic.form.nameIn(forms.texts.label, languageNames.ar),
      exact: true,
    })
    await label.click()
    await label.fill('يوم الزيارة')
    await posted(api, `forms/${id}`, {
      texts: { 'label:dayasked': { ar: 'يوم الموعد' } },
      fields: { dayasked: { kind: 'date', required: false, span: 'any' } },
      title: { en: 'Visits' },
    })
    await saveButton(page, arabic).click()
    const conflict = page.getByRole('alertdialog', { name: saving.conflict.title })
    await expect(conflict).toContainText('الموعد')
    const visitLabel = arabic.blocks.inPart(forms.kinds.date.name, forms.texts.label)
    const visitName = arabic.form.nameIn(visitLabel, languageNames.ar)
    await expect(conflict.getByRole('radiogroup', { name: visitName })).toBeVisible()
    await expect(conflict).not.toContainText('dayasked')
    await inspectAll(page, 'form-conflict')
    await conflict.getByRole('button', { name: saving.conflict.apply }).click()
    await expect(page.getByText(arabic.messages[messages.formUpdated])).toBeVisible()
    const { form } = await (await api(`forms/${id}`)).json()
    expect(form).toMatchObject({
      guard: 'strict',
      shown_on: 'products',
      fields: { dayasked: { span: 'any' } },
      texts: { ar: { 'label:dayasked': 'يوم الزيارة' }, en: { title: 'Visits' } },
    })

    await page.getByRole('button', { name: saving.history.open }).click()
    const history = page.getByRole('dialog', { name: saving.history.title })
    for (const name of [forms.texts.shown_on, forms.texts.guard, forms.texts.label]) {
      await expect(history.getByText(name).first()).toBeVisible()
    }
    await history.getByRole('button', { name: saving.history.show }).last().click()
    await inspectAll(page, 'form-history')
    await history.getByRole('button', { name: saving.history.restore }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: saving.history.restore })
      .click()
    await expect(page.getByRole('switch', { name: forms.onProducts })).not.toBeChecked()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('حجز موعد')
    await api(`forms/${id}`, { method: 'DELETE' })
  })
})

type Api = ReturnType<typeof apiOf>

async function posted(api: Api, path: string, body: object) {
  const answer = await api(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

async function appointments(address: string) {
  const api = apiOf(address, (await signIn(address)).token)
  const { form } = await posted(api, 'forms', { preset: 'appointment' })
  return { id: form.id, title: { ar: form.texts.ar.title, en: form.texts.en.title } }
}

function cardOf(page: Page, name: string): Locator {
  return page.locator('h3 > button').filter({ has: page.getByText(name, { exact: true }) })
}

function fieldsOf(page: Page): Promise<string[]> {
  return page.locator('h3 > button > span').allInnerTexts()
}
