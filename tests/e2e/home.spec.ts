import type { Page } from '@playwright/test'
import { arabic } from '../../src/site/words/arabic.ts'
import { english } from '../../src/site/words/english.ts'
import { hydrate, open } from '../support/open.ts'
import { boxOf, childrenInSight, pageHeight } from '../support/places.ts'
import { apiOf, signIn } from '../support/product.ts'
import { putPictureInBanner } from '../support/editing.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test, testEmpty } from '../support/test.ts'
import { contactWordsFor } from '../../src/site/contact/contact-words.ts'
import { partnerWordsFor } from '../../src/site/partners/partner-words.ts'

const phone = { width: 390, height: 844 }

for (const language of ['en', 'ar'] as const) {
  const words = language === 'ar' ? arabic : english
  const home = language === 'ar' ? '/ar' : '/'
  const inLanguage = (path: string) => (language === 'ar' ? `/ar${path}` : path)
  const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight'

  test.describe(`home, ${language}`, () => {
    test('HOME-1, K-01: all sections, with 5 posts, 2 of business, 3 products', async ({
      visitor,
    }) => {
      await open(visitor, home)
      const main = visitor.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6)
      await expect(visitor.locator('#posts li')).toHaveCount(5)
      await expect(cardsOf(visitor, inLanguage('/business'))).toHaveCount(2)
      await expect(cardsOf(visitor, inLanguage('/products'))).toHaveCount(3)
    })

    test('the button leads to the contact section, which takes the focus', async ({ visitor }) => {
      await open(visitor, home)
      await hydrate(visitor.locator('#posts li button'))
      await visitor.getByRole('main').locator('a[href="#contact-us"]').click()
      await expect(visitor.locator('#contact-us')).toBeFocused()
      await expect(visitor.locator('#contact-us')).toBeInViewport()
    })

    test('the hero picture is asked for first, as AVIF', async ({ visitor, address }) => {
      await putPictureInBanner(address)
      await open(visitor, home)
      const picture = visitor.locator('[data-hero] picture').first()
      await expect(picture.locator('img')).toHaveAttribute('fetchpriority', 'high')
      expect(
        await picture.locator('img').evaluate((img: HTMLImageElement) => img.currentSrc),
      ).toMatch(/\.avif$/)
    })

    test('a picked post takes the place of the featured one; arrow keys move in the list', async ({
      visitor,
    }) => {
      await open(visitor, home)
      const picks = visitor.locator('#posts li button')
      await hydrate(picks)
      await expect(picks.first()).toHaveAttribute('aria-pressed', 'true')
      const faded = visitor.waitForFunction(isFading)
      await picks.nth(2).click()
      await expect(picks.nth(2)).toHaveAttribute('aria-pressed', 'true')
      await faded
      await expect(visitor.locator('#posts article h3')).toHaveText(
        (await picks.nth(2).locator('bdi').first().textContent()) ?? '',
      )
      await visitor.keyboard.press('ArrowDown')
      await expect(picks.nth(3)).toBeFocused()
    })

    test('K-06: one partner below 768 pixels, two below 992, else three', async ({ visitor }) => {
      await open(visitor, home)
      const range = visitor.getByRole('status').filter({ hasText: '7' })
      await hydrate(range)
      for (const [width, shown] of [
        [767, 1],
        [768, 2],
        [991, 2],
        [992, 3],
        [1440, 3],
      ] as const) {
        await visitor.setViewportSize({ width, height: 900 })
        await expect(range).toHaveText(partnerWordsFor(language).range(1, shown, 7))
        await expect.poll(() => cardsInSight(visitor)).toBe(shown)
      }
    })

    test('R-15 the partners turn a page at a time, around both ends, by buttons and keys', async ({
      visitor,
    }) => {
      await visitor.setViewportSize({ width: 1440, height: 900 })
      await open(visitor, home)
      const next = visitor.getByRole('button', { name: partnerWordsFor(language).next })
      const previous = visitor.getByRole('button', { name: partnerWordsFor(language).previous })
      const range = visitor.getByRole('status').filter({ hasText: '7' })
      await hydrate(next)
      for (const [first, last] of [
        [4, 6],
        [5, 7],
        [1, 3],
      ] as const) {
        await next.click()
        await expect(range).toHaveText(partnerWordsFor(language).range(first, last, 7))
      }
      await previous.click()
      await expect(range).toHaveText(partnerWordsFor(language).range(5, 7, 7))
      await expect(partner(visitor, 7)).toBeInViewport({ ratio: 0.9 })
      await visitor.keyboard.press(forward)
      await expect(range).toHaveText(partnerWordsFor(language).range(1, 3, 7))
      await expect(partner(visitor, 1)).toBeInViewport({ ratio: 0.9 })
    })

    test('swiping the partners moves the range along', async ({ visitor }) => {
      await visitor.setViewportSize(phone)
      await open(visitor, home)
      const range = visitor.getByRole('status').filter({ hasText: '7' })
      await hydrate(range)
      await partner(visitor, 4).scrollIntoViewIfNeeded()
      await expect(range).toHaveText(partnerWordsFor(language).range(4, 4, 7))
    })

    test('a partner is called without spaces, and its links say whose and where they are', async ({
      visitor,
    }) => {
      await open(visitor, home)
      const card = partner(visitor, 1)
      const name = (await card.getByRole('heading').textContent()) ?? ''
      await expect(card.locator('a[href="tel:+963335550171"]')).toHaveText('+963 33 555 0171')
      const link = card.getByRole('link', {
        name: words.frame.inNewTab(words.social.on(name, words.social.platforms.whatsapp)),
      })
      await expect(link).toHaveAttribute('href', 'https://wa.me/963944555171')
    })

    test('R-32 the ways to reach the company: call, letter, chat, copy, map', async ({
      visitor,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(visitor, home)
      const contact = visitor.locator('#contact-us')
      await expect(contact.locator('a[href="tel:+963335550142"]')).toBeVisible()
      await expect(contact.locator('a[href="mailto:hello@naoura.example"]')).toBeVisible()
      await expect(contact.locator('a[href="https://wa.me/963944555014"]')).toBeVisible()
      await expect(contact.locator('iframe')).toHaveAttribute('src', /marker=35\.1318%2C36\.7578/)
      await expect(contact.locator('iframe')).toHaveAttribute('loading', 'lazy')
      const copy = contact.getByRole('button', {
        name: contactWordsFor(language).copy('+963 33 555 0142'),
      })
      await hydrate(copy)
      await copy.click()
      await expect(contact.getByText(contactWordsFor(language).copied)).toHaveCount(1)
      expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe('+963 33 555 0142')
    })

    test('HOME-1, K-05, K-07: skeletons while the language changes, as high as the page', async ({
      visitor,
    }) => {
      await open(visitor, home)
      await hydrate(visitor.locator('#posts li button'))
      const before = await pageHeight(visitor)
      const released = Promise.withResolvers<void>()
      await reroute(visitor, '**/*.data*', (route) => released.promise.then(() => route.continue()))
      await visitor.getByRole('banner').getByRole('button', { name: words.language.label }).click()
      // By a key: a click beside a menu that still moves would close it.
      await visitor
        .getByRole('banner')
        .getByRole('link', { name: language === 'ar' ? 'English' : 'العربية' })
        .press('Enter')
      const busy = visitor.locator('main[aria-busy]')
      await expect(busy.locator('section [aria-hidden=true] > span:empty')).toHaveCount(13)
      await expect(busy.locator('section[aria-busy] span:empty')).toHaveCount(5)
      const change = async () => Math.abs((await pageHeight(visitor)) - before)
      await expect.poll(change).toBeLessThanOrEqual(2)
      released.resolve()
      await expect(visitor.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar')
      await expect(busy).toHaveCount(0)
    })

    test('K-08: dates are those of US English', async ({ visitor }) => {
      await open(visitor, home)
      const date = visitor.locator('#posts time').first()
      const day = new Date((await date.getAttribute('datetime')) ?? '')
      const shown = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const
      await expect(date).toHaveText(day.toLocaleDateString('en-US', shown))
      await expect(visitor.locator('#posts time bdi').first()).toHaveAttribute('dir', 'ltr')
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page is whole: every partner is in sight, no control is left over', async ({
    visitor,
  }) => {
    await open(visitor, '/ar')
    for (const place of [1, 4, 7]) {
      await partner(visitor, place).scrollIntoViewIfNeeded()
      await expect(partner(visitor, place)).toBeInViewport({ ratio: 0.9 })
    }
    await expect(visitor.getByRole('button', { name: partnerWordsFor('ar').next })).toBeHidden()
    await expect(visitor.locator('#contact-us')).toBeVisible()
    await expect(visitor.locator('#posts').getByRole('link')).toHaveCount(7)
  })
})

testEmpty(
  'HOME-2: an empty installation has a header, a hero and a footer, and invents nothing',
  async ({ visitor }) => {
    for (const [path, product, { frame }] of [
      ['/', 'Wajha', english],
      ['/ar', 'واجهة', arabic],
    ] as const) {
      await open(visitor, path)
      await expect(visitor).toHaveTitle(product)
      await expect(visitor.getByRole('heading')).toHaveText([product])
      await expect(visitor.getByRole('banner')).toBeVisible()
      await expect(visitor.getByRole('contentinfo')).toContainText(frame.copyright)
      await expect(visitor.locator('main section, #contact-us')).toHaveCount(0)
    }
  },
)

test('K-13: words are English where a language has none; what is missing in it leaves neither heading nor gap', async ({
  visitor,
  address,
}) => {
  const staff = apiOf(address, (await signIn(address)).token)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'Français', code: 'fr', status: 'published' })
  await staff('languages', { method: 'POST', headers, body })
  await staff('sections/contactUs/reset', { method: 'POST' })
  await open(visitor, '/fr')
  await expect(visitor.getByRole('heading')).toHaveText(['Naoura'])
  await expect(visitor.locator('main a[href="#contact-us"]')).toHaveCount(0)
  const [hero, footer] = [visitor.locator('[data-hero]'), visitor.getByRole('contentinfo')]
  const gap = async () => {
    const { y, height } = await boxOf(hero)
    return (await boxOf(footer)).y - (y + height)
  }
  await expect.poll(gap).toBeLessThan(200)
})

