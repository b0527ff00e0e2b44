import { firstSteps } from '../../src/domain/sections/overview.ts'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { arabic } from '../support/dashboard-words.ts'
import { choose } from '../support/choose.ts'
import { inspect, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test, testEmpty } from '../support/test.ts'

const added = [
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'ku', name: 'Kurdî', direction: 'ltr' },
  { code: 'he', name: 'עברית', direction: 'rtl' },
] as const

const inEnglish = new Intl.DisplayNames('en', { type: 'language' })

test('a language in which nothing is written keeps the company', async ({ page, address }) => {
  const api = apiOf(address, (await signIn(address)).token)
  for (const { code, name } of added) {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
    await api('languages', { ...json, body: JSON.stringify({ code, name }) })
  }
  await prepareAxe(page)
  for (const { code, direction } of added) {
    await open(page, `/${code}`)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page).toHaveTitle(/^Naoura/)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Naoura')
    await expect(heading.locator('bdi')).toHaveAttribute('lang', 'en')
    const brand = page.getByRole('banner').getByRole('link', { name: 'Naoura' })
    await expect(brand).toHaveAttribute('href', `/${code}`)
    const notice = page.getByText(
      siteWordsIn('en').fill('empty_language', { language: inEnglish.of(code) ?? '' }),
    )
    await expect(notice).toHaveAttribute('lang', 'en')
    await expect(notice).toHaveAttribute('dir', 'ltr')
    await expect(page.locator('main').getByRole('link', { name: 'English' })).toBeVisible()
    await inspect(page, `empty-language-${code}`)
  }
  for (const path of ['blog', 'nowhere', 'search?q=water']) {
    await open(page, `/he/${path}`)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading.locator('bdi')).toHaveAttribute('dir', 'ltr')
    const unmarked = page.locator('main :is(p, h1, h2):not(:has([lang=en]), [lang=en] *)')
    await expect(unmarked).toHaveCount(0)
    await inspect(page, `empty-language-he-${path.replaceAll(/\W/g, '-')}`)
  }
})

testEmpty(
  'HOME-2 an empty installation says so in both languages, invents nothing, and leads to the dashboard',
  async ({ page, layla }) => {
    await prepareAxe(page)
    const wayOf = new Map<string, string>()
    for (const [language, path, company] of [
      ['en', '/', 'Wajha'],
      ['ar', '/ar', 'واجهة'],
    ] as const) {
      await open(page, path)
      await expect(page).toHaveTitle(company)
      await expect(page.getByRole('heading')).toHaveText([company])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(company)
      await expect(page.getByRole('banner')).toBeVisible()
      const { copyright } = siteNamesIn(language)
      await expect(page.getByRole('contentinfo')).toContainText(copyright)
      await expect(page.locator('main section, #contact-us')).toHaveCount(0)
      const { empty_nothing: nothingYet, empty_dashboard: toDashboard } = siteWordsIn(language)
      await expect(page.getByText(nothingYet)).toBeVisible()
      if (inspectedLanguages('empty-installation').includes(language)) {
        await inspect(page, 'empty-installation')
      }
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
      wayOf.set(path, toDashboard)
    }

    await layla('ar')
    for (const [path, name] of wayOf) {
      await open(page, path)
      const way = page.getByRole('main').getByRole('link', { name })
      await expect(way).toHaveAttribute('href', '/dashboard')
    }
    await open(page, '/dashboard')
    const card = page.getByRole('region', { name: arabic.start.title })
    await card.getByRole('button', { name: arabic.start.all }).click()
    await expect(card.getByRole('listitem')).toHaveCount(firstSteps.length)
    await expect(card).not.toContainText(arabic.start.empty)
    await expect(card).toContainText(arabic.start.introduction)
  },
)

test('the form of a language says how much is written, and what visitors see of the rest', async ({
  layla,
}) => {
  const { add, status, statuses, code, statusHints, writtenPart, missingPart } = arabic.languages
  const page = await layla('ar')
  await open(page, '/dashboard/languages')
  await page.getByRole('button', { name: add }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: status })).toContainText(statuses.published)
  await expect(dialog).toContainText(writtenPart(0))
  await expect(dialog).toContainText(missingPart)
  await dialog.getByRole('textbox', { name: code }).fill('ar')
  await expect(dialog).not.toContainText(writtenPart(0))
  await dialog.getByRole('textbox', { name: code }).fill('fr')
  await choose(dialog.getByRole('button', { name: status }), statuses.pending)
  await expect(dialog).toContainText(statusHints.pending)
  await expect(dialog).not.toContainText(missingPart)
})
