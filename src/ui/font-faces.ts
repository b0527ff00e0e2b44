import type { FontFamily, Subset } from './font-families.ts'

/** The ranges are those of `fonts.css`. */
const characters: Record<Subset, string> = {
  arabic: 'U+600-6FF,U+750-77F,U+8A0-8FF,U+200C-200E,U+2010-2011,U+FB50-FDFF,U+FE70-FEFC',
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-200B,U+2012-206F,U+20AC,U+2122,' +
    'U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,' +
    'U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
}
/** Spaces of Arabic files are as wide as those of the Latin ones, which come later. */
const spaces = 'U+20,U+A0,'
const charactersOfStandIns = {
  arabic: characters.arabic,
  latin: 'U+0-FF,U+2000-200B,U+2012-206F',
  ellipsis: 'U+2026',
  space: 'U+20',
}

type StandIn = {
  characters: keyof FontFamily['widths'] & keyof typeof charactersOfStandIns
  weight: 'regular' | 'bold'
  fonts: string[]
  width: number
}

const roboto = { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] }
const arial = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
}

/** Fonts of devices; of a character and weight, the last one that is installed wins. */
const standIns: StandIn[] = [
  { characters: 'latin', weight: 'regular', fonts: roboto.regular, width: 492 },
  { characters: 'latin', weight: 'bold', fonts: roboto.bold, width: 501 },
  { characters: 'latin', weight: 'regular', fonts: arial.regular, width: 479 },
  { characters: 'latin', weight: 'bold', fonts: arial.bold, width: 517 },
  { characters: 'arabic', weight: 'regular', fonts: ['DejaVu Sans', 'DejaVuSans'], width: 464 },
  {
    characters: 'arabic',
    weight: 'bold',
    fonts: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    width: 567,
  },
  {
    characters: 'arabic',
    weight: 'regular',
    fonts: ['Noto Naskh Arabic UI', 'Noto Naskh Arabic', 'NotoNaskhArabic-Regular'],
    width: 397,
  },
  {
    characters: 'arabic',
    weight: 'bold',
    fonts: ['Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold'],
    width: 420,
  },
  {
    characters: 'arabic',
    weight: 'regular',
    fonts: ['Noto Sans Arabic', 'NotoSansArabic-Regular'],
    width: 437,
  },
  {
    characters: 'arabic',
    weight: 'bold',
    fonts: ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold'],
    width: 494,
  },
  // Their spaces and ellipses are wider than their letters let expect; ellipses end texts of lists.
  { characters: 'space', weight: 'regular', fonts: roboto.regular, width: 248 },
  { characters: 'space', weight: 'bold', fonts: roboto.bold, width: 249 },
  { characters: 'space', weight: 'regular', fonts: arial.regular, width: 278 },
  { characters: 'space', weight: 'bold', fonts: arial.bold, width: 278 },
  { characters: 'ellipsis', weight: 'regular', fonts: roboto.regular, width: 669 },
  { characters: 'ellipsis', weight: 'bold', fonts: roboto.bold, width: 741 },
  { characters: 'ellipsis', weight: 'regular', fonts: arial.regular, width: 1000 },
  { characters: 'ellipsis', weight: 'bold', fonts: arial.bold, width: 1000 },
]

/** Rules of the family, and of fonts with its measures, so that nothing moves when a file arrives. */
export function fontFaces(family: FontFamily): string {
  const { size, isRemeasured } = family
  const measures = isRemeasured ? measured(family, size ?? 100) : sized(size)
  const own = family.faces.flatMap(({ weight, ...files }) =>
    Object.entries(files).map(([subset, file]) => {
      const isArabic = subset === 'arabic'
      const name = isArabic ? arabicOf(family.name) : family.name
      return rule(`${declared(name, weight)}font-display:swap;${measures}`, {
        source: `url(${file})format('woff2')`,
        range: (isArabic ? spaces : '') + characters[subset as Subset],
      })
    }),
  )
  return [...own, ...standInsOf(family)].join('')
}

export function familyList({ name }: FontFamily): string {
  return `'${name}','${arabicOf(name)}','${fallbackOf(name)}',system-ui,'Segoe UI',Tahoma,sans-serif`
}

/** It is a `ch`, which pages know before the font has come. */
export function zeroWidth({ size = 100, widths }: FontFamily, weight: 'regular' | 'bold'): string {
  return `${(size * widths.zero[weight]) / 100_000}em`
}

function standInsOf(family: FontFamily): string[] {
  return standIns.map(({ characters, weight, fonts, width }) => {
    const adjusted = ((family.size ?? 100) * family.widths[characters][weight]) / width
    return rule(declared(fallbackOf(family.name), weights[weight]) + measured(family, adjusted), {
      source: fonts.map((font) => `local('${font}')`).join(),
      range: charactersOfStandIns[characters],
    })
  })
}

const weights = { regular: '400', bold: '600 700' }

function measured({ ascent, descent, size = 100 }: FontFamily, adjusted: number): string {
  const share = (length: number) => `${((length * size) / 10 / adjusted).toFixed(1)}%`
  return (
    `size-adjust:${adjusted.toFixed(1)}%;ascent-override:${share(ascent)};` +
    `descent-override:${share(descent)};line-gap-override:0%;`
  )
}

/**
 * The Arabic files have a name of their own: of one family, browsers would take spaces from the last
 * file that has them, and from the stand-in until it comes.
 */
function arabicOf(name: string): string {
  return `${name} Arabic`
}

function fallbackOf(name: string): string {
  return `${name} Meanwhile`
}

function declared(name: string, weight: string): string {
  return `font-family:'${name}';font-weight:${weight};`
}

function sized(size: number | undefined): string {
  return size === undefined ? '' : `size-adjust:${size}%;`
}

function rule(declarations: string, { source, range }: { source: string; range: string }): string {
  return `@font-face{${declarations}src:${source};unicode-range:${range}}`
}
