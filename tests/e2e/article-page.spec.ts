import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { siteWordsIn } from '../support/site-words.ts'
import { open } from '../support/open.ts'
import { boxOf, charactersByLine } from '../support/places.ts'
import { published, rewriteSection } from '../support/editing.ts'
import { expectPrintable } from '../support/printed.ts'
import { served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

const ninety =
  'Seventeen wooden wheels have lifted the river into the gardens of Hama since the Middle Ages'

function whitePicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
}

for (const { language, prefix, size } of [
  { language: 'en', prefix: '', size: '20px' },
  { language: 'ar', prefix: '/ar', size: '22px' },
]) {
  test(`DET-1 DET-4 R-37 lines have 55 to 72 characters, in the middle of the page, and it is printed (${language})`, async ({
    visitor,
  }) => {
    await visitor.setViewportSize({ width: 1440, height: 900 })
    await open(visitor, `${prefix}/blog/1`)
    await expect(visitor.locator('[data-hero] picture').first()).toBeVisible()
    await expectPrintable(visitor, language === 'ar' ? 'rtl' : 'ltr')
    const paragraphs = visitor.getByRole('article').first().locator('div > p:not(:first-child)')
    await expect(paragraphs.last()).toHaveCSS('font-size', size)
    for (const width of [1440, 768]) {
      await visitor.setViewportSize({ width, height: 900 })
      const lines: number[] = []
      for (const paragraph of await paragraphs.all())
        lines.push(...(await charactersByLine(paragraph)).slice(0, -1))
      expect(lines.length).toBeGreaterThan(8)
      const mean = lines.reduce((sum, line) => sum + line, 0) / lines.length
      expect(mean).toBeGreaterThan(55)
      expect(Math.max(...lines)).toBeLessThanOrEqual(72)
      const column = await boxOf(paragraphs.last().locator('..'))
      expect(Math.abs(column.x + column.width / 2 - width / 2)).toBeLessThanOrEqual(8)
    }
  })
}

test('DET-5 a title of ninety characters has three lines at most, and what it leads to is in sight', async ({
  visitor,
  address,
}) => {
  await rewriteSection(address, 'contactUs', { contact_form: true })
  await visitor.setViewportSize({ width: 1440, height: 900 })
  const cover = await whitePicture(1600, 1200)
  for (const [section, path] of [
    ['posts', 'blog'],
    ['products', 'products'],
  ] as const) {
    const id = await published(address, { section, title: ninety, cover })
    await open(visitor, `/${path}/${id}`)
    const title = visitor.getByRole('heading', { level: 1 })
    await expect
      .poll(async () => (await charactersByLine(title)).length, section)
      .toBeLessThanOrEqual(3)
    if (section === 'posts') continue
    const ask = await boxOf(visitor.getByRole('link', { name: siteWordsIn('en').article_ask }))
    expect(ask.y + ask.height).toBeLessThan(900)
  }
})

test("DET-7 a product's picture is whole and uncovered, without date", async ({
  visitor,
  address,
}) => {
  const cover = await whitePicture(900, 1200)
  const id = await published(address, { section: 'products', title: 'Tall pump', cover })
  await open(visitor, `/products/${id}`)
  const hero = visitor.locator('[data-hero]')
  await expect(hero.locator('time')).toHaveCount(0)
  for (const width of [1440, 390]) {
    await visitor.setViewportSize({ width, height: 900 })
    const picture = await boxOf(hero.locator('picture img').first())
    expect(picture.width / picture.height).toBeCloseTo(900 / 1200, 1)
    expect(picture.height).toBeGreaterThan(200)
    const text = await boxOf(visitor.getByRole('heading', { level: 1 }))
    const isBeside = text.x >= picture.x + picture.width || text.x + text.width <= picture.x
    expect(isBeside || text.y >= picture.y + picture.height).toBe(true)
    const bar = await boxOf(visitor.getByRole('banner'))
    expect(picture.y).toBeGreaterThanOrEqual(bar.y + bar.height)
  }
})

