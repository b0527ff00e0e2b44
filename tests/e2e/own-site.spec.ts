import type { Locator, Page } from '@playwright/test'
import { counted } from '../support/counted.ts'
import { arabic } from '../support/dashboard-words.ts'
import { saveButton, textField } from '../support/editing.ts'
import { logoOf } from '../support/logos.ts'
import { open } from '../support/open.ts'
import { layla } from '../support/product.ts'
import { expect, framed, test } from '../support/test.ts'

test.use({ provoked: framed })

const { start, shell, account, pages, blocks, form, look, contact } = arabic
const takeBrand = look.take(look.settings.brand, '').split(' ').slice(0, 3).join(' ')
const [inArabic, inEnglish] = ['العربية', 'الإنجليزية']

test('OWN-1 Layla makes a fresh start the site of a clinic, in both languages, in at most 60 interactions', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  await page.setViewportSize({ width: 1440, height: 1000 })
  const { click, fill, choose, soFar, record } = counted(page)
  const save = async () => {
    const answer = page.waitForResponse(
      (one) => one.request().method() === 'POST' && /\/api\/(sections|pages)\//.test(one.url()),
    )
    await click(saveButton(page, arabic))
    expect((await answer).ok()).toBe(true)
    await expect(page.getByText(form.unsaved)).toHaveCount(0)
  }
  const goTo = async (name: string) => {
    await click(page.getByRole('navigation').getByRole('link', { name, exact: true }))
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  }
  const both = async (field: (language: string) => Locator, ar: string, en: string) => {
    await fill(field(inArabic), ar)
    await fill(field(inEnglish), en)
  }
  /** A field that holds a text has to be pressed first. */
  const bothAnew = async (field: (language: string) => Locator, ar: string, en: string) => {
    await click(field(inArabic))
    await fill(field(inArabic), ar)
    await click(field(inEnglish))
    await fill(field(inEnglish), en)
  }
  const text = (name: string) => (language: string) => textField(page, arabic, name, language)
  const block =
    (name: string, index = 0) =>
    (language: string) =>
      page.getByRole('textbox', { name: form.nameIn(name, language), exact: true }).nth(index)

  await test.step('she signs in and says what her site is for', async () => {
    await open(page, '/dashboard')
    await fill(page.getByLabel(account.email), layla.email)
    await fill(page.getByLabel(account.password, { exact: true }), layla.password)
    await click(page.getByRole('button', { name: account.submit }))
    await click(page.getByRole('button', { name: start.steps.kind.action, exact: true }))
    await click(page.getByRole('dialog').getByText(start.kinds.clinic.name, { exact: true }))
    await click(page.getByRole('button', { name: start.begin }))
    await expect(page.getByText(start.started)).toBeVisible()
    await record('kind')
  })

  await test.step('its name and logo', async () => {
    await click(page.getByRole('link', { name: start.steps.identity.action }))
    await both(text('company_name'), 'عيادة ياسمين', 'Yasmin Clinic')
    const logo = page.getByRole('region', { name: arabic.identity.logo.title, exact: true })
    await choose(logo.locator('input[type=file]'), await logoOf('clinic'))
    await record('identity')
    await save()
  })

  await test.step('its colour, which its logo has', async () => {
    await goTo(shell.pages.look)
    await click(page.getByRole('button', { name: takeBrand }).first())
    await record('look')
    await save()
  })
  await test.step('how it is reached, and who it is', async () => {
    await goTo(shell.pages.contactUs)
    await both(text('section_address'), 'شارع القوتلي، حماة', 'Quwatli Street, Hama')
    await click(page.getByRole('button', { name: contact.groups.phone.add }))
    await fill(
      page.getByLabel(contact.groups.phone.numbered(1), { exact: true }),
      '+963 33 555 0190',
    )
    await record('contact')
    await save()
    await goTo(shell.pages.aboutUs)
    await both(
      text('section_description'),
      'أربعة أطبّاء وممرّضتان، في مكان واحد يعرف مرضاه منذ عشرين عامًا.',
      'Four doctors and two nurses, in one place that has known its patients for twenty years.',
    )
    await save()
  })

  await test.step('a first specialty', async () => {
    await goTo('تخصّصاتنا')
    await click(page.getByRole('link', { name: arabic.list.addNew }).first())
    await both(text('title'), 'طبّ الأطفال', 'Paediatrics')
    await both(text('content'), 'من الولادة حتى سنّ الثامنة عشرة.', 'From birth to eighteen.')
    await record('specialty')
    await click(saveButton(page, arabic))
    await expect(page.getByRole('row', { name: 'طبّ الأطفال' })).toBeVisible()
  })

  await test.step('who the doctors are', async () => {
    await goTo(shell.pages.pages)
    await click(page.getByRole('link', { name: 'أطبّاؤنا', exact: true }))
    await click(blockOf(page, 'text'))
    await bothAnew(
      block(blocks.fields.body),
      'لكلّ مريض طبيب يتابعه.',
      'Every patient has a doctor of their own.',
    )
    await click(blockOf(page, 'people'))
    await both(block(blocks.fields.name), 'د. ليان الحموي', 'Dr Layan Hamwi')
    await both(block(blocks.fields.role), 'طبّ الأطفال', 'Paediatrics')
    await both(block(blocks.fields.name, 1), 'د. سامر قدّور', 'Dr Samer Kaddour')
    await both(block(blocks.fields.role, 1), 'طبّ القلب', 'Cardiology')
    await click(page.getByText(pages.visible))
    await record('doctors')
    await save()
  })

  await test.step('and what it says of itself', async () => {
    await goTo(shell.pages.pages)
    await click(page.getByRole('main').getByRole('link', { name: 'من نحن', exact: true }))
    await click(page.getByRole('button', { name: `${blocks.remove}: ${blocks.kinds.beside.name}` }))
    await click(blockOf(page, 'text'))
    await bothAnew(
      block(blocks.fields.body),
      'نعالج عائلات حماة منذ عام 2004.',
      'We have treated the families of Hama since 2004.',
    )
    await click(page.getByText(pages.visible))
    await save()
  })

  await test.info().attach('interactions', { body: String(soFar()) })
  expect(soFar()).toBeLessThanOrEqual(60)

  await test.step('visitors see a clinic in both languages, and nothing of the demo', async () => {
    for (const [language, seen] of Object.entries(seenIn)) {
      await open(page, language === 'en' ? '/' : `/${language}`)
      for (const text of seen) await expect(page.locator('body')).toContainText(text)
      await expect(page.locator('body')).not.toContainText(/Naoura|ناعورة|undefined/)
      await record(`home ${language}`)
      await page
        .getByRole('banner')
        .getByRole('link', { name: doctors[language as 'ar'] })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctors[language as 'ar'])
      await record(`doctors ${language}`)
    }
  })
})

const doctors = { ar: 'أطبّاؤنا', en: 'Our doctors' }
const seenIn = {
  ar: [
    'عيادة ياسمين',
    'رعاية تعرفك باسمك',
    'احجز موعدًا',
    'من يعتني بك',
    'شارع القوتلي',
    'أربعة أطبّاء',
    'طبّ الأطفال',
  ],
  en: [
    'Yasmin Clinic',
    'Care that knows your name',
    'Book a visit',
    'Quwatli Street',
    'Paediatrics',
  ],
}

function blockOf(page: Page, kind: 'text' | 'people'): Locator {
  return page.locator('h3 > button').filter({ hasText: blocks.kinds[kind].name })
}
