import type { Page } from '@playwright/test'
import { messages } from '../../src/domain/messages.ts'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { english } from '../support/dashboard-words.ts'
import { rewriteSection } from '../support/editing.ts'
import { arrived, open } from '../support/open.ts'
import { publishPageOfEveryKind } from '../support/page-of-blocks.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { showOriginals, translated, translatePages } from '../support/translator.ts'
import { expect, test } from '../support/test.ts'

const languageNames = { ar: 'العربية', en: 'English' }

for (const [language, start] of [
  ['en', ''],
  ['ar', '/ar'],
] as const) {
  const words = siteWordsIn(language)
  const names = siteNamesIn(language)
  const otherLanguage = language === 'ar' ? 'en' : 'ar'
  const other = siteNamesIn(otherLanguage)
  const queries = language === 'ar' ? ['مضخة', 'qqqq', 'ماء'] : ['pump', 'qqqq', 'water']

  test(`TRN-1 every page goes on when it is translated (${language})`, async ({
    visitor: page,
    address,
  }) => {
    await rewriteSection(address, 'contactUs', { contact_form: true })
    await translatePages(page)
    const heading = page.getByRole('heading', { level: 1 })

    await test.step('a list loads more', async () => {
      await open(page, `${start}/business`)
      const cards = page.locator('main article')
      const before = await cards.count()
      await cards.last().scrollIntoViewIfNeeded()
      await expect.poll(() => cards.count()).toBeGreaterThan(before)
      await cards.last().scrollIntoViewIfNeeded()
      await isWhole(page)
    })

    await test.step('a search finds', async () => {
      await open(page, `${start}/search`)
      const box = page.getByRole('main').getByRole('searchbox')
      for (const query of queries) {
        await box.fill(query)
        await box.press('Enter')
        await expect(page).toHaveURL(`${start}/search?${new URLSearchParams({ q: query })}`)
        await arrived(page)
        await expect(page.getByRole('main')).toContainText(query)
        await isWhole(page)
      }
    })

    await test.step('the home page chooses a post and turns partners', async () => {
      await open(page, start || '/')
      const choices = page.getByRole('list', { name: words.home_choose_post }).getByRole('button')
      await choices.nth(2).scrollIntoViewIfNeeded()
      const title = await choices.nth(2).locator('bdi').first().innerText()
      await choices.nth(2).click()
      await expect(choices.nth(2)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
      const next = page.getByRole('button', { name: words.partners_next })
      const range = page.locator('output').filter({ has: page.locator('xpath=../button') })
      const first = await range.first().innerText()
      await next.click()
      await expect(range.first()).not.toHaveText(first)
      await isWhole(page)
    })

    await test.step('a page leads to others', async () => {
      for (const name of [names.posts_name, names.products_name, names.business_name]) {
        await page.getByRole('banner').getByRole('link', { name }).first().click()
        await expect(heading).toHaveText(own(name))
        await isWhole(page)
      }
      await page.locator('main article a').first().click()
      await expect(page).toHaveURL(/business\/\d/)
      await isWhole(page)
      await page.goBack()
      await expect(heading).toHaveText(own(names.business_name))
      await isWhole(page)
    })

    await test.step('a message is sent', async () => {
      await open(page, `${start}/contact`)
      const form = page.getByRole('main')
      await form.getByRole('textbox', { name: words.contact_message }).fill('Less water')
      await form.getByRole('button', { name: words.contact_send }).click()
      await form.getByRole('textbox', { name: words.contact_name }).fill('Rima')
      await form.getByRole('textbox', { name: words.contact_email }).fill('rima@farm.example')
      await form.getByRole('button', { name: words.contact_send }).click()
      await expect(form).toContainText(own(words.contact_sent))
      await isWhole(page)
    })

    await test.step('a page of blocks unfolds answers and shows pictures', async () => {
      const { slugs } = await publishPageOfEveryKind(address)
      await open(page, `${start}/${slugs[language]}`)
      const answer = page.locator('.questions-block details').last()
      await answer.locator('summary').click()
      await expect(answer.locator('.rich-text')).toContainText(translated)
      await page.locator('.gallery-block a').first().click()
      const viewer = page.getByRole('dialog')
      await expect(viewer).toContainText(
        inPieces(words.fill('gallery_position', { index: 1, total: 6 })),
      )
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect(viewer).toContainText(
        inPieces(words.fill('gallery_position', { index: 2, total: 6 })),
      )
      await page.keyboard.press('Escape')
      await expect(viewer).toHaveCount(0)
      await isWhole(page)
    })

    await test.step('another language is chosen', async () => {
      await open(page, `${start}/blog`)
      await page.getByRole('banner').getByRole('button', { name: words.language_label }).click()
      await page.getByRole('link', { name: languageNames[otherLanguage] }).first().click()
      await expect(heading).toHaveText(own(other.posts_name))
      await isWhole(page)
    })

    await test.step('the menu of a phone changes the theme, leads on, and brings the language back', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const { frame_menu, theme_dark } = siteWordsIn(otherLanguage)
      const opener = page.getByRole('button', { name: frame_menu, exact: true })
      const menu = page.getByRole('dialog')
      await opener.click()
      await menu.getByTitle(theme_dark).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await menu.getByRole('link', { name: other.products_name }).click()
      await expect(heading).toHaveText(own(other.products_name))
      await opener.click()
      await menu.locator('button[aria-haspopup=dialog]').click()
      await menu.getByRole('link', { name: languageNames[language] }).click()
      await expect(heading).toHaveText(own(names.products_name))
      await expect(menu).toHaveCount(0)
      await isWhole(page)
    })

    await test.step('a page that is shown as it was goes on, too', async () => {
      await showOriginals(page)
      await expect(heading).toHaveText(names.products_name)
      await page.goBack()
      await expect(heading).toHaveText(other.products_name)
      await isWhole(page)
    })
  })
}

