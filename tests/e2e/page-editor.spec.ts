import type { Locator, Page } from '@playwright/test'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { messages } from '../../src/domain/messages.ts'
import { choose, chooseFromOpen } from '../support/choose.ts'
import { arabic, english, type Words } from '../support/dashboard-words.ts'
import { saveButton } from '../support/editing.ts'
import { inspect } from '../support/inspect.ts'
import { isInkCut } from '../support/cut-ink.ts'
import { open } from '../support/open.ts'
import { boxOf } from '../support/places.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, framed, prepareAxe, test } from '../support/test.ts'

test.use({ provoked: new RegExp(`status of 409|${framed.source}`) })

const wide = { width: 1440, height: 1000 }
const languageNames = {
  ar: { ar: 'العربية', en: 'الإنجليزية' },
  en: { ar: 'Arabic', en: 'English' },
}

test('Omar makes a page of blocks in both languages, sees it while he writes, and publishes it (PAG-4, PAG-17, PAG-18)', async ({
  omar,
  address,
}) => {
  const page = await omar('ar')
  await prepareAxe(page)
  await page.setViewportSize(wide)
  const { pages, blocks, form, sorting } = arabic
  const field = (name: string, language: 'ar' | 'en') =>
    page.getByRole('textbox', {
      name: form.nameIn(name, languageNames.ar[language]),
      exact: true,
    })
  const frame = page.locator('iframe').contentFrame()
  const [text, quote, facts] = [
    blocks.kinds.text.name,
    blocks.kinds.quote.name,
    blocks.kinds.facts.name,
  ]

  await test.step('it begins with an outline and a title, and stays hidden', async () => {
    await open(page, '/dashboard/pages')
    await expect(page.getByRole('row', { name: pages.home })).toBeVisible()
    await page.getByRole('link', { name: pages.add }).first().click()
    await field(pages.fields.title, 'ar').fill('مَن نحنُ؟')
    await field(pages.fields.title, 'en').fill('About us')
    await page.getByText(pages.outlines.privacy.name, { exact: true }).click()
    await expect(page.getByText(pages.legal)).toBeVisible()
    await inspect(page, 'page-new')
    await page.getByText(pages.outlines.blank.name).click()
    await page.getByRole('button', { name: pages.begin }).click()
    await expect(page.getByText(arabic.messages[messages.pageCreated])).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('مَن نحنُ؟')
    await expect.poll(() => isInkCut(heading)).toBe(false)
    await expect(page).toHaveTitle(/^\u2068مَن نحنُ؟\u2069 · /)
    await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveText('مَن نحنُ؟')
    await expect(page.getByText(blocks.none)).toBeVisible()
    await expect(field(pages.fields.slug, 'ar')).toHaveValue('من-نحن')
  })

  await test.step('blocks are added by mouse and by keyboard, and take the focus', async () => {
    await choose(addButton(page, arabic), text)
    await expect(toggleOf(page, text)).toBeFocused()
    await expect(page.getByText(blocks.blankIn(languageNames.ar.en))).toBeVisible()
    await field(blocks.fields.body, 'ar').fill('نرفع الماء بالنواعير.')
    await field(blocks.fields.body, 'en').fill('We raise water by norias.')
    await addButton(page, arabic).press('Enter')
    await expect(page.getByRole('menuitem', { name: text, exact: true })).toBeFocused()
    const kind = page.getByRole('menuitem', { name: quote, exact: true })
    while (!(await kind.evaluate((item) => item === document.activeElement))) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(toggleOf(page, quote)).toBeFocused()
    await expect(toggleOf(page, text)).toHaveAttribute('aria-expanded', 'false')
    await field(blocks.fields.words, 'ar').fill('الماء لا ينتظر.')
    await page.getByRole('button', { name: blocks.addBefore(text), exact: true }).click()
    await chooseFromOpen(page, facts)
    await expect.poll(() => namesOfBlocks(page)).toEqual([facts, text, quote])
  })

  await test.step('so are their items, which are moved and taken back like blocks', async () => {
    const first = blocks.numbered(blocks.items.facts.one, 1)
    const second = blocks.numbered(blocks.items.facts.one, 2)
    const value = field(blocks.fields.value, 'ar')
    await value.first().fill('412')
    await field(blocks.fields.label, 'ar').first().fill('أسرة')
    await page.getByRole('button', { name: blocks.items.facts.add }).click()
    await expect(value.nth(2)).toBeFocused()
    await page
      .getByRole('button', { name: sorting.drag(first), exact: true })
      .press('Alt+ArrowDown')
    await expect(page.getByText(sorting.movedTo(first, 2, 3))).toBeAttached()
    await expect(
      page.getByRole('button', { name: sorting.drag(second), exact: true }),
    ).toBeFocused()
    await expect(value.nth(1)).toHaveValue('412')
    await page.getByRole('button', { name: blocks.removeItem(second), exact: true }).click()
    await page
      .getByRole('button', { name: `${arabic.actions.undo}: ${blocks.items.facts.one}` })
      .click()
    await expect(value.nth(1)).toHaveValue('412')
    await inspect(page, 'page-block')
  })

  await test.step('blocks are moved by keys, which keep the focus, by buttons and by dragging', async () => {
    const handle = page.getByRole('button', { name: sorting.drag(facts), exact: true })
    await handle.press('Alt+ArrowDown')
    await expect.poll(() => namesOfBlocks(page)).toEqual([text, facts, quote])
    await expect(handle).toBeFocused()
    await expect(page.getByText(sorting.movedTo(facts, 2, 3))).toBeAttached()
    await toggleOf(page, facts).click()
    await page.getByRole('button', { name: sorting.up(quote), exact: true }).click()
    await expect.poll(() => namesOfBlocks(page)).toEqual([text, quote, facts])
    await drag(
      page.getByRole('button', { name: sorting.drag(facts), exact: true }),
      toggleOf(page, text),
    )
    await expect.poll(() => namesOfBlocks(page)).toEqual([facts, text, quote])
    await expect(page.getByText(sorting.movedTo(facts, 1, 3))).toBeAttached()
  })

  await test.step('a removed block offers undo in its place, with what was written in it', async () => {
    await page.getByRole('button', { name: `${blocks.remove}: ${text}` }).click()
    await expect.poll(() => namesOfBlocks(page)).toEqual([facts, quote])
    await expect(page.getByText(blocks.removed)).toBeVisible()
    await page.getByRole('button', { name: `${arabic.actions.undo}: ${text}` }).click()
    await expect.poll(() => namesOfBlocks(page)).toEqual([facts, text, quote])
    await expect(toggleOf(page, text)).toContainText('نرفع الماء')
  })

  await test.step('the page stands beside it with all of that, though nothing is saved', async () => {
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('مَن نحنُ؟')
    await expect(frame.getByText('نرفع الماء بالنواعير.')).toBeVisible()
    await expect(frame.getByText('412')).toBeVisible()
    await page.getByRole('radio', { name: 'English', exact: true }).click()
    await expect(frame.getByText('We raise water by norias.')).toBeVisible()
    await expect(frame.getByText('412')).toHaveCount(0)
    await inspect(page, 'page-editor')
  })

  await test.step('what is wrong is opened before anything is sent', async () => {
    await choose(addButton(page, arabic), blocks.kinds.video.name)
    await page.getByLabel(blocks.video).fill('https://vimeo.example/7')
    await toggleOf(page, blocks.kinds.video.name).click()
    await saveButton(page, arabic).click()
    await expect(page.getByLabel(blocks.video)).toBeFocused()
    await page.getByLabel(blocks.video).fill('https://youtu.be/aqz-KE-bpKQ')
  })

  await test.step('published, visitors read it', async () => {
    const publicPage = `${address}/ar/${encodeURIComponent('من-نحن')}`
    expect((await fetch(publicPage)).status).toBe(404)
    await page.getByText(pages.visible).click()
    await saveButton(page, arabic).click()
    await expect(page.getByText(arabic.messages[messages.pageUpdated])).toBeVisible()
    const html = await (await fetch(publicPage)).text()
    expect(html.indexOf('412')).toBeLessThan(html.indexOf('نرفع الماء بالنواعير.'))
    expect(html).toContain('الماء لا ينتظر.')
    expect(await (await fetch(`${address}/about-us`)).text()).not.toMatch(/\b412\b/)
  })

  await test.step('the list finds it, and deletes it after naming what leads to it (PAG-13)', async () => {
    const { token } = await signIn(address)
    const { pages: listed } = await (await apiOf(address, token)('pages')).json()
    const target = { kind: 'page', id: listed.at(-1).id }
    await apiOf(address, token)('redirects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/who.html', target }),
    })
    await open(page, '/dashboard/pages?status=published')
    const row = page.getByRole('row', { name: 'مَن نحنُ؟' })
    await expect(row).toContainText(pages.inNoMenu)
    await expect(row.getByText('/ar/من-نحن')).toHaveAttribute('dir', 'ltr')
    await inspect(page, 'page-list')
    const search = page.getByRole('searchbox', { name: pages.search })
    await search.fill('a word of no page')
    await search.press('Enter')
    await expect(page.getByRole('heading', { name: pages.nothingFound })).toBeVisible()
    await search.fill('نحن')
    await search.press('Enter')
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: pages.deleteNamed('مَن نحنُ؟') }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText(pages.links(1))).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveText([arabic.navigation.redirect('/who.html')])
    await dialog.getByRole('button', { name: arabic.actions.delete }).click()
    await expect(page.getByText(arabic.messages[messages.pageDeleted])).toBeVisible()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: arabic.actions.undo }).click()
    await expect(row).toBeVisible()
  })
})

