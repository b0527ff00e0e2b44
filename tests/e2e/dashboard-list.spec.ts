import type { Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { choose } from '../support/choose.ts'
import { published } from '../support/editing.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open, reopen } from '../support/open.ts'
import { boxOf, pageHeight, scrolledTo } from '../support/places.ts'
import { apiOf, signIn } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const { list, pager, removal, actions, articles } = english

test('ART-1 ART-2 ART-4 K-01 pages are in the address, and articles are selected and deleted by keyboard', async ({
  layla,
}) => {
  const page = await layla('en')
  await open(page, '/dashboard/blog')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  const boxes = rows.getByRole('checkbox')
  const question = page.getByRole('alertdialog', { name: articles.of.posts.removals(2) })
  await expect(page.getByText(/^1-10 of \d+$/)).toBeVisible()
  const last = (await page.getByText(/^Page 1 of \d+$/).textContent())?.split(' of ')[1]

  await test.step('ART-1 ART-2 K-01 rows are counted on from page to page', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.sections.posts.list)
    const addNew = page.getByRole('link', { name: list.addNew })
    await expect(addNew).toHaveAttribute('href', '/dashboard/blog/new')
    for (const column of ['number', 'image', 'title', 'content', 'created', 'actions'] as const) {
      await expect(page.getByRole('columnheader', { name: list[column] })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: pager.previous })).toBeDisabled()
    await page.getByRole('button', { name: pager.next }).click()
    await expect(page).toHaveURL('/dashboard/blog?page=2')
    await expect(page.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('11')
  })

  await test.step('rows are selected by keyboard from one to the next', async () => {
    await boxes.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('End')
    await expect(boxes.last()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(boxes.nth(-2)).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(boxes.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(page.getByText(articles.of.posts.selected(2))).toBeVisible()
    await rows.first().getByRole('link').first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1).getByRole('link').first()).toBeFocused()
  })

  await test.step('the Delete key deletes letters in text fields, and rows elsewhere', async () => {
    const search = page.getByRole('searchbox')
    await search.fill('Hama')
    await page.keyboard.press('Home')
    await page.keyboard.press('Delete')
    await expect(search).toHaveValue('ama')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await boxes.first().focus()
    await page.keyboard.press('Delete')
    await expect(question).toBeVisible()
  })

  await test.step('they are deleted at once after asking, and brought back', async () => {
    const total = await rows.count()
    await expect(question.getByRole('listitem')).toHaveCount(2)
    const [name = ''] = await question.getByRole('listitem').allTextContents()
    await expect(rows.first()).toContainText(name)
    await question.getByRole('button', { name: actions.delete }).click()
    await expect(page.getByText(messages.deleted)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(rows.filter({ hasText: name })).toHaveCount(0)
    await page.getByRole('button', { name: actions.undo }).click()
    await expect(rows).toHaveCount(total)
    await expect(rows.first()).toContainText(name)
  })

  await test.step('ART-2 ART-4 a page past the end is the last, and words that were searched for stand in the address', async () => {
    await open(page, '/dashboard/blog?page=99')
    await expect(page).toHaveURL(`/dashboard/blog?page=${last}`)
    await expect(page.getByRole('button', { name: pager.next })).toBeDisabled()

    await open(page, '/dashboard/blog?q=emitters+block')
    const row = page.getByRole('row').nth(1)
    await expect(row.locator('img').last()).toBeVisible()
    await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)
    await expect(row.getByRole('cell').nth(3)).toHaveText(/^.{15}$/)
  })
})

