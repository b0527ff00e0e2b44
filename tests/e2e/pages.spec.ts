import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { pathInLanguage } from '../../src/domain/languages/language.ts'
import { inspect, inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { hydrate, open } from '../support/open.ts'
import { publishPageOfEveryKind } from '../support/page-of-blocks.ts'
import { boxOf } from '../support/places.ts'
import { served } from '../support/served.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const onePerView = [
  'opening1',
  'picture1',
  'beside01',
  'figures1',
  'quoted01',
  'gallery1',
  'people01',
  'asked001',
  'video001',
  'action01',
  'articles',
]
const aboutUs = { ar: `/ar/${encodeURIComponent('من-نحن')}`, en: '/about-us' } as const

test('a page of all blocks fits every screen, and axe finds nothing (PAG-9, PAG-10)', async ({
  visitor,
  address,
}) => {
  await publishPageOfEveryKind(address)
  await prepareAxe(visitor)
  for (const language of inspectedLanguages('page')) {
    await open(visitor, aboutUs[language])
    await inspectAll(visitor, 'page')
  }
})

test('each block alone passes axe, too (PAG-9)', async ({ visitor, address }) => {
  test.slow()
  const [language = 'ar'] = inspectedLanguages('blocks')
  await prepareAxe(visitor)
  await visitor.setViewportSize({ width: 390, height: 844 })
  for (const block of onePerView) {
    const { slugs } = await publishPageOfEveryKind(address, {}, [block])
    await open(visitor, pathInLanguage(language, `/${slugs[language]}`))
    await inspect(visitor, `block ${block}`)
  }
})

test('a page is read without scripts, in its own order of headings (PAG-9, PAG-10)', async ({
  visitor,
  address,
}) => {
  await publishPageOfEveryKind(address)
  const { parts } = await served(visitor, aboutUs.ar)
  const headings = (await parts('main :is(h1, h2):not(.rich-text *)')).map(({ text }) => text)
  expect(headings.slice(0, 5)).toEqual([
    'من نحن',
    'الضخّ الشمسي للمزارع',
    'الطاقة على أسطح المصانع',
    'فريقنا',
    'ما يسألنا الناس عنه',
  ])
  expect(await parts('main h1')).toHaveLength(1)
  expect(await parts('main details')).toHaveLength(2)
  expect(await parts('main ul.facts-block > li')).toHaveLength(3)
  expect(await parts('main .people-block ul > li')).toHaveLength(3)
  const links = (await parts('main a')).map(({ attributes }) => attributes.href)
  for (const link of [
    '/ar/contact',
    '/ar/business',
    'https://norias.example/report',
    'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    'tel:+963335550142',
    'mailto:rima@naoura.example',
  ]) {
    expect(links).toContain(link)
  }
  expect(await parts('main [style]')).toEqual([])
  const sheets = (await parts('head link[rel=stylesheet]')).map(({ attributes }) => attributes.href)
  expect(sheets.some((sheet) => /\/pages-[\w-]+\.css$/.test(sheet ?? ''))).toBe(true)
})

test('three people share a row on a tablet (PAG-9)', async ({ visitor, address }) => {
  await visitor.setViewportSize({ width: 768, height: 1024 })
  await publishPageOfEveryKind(address, {}, ['people01'])
  await open(visitor, aboutUs.ar)
  const people = await visitor.locator('.people-block li').all()
  const tops = await Promise.all(people.map(async (one) => (await boxOf(one)).y))
  expect(tops).toEqual(Array(3).fill(tops[0]))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a still that cannot load is an even ground (GAL-10)', async ({ visitor, address }) => {
    await visitor.route(/ytimg/, (route) => route.abort())
    await publishPageOfEveryKind(address)
    for (const [path, count] of [
      ['/ar', 1],
      [aboutUs.ar, 2],
    ] as const) {
      await open(visitor, path)
      const stills = visitor.locator('img[src*=ytimg]')
      await expect(stills).toHaveCount(count)
      for (const still of await stills.all()) expect(await isEven(still), path).toBe(true)
    }
  })
})

test('pictures and videos of a page open in the viewer', async ({ visitor, address }) => {
  await visitor.route(/ytimg|youtube/, (route) => route.abort())
  await publishPageOfEveryKind(address)
  await open(visitor, aboutUs.en)
  await hydrate(visitor.locator('.gallery-block'))
  await visitor.locator('.gallery-block a').nth(1).click()
  const viewer = visitor.getByRole('dialog')
  await expect(viewer.locator('.yarl__slide_current img')).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await visitor.locator('.video-block > a').click()
  await expect(viewer.locator('iframe')).toHaveAttribute('src', /youtube-nocookie.com.+M7lc1UVf-VE/)
})

test('a visitor goes from one language to the other and stays on the page (PAG-2, PAG-7)', async ({
  visitor,
  address,
}) => {
  await publishPageOfEveryKind(address)
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await open(visitor, aboutUs.en)
  await chooseLanguage(visitor, 'ar')
  await expect(visitor).toHaveURL(address + aboutUs.ar)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('من نحن')
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl')
  // The visitor's language is Arabic after this.
  await open(visitor, aboutUs.en)
  await expect(visitor).toHaveURL(address + aboutUs.ar)
  await chooseLanguage(visitor, 'en')
  await expect(visitor).toHaveURL(address + aboutUs.en)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('About us')
})

async function chooseLanguage(page: Page, code: string): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('banner').locator(`[popover] a[hreflang=${code}]`).click()
}

/** The sign of a picture that failed stands in its upper corner. */
async function isEven(still: Locator): Promise<boolean> {
  await still.scrollIntoViewIfNeeded()
  const { x, y, width } = await boxOf(still)
  const clip = { x: x + 8, y: y + 8, width: width - 16, height: 8 }
  const { channels } = await sharp(await still.page().screenshot({ clip })).stats()
  return channels.every(({ stdev }) => stdev === 0)
}
