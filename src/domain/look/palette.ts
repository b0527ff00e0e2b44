import { contrastOn, hexOf, readableTone, textOn, type Tone, toneOf } from './colour.ts'
import type { Look } from './look.ts'
import { accentFor, groundHue, type Hue, paperHue, traceOf } from './palette-hues.ts'

export type Colours = Pick<Look, 'brand' | 'accent' | 'paper' | 'ground'>
export const colourSchemes = ['light', 'dark'] as const
export type ColourScheme = (typeof colourSchemes)[number]

/** The limits have some to spare: WCAG asks for 4.5 of text and 3 of controls. */
const least = { text: 4.6, brightText: 5.2, muted: 5.3, control: 3.2 }

/** `begin` are lightnesses from which one that can be read is looked for. */
const schemes = {
  light: {
    towards: 'dark',
    pages: { bg: 0.985, surface: 1, raised: 1, sunken: 0.955, border: 0.89 },
    shares: { bg: 1, surface: 0, raised: 0, sunken: 2.2, border: 3 },
    tint: { lightness: 0.95, chroma: 0.02 },
    ink: { lightness: 0.235, chroma: 0.015 },
    begin: { muted: 0.5, strong: 0.62 },
    hover: -0.07,
    deep: 0.235,
  },
  dark: {
    towards: 'light',
    pages: { bg: 0.175, surface: 0.215, raised: 0.26, sunken: 0.15, border: 0.33 },
    shares: { bg: 1, surface: 1.1, raised: 1.2, sunken: 0.9, border: 1.5 },
    tint: { lightness: 0.27, chroma: 0.04 },
    ink: { lightness: 0.955, chroma: 0.007 },
    begin: { muted: 0.72, strong: 0.5 },
    hover: 0.06,
    deep: 0.2,
  },
} as const

/**
 * The colours of a scheme by the names of their tokens, made of the company's: hue and chroma stay,
 * and lightness changes no further than text on its grounds needs.
 */
export function paletteOf(colours: Colours, scheme: ColourScheme) {
  const brand = toneOf(colours.brand)
  const accent = toneOf(accentOf(colours))
  const paper = paperHue(colours.paper, brand)
  const ground = groundHue(colours.ground, brand, accent)
  const pages = pagesOf(scheme, scheme === 'light' ? paper : traceOf(ground, 0.012))
  const tints = { brand: tintOf(brand, scheme), accent: tintOf(accent, scheme) }
  const { border: _, ...grounds } = pages
  const brandText = asText(brand, scheme, [...Object.values(grounds), tints.brand])
  const accentText = asText(accent, scheme, [...Object.values(grounds), tints.accent])
  return {
    ...pages,
    ...inksOf(scheme, ground, [...Object.values(grounds), tints.brand]),
    brand: hexOf(brandText),
    'brand-hover': hexOf(moved(brandText, schemes[scheme].hover)),
    'brand-tint': tints.brand,
    'on-brand': textOn(hexOf(brandText)),
    ...fillOf(colours.brand),
    accent: hexOf(accentText),
    'accent-tint': tints.accent,
    stone: pagesOf('light', paper).sunken,
    ...deepOf(scheme, ground, accent),
    ...sceneOf(ground),
  }
}

export function accentOf({ brand, accent }: Pick<Colours, 'brand' | 'accent'>): string {
  return accent ?? hexOf(accentFor(toneOf(brand)))
}

function pagesOf(scheme: ColourScheme, { chroma, hue }: Hue) {
  const { pages, shares } = schemes[scheme]
  const tone = (name: keyof typeof pages) =>
    hexOf({ lightness: pages[name], chroma: chroma * shares[name], hue })
  return {
    bg: tone('bg'),
    surface: tone('surface'),
    raised: tone('raised'),
    sunken: tone('sunken'),
    border: tone('border'),
  }
}

function tintOf(given: Tone, scheme: ColourScheme): string {
  const { lightness, chroma } = schemes[scheme].tint
  return hexOf({ ...traceOf(given, chroma), lightness })
}

function inksOf(scheme: ColourScheme, ground: Hue, grounds: string[]) {
  const { ink, begin, towards } = schemes[scheme]
  const neutral = traceOf(ground, ink.chroma)
  const found = (lightness: number, needed: number) =>
    hexOf(readableTone({ ...neutral, lightness }, towards, grounds, needed))
  return {
    ink: hexOf({ ...neutral, lightness: ink.lightness }),
    muted: found(begin.muted, least.muted),
    'border-strong': found(begin.strong, least.control),
  }
}

function asText(given: Tone, scheme: ColourScheme, grounds: string[]): Tone {
  if (scheme === 'light') return readableTone(given, 'dark', grounds, least.text)
  return contrastOn(hexOf(given), grounds) < least.brightText ? brightened(given, grounds) : given
}

function brightened({ lightness, chroma, hue }: Tone, grounds: string[]): Tone {
  const tone = { lightness: Math.max(lightness, 0.74), chroma: Math.min(chroma, 0.13), hue }
  return readableTone(tone, 'light', grounds, least.brightText)
}

function fillOf(brand: string) {
  const text = textOn(brand)
  const { hover } = schemes[text === '#ffffff' ? 'light' : 'dark']
  return {
    'brand-fill': brand,
    'brand-fill-hover': hexOf(moved(toneOf(brand), hover)),
    'on-brand-fill': text,
  }
}

/** Text on the deep ground can be read above a white picture, too, which its veil lies over. */
function deepOf(scheme: ColourScheme, ground: Hue, accent: Tone) {
  const hue = traceOf(ground, 0.04)
  const deep = hexOf({ ...hue, lightness: schemes[scheme].deep })
  const shade = hexOf({ ...traceOf(ground, 0.025), lightness: 0.18 })
  const dim = hexOf({ ...traceOf(ground, 0.022), lightness: 0.364 })
  const grounds = [deep, dim, overWhite(shade)]
  const found = (tone: Tone) => hexOf(readableTone(tone, 'light', grounds, least.text))
  const onDeepAccent = found(accent)
  return {
    deep,
    'deep-shade': `${shade}b8`,
    'deep-veil': `${shade}c7`,
    dim,
    'on-deep-ink': hexOf({ ...traceOf(ground, 0.02), lightness: 0.235 }),
    'on-deep-muted': found({ ...traceOf(ground, 0.018), lightness: 0.83 }),
    'on-deep-accent': onDeepAccent,
    decor: onDeepAccent,
  }
}

function overWhite(shade: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16))
  const mixed = parts.map((part) => Math.round(part * veil + 255 * (1 - veil)))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const veil = 0xc7 / 0xff

function sceneOf(ground: Hue) {
  const tone = (lightness: number, chroma: number) =>
    hexOf({ ...traceOf(ground, chroma), lightness })
  return {
    'scene-sky': tone(0.31, 0.045),
    'scene-haze': tone(0.48, 0.06),
    'scene-far': tone(0.51, 0.05),
    'scene-near': tone(0.385, 0.045),
    'scene-wheel': tone(0.205, 0.028),
    'scene-sun': '#ddb07a',
  }
}

function moved(tone: Tone, by: number): Tone {
  return { ...tone, lightness: tone.lightness + by }
}
