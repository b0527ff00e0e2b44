import type { Page } from '@playwright/test'
import { siteWordsIn } from '../support/site-words.ts'
import { latinTexts } from '../support/latin-texts.ts'
import { hydrate, open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const added = { ku: 'Kurdî', he: 'עברית' }

test('what is lent by English is marked as English, also what is only heard, and runs to the right', async ({
  page,
  address,
}) => {
  await addLanguages(address)
  for (const path of ['', '/blog', '/nowhere', '/search?q=water', '/contact']) {
    await open(page, `/he${path}`)
    expect(await englishTexts(page), path).toBeGreaterThan(10)
    expect(await unmarked(page), path).toEqual([])
    expect(await turned(page), path).toEqual([])
  }
  const form = page.locator('main form[method=post]')
  await hydrate(form)
  await form.getByRole('button', { name: siteWordsIn('he').contact_send }).click()
  await expect(form.getByRole('listitem')).toHaveCount(3)
  expect(await unmarked(page)).toEqual([])
  expect(await turned(page)).toEqual([])
})

test('a language in which nothing is written leads to those in which something is', async ({
  page,
  address,
}) => {
  await addLanguages(address)
  for (const [path, inEnglish, inArabic] of [
    ['/ku', '/', '/ar'],
    ['/ku/blog', '/blog', '/ar/blog'],
  ] as const) {
    await open(page, path)
    const links = page.getByRole('main').locator('a[hreflang]')
    await expect(links).toHaveText(['English (en)', 'العربية (ar)'])
    await expect(links.first()).toHaveAttribute('href', inEnglish)
    await expect(links.last()).toHaveAttribute('href', inArabic)
  }
  const everywhere = page
    .getByRole('banner')
    .getByRole('button', { name: siteWordsIn('he').language_label })
  await everywhere.click()
  await expect(page.locator('[popover]:popover-open a')).toHaveCount(4)
})

async function addLanguages(address: string): Promise<void> {
  const api = apiOf(address, (await signIn(address)).token)
  for (const [code, name] of Object.entries(added)) {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
    await api('languages', { ...json, body: JSON.stringify({ code, name }) })
  }
  const body = new FormData()
  body.append('content', JSON.stringify({ contact_form: true }))
  await api('sections/contactUs/content', { method: 'POST', body })
}

async function englishTexts(page: Page): Promise<number> {
  return (await latinTexts(page)).filter(({ language }) => language === 'en').length
}

async function unmarked(page: Page): Promise<string[]> {
  return (await latinTexts(page))
    .filter(({ language }) => language === 'he')
    .map(({ text }) => text)
}

async function turned(page: Page): Promise<string[]> {
  return (await latinTexts(page))
    .filter(({ isSeen, direction }) => isSeen && direction === 'rtl')
    .map(({ text }) => text)
}
