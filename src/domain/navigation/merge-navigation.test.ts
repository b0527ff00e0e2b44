import { expect, test } from 'vitest'
import { mergedEntries } from './merge-navigation.ts'

const entry = (id: string, to = 'home') => ({ id, to })
const [home, blog, services] = [entry('home'), entry('blog'), entry('services')]
const menu = [home, blog, services]
const idsOf = (entries: { id: string }[] | undefined) => entries?.map(({ id }) => id)

test('entries that two add both stay, each where it was put or last', () => {
  const mine = [home, entry('mine'), blog, services]
  const theirs = [...menu, entry('theirs')]
  expect(idsOf(mergedEntries(menu, mine, theirs))).toEqual([
    'home',
    'mine',
    'blog',
    'services',
    'theirs',
  ])
})

test('what one removes is gone, and what the other moved stays moved', () => {
  expect(idsOf(mergedEntries(menu, [home, services], [services, home, blog]))).toEqual([
    'services',
    'home',
  ])
  expect(idsOf(mergedEntries(menu, [blog, home, services], [home, blog]))).toEqual(['blog', 'home'])
})

test('changes of different entries both stay', () => {
  const mine = [home, entry('blog', 'mine'), services]
  const theirs = [home, blog, entry('services', 'theirs')]
  expect(mergedEntries(menu, mine, theirs)).toEqual([
    home,
    entry('blog', 'mine'),
    entry('services', 'theirs'),
  ])
})

test.each([
  ['the same entry', [home, entry('blog', 'mine')], [home, entry('blog', 'theirs')], [home, blog]],
  ['the order', [blog, home, services], [services, home, blog], menu],
])('%s changed by both in different ways is a conflict', (_name, mine, theirs, before) => {
  expect(mergedEntries(before, mine, theirs)).toBeUndefined()
  expect(mergedEntries(before, mine, mine)).toEqual(mine)
})
