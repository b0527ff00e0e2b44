import type { Locator, Page } from '@playwright/test'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { open } from '../support/open.ts'
import { scrolledTo } from '../support/places.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 720 }

type Language = 'ar' | 'en'

const namesOf = {
  ar: { company: 'ناعورة', name: 'العربية', other: 'English' },
  en: { company: 'Naoura', name: 'English', other: 'العربية' },
} as const

for (const language of ['en', 'ar'] as const) {
  const words = siteWordsIn(language)
  const names = siteNamesIn(language)
  const chosen = language === 'ar' ? 'en' : 'ar'

  test(`HDR-1, HDR-2, HDR-3, HDR-4, HDR-5, FTR-1, FTR-2, FTR-3, FTR-4, K-04: header and footer of an article and of the home page (${language})`, async ({
    visitor,
  }) => {
    const header = visitor.getByRole('banner')
    const footer = visitor.getByRole('contentinfo')
    const current = footer.locator('nav a[aria-current]')
    const step = (name: string, look: (page: Page, language: Language) => Promise<void>) =>
      test.step(name, () => look(visitor, language))
    await open(visitor, at(language, '/blog/1'))
    await step('HDR-1: the company and four links, in the language of the page', seesHeader)
    await step('HDR-2: languages with their codes, the page’s own marked', opensLanguages)
    await step('HDR-3: a click elsewhere closes the language menu', closesLanguages)
    await step('FTR-3: pages elsewhere say whose and where they are', seesOtherPlaces)
    await test.step('FTR-1: the footer marks the section by its beginning, home by the whole', async () => {
      await expect(current).toHaveText([names.posts_name])
      await header.getByRole('link', { name: names.home, exact: true }).click()
      await expect(visitor).toHaveURL(at(language, '/'))
      await expect(current).toHaveText([names.home])
      await expectSections(footer.getByRole('navigation'), language)
    })

    await test.step('FTR-4: the copyright line', async () => {
      await expect(footer).toContainText(
        language === 'ar' ? 'جميع الحقوق محفوظة © 2025.' : 'Copyright © 2025. All rights reserved.',
      )
    })

    // After a navigation the router may still bring the page to its top.
    await open(visitor, at(language, '/'))
    await step('HDR-5, K-04: the header is another one after more than 500 pixels', scrollsDown)
    await visitor.setViewportSize(phone)
    await step('HDR-4: menu and language choice of small screens', usesSmallMenu)
    await visitor.setViewportSize(laptop)
    await step('FTR-2: choosing in the footer’s language menu closes it', choosesInFooter)
    await expect(visitor).toHaveURL(at(chosen, '/'))
  })

  test(`HDR-6, K-12, R-01: the language menu works by keyboard; what is chosen is stored, keeps page, query and place (${language})`, async ({
    visitor,
  }) => {
    const asked = language === 'ar' ? '/ar/blog?page=2' : '/blog?page=2'
    await open(visitor, asked)
    await scrollTo(visitor, 600)
    // The keyboard is used because a mouse would bring what it presses into sight first.
    const header = visitor.getByRole('banner')
    const button = header.getByRole('button', {
      name: words.fill('language_now', { name: namesOf[language].name }),
    })
    const own = visitor.locator('[popover] a[aria-current]:focus')
    const others = visitor.locator('[popover] a[hreflang]:not([aria-current]):focus')
    await test.step('it opens on the present language, moves by arrows and closes by Escape', async () => {
      await button.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(own).toHaveText(`${namesOf[language].name} (${language})`)
      await visitor.keyboard.press('ArrowUp')
      await expect(others).toHaveAttribute('hreflang', chosen)
      await visitor.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(visitor).toHaveURL(asked)
    })

    await test.step('what is chosen is stored, and the sections follow', async () => {
      await visitor.keyboard.press('Enter')
      await expect(own).toHaveCount(1)
      await visitor.keyboard.press('ArrowDown')
      await expect(others).toHaveCount(1)
      const place = await scrolledTo(visitor)
      await visitor.keyboard.press('Enter')
      await expect(visitor).toHaveURL(chosen === 'ar' ? '/ar/blog?page=2' : '/blog?page=2')
      await expect(visitor.locator('html')).toHaveAttribute('lang', chosen)
      const direction = chosen === 'ar' ? 'rtl' : 'ltr'
      await expect(visitor.locator('html')).toHaveAttribute('dir', direction)
      const now = siteWordsIn(chosen).fill('language_now', { name: namesOf[chosen].name })
      await expect(header.getByRole('button', { name: now })).toBeFocused()
      await expect(visitor.getByText(now)).toHaveCount(1)
      const stored = visitor.evaluate(() => localStorage.getItem('selected-language'))
      expect(await stored).toBe(chosen)
      expect(place).toBeGreaterThan(100)
      await expect.poll(async () => Math.abs((await scrolledTo(visitor)) - place)).toBeLessThan(60)
    })
  })
}

