import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breakpoints } from '../src/ui/use-breakpoint.ts'

const sheets = globSync('src/**/*.css')
/** The layers of each place; among rules of different layers, neither specificity nor bundling decides. */
const layers: [place: RegExp, allowed: string[]][] = [
  [/^src\/ui\/(form-fields\/)?[\w-]+\.module\.css$/, ['ui']],
  [/^src\/(site|dashboard)\/.+\.module\.css$/, ['surface']],
  [/^src\/ui\/(rich-text|form-fields\/form-options)\.css$/, ['ui']],
  [/^src\/site\/.+\.css$/, ['surface']],
  [/^src\/ui\/looks\/[\w-]+\.css$/, ['look']],
  [/^src\/(ui|dashboard\/layout)\/[\w-]+\.css$/, ['tokens', 'base']],
]
/** Only these may stand outside of a layer. */
const unlayered = /^@(font-face$|layer [\w, ]+;$|import .+ layer\(vendor\);$|import '\.[\w./-]+';$)/

test('every style sheet keeps to the layer of its folder', () => {
  expect(sheets.length).toBeGreaterThan(130)
  expect(sheets.flatMap(strayRulesOf)).toEqual([])
})

test('style sheets and scripts know the breakpoints and no other width', () => {
  const sources = [...sheets, ...globSync('src/{site,dashboard,ui}/**/*.{ts,tsx}')]
  const used = sources.flatMap(widthsIn)
  expect(used.length).toBeGreaterThan(40)
  const known = breakpoints.flatMap((width) => [
    `min-width: ${width}px`,
    `max-width: ${width - 0.02}px`,
  ])
  expect(used.filter(({ width }) => !known.includes(width))).toEqual([])
})

test('no class is called as the module itself is, which would hide it', () => {
  const hidden = sheets.filter((file) => /\.default\b/.test(readFileSync(file, 'utf8')))
  expect(hidden).toEqual([])
})

test('every class that a page writes is styled', () => {
  const styled = new Set(sheets.flatMap((file) => [...classesIn(file)]))
  const written = globSync('src/{site,dashboard,ui}/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => ({ file, name })),
    ),
  )
  expect(written.length).toBeGreaterThan(100)
  expect(written.filter(({ name }) => !styled.has(name))).toEqual([])
})

test('lines of the site are as long before a font has come', () => {
  const ofPages = sheets.filter((file) => !file.startsWith('src/dashboard/'))
  const waiting = ofPages.filter((file) => /\d(ch|ex|ic)\b/.test(readFileSync(file, 'utf8')))
  expect(waiting).toEqual([])
})

function classesIn(file: string): string[] {
  return readFileSync(file, 'utf8').match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? []
}

function strayRulesOf(file: string): string[] {
  const [, allowed = []] = layers.find(([place]) => place.test(file)) ?? []
  return topLevelOf(readFileSync(file, 'utf8'))
    .filter((rule) => !unlayered.test(rule))
    .filter((rule) => !allowed.some((layer) => rule === `@layer ${layer}`))
    .map((rule) => `${file}: ${rule}`)
}

function topLevelOf(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let text = ''
  for (const sign of css.replace(/\/\*.*?\*\//gs, '')) {
    if (sign === '{' && depth++ === 0) rules.push(text.trim())
    else if (sign === '}' && --depth === 0) text = ''
    else if (depth > 0) continue
    else if (sign === ';') {
      rules.push(`${text.trim()};`)
      text = ''
    } else text += sign
  }
  return rules
}

function widthsIn(file: string): { file: string; width: string }[] {
  const found = readFileSync(file, 'utf8').match(/(?<=\()(min|max)-width: [\d.]+px(?=\))/g) ?? []
  return found.map((width) => ({ file, width }))
}
