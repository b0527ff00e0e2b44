import type { Page } from '@playwright/test'
import type { FieldOf, FieldKind } from '../../src/domain/forms/form.ts'
import { messages } from '../../src/domain/messages.ts'
import { visitorSentence } from '../../src/site/forms/visitor-sentence.ts'
import { madePdf } from '../support/made-files.ts'
import { plainPicture } from '../support/pictures.ts'
import { rewriteSection } from '../support/editing.ts'
import { heldResponse } from '../support/held-response.ts'
import { inspect, inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { expectHydrated, hydrate, open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const xRay = {
  name: 'x-ray.png',
  mimeType: 'image/png',
  buffer: await plainPicture(300, 200).png().toBuffer(),
}
const report = {
  name: 'تقرير.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(madePdf({ pages: 1 })),
}

const prefix = { en: '', ar: '/ar' }
const languages = ['ar', 'en'] as const
type Language = (typeof languages)[number]

const fields: { [Kind in FieldKind]: FieldOf<Kind> } = {
  line: { kind: 'line', required: true, role: 'name' },
  email: { kind: 'email', required: true, role: 'email' },
  phone: { kind: 'phone', required: false, role: 'phone' },
  choice: { kind: 'choice', required: true, items: [{ id: 'morning1' }, { id: 'evening1' }] },
  choices: { kind: 'choices', required: true, items: [{ id: 'crowns11' }, { id: 'filling1' }] },
  date: { kind: 'date', required: true, span: 'future' },
  number: { kind: 'number', required: true, least: 1, most: 120, decimals: false },
  paragraph: { kind: 'paragraph', required: false, role: 'text' },
  consent: { kind: 'consent', required: true, page: null },
  attachment: { kind: 'attachment', required: true, most: 2 },
}
const kinds = Object.keys(fields) as FieldKind[]
const idOf = (kind: FieldKind) => kind.padEnd(8, '0').slice(0, 8)

const labels: Record<Language, Record<FieldKind, string>> = {
  en: {
    line: 'Name of the patient',
    email: 'Email',
    phone: 'Mobile',
    choice: 'Time of day',
    choices: 'Treatments',
    date: 'Wished day',
    number: 'Age',
    paragraph: 'What we should know',
    consent: 'The clinic may keep these answers for ninety days.',
    attachment: 'Pictures of the teeth',
  },
  ar: {
    line: 'اسم المريض',
    email: 'البريد الإلكتروني',
    phone: 'الجوّال',
    choice: 'الوقت المناسب',
    choices: 'العلاجات',
    date: 'اليوم المطلوب',
    number: 'العمر',
    paragraph: 'معلومات إضافيّة',
    consent: 'أوافق على أن تحفظ العيادة هذه الإجابات تسعين يومًا.',
    attachment: 'صور الأسنان',
  },
}
const optionLabels = {
  morning1: { en: 'Morning', ar: 'صباحًا' },
  evening1: { en: 'Evening', ar: 'مساءً' },
  crowns11: { en: 'Crowns', ar: 'تيجان' },
  filling1: { en: 'Fillings', ar: 'حشوات' },
}
const button = { en: 'Ask for a visit', ar: 'طلب الموعد' }
const inBoth = (kind: FieldKind) => ({ en: labels.en[kind], ar: labels.ar[kind] })

type Answer = { label: string; value: string }

let networks = 0

async function appointments(address: string, visitor: Page) {
  networks++
  await visitor.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${networks}` })
  const api = apiOf(address, (await signIn(address)).token)
  const sent = async (path: string, json: object) => {
    const answer = await api(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const labelled = kinds.map((kind) => [`label:${idOf(kind)}`, inBoth(kind)])
  const options = Object.entries(optionLabels).map(([id, texts]) => [`option:${id}`, texts])
  const { form } = await sent('forms', {
    title: { en: 'Book a visit', ar: 'حجز زيارة' },
    lead: { en: 'We call you to confirm it.', ar: 'نتّصل بك لتأكيد الموعد.' },
    button,
    thanks: { en: 'The clinic calls you back.', ar: 'ستتّصل بك العيادة.' },
    order: kinds.map(idOf),
    fields: Object.fromEntries(kinds.map((kind) => [idOf(kind), fields[kind]])),
    texts: {
      ...Object.fromEntries([...labelled, ...options]),
      [`help:${idOf('number')}`]: { en: 'In years', ar: 'بالسنوات' },
    },
  })
  return {
    id: form.id as number,
    change: (json: object) => sent(`forms/${form.id}`, json),
    page: (json: object) => sent('pages', json),
    path: (language: Language) => `${prefix[language]}/forms/${form.id}`,
    async answersOf(name: string): Promise<Answer[]> {
      const { messages: found } = (await (await api('messages')).json()) as {
        messages: { name: string; answers: Answer[] }[]
      }
      return found.find((message) => message.name === name)?.answers ?? []
    },
  }
}

function formOn(page: Page, language: Language) {
  const words = siteWordsIn(language)
  const form = page.getByRole('form')
  const label = (kind: FieldKind) => labels[language][kind]
  const field = (kind: FieldKind) => form.getByLabel(label(kind))
  const attach = () => field('attachment').setInputFiles([xRay, report])
  const option = (id: keyof typeof optionLabels) =>
    form.getByLabel(optionLabels[id][language], { exact: true })
  return {
    words,
    form,
    field,
    label,
    option,
    send: form.getByRole('button', { name: button[language] }),
    sent: page.getByText(words.contact_sent),
    summary: form.getByRole('region', {
      name: visitorSentence({ language }, messages.formInvalid),
    }),
    said: (sentence: string) => visitorSentence({ language }, sentence),
    attach,
    async fill(name: string, { files = true } = {}) {
      await field('line').fill(name)
      await field('email').fill('rima@farm.example')
      await field('phone').fill('٠٩٤٤ ٥٥٥ ٠١٤')
      await option('evening1').check()
      await option('crowns11').check()
      await option('filling1').check()
      await field('date').fill('2099-03-01')
      await field('number').fill('٤٢')
      await field('paragraph').fill('Two teeth.\nNo allergies.')
      await field('consent').check()
      if (files) await attach()
    },
  }
}

const answersIn = (language: Language, name: string): Answer[] => {
  const value: Record<FieldKind, string> = {
    line: name,
    email: 'rima@farm.example',
    phone: '0944 555 014',
    choice: optionLabels.evening1[language],
    choices: `${optionLabels.crowns11[language]}\n${optionLabels.filling1[language]}`,
    date: '2099-03-01',
    number: '42',
    paragraph: 'Two teeth.\nNo allergies.',
    consent: labels[language].consent,
    attachment: 'x-ray.webp\nتقرير.pdf',
  }
  return kinds.map((kind) => ({ label: labels[language][kind], value: value[kind] }))
}

for (const language of languages) {
  test(`FORM-3 FORM-5 FORM-16 Rima fills in a form of every kind, is told what is wrong, and sends it (${language})`, async ({
    visitor,
    address,
  }) => {
    const { path, answersOf } = await appointments(address, visitor)
    await prepareAxe(visitor)
    await open(visitor, path(language))
    const on = formOn(visitor, language)
    await hydrate(on.send)
    const inspected = inspectedLanguages('site-form').includes(language)
    if (inspected) await inspectAll(visitor, 'site-form')
    await on.send.click()
    await expect(on.summary).toBeFocused()
    await expect(on.summary.getByRole('link')).toHaveCount(8)
    if (inspected) await inspectAll(visitor, 'site-form-refused')
    await expect(on.field('number')).toHaveAccessibleDescription(
      new RegExp(`${on.said(messages.fieldRequired)}$`),
    )
    await on.summary.getByRole('link', { name: on.label('choices') }).click()
    await expect(on.option('crowns11')).toBeFocused()
    await expect(on.form.getByRole('radiogroup', { name: on.label('choice') })).toBeVisible()

    await on.fill(`Rima ${language}`)
    await on.field('number').fill('130')
    await on.field('date').fill('2019-03-01')
    await on.send.click()
    await expect(on.summary.getByRole('link')).toHaveText([
      `${on.label('date')}: ${on.said(messages.dateNotAfterToday)}`,
      `${on.label('number')}: ${on.said(messages.numberInvalid)}`,
    ])
    await on.fill(`Rima ${language}`)
    await expect(on.summary).toHaveCount(0)
    await on.send.click()
    await expect(on.sent).toBeVisible()
    await expect(visitor.locator('output:focus')).toHaveCount(1)
    if (inspected) await inspectAll(visitor, 'site-form-sent')
    expect(await answersOf(`Rima ${language}`)).toMatchObject(
      answersIn(language, `Rima ${language}`),
    )
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages) {
    test(`FORM-3 FORM-5 Rima sends a form of every kind, and keeps what she chose (${language})`, async ({
      visitor,
      address,
    }) => {
      const { path, answersOf } = await appointments(address, visitor)
      await open(visitor, path(language))
      const on = formOn(visitor, language)
      const name = `Plain ${language}`
      await on.fill(name)
      await on.field('email').fill('rima')
      await on.send.click()
      await expect(on.summary).toBeFocused()
      await expect(on.summary.getByRole('link')).toHaveText([
        `${on.label('email')}: ${on.said(messages.emailAddressInvalid)}`,
        `${on.label('attachment')}: ${on.words.form_files_again}`,
      ])
      await on.field('email').fill('rima@farm.example')
      await on.attach()
      await on.send.click()
      await expect(on.sent).toBeVisible()
      expect(await answersOf(name)).toMatchObject(answersIn(language, name))
    })
  }
})

test('R-37 Rima prints a form to fill it in by hand', async ({ visitor, address }) => {
  const { path } = await appointments(address, visitor)
  await open(visitor, path('ar'))
  const on = formOn(visitor, 'ar')
  await visitor.emulateMedia({ media: 'print' })
  for (const kind of ['line', 'date', 'paragraph', 'consent'] as const) {
    await expect(on.field(kind)).toBeVisible()
  }
  await expect(on.option('evening1')).toBeVisible()
  await expect(on.send).toBeHidden()
  await expect(on.form.getByText(on.label('attachment'))).toBeHidden()
})

test('FORM-7 a page shows a form with its heading where all its texts are written', async ({
  visitor,
  address,
}) => {
  const { id, page, change, path } = await appointments(address, visitor)
  await page({
    status: 'published',
    title: { en: 'Visits', ar: 'الزيارات' },
    slug: { en: `visits-${id}`, ar: `visits-${id}` },
    order: ['booking1'],
    blocks: { booking1: { kind: 'form', form: id } },
    texts: { 'heading:booking1': { en: 'Book now', ar: 'احجز الآن' } },
  })
  for (const language of languages) {
    await open(visitor, `${prefix[language]}/visits-${id}`)
    await expect(visitor.getByRole('heading', { level: 2 })).toHaveCount(1)
    await expectHydrated(formOn(visitor, language).send)
  }
  await change({ texts: { [`option:evening1`]: { ar: '' } } })
  await open(visitor, `/ar/visits-${id}`)
  await expect(visitor.getByRole('form')).toHaveCount(0)
  await expect(visitor.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
  expect((await visitor.request.get(path('ar'))).status()).toBe(404)
  expect((await visitor.request.get(path('en'))).status()).toBe(200)
  await change({ open: false })
  expect((await visitor.request.get(path('en'))).status()).toBe(404)
})

test('FORM-19 files that are on their way say how far they are', async ({ visitor, address }) => {
  const { path } = await appointments(address, visitor)
  await prepareAxe(visitor)
  await open(visitor, path('ar'))
  const on = formOn(visitor, 'ar')
  await hydrate(on.send)
  await on.fill('ريما')
  const answer = await heldResponse(visitor, '*/forms/*/send')
  const progress = on.form.getByRole('progressbar', { name: on.words.form_files_sending })
  await expect(progress).toHaveCount(0)
  await on.send.click()
  await expect(progress).toBeVisible()
  await expect(progress).not.toHaveAttribute('value')
  await inspect(visitor, 'site-form-sending')
  await answer.release()
  await expect(on.sent).toBeVisible()
  await expect(progress).toHaveCount(0)
})

test('FORM-1 the contact page shows the form that is chosen, where its language offers it', async ({
  visitor,
  address,
}) => {
  const { id, change } = await appointments(address, visitor)
  await rewriteSection(address, 'contactUs', { contact_form: true, shown_form: id })
  await prepareAxe(visitor)
  await open(visitor, '/ar/contact')
  await expectHydrated(formOn(visitor, 'ar').send)
  await inspectAll(visitor, 'contact-own-form')
  await change({ texts: { [`option:evening1`]: { ar: '' } } })
  await open(visitor, '/ar/contact')
  const contact = visitor.getByRole('form', { name: siteWordsIn('ar').contact_label })
  await expect(contact).toBeVisible()
  await open(visitor, '/contact')
  await expect(formOn(visitor, 'en').send).toBeVisible()
  await rewriteSection(address, 'contactUs', { contact_form: false, shown_form: null })
})

test.describe('where no answer comes', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ })

  test('FORM-18 what Rima wrote stays, and goes with the next press', async ({
    visitor,
    address,
  }) => {
    const { path, answersOf } = await appointments(address, visitor)
    await open(visitor, path('ar'))
    const on = formOn(visitor, 'ar')
    await hydrate(on.send)
    await on.fill('ريما')
    await visitor.context().setOffline(true)
    await on.send.click()
    await expect(on.form.getByRole('alert')).toHaveText(on.said(messages.noResponse))
    await expect(on.field('number')).toHaveValue('٤٢')
    await visitor.context().setOffline(false)
    await on.send.click()
    await expect(on.sent).toBeVisible()
    expect(await answersOf('ريما')).toHaveLength(kinds.length)
  })
})

test.describe('where the form has changed', () => {
  test.use({ provoked: /400 \(Bad Request\)|500 \(Internal Server Error\)/ })

  test('FORM-9 a form of yesterday asks what is new, and keeps what was typed', async ({
    visitor,
    address,
  }) => {
    const { path, change, answersOf } = await appointments(address, visitor)
    await change({ fields: { [idOf('attachment')]: null } })
    await open(visitor, path('ar'))
    const { field, fill, form, label, said, send, sent, summary } = formOn(visitor, 'ar')
    await hydrate(send)
    await fill('ريما', { files: false })
    const insurance = { en: 'Insurance', ar: 'شركة التأمين' }
    await change({
      fields: { insured1: { kind: 'line', required: true }, [idOf('phone')]: null },
      texts: { 'label:insured1': insurance, [`label:${idOf('number')}`]: { ar: 'السنّ' } },
    })
    await seenLongAgo(visitor)
    const pages = /\.data(\?|$)/
    await reroute(visitor, pages, (route) => route.fulfill({ status: 500 }))
    await send.click()
    await expect(send).toBeEnabled()
    await expect(summary).toBeFocused()
    await visitor.unroute(pages)
    await send.click()
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText(
      `${insurance.ar}: ${said(messages.fieldRequired)}`,
    )
    await expect(field('phone')).toHaveCount(0)
    await form.getByLabel(insurance.ar).fill('الفرات')
    await send.click()
    await expect(sent).toBeVisible()
    const answers = await answersOf('ريما')
    const given = new Map(answers.map((answer) => [answer.label, answer.value]))
    expect([given.get(label('line')), given.get('السنّ'), given.get(insurance.ar)]).toEqual([
      'ريما',
      '42',
      'الفرات',
    ])
  })
})

/** A form that was changed more than a day ago counts as one of no known revision. */
function seenLongAgo(visitor: Page): Promise<void> {
  return reroute(visitor, '**/api/forms/*/send', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), revision: undefined } }),
  )
}
