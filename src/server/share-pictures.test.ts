import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { plainPicture } from '../../tests/support/pictures.ts'
import { temporaryFolder } from '../../tests/support/product.ts'
import { lookChoices, type Typeface } from '../domain/look/look.ts'
import { drawable } from '../site/seo/share-source.ts'
import { drawSharePicture, type ShareDrawing } from '../storage/media/draw-share-picture.ts'
import { createTitleFonts } from './title-fonts.ts'

const goldenFolder = 'tests/golden/share'
const goldenSize = { width: 400, height: 210 }
/** The difference is out of 255; the share is of all pixels. */
const leastDifference = 40
const mostDifferent = 0.02

const noria = { ground: '#0b2426', fill: '#0e5f5b', ink: '#ffffff', accent: '#f0a35e' }
const arabic = {
  direction: 'rtl',
  title: 'كَمْ يُعْطِي بِئْرُكَ حَقًّا؟',
  label: 'المدوّنة',
  company: 'ناعورة',
  typeface: 'alexandria',
} as const
type Shown = Partial<Omit<ShareDrawing, 'font' | 'cover'>> & {
  typeface?: Typeface
  withCover?: boolean
}

async function drawn({ typeface = 'alexandria', withCover = false, ...shown }: Shown) {
  const folder = await temporaryFolder()
  const to = join(folder, 'share.jpg')
  const cover = join(folder, 'cover.webp')
  await striped().toFile(cover)
  const fonts = createTitleFonts(folder, (address) => join(process.cwd(), address))
  const share: ShareDrawing = {
    ...arabic,
    colours: noria,
    hasBand: true,
    logo: null,
    ...shown,
    font: await fonts(typeface),
    cover: withCover ? { file: cover, focus: { x: 1, y: 0.5 } } : null,
  }
  await drawSharePicture({ share, to })
  return to
}

function striped() {
  const stripes = ['#d94f4f', '#4f9ed9', '#e9d85b'].map(
    (fill, index) => `<rect x="${index * 600}" width="600" height="600" fill="${fill}"/>`,
  )
  return sharp(Buffer.from(`<svg width="1800" height="600">${stripes.join('')}</svg>`)).webp()
}

async function pixelsOf(file: string): Promise<Buffer> {
  return sharp(file)
    .resize({ ...goldenSize, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** It fails after drawing, so that someone looks at the picture. */
async function drawGolden(file: string, golden: string): Promise<never> {
  await sharp(file)
    .resize({ ...goldenSize, fit: 'fill' })
    .webp({ quality: 90 })
    .toFile(golden)
  throw new Error(`${golden} was missing and is drawn now: look at it`)
}

async function differenceFrom(golden: string, file: string): Promise<number> {
  const [known, seen] = [await pixelsOf(golden), await pixelsOf(file)]
  let different = 0
  for (let at = 0; at < known.length; at += 3) {
    const by = [at, at + 1, at + 2].map(
      (channel) => known.readUInt8(channel) - seen.readUInt8(channel),
    )
    if (by.some((one) => Math.abs(one) > leastDifference)) different++
  }
  return different / (known.length / 3)
}

const latinFirst = 'ERP للشركات الصغيرة: من أين نبدأ؟'
const long =
  'How much water does your well really give in the driest month of the year, and what does it cost to find out?'

const goldens: Record<string, Shown> = {
  'vowel-signs': { withCover: true },
  'mixed-order': { title: '5 خطوات ERP (2025)', withCover: true },
  'latin-letters-first': { title: latinFirst },
  'long-title': {
    direction: 'ltr',
    title: long,
    label: 'Blog',
    company: 'Naoura',
    withCover: true,
  },
  'no-cover': { direction: 'ltr', title: 'Water that runs on sunlight', label: '', hasBand: false },
  ...Object.fromEntries(
    lookChoices.typeface.map((typeface) => [
      `typeface-${typeface}`,
      { typeface, title: 'ماءٌ يجري بنور الشمس Water 2025' },
    ]),
  ),
}

describe('SEO-8 share pictures are drawn as they were looked at', () => {
  test.each(Object.entries(goldens))('%s', async (name, shown) => {
    const golden = join(goldenFolder, `${name}.webp`)
    const file = await drawn(shown)
    const { width, height, format } = await sharp(file).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    expect((await stat(file)).size).toBeLessThan(200_000)
    if (!existsSync(golden)) await drawGolden(file, golden)
    expect(await differenceFrom(golden, file)).toBeLessThan(mostDifferent)
  })
})

const hostile: Record<string, string> = {
  'a hashtag': '#اليوم_العالمي_للمياه_الجوفية_والزراعة_المستدامة_في_سهل_الغاب',
  'no-break spaces': 'Water\u00a0that\u00a0runs\u00a0on\u00a0sunlight\u00a0'.repeat(6),
  'a company of one word': 'Wasserversorgungsgesellschaftsverwaltungshaus',
  'a long tagline': 'نحفر الآبار ونركّب المضخّات الشمسيّة ونصونها في كلّ قرية من قرى سهل الغاب وما حوله',
  'one letter 500 times': 'W'.repeat(500),
  lines: 'a\n'.repeat(250),
  'control characters': 'One\u0000two\u0001\u000b\u2028three\u2029\ud800',
  markup: '<b>&amp; <span size="999999">',
  'spaces alone': ' \u00a0\u2003',
  tashkil: 'كَمْ يُعْطِي بِئْرُكَ حَقًّا؟'.repeat(20),
  'a thousand marks': `x${'\u0301'.repeat(1000)} y`,
  'marks without a letter': '\u0651'.repeat(300),
  'direction overrides': '\u202eevil\u202d\u2066'.repeat(80),
  emoji: '👨‍👩‍👧‍👦'.repeat(120),
}

describe('SEO-7 any text has a share picture', () => {
  test.each(Object.entries(hostile))('%s', async (_what, text) => {
    const file = await drawn({ title: text, label: text, company: text, withCover: true })
    const { width, height } = await sharp(file).metadata()
    expect([width, height]).toEqual([1200, 630])
  })
})

test.each([
  ['Water 💧 that runs', 'Water that runs'],
  ['👨‍👩‍👧‍👦🇸🇾1️⃣👍🏽 Naoura™ ❤️', 'Naoura™'],
  ['水', ''],
])('of %j the typefaces have %j', (title, shown) => {
  expect(drawable(title)).toBe(shown)
})

test('a title that is another differs by more than what is overlooked', async () => {
  const golden = join(goldenFolder, 'vowel-signs.webp')
  const file = await drawn({ title: 'كم يعطي', withCover: true })
  expect(await differenceFrom(golden, file)).toBeGreaterThan(mostDifferent)
})

test('a logo stands for the name, and signs of markup are drawn as they are', async () => {
  const folder = await temporaryFolder()
  const logo = join(folder, 'logo.png')
  await plainPicture(400, 100).png().toFile(logo)
  const withLogo = await drawn({ logo })
  const withName = await drawn({ title: '<b>&amp;' })
  expect(await differenceFrom(withLogo, withName)).toBeGreaterThan(0)
})

test('asked for by several at once, a typeface is unwrapped for each of them', async () => {
  const folder = await temporaryFolder()
  const fonts = createTitleFonts(folder, (address) => join(process.cwd(), address))
  const asked = Array.from({ length: 8 }, () => fonts('markazi'))
  const [first, ...others] = await Promise.all(asked)
  expect(first?.files).toHaveLength(3)
  for (const other of others) expect(other).toEqual(first)
})