test('the ways to reach the company stand in the same place on every page', async ({ request }) => {
  const linksOf = async (path: string) => {
    const page = await (await request.get(path)).text()
    const anchors = page.slice(page.indexOf('<footer')).match(/<a [^>]+>/g) ?? []
    return anchors
      .filter((anchor) => !/hreflang/i.test(anchor))
      .map((anchor) => /href="([^"]+)"/.exec(anchor)?.[1])
  }
  for (const language of ['en', 'ar'] as const) {
    const links = await linksOf(at(language, '/'))
    expect(links.join()).toContain('https://wa.me/')
    for (const path of ['/blog', '/blog/1', '/products/4', '/search', '/nowhere']) {
      expect(await linksOf(at(language, path))).toEqual(links)
    }
  }
})

test('the header makes room on the way down and is back on the way up, unless it is used', async ({
  visitor,
}) => {
  await visitor.emulateMedia({ reducedMotion: 'no-preference' })
  await open(visitor, '/ar/blog/1')
  const header = visitor.getByRole('banner')
  const button = header.getByRole('button', { name: siteWordsIn('ar').language_label })
  await visitor.mouse.move(600, 400)
  await visitor.mouse.wheel(0, 800)
  await expect(header).toHaveAttribute('data-scrolled')
  await expect(header).not.toBeInViewport()
  await visitor.mouse.wheel(0, -60)
  await expect(header).toBeInViewport({ ratio: 1 })
  await button.click()
  await visitor.mouse.wheel(0, 100)
  await expect.poll(() => scrolledTo(visitor)).toBeGreaterThan(800)
  await expect(header).toHaveCSS('translate', 'none')
  await visitor.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(header).toHaveCSS('translate', 'none')
  await button.blur()
  await expect(header).not.toBeInViewport()
  await visitor.emulateMedia({ reducedMotion: 'reduce' })
  await expect(header).toBeInViewport({ ratio: 1 })
})

test('HDR-2: a language that is pending is in no chooser', async ({ request, address }) => {
  const { token } = await signIn(address)
  const body = JSON.stringify({ name: 'Français', code: 'fr', status: 'pending' })
  const headers = { 'content-type': 'application/json' }
  await apiOf(address, token)('languages', { method: 'POST', headers, body })
  for (const path of ['/blog', '/ar/blog']) {
    const page = await (await request.get(path)).text()
    expect(page).toMatch(/<a [^>]*hreflang="ar"/i)
    expect(page).not.toMatch(/<a [^>]*hreflang="fr"/i)
  }
})

