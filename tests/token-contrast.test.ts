import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast, contrastPairs, pages } from './support/contrast.ts'

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
type Colour = [red: number, green: number, blue: number, alpha: number]

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
  return contrastPairs.flatMap(([texts, grounds, least]) =>
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
