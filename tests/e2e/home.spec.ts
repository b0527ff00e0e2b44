import type { Page } from '@playwright/test'
import { siteNamesIn } from '../../src/domain/site-words/product-names.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { noHours, rewriteSection } from '../support/editing.ts'
import { hydrate, open } from '../support/open.ts'
import { boxOf, childrenInSight, pageHeight } from '../support/places.ts'
import { expectPrintable } from '../support/printed.ts'
import { apiOf, signIn } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { expect, test } from '../support/test.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 720 }
const desk = { width: 1440, height: 900 }

type Language = 'ar' | 'en'

for (const language of ['en', 'ar'] as const) {
  const home = language === 'ar' ? '/ar' : '/'

  test(`HOME-1, HOME-4, HOME-5, HOME-6, K-01, K-05, K-06, K-07, K-08, R-15, R-32, R-37: the home page from its hero to another language (${language})`, async ({
    visitor,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitor.setViewportSize(desk)
    await open(visitor, home)
    const step = (name: string, look: (page: Page, language: Language) => Promise<void>) =>
      test.step(name, () => look(visitor, language))
    await step('R-37 what is printed keeps text and direction', prints)
    await step('HOME-4: the drawn wheel turns beside the text', seesWheel)
    await step('HOME-5: the gallery begins with the text and reaches both edges', seesGallery)
    await step('HOME-1, K-01: all sections, with 5 posts, 2 of business, 3 products', seesSections)
    await step('K-08: dates are those of US English', seesDates)
    await step('K-06: one partner below 768 pixels, two below 992, else three', countsPartners)
    await step('R-15 the partners turn a page at a time, around both ends', turnsPartners)
    await step('a partner is called without spaces, links say whose they are', seesWaysToPartner)
    await step('R-32 the ways to reach the company', seesWaysToCompany)
    await visitor.setViewportSize(phone)
    await step('swiping the partners moves the range along', swipesPartners)
    await step('HOME-6: a post picked on a phone brings its heading into view', picksOnPhone)
    await visitor.setViewportSize(laptop)
    await step('HOME-1, K-05, K-07: skeletons, as high as the page', changesLanguage)
  })
}

test('HOME-7: the hero’s button, the list of posts and the titles answer whoever points at them', async ({
  visitor,
}) => {
  await open(visitor, '/')
  const picks = visitor.locator('#posts li button')
  await hydrate(picks)
  await test.step('the button leads to the contact section, which takes the focus', async () => {
    await visitor.getByRole('main').locator('a[href="#contact-us"]').click()
    await expect(visitor.locator('#contact-us')).toBeFocused()
    await expect(visitor.locator('#contact-us')).toBeInViewport()
  })

  await test.step('a picked post takes the place of the featured one; arrow keys move in the list', async () => {
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

  await test.step('titles on cards are underlined where one points, and not else', async () => {
    const title = visitor.getByRole('link', { name: 'Solar pumping for farms', exact: true })
    await title.scrollIntoViewIfNeeded()
    await visitor.mouse.move(0, 0)
    await expect(title).toHaveCSS('text-decoration-line', 'none')
    await title.hover()
    await expect(title).toHaveCSS('text-decoration-line', 'underline')
  })
})

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
    await expect(
      visitor.getByRole('button', { name: siteWordsIn('ar').partners_next }),
    ).toBeHidden()
    await expect(visitor.locator('#contact-us')).toBeVisible()
    await expect(visitor.locator('#posts').getByRole('link')).toHaveCount(7)
  })
})

test('K-13: words are English where a language has none; what is missing in it leaves neither heading nor gap', async ({
  visitor,
  address,
}) => {
  const staff = apiOf(address, (await signIn(address)).token)
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'Français', code: 'fr', status: 'published' })
  await staff('languages', { method: 'POST', headers, body })
  await staff('sections/contactUs/reset', { method: 'POST' })
  await rewriteSection(address, 'identity', noHours)
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

function prints(page: Page, language: Language): Promise<void> {
  return expectPrintable(page, language === 'ar' ? 'rtl' : 'ltr')
}

async function seesWheel(page: Page, language: Language): Promise<void> {
  const wheel = page.locator('[data-hero] use[href$="#wheel"]')
  const isBeside = (share: number) => (language === 'en' ? share > 0.6 : share < 0.4)
  await expect
    .poll(async () => {
      const { x, width } = await boxOf(wheel)
      return isBeside((x + width / 2) / desk.width)
    })
    .toBe(true)
}

async function seesGallery(page: Page, language: Language): Promise<void> {
  const slides = page.locator('[data-hero]').getByRole('group')
  await expect
    .poll(async () => (await boxOf(slides.locator('xpath=..').first())).width)
    .toBe(desk.width)
  const text = await boxOf(page.getByRole('heading', { level: 1 }))
  const first = await boxOf(slides.first())
  const startOf = ({ x, width }: typeof text) => (language === 'en' ? x : x + width)
  expect(Math.abs(startOf(first) - startOf(text))).toBeLessThan(4)
}

