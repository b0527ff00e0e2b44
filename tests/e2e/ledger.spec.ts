import { correctionWords, ledgerWords } from '../../src/dashboard/editor/ledger/words.ts'
import { messages } from '../../src/domain/messages.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { addCard, published, rewriteSection, saveButton } from '../support/editing.ts'
import { blockWords } from '../../src/dashboard/editor/blocks/words.ts'
import { changePage, publishPage } from '../support/page-of-blocks.ts'
import { inspect, inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const arabicName = 'العربية'

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

test('LED-8 LED-12 pages, sections and cards say which text is behind, and are marked as right', async ({
  address,
  layla,
}) => {
  const { id } = await publishPage(address, {
    title: { en: 'Our wells', ar: 'آبارنا' },
    order: ['opening1'],
    blocks: { opening1: { kind: 'text' } },
    texts: { 'body:opening1': { en: '<p>Two wells.</p>', ar: '<p>بئران.</p>' } },
  })
  await changePage(address, id, { texts: { 'body:opening1': { en: '<p>Three wells.</p>' } } })
  const rest = { description: 'Cast iron.', phone_number: '+963 33 555 0171' }
  const foundry = { en: { name: 'Hama Foundry', ...rest }, ar: { name: 'مسبك حماة', ...rest } }
  const card = await addCard(address, foundry)
  const renamed = new FormData()
  renamed.append('name', 'Hama Foundries')
  const staff = apiOf(address, (await signIn(address)).token)
  const path = `sections/partners/keys/cards/cards/${card}?lang=en`
  expect((await staff(path, { method: 'POST', body: renamed })).status).toBe(200)
  await rewriteSection(address, 'aboutUs', { section_title: { en: 'About the noria' } })
  const menu = [{ id: 'ourworks', links: [{ id: 'homepage', target: { kind: 'home' } }] }]
  const label = (en: string) => ({ labels: { ourworks: { en, ar: 'أعمالنا' } } })
  await rewriteSection(address, 'navigation', { menu, ...label('Our works') })
  await rewriteSection(address, 'navigation', label('Wells and works'))
  const page = await layla('ar')
  await prepareAxe(page)
  const words = ledgerWords.ar
  const heading = arabic.saving.fields.section_title
  const { body } = blockWords.ar.fields
  const isRight = async (name: string) => {
    const right = page.getByRole('button', { name: `${words.right} (${name})` })
    await right.click()
    await expect(page.getByText(arabic.messages[messages.textIsRight]).first()).toBeVisible()
    await expect(right).toHaveCount(0)
  }

  const corrected = async (field: string, of: string, text: string, bar = '[data-save-bar]') => {
    await page.getByRole('button', { name: arabic.form.unlock(field, arabicName) }).click()
    const box = page.getByRole('textbox', { name: arabic.form.nameIn(field, arabicName) })
    await box.press('End')
    await box.pressSequentially('.')
    await page.getByRole('checkbox', { name: correctionWords.ar.minor }).check()
    await saveButton(page.locator(bar), arabic).click()
    await expect(page.getByRole('checkbox', { name: correctionWords.ar.minor })).toHaveCount(0)
    const { ledger } = await (await staff(`${of}/ledger`)).json()
    expect(ledger[text]).toMatchObject({ behind: false })
  }

  await open(page, `/dashboard/pages/${id}?at=body:opening1.ar`)
  const comparison = page.getByRole('region', { name: words.changesOf(body) })
  await expect(comparison.locator('ins')).toContainText('Three')
  // The preview comes where there is room for it.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('iframe')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await inspectAll(page, 'a page that is behind')
  await isRight(body)
  await corrected(arabic.saving.fields.title, `pages/${id}`, 'title.en')

  await open(page, '/dashboard/about')
  await page.getByRole('button', { name: words.changesOf(heading) }).click()
  await expect(page.getByRole('region', { name: words.changesOf(heading) })).toBeVisible()
  await inspectAll(page, 'a section that is behind')
  await isRight(heading)
  await corrected(heading, 'sections/aboutUs', 'section_title.en')
  await open(page, '/dashboard/partners')
  const { editNamed } = arabic.partners
  await page.getByRole('button', { name: editNamed(foundry.ar.name) }).click()
  const { name } = arabic.saving.fields
  await page.getByRole('button', { name: words.changesOf(name) }).click()
  await inspectAll(page, 'a card that is behind')
  await isRight(name)
  await corrected(name, `sections/partners/keys/cards/cards/${card}`, 'name.en', '[role=dialog]')

  await open(page, '/dashboard/navigation?at=label:ourworks.ar')
  const { fields, apply } = arabic.navigation
  await expect(page.getByRole('region', { name: words.changesOf(fields.label) })).toBeVisible()
  await inspectAll(page, 'a label of a menu that is behind')
  await isRight(fields.label)
  await page
    .getByRole('textbox', { name: arabic.form.nameIn(fields.label, arabicName) })
    .fill('أعمال')
  await page.getByRole('dialog').getByRole('button', { name: apply }).click()
  await page.getByRole('checkbox', { name: correctionWords.ar.minor }).check()
  await saveButton(page.locator('[data-save-bar]'), arabic).click()
  await expect(page.getByText(arabic.messages[messages.contentUpdated]).first()).toBeVisible()
  const { ledger } = await (await staff('sections/navigation/ledger')).json()
  expect(ledger['label:ourworks.en']).toMatchObject({ behind: false })
})
