import type { Page } from '@playwright/test'
import { rewriteSection } from '../support/editing.ts'
import { logoOf } from '../support/logos.ts'
import { nameCompany } from '../support/companies.ts'
import { inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { expect, prepareAxe, test, testEmpty, violations } from '../support/test.ts'

const demoMark = 'main svg circle[stroke-dasharray]'
const name = { en: 'Yasmin Clinic', ar: 'عيادة ياسمين' }

test('OWN-2 with a name, a logo and a colour alone each kind of page is whole, and axe finds nothing', async ({
  visitor,
  address,
}) => {
  const paths = ['/', '/blog', '/blog/1', '/products/4', '/search', '/contact']
  await expectWhole(visitor, address, paths)
})

testEmpty('OWN-2 so is a site that has nothing else', ({ visitor, address }) =>
  expectWhole(visitor, address, ['/', '/products', '/search']),
)

async function expectWhole(visitor: Page, address: string, paths: string[]): Promise<void> {
  await nameCompany(address, name, await logoOf('clinic'))
  await rewriteSection(address, 'look', { brand: '#0f766e' })
  await prepareAxe(visitor)
  for (const path of paths) {
    for (const language of ['ar', 'en'] as const) {
      const place = inLanguage(language, path)
      const html = await (await fetch(address + place)).text()
      await expectWholeHead(address, html, name[language])
      expect(await visitor.evaluate(emptyHeadings, html), place).toEqual([])
    }
    for (const language of inspectedLanguages(path)) {
      await open(visitor, inLanguage(language, path))
      await expect(visitor.locator(demoMark), path).toHaveCount(0)
      expect(await violations(visitor), path).toEqual([])
    }
  }
}

async function expectWholeHead(address: string, html: string, company: string): Promise<void> {
  const [, title] = /<title>(.+?)<\/title>/.exec(html) ?? []
  expect(title).toContain(company)
  expect(html, title).toMatch(/<meta name="description" content="[^"]+"/)
  for (const pattern of [
    /<link rel="icon"[^>]* href="([^"]+)"/,
    /<meta property="og:image" content="([^"]+)"/,
  ]) {
    const [, found = ''] = pattern.exec(html) ?? []
    const { status } = await fetch(new URL(found, address))
    expect([title, pattern.source, status]).toEqual([title, pattern.source, 200])
  }
}

/** Runs in the page: headings without words, and sections that have nothing but a heading. */
function emptyHeadings(html: string): string[] {
  const served = new DOMParser().parseFromString(html, 'text/html')
  return [...served.querySelectorAll('h1, h2, h3')]
    .filter((heading) => {
      const section = heading.closest('section')
      const text = heading.textContent?.trim() ?? ''
      return text === '' || section?.textContent?.trim() === text
    })
    .map((heading) => heading.outerHTML)
}

function inLanguage(language: 'ar' | 'en', path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/ar' : `/ar${path}`
}
