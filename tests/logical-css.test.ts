import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A picture is never mirrored, and neither is a point in it. */
const ofPictures = 'src/dashboard/editor/cover/focus-picker.module.css'

type Declaration = { place: string; name: string; value: string }

const sides = /^(left|right)$|-(left|right)(-|$)/
const ofFourSides = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/

test('R-02 R-17 style sheets use logical sides, and sideways motion follows the direction', () => {
  const sheets = globSync('src/**/*.css').filter((file) => file !== ofPictures)
  const declarations = sheets.flatMap(declarationsOf)
  expect(declarations.length).toBeGreaterThan(2000)
  expect(declarations.filter(isPhysical).map(said)).toEqual([])
})

test('R-02 R-17 physical sides are recognised', () => {
  const written = ['margin-left: 1px', 'right: 0', 'text-align: left', 'border-top-left-radius: 0']
    .concat(['padding: 0 1px 0 2px', 'translate: 4px 0', 'transform: translateX(-100%)'])
    .concat(['margin-inline: 1px 2px', 'inset: 0 1px 2px 1px', 'translate: 0 4px'])
    .concat(['translate: calc(4px * var(--dirx)) 0'])
  expect(written.filter((text) => isPhysical(declaration('', text)))).toEqual(written.slice(0, 7))
})

function declarationsOf(file: string): Declaration[] {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return (css.match(/[\w-]+\s*:\s[^;{}]+(?=[;}])/g) ?? []).map((text) => declaration(file, text))
}

function declaration(place: string, text: string): Declaration {
  const [name = '', ...value] = text.split(':')
  return { place, name: name.trim(), value: value.join(':').trim().replace(/\s+/g, ' ') }
}

function said({ place, name, value }: Declaration): string {
  return `${place}: ${name}: ${value}`
}

function isPhysical({ name, value }: Declaration): boolean {
  if (sides.test(name)) return true
  if (/^(text-align|float|clear)$/.test(name)) return /^(left|right)$/.test(value)
  if (ofFourSides.test(name)) {
    const [, end, , start] = partsOf(value)
    return start !== undefined && start !== end
  }
  if (name === 'translate') return isFixed(partsOf(value)[0] ?? '')
  return name === 'transform' && /translate(X|3d|\()/.test(value) && !value.includes('--dirx')
}

function isFixed(sideways: string): boolean {
  return !/^(0|none)$|--dirx/.test(sideways)
}

function partsOf(value: string): string[] {
  return value.match(/([^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
}
