import { describe, expect, test } from 'vitest'
import { changedNames, changes, rebased } from './saved-document.ts'

const photo = new File(['x'], 'well.png', { type: 'image/png' })
const saved = {
  revision: 3,
  values: { 'title.ar': 'بئر', 'title.en': 'Well', image: null as File | null },
}

describe('a form beside what is saved', () => {
  test('knows what was changed, also a chosen file', () => {
    expect(changedNames(saved.values, saved)).toEqual([])
    expect(changes({ ...saved.values, 'title.en': 'Wells', image: photo }, saved)).toEqual({
      'title.en': 'Wells',
      image: photo,
    })
  })

  test('keeps its own changes and takes everybody else’s', () => {
    const now = {
      revision: 4,
      values: { ...saved.values, 'title.ar': 'آبار', 'title.en': 'Spring' },
    }
    const form = { ...saved.values, 'title.en': 'Wells' }
    expect(rebased(form, saved, now)).toEqual({ ...now.values, 'title.en': 'Wells' })
  })

  test('puts two changes of the same value together where it knows how', () => {
    const now = { revision: 4, values: { ...saved.values, 'title.en': 'Spring' } }
    const form = { ...saved.values, 'title.en': 'Wells' }
    const merges = { 'title.en': (mine: string, theirs: string) => `${theirs} and ${mine}` }
    expect(rebased(form, saved, now, { merges })['title.en']).toBe('Spring and Wells')
    expect(rebased(saved.values, saved, now, { merges })['title.en']).toBe('Spring')
  })

  test('has what the server made of the values that were sent', () => {
    const now = { revision: 4, values: { ...saved.values, 'title.en': 'Wells, cleaned' } }
    const form = { 'title.ar': 'آبار', 'title.en': 'Wells', image: photo }
    expect(rebased(form, saved, now, { sent: ['title.en', 'image'] })).toEqual({
      'title.ar': 'آبار',
      'title.en': 'Wells, cleaned',
      image: null,
    })
  })
})
