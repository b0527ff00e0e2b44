import { describe, expect, test } from 'vitest'
import { noDetails } from '../../../../tests/support/articles.ts'
import type { WholeArticle } from '../../../contract/articles.ts'
import { blankText } from '../../../domain/articles/article-fields.ts'
import { textValues } from '../../../domain/documents/revision.ts'
import { changedNames, rebased } from '../../editor/document/saved-document.ts'
import { type ArticleValues, clearedValues, plannedWrites, savedArticle } from './article-values.ts'

const hama = { title: 'Opening in Hama', content: '<p>Sunday</p>' }
const hamaInArabic = { title: 'افتتاح في حماة', content: '<p>الأحد</p>' }
const photo = new File(['x'], 'cover.png', { type: 'image/png' })

const answer: WholeArticle = {
  id: 5,
  ...hama,
  image: '',
  picture: null,
  ...noDetails,
  created_at: '2025-11-03T00:00:00.000Z',
  gallery: [{ id: 7, type: 'image', url: '/media/a.webp', picture: null, title: {} }],
  texts: { en: hama, ar: hamaInArabic },
  revision: 1,
}
const unsaved = savedArticle(null, ['ar', 'en'])
const saved = savedArticle(answer, ['ar', 'en'])

const written = (values: ArticleValues, texts: Record<string, object>) =>
  ({ ...values, ...textValues(texts) }) as ArticleValues
const languages = (writes: ReturnType<typeof plannedWrites>) =>
  writes.map(({ language }) => language)

describe('saving a new article', () => {
  test('creates it in the first language that has text and updates the others', () => {
    const values = written(unsaved.values, { ar: hamaInArabic, en: hama })
    const [first, second, ...others] = plannedWrites(values, unsaved, 'ar')
    expect(first).toMatchObject({ language: 'ar', form: hamaInArabic })
    expect(second).toMatchObject({ language: 'en', form: hama })
    expect(others).toEqual([])
  })

  test('takes the language of the interface where there is no text', () => {
    const values = { ...unsaved.values, image: photo }
    const [write] = plannedWrites(values, unsaved, 'en')
    expect(write).toMatchObject({ language: 'en', form: { ...blankText, image: photo } })
  })

  test('goes on with the languages that are left after a failure', () => {
    const values = { ...written(unsaved.values, { ar: hamaInArabic, en: hama }), image: photo }
    const [first] = plannedWrites(values, unsaved, 'ar')
    const half = savedArticle({ ...answer, texts: { ar: hamaInArabic } }, ['ar', 'en'])
    const left = rebased(values, unsaved, half, { sent: first?.names ?? [] })
    const rest = plannedWrites(left, half, 'ar')
    expect(languages(rest)).toEqual(['en'])
    expect(rest[0]?.form.image).toBeUndefined()
  })
})

describe('saving a known article', () => {
  test('makes no call when nothing changed', () => {
    expect(changedNames(saved.values, saved)).toEqual([])
    expect(plannedWrites(saved.values, saved, 'ar')).toEqual([])
  })

  test('sends only the changed field of the changed language', () => {
    const values = written(saved.values, { en: { ...hama, title: 'Opening' } })
    const [write, ...others] = plannedWrites(values, saved, 'ar')
    expect(write?.language).toBe('en')
    expect(write?.form).toMatchObject({ title: 'Opening', delete_ids: [] })
    expect(write?.form.content).toBeUndefined()
    expect(others).toEqual([])
  })

  test('sends pictures alone in the language of the interface, without texts', () => {
    const [write] = plannedWrites({ ...saved.values, image: photo }, saved, 'ar')
    expect(write).toMatchObject({ language: 'ar', form: { image: photo } })
    expect(write?.form.title).toBeUndefined()
  })

  test('a cleared form stores blanks, takes the cover away and deletes the gallery', () => {
    const covered = { ...saved, cover: { id: 'a', width: 3, height: 2, blur: '', focus: null } }
    const writes = plannedWrites(clearedValues(covered), covered, 'ar')
    expect(languages(writes)).toEqual(['ar', 'en'])
    expect(writes[0]?.form).toMatchObject({ ...blankText, image: null, delete_ids: [7] })
    expect(writes[1]?.form.image).toBeUndefined()
  })

  test('a language that came later starts blank', () => {
    expect(savedArticle(answer, ['ar', 'en', 'fr']).values['title.fr']).toBe('')
  })
})
