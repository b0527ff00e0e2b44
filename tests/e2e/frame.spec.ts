import type { Page } from '@playwright/test'
import { arabic } from '../../src/site/words/arabic.ts'
import { english } from '../../src/site/words/english.ts'
import { open } from '../support/open.ts'
import { scrolledTo } from '../support/places.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }

for (const language of ['en', 'ar'] as const) {
  const words = language === 'ar' ? arabic : english
  const at = (path: string) => (language === 'ar' ? `/ar${path === '/' ? '' : path}` : path)
  const company = language === 'ar' ? 'ناعورة' : 'Naoura'
  const name = language === 'ar' ? 'العربية' : 'English'
  const other = language === 'ar' ? 'English' : 'العربية'

  test.describe(`frame, ${language}`, () => {
    test('HDR-1: the header has the company and four links, in the language of the page', async ({
      visitor,
    }) => {
      await open(visitor, at('/blog/1'))
      const header = visitor.getByRole('banner')
      await expect(header.getByRole('link', { name: company })).toHaveAttribute('href', at('/'))
      const links = header
        .getByRole('navigation', { name: words.frame.navigation })
        .getByRole('link')
      expect(await addressesOf(links)).toEqual(['/', '/blog', '/business', '/products'].map(at))
    })

    test('HDR-2: languages are named with their codes in brackets, the page’s own marked', async ({
      visitor,
    }) => {
      await open(visitor, at('/'))
      const header = visitor.getByRole('banner')
      await header.getByRole('button', { name: words.language.now(name) }).click()
      const links = header.locator('[popover]:popover-open a[hreflang]')
      await expect(links).toHaveText(['English (en)', 'العربية (ar)'])
      await expect(header.locator('[popover] a[aria-current="true"]')).toHaveAttribute(
        'hreflang',
        language,
      )
      await expect(links.first().locator('bdi')).toHaveText(['English', 'en'])
    })

    test('HDR-3: a click elsewhere closes the language menu', async ({ visitor }) => {
      await open(visitor, at('/blog'))
      const button = visitor
        .getByRole('banner')
        .getByRole('button', { name: words.language.now(name) })
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await visitor.mouse.click(700, 600)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })

    test('HDR-4: menu and language choice of small screens: one at a time, and back', async ({
      visitor,
    }) => {
      await visitor.setViewportSize(phone)
      await open(visitor, at('/'))
      const opener = visitor.getByRole('button', { name: words.frame.menu })
      await opener.click()
      const dialog = visitor.getByRole('dialog')
      await expect(dialog).toHaveAttribute('aria-label', words.frame.menu)
      const toLanguages = dialog.getByRole('button', { name: words.language.now(name) })
      await toLanguages.click()
      await expect(dialog).toHaveCount(1)
      await expect(dialog).toHaveAttribute('aria-label', words.language.label)
      await dialog.getByRole('button', { name: words.language.backToMenu }).click()
      await expect(dialog).toHaveAttribute('aria-label', words.frame.menu)
      await expect(toLanguages).toBeFocused()
      await dialog.getByRole('button', { name: words.frame.close, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
    })

    test('HDR-5, K-04: the header is another one after more than 500 pixels', async ({
      visitor,
    }) => {
      await open(visitor, at('/'))
      const scrolled = visitor.locator('header[data-scrolled]')
      await scrollTo(visitor, 500)
      await expect(scrolled).toHaveCount(0)
      await scrollTo(visitor, 501)
      await expect(scrolled).toHaveCount(1)
    })

    test('HDR-6, K-12: a chosen language is stored, keeps page and place, and the sections follow', async ({
      visitor,
    }) => {
      await open(visitor, at('/blog?page=2'))
      await scrollTo(visitor, 600)
      // By the keyboard: a mouse would bring what it presses into sight first.
      const button = visitor
        .getByRole('banner')
        .getByRole('button', { name: words.language.now(name) })
      await button.press('Enter')
      await expect(visitor.locator('[popover] a[aria-current]:focus')).toHaveCount(1)
      await visitor.keyboard.press('ArrowDown')
      const place = await scrolledTo(visitor)
      await visitor.keyboard.press('Enter')
      const chosen = language === 'ar' ? 'en' : 'ar'
      await expect(visitor).toHaveURL(language === 'ar' ? '/blog?page=2' : '/ar/blog?page=2')
      await expect(visitor.locator('html')).toHaveAttribute('lang', chosen)
      expect(await visitor.evaluate(() => localStorage.getItem('selected-language'))).toBe(chosen)
      expect(place).toBeGreaterThan(100)
      await expect.poll(async () => Math.abs((await scrolledTo(visitor)) - place)).toBeLessThan(60)
    })

    test('FTR-1: the footer marks the section by its beginning, home by the whole', async ({
      visitor,
    }) => {
      const current = visitor.getByRole('contentinfo').locator('nav a[aria-current]')
      await open(visitor, at('/blog/1'))
      await expect(current).toHaveText([words.sections.posts.name])
      await open(visitor, at('/'))
      await expect(current).toHaveText([words.frame.home])
      const links = visitor.getByRole('contentinfo').getByRole('navigation').getByRole('link')
      expect(await addressesOf(links)).toEqual(['/', '/blog', '/business', '/products'].map(at))
    })

    test('FTR-2: choosing in the footer’s language menu closes it', async ({ visitor }) => {
      await open(visitor, at('/products'))
      const footer = visitor.getByRole('contentinfo')
      const button = footer.getByRole('button')
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      await footer.getByRole('link', { name: other }).click()
      await expect(visitor).toHaveURL(language === 'ar' ? '/products' : '/ar/products')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })

    test('FTR-3: pages elsewhere say whose and where they are, and open beside', async ({
      visitor,
    }) => {
      await open(visitor, at('/blog'))
      const list = visitor.getByRole('contentinfo').getByRole('list', { name: words.social.label })
      const platforms = ['whatsapp', 'facebook', 'instagram', 'youtube', 'linkedin'] as const
      for (const platform of platforms) {
        const label = words.frame.inNewTab(
          words.social.on(company, words.social.platforms[platform]),
        )
        await expect(list.getByRole('link', { name: label })).toHaveAttribute('target', '_blank')
      }
      await expect(list.getByRole('link')).toHaveCount(platforms.length)
      await expect(list.locator('a[href="https://wa.me/963944555014"]')).toHaveCount(1)
      const icon = list.locator('svg').first()
      expect(await icon.evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(10)
    })

    test('FTR-4: the copyright line', async ({ visitor }) => {
      await open(visitor, at('/business'))
      await expect(visitor.getByRole('contentinfo')).toContainText(
        language === 'ar' ? 'جميع الحقوق محفوظة © 2025.' : 'Copyright © 2025. All rights reserved.',
      )
    })

    test('the ways to reach the company stand in the same place on every page', async ({
      request,
    }) => {
      const linksOf = async (path: string) => {
        const page = await (await request.get(at(path))).text()
        const anchors = page.slice(page.indexOf('<footer')).match(/<a [^>]+>/g) ?? []
        return anchors
          .filter((anchor) => !/hreflang/i.test(anchor))
          .map((anchor) => /href="([^"]+)"/.exec(anchor)?.[1])
      }
      const links = await linksOf('/')
      expect(links.join()).toContain('https://wa.me/')
      for (const path of ['/blog', '/blog/1', '/products/4', '/search', '/nowhere']) {
        expect(await linksOf(path)).toEqual(links)
      }
    })
  })
}

test('the header makes room on the way down and is back on the way up, unless it is used', async ({
  visitor,
}) => {
  await visitor.emulateMedia({ reducedMotion: 'no-preference' })
  await open(visitor, '/ar/blog/1')
  const header = visitor.getByRole('banner')
  const button = header.getByRole('button', { name: arabic.language.label })
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

test('HDR-2: a language that is pending is in no chooser', async ({ visitor, address }) => {
  const { token } = await signIn(address)
  const body = JSON.stringify({ name: 'Français', code: 'fr', status: 'pending' })
  const headers = { 'content-type': 'application/json' }
  await apiOf(address, token)('languages', { method: 'POST', headers, body })
  for (const path of ['/blog', '/ar/blog']) {
    await open(visitor, path)
    await expect(visitor.locator('a[hreflang=ar]').first()).toBeAttached()
    await expect(visitor.locator('a[hreflang=fr]')).toHaveCount(0)
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
  await open(visitor, '/nowhere')
  await expect(visitor).toHaveTitle(`${english.missing.title} · Orontes`)
  await open(visitor, '/')
  await expect(visitor).toHaveTitle('Orontes')
})

function addressesOf(links: ReturnType<Page['getByRole']>): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
}
