import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { siteWordsIn } from '../support/site-words.ts'
import { open } from '../support/open.ts'
import { brokenLines, linesEndingAtTheRight } from '../support/places.ts'
import { fromTheRight, iconsOf, visual } from '../support/reading-order.ts'
import { served } from '../support/served.ts'
import { expect, test } from '../support/test.ts'

test('R-03 R-04 R-05 R-06 R-07 R-10 R-27 the home page reads from the right: icons, digits, dates, phones, ranges, brands', async ({
  visitor,
}) => {
  await open(visitor, '/ar')
  const { sideways, upright, wrong } = await iconsOf(visitor)
  expect(wrong).toEqual([])
  expect(sideways.length).toBeGreaterThan(5)
  expect(upright).toContain('icon-phone')
  expect(upright).toContain('icon-play')

  expect(await visitor.locator('body').innerText()).not.toMatch(/[\u0660-\u0669\u06F0-\u06F9]/)
  const date = visitor.locator('#posts time').first()
  await expect.poll(() => visual(date)).toBe(await date.textContent())

  const contact = visitor.locator('#contact-us')
  const phone = contact.locator('a[href="tel:+963335550142"]')
  await expect.poll(() => visual(phone)).toBe('+963 33 555 0142')
  const written = visitor.locator('bdi.ltr')
  expect(await written.count()).toBeGreaterThan(8)
  await expect.poll(() => brokenLines(written)).toBe(0)

  const range = visitor.locator('main output.num')
  await expect(range).toHaveText(siteWordsIn('ar').range(1, 3, 7))
  await expect.poll(() => visual(range)).toBe(fromTheRight('3–1 من 7'))
  const brand = visitor.locator('main bdi').filter({ hasText: '«سواقي S2»' })
  await expect.poll(() => visual(brand.first())).toContain('»S2')
})

test('R-23 R-24 R-25 R-28 R-35 R-36 Arabic letters have room, are joined, upright and whole', async ({
  visitor,
}) => {
  await open(visitor, '/ar/blog/1')
  const text = visitor.locator('main p').first()
  await text.evaluate((paragraph) => paragraph.append(document.createElement('em'), 'كلمة'))
  await text.locator('em').evaluate((emphasis) => emphasis.append('كلمة'))
  await expect(text.locator('em')).toHaveCSS('font-weight', '600')
  const looks = await looksOf(visitor)
  expect(looks.length).toBeGreaterThan(30)
  const unlike = (isRight: (look: Look) => boolean) => looks.filter((look) => !isRight(look))
  expect(unlike((look) => look.spacing === 'normal' && look.hyphens === 'manual')).toEqual([])
  expect(unlike((look) => look.style === 'normal' && look.transform === 'none')).toEqual([])
  expect(unlike((look) => look.align !== 'justify' && look.size >= 14)).toEqual([])
  expect(unlike((look) => look.underline === null || look.underline >= 0.29)).toEqual([])
  expect(unlike((look) => !look.isLong || (look.height >= 1.75 && look.size >= 17))).toEqual([])
  const headings = looks.filter((look) => look.isHeading)
  expect(headings.length).toBeGreaterThan(3)
  expect(headings.filter(({ height, wrap }) => height < 1.45 || wrap !== 'balance')).toEqual([])
  const display = looks.filter(({ family, size }) => family?.startsWith('Alexandria') && size > 18)
  expect(display.length).toBeGreaterThan(headings.length)
  expect(display.filter(({ height, text }) => height < 1.45 && text.length > 1)).toEqual([])
  const families = new Set(looks.map(({ family, weight }) => `${family} ${weight}`))
  expect(
    [...families].filter((face) => !/^(Alexandria|IBM Plex Sans (400|600))/.test(face)),
  ).toEqual([])
})

test('R-09 R-29 R-33 what is cut ends on the left, and a language is named before its code', async ({
  visitor,
}) => {
  await open(visitor, '/ar/blog')
  const cut = visitor.locator('main [class*=cut] bdi')
  expect(await cut.count()).toBeGreaterThan(2)
  await expect.poll(() => linesEndingAtTheRight(cut)).toEqual([])
  await visitor
    .getByRole('banner')
    .getByRole('button', { name: /العربية/ })
    .click()
  const menu = visitor.locator('[popover]:popover-open')
  await expect(menu).toHaveCSS('direction', 'rtl')
  const link = menu.locator('a[hreflang=en]')
  await expect.poll(() => visual(link)).toMatch(/^\)en\( ?English$/)
})

test('R-18 the picture of the hero is dimmed where the text stands, and stays as it was taken', async ({
  visitor,
}) => {
  for (const [path, dim] of [
    ['/ar', 'right'],
    ['/', 'left'],
  ] as const) {
    await open(visitor, path)
    const light = await lightOfHero(visitor)
    const other = dim === 'right' ? 'left' : 'right'
    expect(light[dim] * 1.3, path).toBeLessThan(light[other])
    await expect(visitor.locator('[data-hero] picture img').first()).toHaveCSS('transform', 'none')
  }
})

test('R-35 an Arabic page asks for Arabic letters first, and no letter is thickened by the browser', async ({
  visitor,
}) => {
  for (const [path, first] of [
    ['/ar/blog/1', /arabic/],
    ['/blog/1', /latin/],
  ] as const) {
    const { parts } = await served(visitor, path)
    const preloaded = await parts('link[rel=preload][as=font]')
    expect(preloaded).toHaveLength(2)
    for (const { attributes } of preloaded) expect(attributes.href).toMatch(first)
  }
})

async function lightOfHero(page: Page): Promise<Record<'left' | 'right', number>> {
  await page.evaluate(() => {
    const onIt = document.querySelectorAll<HTMLElement>(
      'header, [data-hero] > :not(:first-child) > * > *',
    )
    for (const part of onIt) part.style.visibility = 'hidden'
  })
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const side = async (x: number) => {
    const strip = { x, y: height * 0.25, width: width * 0.2, height: height * 0.25 }
    const { channels } = await sharp(await page.screenshot({ clip: strip })).stats()
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0)
  }
  return { left: await side(width * 0.02), right: await side(width * 0.78) }
}

type Look = Awaited<ReturnType<typeof looksOf>>[number]

function looksOf(page: Page) {
  return page.evaluate(() => {
    const textOf = (element: Element) =>
      [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('')
    return [...document.querySelectorAll('body *')]
      .filter((element) => textOf(element).trim() !== '' && element.checkVisibility())
      .map((element) => {
        const style = getComputedStyle(element)
        const size = parseFloat(style.fontSize)
        return {
          text: textOf(element).trim().slice(0, 30),
          isLong: textOf(element).length > 60 && element.closest('h1, h2, h3') === null,
          isHeading: element.closest('h1, h2, h3') !== null,
          size,
          height: parseFloat(style.lineHeight) / size,
          spacing: style.letterSpacing,
          hyphens: style.hyphens,
          style: style.fontStyle,
          transform: style.textTransform,
          align: style.textAlign,
          wrap: style.textWrap,
          underline: style.textDecorationLine.includes('underline')
            ? parseFloat(style.textUnderlineOffset) / size
            : null,
          family: style.fontFamily.split(',')[0]?.replaceAll('"', ''),
          weight: style.fontWeight,
        }
      })
  })
}