function cardsOf(page: Page, path: string) {
  return page.locator(`main article h3 a[href^="${path}/"]`)
}

/** The card in a place, counted from one. */
function partner(page: Page, place: number) {
  return page.locator('li', { has: page.locator('article a[href^="tel:"]') }).nth(place - 1)
}

function cardsInSight(page: Page): Promise<number> {
  return childrenInSight(partner(page, 1).locator('..'))
}

/** Runs in the page: whether the present picture gives way to another by and by. */
function isFading(): boolean {
  return document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
}

for (const { prefix, isBeside } of [
  { prefix: '/', isBeside: (share: number) => share > 0.6 },
  { prefix: '/ar', isBeside: (share: number) => share < 0.4 },
]) {
  test(`HOME-4: the drawn wheel turns beside the text of ${prefix}`, async ({ visitor }) => {
    await visitor.setViewportSize({ width: 1440, height: 900 })
    await open(visitor, prefix)
    const wheel = visitor.locator('[data-hero] use[href$="#wheel"]')
    await expect
      .poll(async () => {
        const { x, width } = await boxOf(wheel)
        return isBeside((x + width / 2) / 1440)
      })
      .toBe(true)
  })

  test(`HOME-5: the gallery of ${prefix} begins with the text and reaches both edges`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width: 1440, height: 900 })
    await open(visitor, prefix)
    const slides = visitor.locator('[data-hero]').getByRole('group')
    await expect
      .poll(async () => (await boxOf(slides.locator('xpath=..').first())).width)
      .toBe(1440)
    const text = await boxOf(visitor.getByRole('heading', { level: 1 }))
    const first = await boxOf(slides.first())
    const startOf = ({ x, width }: typeof text) => (prefix === '/' ? x : x + width)
    expect(Math.abs(startOf(first) - startOf(text))).toBeLessThan(4)
  })
}

test('HOME-6: a post that is picked on a phone brings its heading into view', async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 390, height: 844 })
  await open(visitor, '/ar')
  const posts = visitor.locator('#posts')
  const last = posts.getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  await visitor.mouse.wheel(0, 400)
  const heading = posts.getByRole('heading', { level: 3 })
  await expect(heading).not.toBeInViewport()
  const title = await last.locator('bdi').first().textContent()
  await last.click()
  await expect(heading).toHaveText(title ?? '')
  await expect(heading).toBeInViewport()
})

test('HOME-7: titles on cards are underlined where one points, and not else', async ({
  visitor,
}) => {
  await open(visitor, '/')
  const title = visitor.getByRole('link', { name: 'Solar pumping for farms', exact: true })
  await title.scrollIntoViewIfNeeded()
  await visitor.mouse.move(0, 0)
  await expect(title).toHaveCSS('text-decoration-line', 'none')
  await title.hover()
  await expect(title).toHaveCSS('text-decoration-line', 'underline')
})
