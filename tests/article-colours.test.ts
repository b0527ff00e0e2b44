import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arabic, english } from './support/dashboard-words.ts'
import { colourAsClass } from '../src/domain/rich-text/rich-text.ts'

const palette = [
  ['#FF0000', 'red', 'Red', 'أحمر', 0],
  ['#FFFF00', 'yellow', 'Yellow', 'أصفر', 60],
  ['#00FF00', 'green', 'Green', 'أخضر', 120],
  ['#00FFFF', 'cyan', 'Cyan', 'سماوي', 180],
  ['#0000FF', 'blue', 'Blue', 'أزرق', 240],
  ['#FF00FF', 'magenta', 'Magenta', 'أرجواني', 300],
] as const

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const painting = readFileSync('src/ui/rich-text.css', 'utf8')
const choosing = readFileSync('src/dashboard/editor/rich-text/rich-text-editor.module.css', 'utf8')

test.each(palette)(
  '%s is painted and called %s, in both themes',
  (stored, name, inEnglish, inArabic, hue) => {
    expect(colourAsClass(` style="color:${stored}"`)).toBe(` class="text-${name}"`)
    expect(painting).toMatch(new RegExp(`\\.text-${name} {\\s+color: var\\(--rt-${name}\\)`))
    expect(choosing).toMatch(
      new RegExp(`data-colour='${name}'\\] {\\s+background: var\\(--rt-${name}\\)`),
    )
    const shades = shadesOf(name)
    expect(shades).toHaveLength(2)
    for (const shade of shades) expect(distance(hueOf(shade), hue), shade).toBeLessThan(30)
    expect(english.editor.colours[stored]).toBe(inEnglish)
    expect(arabic.editor.colours[stored]).toBe(inArabic)
  },
)

test('#000000 is painted in the colour of text', () => {
  expect(colourAsClass(' style="color:#000000"')).toBe(' class="text-black"')
  expect(english.editor.colours['#000000']).toBe('Black')
  expect(arabic.editor.colours['#000000']).toBe('أسود')
})

function shadesOf(name: string): string[] {
  const declared = new RegExp(`--rt-${name}: light-dark\\(([^)]+)\\)`).exec(tokens)?.[1]
  return declared?.split(', ') ?? []
}

function hueOf(hex: string): number {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  const [red, green, blue] = [part(1), part(3), part(5)]
  const [x, y] = [2 * red - green - blue, Math.sqrt(3) * (green - blue)]
  return (Math.atan2(y, x) * 180) / Math.PI
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}
