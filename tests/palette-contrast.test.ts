import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastOn } from '../src/domain/look/colour.ts'
import type { Colours, ColourScheme } from '../src/domain/look/palette.ts'
import { accentOf, colourSchemes, paletteOf } from '../src/domain/look/palette.ts'
import { type Channels, contrast, contrastPairs } from './support/contrast.ts'

/** 6, or by `PALETTE_STEPS=16` every brand of 16 steps a channel, which takes a minute. */
const steps = Number(process.env.PALETTE_STEPS ?? 6)

/** Papers and grounds do not meet: one is of the light scheme, the other of the dark one. */
const settings: Omit<Colours, 'brand'>[] = [
  { paper: 'warm', ground: 'brand', accent: null },
  { paper: 'white', ground: 'accent', accent: null },
  { paper: 'cool', ground: 'graphite', accent: null },
  { paper: 'brand', ground: 'brand', accent: '#6e7b2e' },
]
/** No company changes these: states, the colours of articles, the focus. */
const fixed = readFileSync('src/ui/tokens.css', 'utf8')

const pairs = [
  ...contrastPairs,
  [['on-brand-fill'], ['brand-fill', 'brand-fill-hover'], 4.5],
  [['decor'], ['deep'], 3],
  [['on-deep', 'on-deep-muted', 'on-deep-accent'], ['dim', 'deep-veil over a white picture'], 4.5],
] satisfies typeof contrastPairs

test(`every palette of ${steps} steps a channel can be read (LOOK-2)`, { timeout: 180_000 }, () => {
  expect(
    brands(steps).flatMap((brand) => settings.flatMap((rest) => weakPairs({ ...rest, brand }))),
  ).toEqual([])
})

test('fills are the given colour to the digit, and so is text that can be read (LOOK-3)', () => {
  const palettes = brands(6).flatMap((brand) =>
    colourSchemes.map((scheme) => ({
      brand,
      palette: paletteOf({ brand, accent: null, paper: 'white', ground: 'brand' }, scheme),
    })),
  )
  expect(palettes.filter(({ brand, palette }) => palette['brand-fill'] !== brand)).toEqual([])
  const readable = palettes.filter(({ brand, palette }) => {
    const { bg, surface, raised, sunken, 'brand-tint': tint } = palette
    return contrastOn(brand, [bg, surface, raised, sunken, tint]) >= 5.2
  })
  expect(readable.length).toBeGreaterThan(100)
  expect(readable.filter(({ brand, palette }) => palette.brand !== brand)).toEqual([])
})

test('a grey brand makes grey neutrals, and a warm one gets a cool companion', () => {
  const grey = paletteOf(
    { brand: '#808080', accent: null, paper: 'brand', ground: 'brand' },
    'dark',
  )
  for (const token of ['bg', 'surface', 'deep', 'muted'] as const) {
    expect(new Set(grey[token].match(/[\da-f]{2}/g)).size, token).toBe(1)
  }
  const companion = (brand: string) => accentOf({ brand, accent: null })
  expect(companion('#1b6fb5')).toBe(companion('#0e5f5b'))
  expect(companion('#9a4632')).not.toBe(companion('#1b6fb5'))
})

function brands(count: number): string[] {
  const channel = Array.from({ length: count }, (_, step) =>
    Math.round((step * 255) / (count - 1))
      .toString(16)
      .padStart(2, '0'),
  )
  return channel.flatMap((red) =>
    channel.flatMap((green) => channel.map((blue) => `#${red}${green}${blue}`)),
  )
}

function weakPairs(colours: Colours): string[] {
  return colourSchemes.flatMap((scheme) => {
    const colourOf = colourIn(paletteOf(colours, scheme), scheme)
    return pairs.flatMap(([texts, grounds, least]) =>
      texts.flatMap((text) =>
        grounds
          .filter((ground) => contrast(colourOf(text), colourOf(ground)) < least)
          .map((ground) => `${JSON.stringify(colours)} ${text} on ${ground}, ${scheme}`),
      ),
    )
  })
}

function colourIn(palette: Record<string, string>, scheme: ColourScheme) {
  const known = new Map<string, Channels>()
  return (name: string): Channels => {
    const colour = known.get(name) ?? channelsOf(palette, name, scheme)
    known.set(name, colour)
    return colour
  }
}

function channelsOf(palette: Record<string, string>, name: string, scheme: ColourScheme): Channels {
  const [token = '', picture] = name.split(' over ')
  const colour = palette[token] ?? fixedColour(token, scheme)
  const [red = 0, green = 0, blue = 0, alpha = 255] = [...colour.matchAll(/[\da-f]{2}/g)].map(
    ([part]) => Number.parseInt(part, 16),
  )
  if (!picture) return [red, green, blue]
  const above = (part: number) => (part * alpha) / 255 + 255 - alpha
  return [above(red), above(green), above(blue)]
}

function fixedColour(token: string, scheme: ColourScheme): string {
  const declared = new RegExp(`--${token}: ([^;]+);`).exec(fixed)?.[1] ?? ''
  const [light = '', dark = light] = declared.match(/#[\da-f]{6}/g) ?? []
  return scheme === 'light' ? light : dark
}
