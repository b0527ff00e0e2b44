import { expect, test } from 'vitest'
import { rebased } from '../document/saved-document.ts'
import { mergedLabels } from './merged-labels.ts'

const merges = { labels: mergedLabels }
const at = (revision: number, labels: Record<string, string>) => ({ revision, values: { labels } })
const saved = at(3, { 'aboutaaa.ar': 'من نحن', 'aboutaaa.en': 'About', 'teamaaaa.en': 'Team' })
const layla = { labels: { ...saved.values.labels, 'aboutaaa.en': 'About us' } }

test('a label that someone else has changed meanwhile is not put back', () => {
  const now = at(4, { ...saved.values.labels, 'teamaaaa.en': 'Our people' })
  expect(rebased(layla, saved, now, { merges }).labels).toEqual({
    'aboutaaa.ar': 'من نحن',
    'aboutaaa.en': 'About us',
    'teamaaaa.en': 'Our people',
  })
})

test('of one that both have changed, the chosen one stays', () => {
  const now = at(4, { ...saved.values.labels, 'aboutaaa.en': 'Who we are' })
  const stored = (theirs: string[]) => rebased(layla, saved, now, { merges, theirs }).labels
  expect(stored([])['aboutaaa.en']).toBe('About us')
  expect(stored(['label:aboutaaa.en'])['aboutaaa.en']).toBe('Who we are')
})

test('a cleared label stays cleared, and all of a draft is kept', () => {
  const cleared = { labels: { ...saved.values.labels, 'teamaaaa.en': '' } }
  expect(rebased(cleared, saved, at(4, saved.values.labels), { merges }).labels).toEqual(
    cleared.labels,
  )
  expect(mergedLabels(cleared.labels, saved.values.labels)).toEqual(cleared.labels)
})
