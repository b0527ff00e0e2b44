import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
type Colour = [red: number, green: number, blue: number, alpha: number]

const pages = ['bg', 'surface', 'sunken', 'raised']
const states = ['success', 'warning', 'danger', 'info']
const richText = ['black', 'red', 'green', 'blue', 'yellow', 'magenta', 'cyan']

/** What is written on what, with the contrast it needs; a ground may lie over another. */
const pairs: [texts: string[], grounds: string[], least: number][] = [
  [['ink', 'muted', 'brand', 'brand-hover', 'accent', ...states], pages, 4.5],
  [richText.map((name) => `rt-${name}`), ['bg', 'surface', 'raised'], 4.5],
  [['ink', 'muted', 'brand', 'brand-hover'], ['brand-tint'], 4.5],
  [['ink', 'accent'], ['accent-tint'], 4.5],
  ...states.map((name): [string[], string[], number] => [['ink', name], [`${name}-tint`], 4.5]),
  [['on-brand'], ['brand', 'brand-hover'], 4.5],
  [['on-deep', 'on-deep-muted', 'on-deep-accent'], ['deep'], 4.5],
  [['on-deep'], ['deep-veil over a white picture'], 4.5],
  [['on-deep-ink'], ['stone', 'on-deep'], 4.5],
  [['border-strong', 'focus'], pages, 3],
]

test('every text can be read on its ground and every control be seen, in both themes', () => {
  expect(weakPairs(tokens)).toEqual([])
})

test('a colour that is too weak is named with its ground and theme', () => {
  const muted = tokens.replace(/--muted: light-dark\(#\w+/, '--muted: light-dark(#96a29f')
  expect(weakPairs(muted)).toContainEqual(expect.stringMatching(/^muted on bg, light: 2\.\d/))
  const veil = tokens.replace(/--deep-veil: rgb\(6 20 22\/0\.78\)/, '--deep-veil: rgb(6 20 22/0.3)')
  expect(weakPairs(veil)).toHaveLength(2)
  const outline = tokens.replace(/(--focus: light-dark\(#\w+, )#\w+/, '$1#2a3735')
  expect(weakPairs(outline)).toHaveLength(pages.length)
})

function weakPairs(css: string): string[] {
  return pairs.flatMap(([texts, grounds, least]) =>
    texts.flatMap((text) =>
      grounds.flatMap((ground) =>
        themes
          .map((theme) => ({
            theme,
            contrast: contrast(colourOf(css, text, theme), colourOf(css, ground, theme)),
          }))
          .filter(({ contrast: reached }) => reached < least)
          .map(
            ({ theme, contrast: reached }) =>
              `${text} on ${ground}, ${theme}: ${reached.toFixed(2)}`,
          ),
      ),
    ),
  )
}

function colourOf(css: string, name: string, theme: Theme): Colour {
  const [token = '', picture] = name.split(' over ')
  const declared = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? ''
  const [light = '', dark = light] = /^light-dark\((.+)\)$/.exec(declared)?.[1]?.split(', ') ?? [
    declared,
  ]
  const colour = parsed(theme === 'light' ? light : dark)
  return picture ? overWhite(colour) : colour
}

function parsed(colour: string): Colour {
  const hex = /^#(..)(..)(..)$/.exec(colour)?.slice(1)
  if (hex) return [...hex.map((part) => Number.parseInt(part, 16)), 1] as Colour
  const parts = /^rgb\((\d+) (\d+) (\d+)\/([\d.]+)\)$/.exec(colour)?.slice(1)
  if (!parts) throw new Error(`${colour} is no colour of the tokens`)
  return parts.map(Number) as Colour
}

function overWhite([red, green, blue, alpha]: Colour): Colour {
  const above = (part: number) => part * alpha + 255 * (1 - alpha)
  return [above(red), above(green), above(blue), 1]
}

/** WCAG 2.2. */
function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