test('the company’s name, tagline and logo are those of its identity, everywhere', async ({
  visitor,
  address,
}) => {
  const { token } = await signIn(address)
  const body = new FormData()
  const texts = { company_name: { en: 'Orontes' }, tagline: { en: '' } }
  body.append('content', JSON.stringify(texts))
  const pixels = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  body.append('logo', new Blob([pixels]), 'logo.png')
  const path = 'sections/identity/content'
  const saved = await apiOf(address, token)(path, { method: 'POST', body })
  expect(saved.status).toBe(200)
  await open(visitor, '/blog')
  await expect(visitor).toHaveTitle('Blog · Orontes')
  const siteName = visitor.locator('meta[property="og:site_name"]')
  await expect(siteName).toHaveAttribute('content', 'Orontes')
  const banner = visitor.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Orontes' })).toBeVisible()
  await expect(banner.locator('img')).toHaveAttribute('src', /^\/media\//)
  await expect(visitor.getByRole('contentinfo')).toContainText('Orontes')
  const textOf = async (address: string) => (await visitor.request.get(address)).text()
  expect(await textOf('/nowhere')).toContain(
    `<title>${siteNamesIn('en').missing_title} · Orontes</title>`,
  )
  expect(await textOf('/')).toContain('<title>Orontes</title>')
})

async function seesHeader(page: Page, language: Language): Promise<void> {
  const header = page.getByRole('banner')
  const company = header.getByRole('link', { name: namesOf[language].company })
  await expect(company).toHaveAttribute('href', at(language, '/'))
  const { frame_navigation: navigation } = siteWordsIn(language)
  await expectSections(header.getByRole('navigation', { name: navigation }), language)
}

async function opensLanguages(page: Page, language: Language): Promise<void> {
  const header = page.getByRole('banner')
  await languageButton(page, language).click()
  const links = header.locator('[popover]:popover-open a[hreflang]')
  await expect(links).toHaveText(['English (en)', 'العربية (ar)'])
  const own = header.locator('[popover] a[aria-current="true"]')
  await expect(own).toHaveAttribute('hreflang', language)
  await expect(links.first().locator('bdi')).toHaveText(['English', 'en'])
}

async function closesLanguages(page: Page, language: Language): Promise<void> {
  const button = languageButton(page, language)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
}

async function seesOtherPlaces(page: Page, language: Language): Promise<void> {
  const words = siteWordsIn(language)
  const list = page.getByRole('contentinfo').getByRole('list', { name: words.social_label })
  const platforms = ['whatsapp', 'facebook', 'instagram', 'youtube', 'linkedin'] as const
  for (const platform of platforms) {
    const where = words.fill('social_on', {
      name: namesOf[language].company,
      platform: words[`social_${platform}`],
    })
    const link = list.getByRole('link', { name: words.fill('frame_new_tab', { name: where }) })
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await expect(list.getByRole('link')).toHaveCount(platforms.length)
  await expect(list.locator('a[href="https://wa.me/963944555014"]')).toHaveCount(1)
  const icon = list.locator('svg').first()
  expect(await icon.evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(10)
}

async function scrollsDown(page: Page): Promise<void> {
  const scrolled = page.locator('header[data-scrolled]')
  await scrollTo(page, 500)
  await expect(scrolled).toHaveCount(0)
  await scrollTo(page, 501)
  await expect(scrolled).toHaveCount(1)
}

async function usesSmallMenu(page: Page, language: Language): Promise<void> {
  const words = siteWordsIn(language)
  const opener = page.getByRole('button', { name: words.frame_menu })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAttribute('aria-label', words.frame_menu)
  const toLanguages = dialog.getByRole('button', {
    name: words.fill('language_now', { name: namesOf[language].name }),
  })
  await toLanguages.click()
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toHaveAttribute('aria-label', words.language_label)
  await dialog.getByRole('button', { name: words.language_back }).click()
  await expect(dialog).toHaveAttribute('aria-label', words.frame_menu)
  await expect(toLanguages).toBeFocused()
  await dialog.getByRole('button', { name: words.frame_close, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

async function choosesInFooter(page: Page, language: Language): Promise<void> {
  const footer = page.getByRole('contentinfo')
  const button = footer.getByRole('button')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await footer.getByRole('link', { name: namesOf[language].other }).click()
  await expect(page.locator('html')).not.toHaveAttribute('lang', language)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
}

function languageButton(page: Page, language: Language) {
  const name = siteWordsIn(language).fill('language_now', { name: namesOf[language].name })
  return page.getByRole('banner').getByRole('button', { name })
}

async function expectSections(navigation: Locator, language: Language): Promise<void> {
  const links = navigation.getByRole('link')
  const addresses = links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const paths = ['/', '/blog', '/business', '/products']
  expect(await addresses).toEqual(paths.map((path) => at(language, path)))
}

function at(language: Language, path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/ar' : `/ar${path}`
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
}
