import type { Locator, Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { chooseFromOpen } from '../support/choose.ts'
import { open } from '../support/open.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { type Api, apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const postsPath = 'sections/posts/keys/articles/articles'

for (const language of inspectedLanguages('trash')) {
  const words = language === 'ar' ? arabic : english
  const other = language === 'ar' ? 'en' : 'ar'

  test(`what was deleted comes back at once, as empty as it was, or out of the trash, where it is named and says how long it stays (${language})`, async ({
    layla,
    address,
  }) => {
    const { title, id, api, remove } = await written(address)
    await api(`${postsPath}/${other}/${id}`, { method: 'POST', body: titled('') })
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, '/dashboard/blog')
    const article = page.getByRole('row').filter({ hasText: title })

    await test.step('undoing a deletion leaves what had been emptied before empty', async () => {
      await article.getByRole('button', { name: words.list.deleteNamed(title) }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: words.actions.delete }).click()
      await expect(article).toHaveCount(0)
      await page.getByRole('button', { name: words.actions.undo }).click()
      await expect(page.getByText(words.messages[messages.accomplished])).toBeVisible()
      await expect(article).toBeVisible()
      const stored = await api(`posts/keys/articles/articles/${id}/${other}`)
      expect(await stored.json()).toMatchObject({ article: { title: '' } })
    })

    await remove()
    await page.getByRole('link', { name: words.shell.pages.trash }).click()
    const row = rowOf(page, title)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.shell.pages.trash)
    await expect(row).toContainText(words.shell.pages.posts)
    await expect(row).toContainText(words.trash.actions.delete)
    await expect(row).toContainText('layla')
    await expect(row).toContainText(words.trash.daysLeft(30))
    await expect(page.getByText(words.messages[messages.accomplished])).toHaveCount(0)
    await inspectAll(page, 'trash')
    await row.getByRole('button', { name: words.trash.restoreNamed(title) }).click()
    await expect(page.getByText(words.messages[messages.accomplished])).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText(words.trash.restored(title))).toBeVisible()
    await page.getByRole('link', { name: words.actions.show, exact: true }).click()
    await expect(page.getByRole('textbox').first()).toHaveValue(title)
  })
}

test.describe('refused', () => {
  test.use({ provoked: /404/ })

  test('the trash is shown by kind, Omar is not offered those of administrators, and what somebody else has brought back is said beside the list', async ({
    omar,
    address,
  }) => {
    const { title, remove, restoreFromTrash } = await written(address)
    await remove()
    const page = await omar('en')
    await open(page, '/dashboard/trash')
    await page.getByRole('button', { name: new RegExp(`^${english.trash.kind}: `) }).click()
    const kinds = english.trash.kinds
    await expect(page.getByRole('menuitemradio')).toHaveText([
      english.trash.everything,
      kinds.article,
      kinds.section,
      kinds.card,
      kinds.media,
      kinds.file,
      kinds.page,
      kinds.form,
      kinds.topic,
      kinds.message,
    ])
    await chooseFromOpen(page, kinds.article)
    await expect(page).toHaveURL(/\?kind=article$/)
    await expect(rowOf(page, title)).toBeVisible()
    await restoreFromTrash()
    await rowOf(page, title).getByRole('button').click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(messages.notFound)
  })
})

let articles = 0

async function written(address: string) {
  const api = apiOf(address, (await signIn(address)).token)
  articles++
  const title = `Opening no. ${articles}`
  const answer = await api(`${postsPath}/en`, { method: 'POST', body: titled(title) })
  const { article } = (await answer.json()) as { article: { id: number } }
  await api(`${postsPath}/ar/${article.id}`, { method: 'POST', body: titled(title) })
  return {
    title,
    id: article.id,
    api,
    remove: () => api(`${postsPath}/${article.id}`, { method: 'DELETE' }),
    restoreFromTrash: async () =>
      api(`trash/${await placeOf(api, article.id)}/restore`, { method: 'POST' }),
  }
}

async function placeOf(api: Api, id: number): Promise<number | undefined> {
  const { removed } = (await (await api('trash?kind=article&limit=100')).json()) as {
    removed: { id: number; subject: string }[]
  }
  return removed.find(({ subject }) => subject === String(id))?.id
}

function titled(title: string): FormData {
  const form = new FormData()
  form.append('title', title)
  return form
}

function rowOf(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ hasText: title })
}
