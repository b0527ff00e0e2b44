import type { Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { rewriteSection, textField } from '../support/editing.ts'
import { arrived, open, reopen } from '../support/open.ts'
import { expect, test } from '../support/test.ts'

const { saving, shell, actions, form } = english

test.use({ provoked: /status of 409/ })

test('a tab with unsaved text asks before it is closed', async ({ layla }) => {
  const page = await layla('ar')
  await open(page, '/dashboard/about')
  const title = textField(page, arabic, 'section_title', 'العربية')
  await title.click()
  await title.fill('لم يُحفظ بعد')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect(title).toHaveValue('لم يُحفظ بعد')
})

test('a restored draft goes on from what its writer knew: what was saved since is asked about', async ({
  layla,
  address,
}) => {
  const page = await layla('en')
  await writeAboutUs(page, 'Written yesterday')
  await expect.poll(() => keptDrafts(page)).toBe(1)
  await rewriteSection(address, 'aboutUs', { section_title: { en: 'Saved meanwhile' } })
  await reopen(page)
  await page.getByRole('button', { name: saving.restoreDraft }).click()
  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('alertdialog', { name: saving.conflict.title })
  await expect(conflict).toContainText('Saved meanwhile')
  await expect(conflict).toContainText('Written yesterday')
})

test('whoever logs out leaves nothing written behind', async ({ layla }) => {
  const page = await layla('en')
  await writeAboutUs(page, 'For nobody else')
  await expect.poll(() => keptDrafts(page)).toBe(1)
  await page.getByRole('button', { name: shell.signOut }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: actions.leave }).click()
  await expect(page).toHaveURL('/login')
  await arrived(page)
  expect(await keptDrafts(page)).toBe(0)
})

test('what was saved is said for two seconds before the list is there again', async ({ layla }) => {
  const page = await layla('en')
  await page.clock.install({ time: '2025-11-03T09:00:00Z' })
  await open(page, '/dashboard/blog/new')
  const title = page.getByRole('textbox', { name: form.nameIn(form.title, 'English') })
  await title.fill('Two seconds')
  await page.clock.pauseAt('2025-11-03T09:10:00Z')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(messages.articleCreated)).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(page).toHaveURL('/dashboard/blog/new')
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/dashboard/blog')
})

test('the Delete key deletes letters where somebody writes, and rows elsewhere', async ({
  layla,
}) => {
  const page = await layla('en')
  await open(page, '/dashboard/blog')
  const boxes = page.getByRole('row').getByRole('checkbox')
  await boxes.nth(1).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(english.articles.of.posts.selected(1))).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.fill('Hama')
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await expect(search).toHaveValue('ama')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await boxes.nth(1).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

async function writeAboutUs(page: Page, text: string): Promise<void> {
  await open(page, '/dashboard/about')
  const title = textField(page, english, 'section_title', 'English')
  await title.click()
  await title.fill(text)
}

/** How many drafts this browser keeps. */
function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'wajha-drafts')) return 0
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const opening = indexedDB.open('wajha-drafts')
    opening.addEventListener('error', reject)
    opening.addEventListener('success', () => {
      const { result: database } = opening
      const counting = database.transaction('drafts').objectStore('drafts').getAllKeys()
      counting.addEventListener('success', () => {
        resolve(counting.result.filter((name) => name !== 'owner').length)
        database.close()
      })
    })
    return promise
  })
}
