import { expect, test } from 'vitest'
import { listsOf, lookChoices, lookOf, standardLook } from '../domain/look/look.ts'
import { paletteOf } from '../domain/look/palette.ts'
import { presetNames, presetOf, presets } from '../domain/look/presets.ts'
import { lookSheet } from './look-sheet.ts'

test('the standard look needs no sheet (LOOK-1)', () => {
  expect(lookSheet(standardLook)).toBe('')
  expect(lookSheet(lookOf(presets.noria))).toBe('')
})

test('a sheet says what differs and nothing else', () => {
  const sheet = (own: object) => lookSheet(lookOf(own))
  expect(sheet({ corners: 'square' })).toBe(
    '@layer tokens{:root[data-surface=site]{--r-1:0px;--r-2:0px;--r-3:0px;--r-4:0px;--r-full:0px;}}',
  )
  expect(sheet({ density: 'compact' })).not.toContain('--brand')
  expect(sheet({ brand: '#1b6fb5' })).not.toContain('data-surface')
  expect(sheet({ schemes: 'light' })).toContain('color-scheme:light')
})

test('every choice of a setting but the standard one changes the sheet', () => {
  const { hero: _, ...ofSheet } = lookChoices
  for (const [name, values] of Object.entries(ofSheet)) {
    const sheets = values.map((value) => lookSheet(lookOf({ [name]: value })))
    expect(new Set(sheets).size, name).toBe(values.length)
  }
})

test('an arrangement is in the sheet of a look that has it, once, and in no other', () => {
  const sheet = lookSheet(lookOf({ posts_list: 'rows', business_list: 'rows', eyebrows: false }))
  expect(sheet.match(/@layer look/g)).toHaveLength(2)
  expect(sheet).toContain("[data-list='rows']")
  expect(sheet).not.toMatch(/\[data-list='(cards|index|lead)'|\n|\/\*/)
  expect(lookSheet(lookOf({ posts_list: 'auto', headings: 'start', rhythm: 'alternate' }))).toBe('')
})

test('each preset arranges the site in its own way, whatever its colours', () => {
  const arranged = presetNames.map((name) => {
    const look = lookOf(presets[name])
    return JSON.stringify([look.headings, look.eyebrows, look.rhythm, listsOf(look)])
  })
  expect(new Set(arranged).size).toBe(presetNames.length)
  const rhythms = presetNames.map((name) => lookOf(presets[name]).rhythm)
  expect(new Set(rhythms)).toEqual(new Set(lookChoices.rhythm))
})

test('a colour cannot end the rule it stands in', () => {
  const sheet = lookSheet(lookOf({ brand: '#1b6fb5', accent: '#e2685b' }))
  expect(sheet.match(/[{}]/g)).toHaveLength(8)
})

test('a preset is recognised by its settings, until one is another', () => {
  for (const name of presetNames) expect(presetOf(lookOf(presets[name]))).toBe(name)
  expect(presetOf(lookOf({ ...presets.clinic, brand: '#1b6fb6' }))).toBeUndefined()
})

test('a typeface brings its own fonts and stand-ins of the same width, and no other', () => {
  const sheet = lookSheet(lookOf({ typeface: 'markazi' }))
  expect(sheet).toContain(
    "--font-display:'Markazi Text Variable','Markazi Text Variable Arabic','Markazi Text Variable Meanwhile'",
  )
  expect(sheet).toContain("--font-text:'Tajawal','Tajawal Arabic','Tajawal Meanwhile'")
  expect(sheet).toContain('--ch:0.552em;--ch-display:0.51408em;')
  const families = new Set([...sheet.matchAll(/font-family:'([^']+)'/g)].map(([, name]) => name))
  expect([...families]).toEqual([
    'Markazi Text Variable Arabic',
    'Markazi Text Variable',
    'Markazi Text Variable Meanwhile',
    'Tajawal Arabic',
    'Tajawal',
    'Tajawal Meanwhile',
  ])
  const set = /@font-face\{font-family:'Markazi Text Variable';[^}]*\}/.exec(sheet)?.[0]
  expect(set).toContain('size-adjust:112%')
  const metrics = /local\('Arial'\)/
  const standIn = sheet
    .split('@font-face')
    .find((rule) => rule.includes('Tajawal M') && metrics.test(rule))
  const own = sheet.split('@font-face').filter((rule) => rule.includes('/tajawal'))
  expect(own.length).toBe(4)
  for (const rule of own) expect(rule).toContain('ascent-override:80.0%;descent-override:20.0%')
  // Arial is as high as Tajawal is set, although it is as large as it is wide.
  const [, size, ascent] =
    /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/.exec(standIn ?? '') ?? []
  expect((Number(size) * Number(ascent)) / 10).toBeCloseTo(800, -1)
})

test('a drawing is in the sheet with the colours of the look, in 3 KB at most', () => {
  for (const scene of ['arches', 'skyline', 'fields', 'schoolyard'] as const) {
    const sheet = lookSheet(lookOf({ scene, brand: '#9a4632' }))
    const image = /data:image\/svg\+xml,([^"]+)/.exec(sheet)?.[1] ?? ''
    const drawn = decodeURIComponent(image)
    expect(drawn, scene).toMatch(/^<svg .*<\/svg>$/)
    expect(drawn, scene).not.toContain('var(')
    expect(drawn.length, scene).toBeLessThanOrEqual(3_000)
    const { 'scene-near': near } = paletteOf(lookOf({ brand: '#9a4632' }), 'light')
    expect(drawn, scene).toContain(near)
  }
})

test('the name beside a logo is hidden from sight alone', () => {
  const sheet = lookSheet(lookOf({ name_beside_logo: false }))
  expect(sheet).toContain('header img+bdi')
  expect(sheet).toContain('clip-path:inset(50%)')
  expect(sheet).not.toContain('display:none')
})
