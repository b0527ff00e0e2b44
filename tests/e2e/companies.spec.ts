import type { Locator } from '@playwright/test'
import { becomeCompany, companies, type Company } from '../support/companies.ts'
import { inspect } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { boxOf } from '../support/places.ts'
import { latinNames } from '../support/reading-order.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const aboutUs = { ar: 'من-نحن', en: 'about-us' }

test('every link of a law firm’s site leads somewhere, though it has no products, and its one post stands without a list (HOME-3, NAV-4, NAV-5, NEW-1)', async ({
  address,
  visitor,
}) => {
  const law = companies.find(({ kind }) => kind === 'law') as Company
  await becomeCompany(address, law)
  expect(await (await fetch(address)).text()).not.toContain('Choose a post')
  const reached = new Set<string>()
  const ahead = ['/', '/ar']
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    const answer = await fetch(address + path)
    expect([path, answer.status]).toEqual([path, 200])
    ahead.push(...linksIn(await answer.text()))
  }
  const read = [...reached].map((path) => decodeURI(path))
  expect(read).toEqual(expect.arrayContaining(['/team', '/ar/فريقنا', '/terms-of-use', '/contact']))
  expect(read.filter((path) => path.includes('/products'))).toEqual([])

  await open(visitor, '/ar')
  const footer = visitor.getByRole('contentinfo')
  const [heading, mark, contact] = [
    footer.getByRole('heading').first(),
    footer.getByRole('presentation').first(),
    footer.getByRole('link').last(),
  ]
  const lineOf = async (one: Locator) => Math.round((await boxOf(one)).y)
  const startOf = async (one: Locator) => {
    const { x, width } = await boxOf(one)
    return Math.round(x + width)
  }
  await expect
    .poll(
      async () => (await lineOf(mark)) - (await lineOf(heading)),
      'the footer begins on one line',
    )
    .toBe(0)
  await expect
    .poll(
      async () => (await startOf(contact)) - (await startOf(heading)),
      'and its links in one column',
    )
    .toBe(0)
})

// `npm run companies` looks at all of them and keeps pictures.
for (const company of process.env.SCREENS ? companies : []) {
  for (const language of ['ar', 'en'] as const) {
    test(`${company.name.en} is not mistaken for another company (${language})`, async ({
      visitor,
      address,
    }) => {
      const article = await becomeCompany(address, company)
      await prepareAxe(visitor)
      const under = language === 'en' ? '' : `/${language}`
      const places = {
        home: under || '/',
        list: `${under}/business`,
        article: `${under}/business/${article}`,
        page: `${under}/${encodeURIComponent(aboutUs[language])}`,
        missing: `${under}/nowhere`,
      }
      for (const [name, path] of Object.entries(places)) {
        for (const width of [1440, 390]) {
          await visitor.setViewportSize({ width, height: 900 })
          await open(visitor, path)
          await inspect(visitor, `company-${company.kind}-${name}`)
        }
        await expect(visitor.locator('body')).not.toContainText(/Naoura|ناعورة/)
        if (language === 'ar') expect(await latinNames(visitor), name).toEqual([])
      }
    })
  }
}

function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
  return links.filter((path) => !/^\/(dashboard|media|feed)/.test(path))
}