test('ART-4 ART-6 ART-7 an article is emptied, then deleted; others are found by their words', async ({
  layla,
  address,
}) => {
  const title = 'Half translated spillway'
  await published(address, { section: 'business', title })
  const page = await layla('en')
  await open(page, '/dashboard/products')

  await test.step('ART-6 ART-7 emptying blanks one language, deleting removes the article', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Sanad ground frame' })
    await row.getByRole('button', { name: /^Delete/ }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button', { name: actions.cancel })).toBeFocused()
    await expect(dialog).toContainText(removal.emptyHint('English'))
    await dialog.getByRole('button', { name: actions.empty }).click()
    await expect(page.getByText('Article is empty in English language')).toBeVisible()
    const untitled = page.getByRole('row').filter({ hasText: list.untitled })
    await expect(untitled).toContainText('English: missing')

    await untitled.getByRole('checkbox').check()
    await page.keyboard.press('Delete')
    await expect(dialog.getByRole('button', { name: actions.empty })).toBeVisible()
    await dialog.getByRole('button', { name: actions.delete }).click()
    await expect(page.getByText(messages.articleDeleted)).toBeVisible()
    await expect(untitled).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('ART-4 articles are found by their words on one page without a pager, and those that lack a language are listed', async () => {
    await page.getByRole('link', { name: english.shell.pages.business }).click()
    await expect(page).toHaveURL('/dashboard/business')
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    await page.getByRole('searchbox', { name: articles.of.business.search }).fill('spillw')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard/business?q=spillw')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(title)
    await expect(page.getByRole('navigation', { name: pager.label })).toHaveCount(0)
    await choose(
      page.getByRole('button', { name: new RegExp(`^${articles.filter}: `) }),
      articles.missingIn('Arabic'),
    )
    await expect(page).toHaveURL('/dashboard/business?missing=ar&q=spillw')
    await expect(rows).toHaveCount(1)
    const onSite = rows.getByRole('link', { name: articles.viewOnSite(title) })
    await expect(onSite).toHaveAttribute('href', /^\/business\/\d+$/)
    await page.getByRole('searchbox', { name: articles.of.business.search }).fill('nowhere at all')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: articles.nothingFound })).toBeVisible()
    await page.getByRole('link', { name: articles.showAll }).click()
    await expect(page).toHaveURL('/dashboard/business')
  })
})

test('ART-3 ART-4 ART-5 SHL-3 K-04 one list gives way to another, and to the other language', async ({
  layla,
}) => {
  const page = await layla('ar')
  await open(page, '/dashboard/blog')

  await test.step('ART-3 ART-4 ART-5 a list that is under way shows a spinner in the shell, an empty one its sentence', async () => {
    const released = Promise.withResolvers<void>()
    const nothing = { content: { articles: { en: [], ar: [] } } }
    const pagination = { current_page: 1, last_page: 1, total: 0 }
    const arrow = page.getByRole('button', { name: arabic.pager.next }).locator('svg')
    await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
    await reroute(page, '**/sections/business/**', async (route) => {
      await released.promise
      await route.fulfill({ json: { ...nothing, pagination } })
    })
    await page.getByRole('link', { name: arabic.shell.pages.business }).click()
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    released.resolve()
    await expect(page.getByRole('heading', { name: 'لا توجد أعمال' })).toBeVisible()
  })

  await test.step('a list takes all of itself along when another section’s is opened', async () => {
    await page.getByRole('link', { name: arabic.shell.pages.products }).click()
    await expect(page).toHaveURL('/dashboard/products')
    await expect(page.getByRole('searchbox')).toHaveCount(1)
  })

  await test.step('SHL-3 K-04 the language switcher changes interface and content, and is there from 768 pixels on', async () => {
    await choose(switcherOf(page, arabic.shell.language), /^English/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { name: english.sections.products.list })).toBeVisible()
    await expect(page.getByRole('main').locator('bdi[lang="en"]').first()).toBeVisible()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(switcherOf(page, english.shell.language)).toBeVisible()
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(switcherOf(page, english.shell.language)).toHaveCount(0)
  })

  await test.step('a list takes all of itself along when an article is begun', async () => {
    await page.getByRole('link', { name: list.addNew }).click()
    await expect(page).toHaveURL('/dashboard/products/new')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })
})

test('ART-4 USR-3 what is sought right after a choice is sought within it', async ({ layla }) => {
  const page = await layla('en')
  const { filter, filters } = english.users
  for (const [list, button, choice, found] of [
    ['blog', articles.filter, articles.missingIn('Arabic'), '?missing=ar&q=water'],
    ['users', filter, filters.admins, '?filter=admins&q=water'],
  ] as const) {
    await open(page, `/dashboard/${list}`)
    for (const when of ['before the address says', 'before the page shows'] as const) {
      await page.getByRole('button', { name: new RegExp(`^${button}: `) }).click()
      await page.getByRole('menuitemradio', { name: choice }).evaluate(searchAfterChoice, when)
      await expect(page, `${when} it`).toHaveURL(`/dashboard/${list}${found}`)
      await open(page, `/dashboard/${list}`)
    }
  }
})

function searchAfterChoice(choice: HTMLElement, when: string): void {
  const search = () => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    if (field) field.value = 'water'
    field?.form?.requestSubmit()
  }
  if (when === 'before the address says') {
    choice.click()
    return search()
  }
  const { pushState } = history
  history.pushState = (...entry) => {
    history.pushState = pushState
    history.pushState(...entry)
    queueMicrotask(search)
  }
  choice.click()
}

