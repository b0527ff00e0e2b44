import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type LineBounds, lines, longestSave, signInTurns, windows } from './bounds.ts'

const page = readFileSync('src/throttle/README.md', 'utf8')

test('the page tells of every line and window, with its bounds', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` +\|[^|]+\|(.*)\|$/gm)].map(
    ([, name = '', bounds = '']) => [name, bounds.split('|').map((bound) => bound.trim())],
  )
  expect(Object.fromEntries(rows)).toEqual({ ...linesTold(), ...windowsTold() })
  expect(page).toContain(`${lines.form.perKey} of one network`)
  expect(page).toContain(`given up after ${longestSave} ms`)
  const { apart, longest } = signInTurns
  expect(page).toContain(`a turn every ${apart / 1000} s, ${longest / 1000} s at most`)
})

test('no line has bounds of its own', () => {
  const files = globSync('src/**/*.ts').filter((file) => !/bounds|\.test\./.test(file))
  expect(files.length).toBeGreaterThan(500)
  const own = /= createSemaphore\(\{(?! \.\.\.lines)/
  expect(files.filter((file) => own.test(readFileSync(file, 'utf8')))).toEqual([])
})

function linesTold() {
  const told = (bounds: LineBounds) => [
    `${bounds.concurrency}`,
    `${bounds.maxWaiting ?? 'all'}`,
    bounds.timeout ? `${bounds.timeout / 1000} s` : '–',
  ]
  return Object.fromEntries(Object.entries(lines).map(([name, bounds]) => [name, told(bounds)]))
}

function windowsTold() {
  const told = Object.values(windows).map(({ name, points, window }) => {
    const minutes = window / 60_000
    return [name, [`${points}`, minutes > 60 ? `${minutes / 60} h` : `${minutes} min`]]
  })
  return Object.fromEntries(told) as Record<string, string[]>
}