test.describe('DET-8', () => {
  test('a visitor asks about a product, whose name begins the message', async ({
    visitor,
    address,
  }) => {
    await rewriteSection(address, 'contactUs', { contact_form: true })
    const id = await published(address, { section: 'products', title: 'Solar pump' })
    await open(visitor, `/products/${id}`)
    await visitor.getByRole('link', { name: 'Ask about this product' }).click()
    await expect(visitor).toHaveURL(`/contact?about=${id}`)
    const message = visitor.getByRole('textbox', { name: 'Message' })
    await expect(message).toHaveValue('I would like to know more about “⁨Solar pump⁩”.\n')
  })

  test('the server begins the message, and a product that is gone is not named', async ({
    visitor,
    address,
  }) => {
    await rewriteSection(address, 'contactUs', { contact_form: true })
    const id = await published(address, { section: 'products', title: 'Solar pump' })
    const asking = 'I would like to know more about'
    expect((await served(visitor, `/contact?about=${id}`)).text).toContain(asking)
    expect((await served(visitor, '/contact')).text).not.toContain(asking)
    await open(visitor, '/contact?about=-1')
    await expect(visitor).toHaveURL('/contact')
    await expect(visitor.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  })

  test('no link leads to a form that is not offered', async ({ visitor, address }) => {
    await rewriteSection(address, 'contactUs', { contact_form: false })
    const id = await published(address, { section: 'products', title: 'Solar pump' })
    const { parts, text } = await served(visitor, `/products/${id}`)
    expect(await parts('h1')).toMatchObject([{ text: 'Solar pump' }])
    expect(text).not.toContain('Ask about this product')
  })
})

test('DET-9 text above a white picture is AA', async ({ visitor, address }) => {
  const cover = await whitePicture(1600, 1200)
  const title = 'A morning mist above all of the river, its wheels and its gardens'
  const id = await published(address, { section: 'posts', title, cover })
  await open(visitor, `/blog/${id}`)
  const hero = visitor.locator('[data-hero]')
  for (const width of [1440, 390]) {
    await visitor.setViewportSize({ width, height: 900 })
    await expect(hero.locator('picture img').first()).toHaveJSProperty('complete', true)
    for (const part of [
      visitor.getByRole('heading', { level: 1 }),
      hero.locator('nav a').first(),
      hero.locator('time'),
      visitor.getByRole('banner').getByRole('link').first(),
    ]) {
      const colour = await part.evaluate((element) => getComputedStyle(element).color)
      const ground = await brightestBehind(visitor, part)
      const ratio = (luminance(numbersIn(colour)) + 0.05) / (ground + 0.05)
      expect(ratio, `${await part.innerText()} at ${width}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('DET-10 three headings and more are listed above the text, folded on a phone, and lead to their places', async ({
  visitor,
  address,
}) => {
  const longText = `<p>${'نقيس منسوب البئر كلّ ساعة. '.repeat(60)}</p>`
  const parts = ['كيف نقيس', 'ما الكلفة', 'متى نبدأ']
  const of = (headings: string[]) =>
    headings.map((heading) => `<h2>${heading}</h2>${longText}`).join('')
  const listed = await published(address, {
    section: 'posts',
    title: 'البئر',
    content: of(parts),
    language: 'ar',
  })
  const short = await published(address, {
    section: 'posts',
    title: 'البئر',
    content: of(parts.slice(1)),
    language: 'ar',
  })
  const contents = visitor.getByRole('navigation', { name: 'في هذه الصفحة' })
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await open(visitor, `/ar/blog/${listed}`)
  await expect(contents.getByRole('link')).toHaveText(parts)
  await contents.getByRole('link', { name: 'متى نبدأ' }).click()
  await expect(visitor.getByRole('heading', { name: 'متى نبدأ' })).toBeInViewport()
  expect(decodeURI(visitor.url())).toContain('#text-متى-نبدأ')

  await visitor.setViewportSize({ width: 390, height: 844 })
  await open(visitor, `/ar/blog/${listed}`)
  await expect(visitor.getByRole('link', { name: 'متى نبدأ' })).toBeHidden()
  await visitor.getByText('في هذه الصفحة').filter({ visible: true }).click()
  await expect(visitor.getByRole('link', { name: 'متى نبدأ' })).toBeVisible()

  await open(visitor, `/ar/blog/${short}`)
  await expect(contents).toHaveCount(0)
})

async function brightestBehind(page: Page, part: Locator): Promise<number> {
  const clip = await boxOf(part)
  await page.evaluate(() => {
    const blank = new CSSStyleSheet()
    blank.replaceSync(
      '[data-hero] *, header * { color: transparent !important; border-color: transparent !important; text-decoration: none !important }',
    )
    document.adoptedStyleSheets = [blank]
  })
  const picture = await page.screenshot({ clip, animations: 'disabled' })
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  const { channels } = await sharp(picture).stats()
  return luminance(channels.slice(0, 3).map(({ max }) => max))
}

function numbersIn(colour: string): number[] {
  return (colour.match(/[\d.]+/g) ?? []).map(Number)
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