test.describe('what cannot be done is said', () => {
  test.use({ provoked: /500/ })

  test('ART-7 a list that cannot be fetched, and articles that cannot be deleted, one or several', async ({
    layla,
  }) => {
    const page = await layla('ar')
    const words = arabic
    const refuse = (path: string, method: string) =>
      reroute(page, path, (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 500, json: { error: messages.serverError } })
          : route.continue(),
      )
    await refuse('**/articles/articles?*', 'GET')
    await open(page, '/dashboard/products')
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText('تعذّر تحميل المنتجات')
    await expect(failure).toContainText(words.messages[messages.serverError])
    await page.unroute('**/articles/articles?*')
    await page.getByRole('button', { name: words.actions.retry }).click()
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(rows.first()).toBeVisible()
    const total = await rows.count()

    await refuse('**/articles/articles/*', 'DELETE')
    const question = page.getByRole('alertdialog')
    const sentence = 'تعذّر حذف المنتج'
    await rows.first().getByRole('button').last().click()
    await question.getByRole('button', { name: words.actions.delete }).click()
    await expect(question.getByRole('alert')).toContainText(sentence)
    await expect(question.getByRole('alert')).toContainText(words.messages[messages.serverError])
    await question.getByRole('button', { name: words.actions.cancel }).click()
    await page.getByRole('checkbox', { name: words.selecting.all }).click()
    await page.getByRole('button', { name: words.selecting.delete }).click()
    await question.getByRole('button', { name: words.actions.delete }).click()
    await expect(question.getByRole('alert')).toContainText(words.messages[messages.serverError])
    await question.getByRole('button', { name: words.actions.cancel }).click()
    await expect(rows).toHaveCount(total)
  })
})

for (const language of inspectedLanguages('articles')) {
  test(`the list is accessible (${language})`, async ({ layla }) => {
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, '/dashboard/blog?page=2')
    await inspectAll(page, 'articles')
    const { delete: deletes } = (language === 'ar' ? arabic : english).actions
    await page
      .getByRole('button', { name: new RegExp(`^${deletes}`) })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
    await inspectAll(page, 'articles-delete')
  })
}

function switcherOf(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name}:`) })
}

test('a list that is reloaded returns to its place, on a phone and a desk (SHL-11)', async ({
  layla,
  address,
}) => {
  for (const name of ['Rima', 'Salma', 'Ghiath']) await employed(address, name)
  const page = await layla('ar')
  for (const [path, width] of [
    ['blog', 1280],
    ['blog', 390],
    ['users', 390],
  ] as const) {
    await test.step(`${path} at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 500 })
      await open(page, `/dashboard/${path}`)
      await expect(page.getByRole('checkbox').nth(3)).toBeAttached()
      // A wheel that turns before there is somewhere to go is lost.
      await expect.poll(() => pageHeight(page)).toBeGreaterThan(260 + 500)
      await page.mouse.move(200, 250)
      await page.mouse.wheel(0, 260)
      await expect.poll(() => scrolledTo(page)).toBe(260)
      await reopen(page)
      await expect.poll(() => scrolledTo(page)).toBe(260)
      await page.mouse.wheel(0, -60)
      await expect.poll(() => scrolledTo(page)).toBe(200)
    })
  }
})

async function employed(address: string, name: string): Promise<void> {
  const { token } = await signIn(address)
  const body = new FormData()
  const email = `${name.toLowerCase()}@naoura.example`
  const form = { name, email, password: 'water lifts itself', role_id: '2', status: 'active' }
  for (const [field, value] of Object.entries(form)) body.append(field, value)
  const answer = await apiOf(address, token)('users', { method: 'POST', body })
  if (answer.status !== 201) throw new Error(await answer.text())
}

for (const language of ['en', 'ar'] as const) {
  test(`the ten-thousandth card has its icons on one line (${language})`, async ({ layla }) => {
    const page = await layla(language)
    await reroute(page, '**/keys/articles/articles?**', async (route) => {
      const json = await (await route.fetch()).json()
      const late = { created_at: '2026-11-28T09:00:00.000Z' }
      for (const one of json.content.articles[language]) Object.assign(one, late)
      const pagination = { current_page: 1_000, last_page: 1_000, total: 10_000 }
      await route.fulfill({ json: { ...json, pagination } })
    })
    await open(page, '/dashboard/blog')
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
    for (const width of [390, 430]) {
      await page.setViewportSize({ width, height: 900 })
      const foot = card.first().locator('div:has(> span > time)')
      const boxes = await Promise.all((await foot.locator('> *').all()).map(boxOf))
      const middles = boxes.map(({ y, height }) => y + height / 2)
      const apart = Math.max(...middles) - Math.min(...middles)
      expect([width, apart]).toEqual([width, expect.closeTo(0, -1)])
    }
  })
}