async function seesSections(page: Page, language: Language): Promise<void> {
  const main = page.getByRole('main')
  const start = language === 'ar' ? '/ar' : ''
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6)
  const names = siteNamesIn(language)
  await expect(main.locator('p:has(+ h2)')).toHaveText([
    names.about_heading,
    names.posts_name,
    names.business_heading,
    names.products_heading,
    names.partners_heading,
    names.contact_heading,
  ])
  await expect(page.locator('#posts li')).toHaveCount(5)
  await expect(cardsOf(page, `${start}/business`)).toHaveCount(2)
  await expect(cardsOf(page, `${start}/products`)).toHaveCount(3)
}

async function seesDates(page: Page): Promise<void> {
  const date = page.locator('#posts time').first()
  const day = new Date((await date.getAttribute('datetime')) ?? '')
  const shown = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const
  await expect(date).toHaveText(day.toLocaleDateString('en-US', shown))
  await expect(page.locator('#posts time bdi').first()).toHaveAttribute('dir', 'ltr')
}

async function countsPartners(page: Page, language: Language): Promise<void> {
  await hydrate(rangeOf(page))
  for (const [width, shown] of [
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(rangeOf(page)).toHaveText(siteWordsIn(language).range(1, shown, 7))
    await expect.poll(() => childrenInSight(partner(page, 1).locator('..'))).toBe(shown)
  }
}

async function turnsPartners(page: Page, language: Language): Promise<void> {
  const words = siteWordsIn(language)
  const next = page.getByRole('button', { name: words.partners_next })
  for (const [first, last] of [
    [4, 6],
    [5, 7],
    [1, 3],
  ] as const) {
    await next.click()
    await expect(rangeOf(page)).toHaveText(words.range(first, last, 7))
  }
  await page.getByRole('button', { name: words.partners_previous }).click()
  await expect(rangeOf(page)).toHaveText(words.range(5, 7, 7))
  await expect(partner(page, 7)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await expect(rangeOf(page)).toHaveText(words.range(1, 3, 7))
  await expect(partner(page, 1)).toBeInViewport({ ratio: 0.9 })
}

async function swipesPartners(page: Page, language: Language): Promise<void> {
  await partner(page, 4).scrollIntoViewIfNeeded()
  await expect(rangeOf(page)).toHaveText(siteWordsIn(language).range(4, 4, 7))
}

async function seesWaysToPartner(page: Page, language: Language): Promise<void> {
  const words = siteWordsIn(language)
  const card = partner(page, 1)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await expect(card.locator('a[href="tel:+963335550171"]')).toHaveText('+963 33 555 0171')
  const link = card.getByRole('link', {
    name: words.fill('frame_new_tab', {
      name: words.fill('social_on', { name, platform: words.social_whatsapp }),
    }),
  })
  await expect(link).toHaveAttribute('href', 'https://wa.me/963944555171')
}

async function seesWaysToCompany(page: Page, language: Language): Promise<void> {
  const words = siteWordsIn(language)
  const contact = page.locator('#contact-us')
  await expect(contact.locator('a[href="tel:+963335550142"]')).toBeVisible()
  await expect(contact.locator('a[href="mailto:hello@naoura.example"]')).toBeVisible()
  await expect(contact.locator('a[href="https://wa.me/963944555014"]')).toBeVisible()
  await expect(contact.locator('iframe')).toHaveAttribute('src', /marker=35\.1318%2C36\.7578/)
  await expect(contact.locator('iframe')).toHaveAttribute('loading', 'lazy')
  const copy = contact.getByRole('button', {
    name: words.fill('contact_copy', { value: '+963 33 555 0142' }),
  })
  await hydrate(copy)
  await copy.click()
  await expect(contact.getByText(words.contact_copied)).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+963 33 555 0142')
}

async function picksOnPhone(page: Page): Promise<void> {
  const posts = page.locator('#posts')
  const last = posts.getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  const heading = posts.getByRole('heading', { level: 3 })
  await expect(heading).not.toBeInViewport()
  const title = await last.locator('bdi').first().textContent()
  await last.click()
  await expect(heading).toHaveText(title ?? '')
  await expect(heading).toBeInViewport()
}

async function changesLanguage(page: Page, language: Language): Promise<void> {
  const before = await pageHeight(page)
  const released = Promise.withResolvers<void>()
  await reroute(page, '**/*.data*', (route) => released.promise.then(() => route.continue()))
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: siteWordsIn(language).language_label }).click()
  const other = banner.getByRole('link', { name: language === 'ar' ? 'English' : 'العربية' })
  await boxOf(other)
  // A key is pressed because a click beside a menu that still moves would close it.
  await other.press('Enter')
  const busy = page.locator('main[aria-busy]')
  await expect(busy.locator('section [aria-hidden=true] > span:empty')).toHaveCount(13)
  await expect(busy.locator('section[aria-busy] span:empty')).toHaveCount(5)
  const change = async () => Math.abs((await pageHeight(page)) - before)
  await expect.poll(change).toBeLessThanOrEqual(2)
  released.resolve()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar')
  await expect(busy).toHaveCount(0)
}

function cardsOf(page: Page, path: string) {
  return page.locator(`main article h3 a[href^="${path}/"]`)
}

function partner(page: Page, place: number) {
  return page.locator('li', { has: page.locator('article a[href^="tel:"]') }).nth(place - 1)
}

function rangeOf(page: Page) {
  return page.getByRole('status').filter({ hasText: '7' })
}

function isFading(): boolean {
  return document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
}