test('Omar and Layla edit one page: other blocks are merged, the same text is asked about, and what is unsaved waits for its writer (PAG-5)', async ({
  omar,
  address,
}) => {
  const page = await omar('en')
  await page.setViewportSize(wide)
  const { blocks, pages, saving, form } = english
  const { token } = await signIn(address)
  const layla = (path: string, body: object) =>
    apiOf(address, token)(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const made = await layla('pages', {
    title: { en: 'About us' },
    order: ['textaaaa', 'quoteaaa'],
    blocks: { textaaaa: { kind: 'text' }, quoteaaa: { kind: 'quote' } },
    texts: {
      'body:textaaaa': { en: '<p>Norias.</p>' },
      'words:quoteaaa': { en: 'Water is slow.' },
    },
  })
  const { page: about } = (await made.json()) as { page: { id: number } }
  const words = page.getByRole('textbox', {
    name: form.nameIn(blocks.fields.words, 'English'),
    exact: true,
  })

  await test.step('a draft brings back a block that was never saved', async () => {
    await open(page, `/dashboard/pages/${about.id}`)
    await toggleOf(page, blocks.kinds.quote.name).click()
    await words.click()
    await words.fill('Water waits.')
    await choose(addButton(page, english), blocks.kinds.contact.name)
    await page
      .getByRole('link', { name: pages.none })
      .or(page.locator('nav a').first())
      .first()
      .click()
    await page.getByRole('button', { name: english.actions.leave }).click()
    await open(page, `/dashboard/pages/${about.id}`)
    await page.getByRole('button', { name: saving.restoreDraft, exact: true }).click()
    await expect
      .poll(() => namesOfBlocks(page))
      .toEqual([blocks.kinds.text.name, blocks.kinds.quote.name, blocks.kinds.contact.name])
  })

  await test.step('both values are shown, and who wrote the other one', async () => {
    await layla(`pages/${about.id}`, {
      order: ['quoteaaa', 'textaaaa', 'partners'],
      blocks: { partners: { kind: 'partners' } },
      texts: { 'words:quoteaaa': { en: 'Water never waits.' } },
    })
    await saveButton(page, english).click()
    const conflict = page.getByRole('alertdialog', { name: saving.conflict.title })
    await expect(conflict).toContainText('Water waits.')
    await expect(conflict).toContainText('never')
    await expect(conflict.getByText('layla').first()).toBeVisible()
    await conflict.getByRole('button', { name: saving.conflict.apply }).click()
    await expect(page.getByText(english.messages[messages.pageUpdated])).toBeVisible()
  })

  await test.step('what both added and moved is there', async () => {
    const stored = await apiOf(address, token)(`pages/${about.id}`)
    const { page: now } = (await stored.json()) as {
      page: { order: string[]; texts: { en: Record<string, string> } }
    }
    expect(now.texts.en['words:quoteaaa']).toBe('Water waits.')
    expect(now.order.slice(0, 3)).toEqual(['quoteaaa', 'textaaaa', 'partners'])
    expect(now.order).toHaveLength(4)
    await expect
      .poll(() => namesOfBlocks(page))
      .toEqual(
        ['quote', 'text', 'partners', 'contact'].map((kind) => blocks.kinds[kind as 'text'].name),
      )
  })

  await test.step('and an earlier version comes back', async () => {
    await page.getByRole('button', { name: saving.history.open }).click()
    const history = page.getByRole('dialog', { name: saving.history.title })
    await expect(history.getByText(blocks.fields.words).first()).toBeVisible()
    await history.getByRole('button', { name: saving.history.show }).last().click()
    await history.getByRole('button', { name: saving.history.restore }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: saving.history.restore })
      .click()
    await expect
      .poll(() => namesOfBlocks(page))
      .toEqual([blocks.kinds.text.name, blocks.kinds.quote.name])
  })
})

