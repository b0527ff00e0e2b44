import { arabic } from '../support/dashboard-words.ts'
import { choose } from '../support/choose.ts'
import { inspect, inspectAll } from '../support/inspect.ts'
import { open, reopen } from '../support/open.ts'
import { apiOf, inviteOmar, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const posts = 'sections/posts/keys/articles/articles'

async function written(address: string): Promise<number> {
  const api = apiOf(address, (await signIn(address)).token)
  const body = new FormData()
  body.append('title', 'Only in English')
  body.append('content', '<p>By the norias of Hama.</p>')
  const saved = await api(`${posts}/en`, { method: 'POST', body })
  return ((await saved.json()) as { article: { id: number } }).article.id
}

test('COV-1 COV-2 COV-4 Layla finds what Arabic lacks, and writes it', async ({
  layla,
  address,
}) => {
  await written(address)
  const { translations: words, shell } = arabic
  const page = await layla('ar')
  await open(page, '/dashboard')
  await page.getByRole('link', { name: shell.pages.translations, exact: false }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.pages.translations)
  const shown = `${words.filter}: ${words.states.work} · العربية`
  await expect(page.getByRole('button', { name: shown })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Only in English' })
  await expect(row).toContainText(words.states.missing.slice(-4))
  await prepareAxe(page)
  await inspectAll(page, 'translations')
  await page.getByRole('list', { name: words.counts }).getByRole('link').first().click()
  await expect(page).toHaveURL(/state=missing&in=ar/)
  await row.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/at=title\.ar/)
  await expect(page.locator('[data-field="title.ar"]').getByRole('textbox')).toBeFocused()
})

test('REV-1 REV-2 REV-3 Layla asks Omar for a look, who finds the text and has looked', async ({
  layla,
  omar,
  address,
}) => {
  const id = await written(address)
  const { publication, reviews, actions, shell, translations } = arabic
  const page = await layla('ar')
  await prepareAxe(page)
  await open(page, `/dashboard/blog/${id}`)
  const more = page.getByRole('button', { name: actions.more, exact: true })
  await more.click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expect(page.getByRole('menuitem', { name: publication.ask })).toHaveCount(0)

  await inviteOmar(address)
  await reopen(page)
  await choose(more, publication.ask)
  const dialog = page.getByRole('dialog', { name: reviews.title })
  await choose(dialog.getByRole('button', { name: reviews.whom }), 'Omar')
  await dialog.getByRole('textbox', { name: reviews.note }).fill('هل الأسعار صحيحة؟')
  await inspect(page, 'ask-dialog')
  await dialog.getByRole('button', { name: reviews.submit }).click()
  const requests = page.getByRole('region', { name: reviews.requests })
  await expect(requests).toContainText('هل الأسعار صحيحة؟')
  await expect(requests.getByRole('button')).toHaveText(reviews.withdraw)

  await omar('ar')
  await open(page, '/dashboard')
  const board = page.getByRole('link', { name: shell.pages.translations })
  await expect(board).toContainText(shell.forYou(1))
  await board.click()
  const counts = page.getByRole('list', { name: translations.counts })
  await counts.getByRole('link', { name: translations.states.mine }).click()
  await expect(page).toHaveURL(/state=mine&in=en/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').getByRole('link', { name: 'Only in English' }).first().click()
  await inspect(page, 'review-request')
  await requests.getByRole('button', { name: reviews.lookedAt }).click()
  await expect(requests).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
