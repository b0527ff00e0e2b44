import { expect, test } from 'vitest'
import { smallCorrectionCounts } from './small-correction-counts.ts'

const entry = { edition: 1, behind: false, newer: [], source: null }
const both = { 'title.en': entry, 'title.ar': entry }
const counts = (names: string[], ledger: Parameters<typeof smallCorrectionCounts>[0]['ledger']) =>
  smallCorrectionCounts({ names, values: { 'title.en': 'a', 'title.ar': 'ب' }, ledger })

test('a small correction is offered where it changes which language is behind (LED-5)', () => {
  expect(counts(['title.en'], both)).toBe(true)
  const behind = { ...both, 'title.ar': { ...entry, behind: true, newer: ['en'] } }
  expect(counts(['title.ar', 'title.en'], behind)).toBe(true)
})

test('a small correction is offered for a branch by its own texts alone (LED-5)', () => {
  const names = ['branch_name:hamaaa01.en']
  const ledgerOf = (other: string) => ({ 'branch_name:hamaaa01.en': entry, [other]: entry })
  const ofBranch = (other: string) =>
    smallCorrectionCounts({ names, values: { [names[0] ?? '']: 'Hama' }, ledger: ledgerOf(other) })
  expect(ofBranch('branch_name:hamaaa01.ar')).toBe(true)
  expect(ofBranch('branch_name:homsaa01.ar')).toBe(false)
})

test('a small correction is not offered for first texts, pictures or all languages (LED-5)', () => {
  expect(counts(['title.en'], { 'title.ar': entry })).toBe(false)
  expect(counts(['title.en'], { 'title.en': entry })).toBe(false)
  expect(counts(['image', 'gallery'], both)).toBe(false)
  expect(counts(['title.ar', 'title.en'], both)).toBe(false)
})