test('TRN-1 the dashboard goes on when it is translated', async ({ layla }) => {
  const page = await layla('en')
  const { actions, messages: sentences } = english
  await translatePages(page)
  await open(page, '/dashboard/blog')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(translated)

  await test.step('a dialog asks and goes', async () => {
    const row = page.getByRole('row').nth(2)
    await row.getByRole('button', { name: actions.delete }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(translated)
    await dialog.getByRole('button', { name: actions.cancel }).click()
    await expect(dialog).toHaveCount(0)
    await isWhole(page)
  })

  await test.step('an article is written, saved and said to be saved', async () => {
    await page.getByRole('main').getByRole('link').filter({ hasText: translated }).first().click()
    const title = page.getByRole('textbox', { name: english.form.nameIn('Title', 'English') })
    await title.click()
    await title.fill('Written anew')
    await page
      .getByRole('button', { name: own(actions.save), exact: true })
      .first()
      .click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: own(english.articles.bare.confirm) }).click()
    const saved = page.getByText(own(sentences[messages.articleCreated]), { exact: true })
    await expect(saved.last()).toBeVisible()
    await expect(page.getByText(own('Written anew'), { exact: true }).first()).toBeVisible()
    await isWhole(page)
  })

  await test.step('other pages come and go', async () => {
    const menu = page.getByRole('navigation').first()
    for (const address of ['partners', 'business', 'languages']) {
      await menu.locator(`a[href$="/dashboard/${address}"]`).click()
      await expect(heading).toContainText(translated)
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      await isWhole(page)
    }
  })
})

const notShown = new RegExp(
  [siteWordsIn('en'), siteWordsIn('ar')].map((words) => words.missing_broken).join('|') +
    `|${english.problem.failed}`,
)

async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByText(notShown)).toHaveCount(0)
}

function own(text: string): string {
  return text + translated
}

function inPieces(sentence: string): RegExp {
  return new RegExp(sentence.replaceAll(' ', `${translated}? `))
}
