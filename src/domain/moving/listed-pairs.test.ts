import { expect, test } from 'vitest'
import { decide, listedPairs, type TextInFile } from './listed-pairs.ts'
import { type PairDecision, pairItems } from './pair-items.ts'

const text = (n: number, language: string, more: Partial<TextInFile> = {}): TextInFile => ({
  n,
  id: `post ${n}`,
  kind: 'post',
  title: `Text ${n}`,
  address: `https://old.example/${n}`,
  languages: [language],
  group: undefined,
  path: undefined,
  ownPath: `post /${n}`,
  picture: '',
  date: '2014-03-01T06:30',
  destination: 'posts',
  ...more,
})

const [well, bir] = [text(1, 'en', { group: 'well' }), text(2, 'ar', { group: 'well' })]
const likely = { path: 'post /pump', picture: '9' }
const [pump, madakha] = [text(3, 'en', likely), text(4, 'ar', likely)]
const [wheel, naoura] = [text(5, 'en', { picture: '11' }), text(6, 'ar', { picture: '11' })]
const [news, akhbar] = [text(7, 'en', { title: 'News of Hama' }), text(8, 'ar')]
const all = [well, bir, pump, madakha, wheel, naoura, news, akhbar]

type Two = readonly [TextInFile, TextInFile]
const nothing = { join: [], separate: [] }
const join = (...two: Two[]) => ({ ...nothing, join: two })
const separate = (...two: Two[]) => ({ ...nothing, separate: two })

const textsOf = (items: TextInFile[], decisions: PairDecision[]) =>
  pairItems(items, decisions).texts.map((one) => one.map(({ n }) => n).join(' '))
const listed = (
  decisions: PairDecision[],
  filter: Partial<Parameters<typeof listedPairs>[2]> = {},
  items = all,
) =>
  listedPairs(items, decisions, { q: '', ...filter }).map(
    ({ grade, isJoined, one, other }) =>
      `${one.n} ${isJoined ? '+' : '-'} ${other?.n ?? ''} ${grade}`,
  )

test('a person wins over every grade (IMP-46)', () => {
  expect(textsOf(all, [])).toEqual(['1 2', '3 4', '5', '6', '7', '8'])
  const decisions = decide(all, [], {
    separate: [
      [bir, well],
      [pump, madakha],
    ],
    join: [
      [naoura, wheel],
      [news, bir],
      [akhbar, well],
    ],
  })
  expect(textsOf(all, decisions)).toEqual(['1 8', '2 7', '3', '4', '5 6'])
  expect(listed(decisions)).toEqual([
    '5 + 6 possible',
    '3 - 4 likely',
    '1 + 8 chosen',
    '2 + 7 chosen',
  ])
})

test('what is separated can be joined again, and the other way round', () => {
  const apart = decide(all, [], separate([well, bir], [wheel, naoura]))
  expect(pairItems(all, apart).possible.size).toBe(0)
  expect(listed(apart).slice(0, 3)).toEqual(['5 - 6 possible', '3 + 4 likely', '1 - 2 sure'])
  const again = decide(all, apart, join([bir, well]))
  expect(again).toEqual([{ one: 'post 2', other: 'post 1', isJoined: true }])
  expect(textsOf(all, again)[0]).toBe('1 2')
})

test('texts of one language are not joined, nor those that go elsewhere', () => {
  const page = text(9, 'ar', { destination: 'pages' })
  const pairs: Two[] = [
    [news, pump],
    [news, madakha],
    [news, page],
    [news, news],
  ]
  for (const two of pairs) {
    expect(() => decide([...all, page], [], join(two)), two[1].id).toThrow('cannot-join')
  }
  expect(() => decide(all, [], join([news, akhbar], [wheel, akhbar]))).toThrow('cannot-join')
})

test('a third language comes along, unless a person separated it', () => {
  const puits = text(9, 'fr', { group: 'well' })
  const three = [well, bir, puits]
  expect(listed([], {}, three)).toEqual(['1 + 2 sure', '1 + 9 sure'])
  const apart = decide(three, [], separate([well, bir]))
  expect(textsOf(three, apart)).toEqual(['1 9', '2'])
  const joined = decide([...three, akhbar], apart, join([akhbar, well]))
  expect(textsOf([...three, akhbar], [...apart, ...joined])).toEqual(['1 9 8', '2'])
})

test('joining two texts ends what was separated between them', () => {
  const puits = text(9, 'fr')
  const three = [well, text(2, 'ar'), puits]
  const [, two = bir] = three
  const apart = decide(three, [], separate([well, puits]))
  const first = [...apart, ...decide(three, apart, join([well, two]))]
  const then = decide(three, first, join([puits, two]))
  expect(textsOf(three, [...first.filter(({ isJoined }) => isJoined), ...then])).toEqual(['1 2 9'])
})

test('the list is searched and filtered, with what a text can be joined with', () => {
  expect(listed([])).toEqual(['5 - 6 possible', '3 + 4 likely', '1 + 2 sure'])
  expect(listed([], { grade: 'likely' })).toEqual(['3 + 4 likely'])
  expect(listed([], { q: 'TEXT old.example/4' })).toEqual(['3 + 4 likely'])
  const page = text(9, 'fr', { destination: 'pages' })
  const alone = [...all, page]
  const none = { grade: 'none' } as const
  expect(listed([], none, alone)).toEqual(['5 -  none', '6 -  none', '7 -  none', '8 -  none'])
  expect(listed([], { of: 6 }, alone)).toEqual(['5 -  none', '7 -  none'])
  expect(listed([], { of: 6, q: 'hama' }, alone)).toEqual(['7 -  none'])
  expect(() => listed([], { of: 99 })).toThrow('not-found')
})
