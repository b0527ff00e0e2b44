import { messages } from '../../src/domain/messages.ts'
import { choose } from '../support/choose.ts'
import { arabic } from '../support/dashboard-words.ts'
import { noHours, readSection, rewriteSection, saveButton, textField } from '../support/editing.ts'
import { inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { boxOf } from '../support/places.ts'
import { served } from '../support/served.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const { identity } = arabic

const morning = { opens: '08:00', closes: '13:30' }
const evening = { opens: '17:00', closes: '24:00' }
const clinic = {
  kind: 'MedicalClinic',
  founded: 1987,
  hours_sunday: [morning, evening],
  hours_monday: [morning, evening],
  hours_tuesday: [morning, evening],
  hours_wednesday: [morning, evening],
  hours_thursday: [{ opens: '08:00', closes: '12:00' }],
}

test('Layla says what the company is and when it is open', async ({ layla, address }) => {
  await rewriteSection(address, 'identity', noHours)
  const page = await layla('ar')
  await prepareAxe(page)
  await open(page, '/dashboard/identity')
  const day = (name: string) => page.getByRole('group', { name: identity.hoursOf(name) })
  const time = (name: string) => page.getByRole('textbox', { name, exact: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await test.step('no day is open yet; the week begins as it does in Arabic', async () => {
    await expect(page.getByRole('group', { name: /^ساعات العمل/ })).toHaveCount(7)
    await expect(day('السبت')).toContainText(identity.closed)
    await expect(page.getByRole('group', { name: /^ساعات العمل/ }).first()).toHaveAccessibleName(
      identity.hoursOf('السبت'),
    )
  })

  await test.step('a day is opened and copied to the others by one press each, times as they come to hand', async () => {
    await day('الأحد').getByText('الأحد').click()
    await time(identity.opens('الأحد')).fill('٨')
    await time(identity.closes('الأحد')).fill('1330')
    await press(identity.addSpan('الأحد'))
    await time(identity.opensAgain('الأحد')).fill('17')
    await time(identity.closesAgain('الأحد')).fill('24')
    await press(identity.copyDay('الأحد'))
    await expect(time(identity.closes('الجمعة'))).toHaveValue('13:30')
    await expect(time(identity.opensAgain('السبت'))).toHaveValue('17:00')
    await day('الجمعة').getByText('الجمعة').click()
    await day('السبت').getByText('السبت').click()
    await press(identity.removeSpan('الخميس'))
    await expect(page.getByRole('button', { name: identity.addSpan('الخميس') })).toBeFocused()
  })

  await test.step('hours that end before they begin are refused where they are, before anything is sent', async () => {
    await time(identity.closes('الخميس')).fill('7')
    await saveButton(page, arabic).click()
    await expect(time(identity.closes('الخميس'))).toBeFocused()
    await expect(time(identity.closes('الخميس'))).toHaveAccessibleDescription(
      arabic.messages[messages.hoursEndFirst],
    )
    await inspectAll(page, 'identity-hours')
    await time(identity.closes('الخميس')).fill('12')
  })

  await test.step('kind, year and texts are saved with them', async () => {
    await choose(page.getByRole('button', { name: identity.kind }), identity.kinds.MedicalClinic)
    await page.getByLabel(identity.founded).fill('١٩٨٧')
    const note = textField(page, arabic, 'hours_note', 'العربية')
    await note.click()
    await note.fill('الإسعاف في كلّ وقت.')
    await saveButton(page, arabic).click()
    await expect(page.getByText(arabic.messages[messages.contentUpdated])).toBeVisible()
    expect(await readSection(address, 'identity')).toMatchObject({
      ...clinic,
      hours_friday: null,
      hours_note: { ar: 'الإسعاف في كلّ وقت.', en: '' },
    })
  })

  await test.step('the history names days and kinds, not settings', async () => {
    await page.getByRole('button', { name: arabic.saving.history.open }).click()
    await page.getByText(identity.hoursOf('الأحد')).first().waitFor()
    await expect(page.getByText('hours_')).toHaveCount(0)
  })
})

const days = {
  '/ar/contact': ['السبت', 'الأحد – الأربعاء', 'الخميس', 'الجمعة'],
  '/': ['Sunday – Wednesday', 'Thursday', 'Friday – Saturday'],
}
const hours = {
  '/ar/contact': ['مغلق', '08:00 – 13:3017:00 – 24:00', '08:00 – 12:00', 'مغلق'],
  '/': ['08:00 – 13:3017:00 – 24:00', '08:00 – 12:00', 'Closed'],
}

for (const path of ['/ar/contact', '/'] as const) {
  test(`a visitor reads at ${path} when the company is open (SEO-10)`, async ({
    visitor,
    address,
  }) => {
    const textsIn = async (selector: string) => {
      const { parts } = await served(visitor, path)
      return (await parts(`.opening-hours ${selector}`)).map(({ text }) => text)
    }
    await rewriteSection(address, 'identity', noHours)
    expect(await textsIn('*'), 'nothing while nothing is given').toEqual([])
    await rewriteSection(address, 'identity', {
      ...clinic,
      hours_note: { en: 'Emergencies at any hour.', ar: 'الإسعاف في كلّ وقت.' },
    })
    expect(await textsIn('dt'), 'without scripts').toEqual(days[path])
    expect(await textsIn('dd'), 'without scripts').toEqual(hours[path])

    await prepareAxe(visitor)
    await open(visitor, path)
    const shown = visitor.locator('.opening-hours')
    await shown.scrollIntoViewIfNeeded()
    await expect(shown.getByRole('heading')).toHaveText(/^(Opening hours|ساعات العمل)$/)
    await expect(shown.getByRole('term')).toHaveText(days[path])
    await expect(shown.getByRole('definition')).toHaveText(hours[path])
    await expect(shown.getByRole('paragraph')).toHaveText(/^(Emergencies|الإسعاف)/)
    await expect(shown, 'has its sheet').toHaveCSS('display', 'grid')
    const opens = await boxOf(shown.getByRole('time').first())
    const closes = await boxOf(shown.getByRole('time').nth(1))
    expect(opens.x, 'times go from left to right').toBeLessThan(closes.x)
    await inspectAll(visitor, `opening-hours-${path === '/' ? 'home' : 'contact'}`)
  })
}

test('hours alone are shown, and lead to their page, where nothing else says how to reach the company (SEO-10, HDR-7)', async ({
  visitor,
  address,
}) => {
  const blank = { en: '', ar: '' }
  await rewriteSection(address, 'contactUs', {
    section_title: blank,
    section_address: blank,
    section_description: blank,
    contacts: [],
    map_coordinates: null,
    contact_form: false,
  })
  await rewriteSection(address, 'identity', noHours)
  expect((await served(visitor, '/ar/contact')).answer.status()).toBe(404)
  await rewriteSection(address, 'identity', { hours_thursday: [morning] })
  const { answer, parts } = await served(visitor, '/ar/contact')
  expect(answer.status()).toBe(200)
  const shown = await parts('#contact-us :is(h1, dt, dd, li)')
  expect(shown.map(({ text }) => text)).toEqual([
    'تواصل معنا',
    'السبت – الأربعاء',
    'مغلق',
    'الخميس',
    '08:00 – 13:30',
    'الجمعة',
    'مغلق',
  ])
  const home = await served(visitor, '/ar')
  expect(await home.parts('#contact-us .opening-hours')).toHaveLength(1)
  expect(await home.parts('header a[href="/ar/contact"]')).toHaveLength(1)
  const [data] = await home.parts('script[type="application/ld+json"]')
  const { location } = JSON.parse(data?.text ?? '{}')
  expect(location.openingHoursSpecification).toMatchObject([{ dayOfWeek: ['Thursday'] }])
})

test('search engines learn from the home page what the company is (SEO-9)', async ({
  visitor,
  address,
}) => {
  const company = async () => {
    const { parts } = await served(visitor, '/ar')
    const [data] = await parts('script[type="application/ld+json"]')
    return JSON.parse(data?.text ?? '{}')
  }
  await rewriteSection(address, 'identity', noHours)
  const before = await company()
  expect(before['@type']).toBe('Organization')
  expect(Object.keys(before).join()).toBe(
    '@context,@type,name,description,url,address,telephone,email,sameAs',
  )
  await rewriteSection(address, 'identity', { ...clinic, legal_name: { en: 'Naoura LLC' } })
  expect(await company()).toMatchObject({
    ...before,
    '@type': 'MedicalClinic',
    legalName: 'Naoura LLC',
    foundingDate: '1987',
    geo: { '@type': 'GeoCoordinates', latitude: 35.1318 },
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Sunday'], opens: '08:00', closes: '13:30' },
      { opens: '17:00', closes: '23:59' },
      { dayOfWeek: ['Thursday'], opens: '08:00', closes: '12:00' },
    ],
  })
})
