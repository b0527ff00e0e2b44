import { siteNames } from '../../src/domain/site-words/site-names.ts'
import { pluralCategories, formOf } from '../../src/domain/site-words/product-words.ts'
import {
  placeholdersOf,
  siteCountKeys,
  siteWordKeys,
} from '../../src/domain/site-words/word-placeholders.ts'
import { choose } from '../support/choose.ts'
import { arabic } from '../support/dashboard-words.ts'
import { rewriteSection, saveButton } from '../support/editing.ts'
import { inspect } from '../support/inspect.ts'
import { latinTexts } from '../support/latin-texts.ts'
import { hydrate, open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { expect, framed, prepareAxe, test } from '../support/test.ts'

const fields = [
  ...siteNames,
  ...siteWordKeys,
  ...siteCountKeys.flatMap((key) => pluralCategories.map((category) => formOf(key, category))),
]
const greek = Object.fromEntries(
  fields.map((field, index) => {
    const places = (placeholdersOf(field) ?? []).map((placeholder) => `{${placeholder}}`)
    return [field, [`λέξη${index}`, ...places].join(' ')]
  }),
)

test('with all words of a third language written, no English word is left on its pages (NAV-10)', async ({
  page,
  address,
}) => {
  const { token } = await signIn(address)
  const api = apiOf(address, token)
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  await api('languages', { ...json, body: JSON.stringify({ name: 'Ελληνικά', code: 'el' }) })
  const inGreek = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, { el: text }]))
  await rewriteSection(address, 'words', inGreek(greek))
  await rewriteSection(address, 'identity', inGreek({ company_name: 'Νόρια', tagline: 'Νερό' }))
  await rewriteSection(address, 'contactUs', { contact_form: true })

  const expectGreek = async (path: string) => {
    await open(page, path)
    const texts = (await latinTexts(page)).map(({ text }) => text)
    expect(
      texts.filter((text) => !isContent(text)),
      path,
    ).toEqual([])
    expect(await page.title(), path).not.toMatch(/[a-z]{3}/i)
  }

  await test.step('while nothing else is written in it', async () => {
    for (const path of [
      '/el',
      '/el/blog',
      '/el/blog/1',
      '/el/nowhere',
      '/el/contact',
      '/el/search',
      `/el/search?q=${encodeURIComponent('άλφα')}`,
      `/el/search?q=${encodeURIComponent('α β γ δ ε ζ η θ ι κ')}`,
    ]) {
      await expectGreek(path)
    }
  })

  const added: Record<string, number> = {}
  for (const section of ['posts', 'business', 'products']) {
    const form = new FormData()
    form.append('title', 'Άρδευση')
    form.append('content', '<p>Νερό από τον ήλιο.</p>')
    form.append('youtube', '["https://youtu.be/aqz-KE-bpKQ"]')
    form.append('sort', '["video"]')
    if (section === 'products') form.append('price', '1250')
    const answer = await api(`sections/${section}/keys/articles/articles/el`, {
      method: 'POST',
      body: form,
    })
    added[section] = (await answer.json()).article.id
  }

  await test.step('and once there is something', async () => {
    for (const path of [
      '/el',
      '/el/blog',
      `/el/blog/${added.posts}`,
      `/el/products/${added.products}`,
      `/el/search?q=${encodeURIComponent('Άρδευση')}`,
    ]) {
      await expectGreek(path)
    }
    await expect(page.getByText(`${greek.search_found_other?.split(' ')[0]} 3`)).toBeVisible()
  })

  await test.step('nor in what comes later: a gallery, and what the form says', async () => {
    await open(page, `/el/blog/${added.posts}`)
    await page.locator('[aria-haspopup=dialog]').last().click()
    await expect(page.getByRole('dialog', { name: greek.gallery_viewer ?? '' })).toBeVisible()
    expect((await latinTexts(page)).filter(({ text }) => !isContent(text))).toEqual([])
    await open(page, '/el/contact')
    const form = page.locator('main form[method=post]')
    await hydrate(form)
    await form.getByRole('button', { name: greek.contact_send ?? '' }).click()
    await expect(form.getByRole('listitem')).toHaveCount(3)
    expect((await latinTexts(page)).filter(({ text }) => !isContent(text))).toEqual([])
    const unscripted = await fetch(`${address}/el/contact`, {
      method: 'POST',
      headers: { origin: address },
      body: new URLSearchParams({ name: '', email: 'no', phone: '', message: '' }),
    })
    const text = await unscripted.text()
    expect(text).toContain(greek.refusal_email)
    expect(text).toContain(greek.refusal_form)
  })
})

function isContent(text: string): boolean {
  return /^(.*English|\(?en\)?|[A-Z][a-z]{2} \d|YouTube|https?:|.*\.example)/.test(text)
}

test.describe('Layla', () => {
  test.use({ provoked: new RegExp(`400|${framed.source}`) })

  test('finds a word by what it says, and writes it with what is filled in', async ({
    layla,
    address,
  }) => {
    const page = await layla('ar')
    await prepareAxe(page)
    await open(page, '/dashboard/navigation/words')
    const { form, siteWords, navigation } = arabic
    const { preview } = arabic.articles
    const words = siteWordsIn('ar')
    const field = (name: string) =>
      page.getByRole('textbox', { name: form.nameIn(name, 'العربية'), exact: true })

    await test.step('one part of the site is shown at a time, and it says how much is written', async () => {
      await expect(page.getByRole('link', { name: navigation.tabs.words })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(field(words.frame_menu)).toHaveAttribute('placeholder', words.frame_menu)
      await inspect(page, 'words')
      await choose(page.getByRole('button', { name: siteWords.part }), siteWords.parts.search)
      await expect(field(words.frame_menu)).toHaveCount(0)
      await expect(
        field(
          siteWords.forNumbers(words.count('search_found', 3, {}).replace('3', '{n}'), '3, 4, 5'),
        ),
      ).toBeVisible()
      await expect(page.getByText(/^المعدَّل 0 من \d+$/).first()).toBeVisible()
    })

    await test.step('the page beside it says what is not saved yet', async () => {
      await choose(page.getByRole('button', { name: siteWords.part }), siteWords.parts.contact)
      await choose(page.getByRole('button', { name: preview.pageShown }), preview.pages.contact)
      const shown = page.locator('iframe').contentFrame()
      await expect(shown.getByText('افتح في الخرائط').first()).toBeVisible()
      await field(words.contact_open_map).fill('إلى الخريطة')
      await expect(shown.getByText('إلى الخريطة').first()).toBeVisible()
      await field(words.contact_open_map).fill('')
    })

    await test.step('a text that lacks what is filled in is refused', async () => {
      await page.getByRole('searchbox').fill('نسخ')
      await field(words.contact_copy).fill('انسخ')
      await expect(page.getByRole('button', { name: arabic.actions.retry })).toBeVisible()
      const shown = page.locator('iframe').contentFrame()
      await expect(shown.getByRole('main'), 'the page stays as it was').toBeVisible()
      await saveButton(page, arabic).click()
      await expect(page.getByText(/أبقِ ما بين القوسين/).first()).toBeVisible()
      await field(words.contact_copy).fill('انسخ {value}')
      await saveButton(page, arabic).click()
      await expect(page.getByText(/أبقِ ما بين القوسين/)).toHaveCount(0)
      await expect(page.getByRole('button', { name: arabic.actions.retry })).toHaveCount(0)
      expect(await (await fetch(`${address}/ar/contact`)).text()).toContain('انسخ ')
    })
  })
})
