import { expect, test } from 'vitest'
import { figureOf } from '../../../../tests/support/figures.ts'
import { figuresIn } from '../../../domain/rich-text/figures.ts'
import { figureChanges } from './figure-changes.ts'

const [noria, mill] = ['0a'.repeat(16), '1b'.repeat(16)]
const changes = (before: string, after: string) =>
  figureChanges(figuresIn(before), figuresIn(after)).map(({ source, size, kind }) => [
    source.slice(7, 9),
    size,
    kind,
  ])

test('MED-12 what came, went or has another width is told from what stayed', () => {
  const wide = figureOf({ media: noria, size: 'wide' })
  const before = `<p>a</p>${figureOf({ media: noria })}${figureOf({ media: mill })}`
  expect(changes(before, `${figureOf({ media: mill, caption: 'new' })}<p>a</p>`)).toEqual([
    ['0a', 'text', 'removed'],
    ['1b', 'text', 'same'],
  ])
  expect(changes(figureOf({ media: noria }), wide)).toEqual([
    ['0a', 'text', 'removed'],
    ['0a', 'wide', 'added'],
  ])
  expect(changes('<p>a</p>', '<p>b</p>')).toEqual([])
})
