import { correctionWords, ledgerWords } from '../../src/dashboard/editor/ledger/words.ts'
import { messages } from '../../src/domain/messages.ts'
import { english } from '../support/dashboard-words.ts'
import { published } from '../support/editing.ts'
import { inspect } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

test('LED-10 LED-12 Layla sees what changed in English, finds the Arabic right and corrects a letter', async ({
  address,
  layla,
}) => {
  const id = await published(address, { section: 'posts', title: 'Opening in Hama' })
  const staff = apiOf(address, (await signIn(address)).token)
  const save = async (language: string, title: string) => {
    const body = new FormData()
    body.append('title', title)
    const path = `sections/posts/keys/articles/articles/${language}/${id}`
    expect((await staff(path, { method: 'POST', body })).status).toBe(200)
  }
  await save('ar', 'افتتاح في حماة')
  await save('en', 'Opening in Homs')

  const page = await layla('en')
  await prepareAxe(page)
  const words = ledgerWords.en
  const { nameIn, title, unlock } = english.form
  await open(page, `/dashboard/blog/${id}`)
  await expect(page.getByText(words.newer('English'))).toBeVisible()
  await page.getByRole('button', { name: words.changesOf(title) }).click()
  const comparison = page.getByRole('region', { name: words.changesOf(title) })
  await expect(comparison.locator('del')).toHaveText('removed: Hama')
  await expect(comparison.locator('ins')).toHaveText('added: Homs')
  await inspect(page, 'a text that is behind')

  await page.getByRole('button', { name: words.right }).click()
  await expect(page.getByText(messages.textIsRight).first()).toBeVisible()
  await expect(comparison).toBeHidden()
  await page.getByRole('button', { name: unlock(title, 'English') }).click()
  await page.getByRole('textbox', { name: nameIn(title, 'English') }).fill('Opening in Homs.')
  await page.getByRole('checkbox', { name: correctionWords.en.minor }).check()
  await page.locator('[data-save-bar]').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(messages.articleUpdated).first()).toBeVisible()
  const ledger = await (await staff(`sections/posts/keys/articles/articles/${id}/ledger`)).json()
  expect(ledger).toMatchObject({ ledger: { 'title.ar': { behind: false } } })
})
