import { expect, test } from 'vitest'
import { noDetails } from '../../../tests/support/articles.ts'
import { responseToCard, toCard } from './to-card.ts'

test('a card that is loaded later is the one the server would have drawn, with two topics (TOP-8)', () => {
  const shared = {
    ...noDetails,
    id: 4,
    title: 'Solar pump',
    excerpt: 'Lifts water by day.',
    price: '1250',
    topics: ['pumps', 'wells', 'canals'].map((slug, id) => ({ id, name: slug, slug })),
  }
  const written = new Date('2025-11-03T09:00:00.000Z')
  const times = { created_at: written.toISOString(), updated_at: written.toISOString() }
  const drawn = toCard({ ...shared, cover: null, createdAt: written, updatedAt: written })
  const response = { ...shared, ...times, content: '', image: '', picture: null, gallery: [] }
  expect(responseToCard(response)).toEqual(drawn)
  expect(drawn.price).toBe('1,250')
  expect(drawn.topics?.map(({ slug }) => slug)).toEqual(['pumps', 'wells'])
})