test('Omar moves the parts of the home page, hides one, adds it again, and goes back to the original order', async ({
  omar,
  address,
}) => {
  const page = await omar('en')
  const { blocks, pages, actions } = english
  const names = (...kinds: (keyof typeof blocks.kinds)[]) =>
    kinds.map((kind) => blocks.kinds[kind].name)
  const home = async () => (await fetch(address)).text()
  await open(page, '/dashboard/pages/home')
  const trail = page.getByRole('navigation', { name: english.shell.breadcrumbs })
  await expect(trail.getByRole('listitem').last()).toHaveText(pages.editHome)
  await expect
    .poll(() => namesOfBlocks(page))
    .toEqual(names('about', 'posts', 'business', 'products', 'partners', 'contact'))

  await test.step('each leads to its own editor, and stands there once', async () => {
    await toggleOf(page, blocks.kinds.partners.name).click()
    await expect(
      page.getByRole('link', { name: blocks.edit(english.shell.pages.partners) }),
    ).toHaveAttribute('href', '/dashboard/partners')
    await addButton(page, english).click()
    await expect(page.getByRole('menuitem', { name: blocks.kinds.quote.name })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: blocks.kinds.about.name })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('hidden, visitors do not see it; added again, they do', async () => {
    const heading = siteNamesIn('en').posts_heading
    expect(await home()).toContain(heading)
    await page.getByRole('button', { name: `${blocks.remove}: ${blocks.kinds.posts.name}` }).click()
    await saveButton(page, english).click()
    await expect(page.getByText(english.messages[messages.pageUpdated])).toBeVisible()
    expect(await home()).not.toContain(heading)
    await choose(addButton(page, english), blocks.kinds.posts.name)
    await saveButton(page, english).click()
    await expect.poll(home).toContain(heading)
  })

  await test.step('and all is as it was at first', async () => {
    await page.getByRole('button', { name: pages.firstOrder }).click()
    await page.getByRole('button', { name: pages.firstOrderConfirm, exact: true }).click()
    await expect
      .poll(() => namesOfBlocks(page))
      .toEqual(names('about', 'posts', 'business', 'products', 'partners', 'contact'))
    await expect(page.getByRole('button', { name: actions.reset })).toHaveCount(0)
  })
})

test('Omar is asked before a page goes public that still says what to write (PAG-14)', async ({
  omar,
  address,
}) => {
  const { token } = await signIn(address)
  const created = await apiOf(address, token)('pages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outline: 'people', title: { ar: 'فريق العمل' } }),
  })
  const { page: people } = await created.json()
  const page = await omar('ar')
  await prepareAxe(page)
  await open(page, `/dashboard/pages/${people.id}`)
  const { template, visible } = arabic.pages
  const note = template.note(arabic.blocks.numbered(arabic.blocks.kinds.text.name, 1), 'العربية')
  await page.getByRole('button', { name: note }).press('Enter')
  await expect(page.locator('[data-field^="body:"][data-field$=".ar"] :focus')).toBeInViewport()
  await page.getByText(visible, { exact: true }).click()
  await saveButton(page, arabic).click()
  const question = page.getByRole('alertdialog', { name: template.question })
  await expect(question).toContainText(note)
  await inspect(page, 'page-template')
  await question.getByRole('button', { name: arabic.actions.cancel }).click()
  const status = async () =>
    (await (await apiOf(address, token)(`pages/${people.id}`)).json()).page.status
  expect(await status()).toBe('pending')
  await saveButton(page, arabic).click()
  await question.getByRole('button', { name: template.confirm }).click()
  await expect(page.getByText(arabic.messages[messages.pageUpdated])).toBeVisible()
  expect(await status()).toBe('published')
})

function addButton(page: Page, { blocks }: Words): Locator {
  return page.getByRole('button', { name: blocks.add, exact: true })
}

function toggleOf(page: Page, name: string): Locator {
  return page.locator('h3 > button').filter({ has: page.getByText(name, { exact: true }) })
}

function namesOfBlocks(page: Page): Promise<string[]> {
  return page.locator('h3 > button > span').allInnerTexts()
}

async function drag(handle: Locator, target: Locator): Promise<void> {
  const page = handle.page()
  // Near the edges of the window the page would scroll meanwhile.
  await target.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await handle.hover()
  await page.mouse.down()
  const { x, y } = await boxOf(target)
  await page.mouse.move(x, y + 2, { steps: 8 })
  await expect(page.locator('[data-drag="before"]')).toHaveCount(1)
  await page.mouse.up()
}
