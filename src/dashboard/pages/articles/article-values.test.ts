import { describe, expect, test } from 'vitest'
import { noDetails } from '../../../../tests/support/articles.ts'
import type { WholeArticle } from '../../../contract/articles.ts'
import { textValues } from '../../../domain/documents/revision.ts'
import { changedNames } from '../../editor/document/saved-document.ts'
import { galleryForm } from '../../editor/gallery/gallery-tiles.ts'
import {
  articleForm,
  type ArticleValues,
  clearedValues,
  isKeptByRule,
  savedArticle,
} from './article-values.ts'

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
  published_at: null,
  publication: {},
  ledger: {},
  reviews: [],
  pictures_waiting: false,
  topics: [],
  revision: 1,
}
const unsaved = savedArticle(null, ['ar', 'en'])
const saved = savedArticle(answer, ['ar', 'en'])

const written = (values: ArticleValues, texts: Record<string, object>) =>
  ({ ...values, ...textValues(texts) }) as ArticleValues

describe('saving a new article', () => {
  test('creates it in all languages at once', () => {
    const values = written(unsaved.values, { ar: hamaInArabic, en: hama })
    expect(articleForm(values, unsaved)).toMatchObject({
      texts: {
        title: { ar: hamaInArabic.title, en: hama.title },
        content: { ar: hamaInArabic.content, en: hama.content },
      },
    })
  })

  test('sends no texts where there are none', () => {
    const form = articleForm({ ...unsaved.values, image: photo }, unsaved)
    expect(form).toMatchObject({ image: photo })
    expect(form?.texts).toBeUndefined()
  })

  test('is possible while it is blank', () => {
    expect(articleForm(unsaved.values, unsaved)).not.toBeNull()
  })
})

describe('saving a known article', () => {
  test('sends its topics when they changed (TOP-1)', () => {
    expect(articleForm({ ...saved.values, topics: [3] }, saved)).toMatchObject({ topics: [3] })
  })

  test('sends nothing when nothing changed', () => {
    expect(changedNames(saved.values, saved)).toEqual([])
    expect(articleForm(saved.values, saved)).toBeNull()
  })

  test('sends only the changed field of the changed language', () => {
    const values = written(saved.values, { en: { ...hama, title: 'Opening' } })
    expect(articleForm(values, saved)).toEqual({
      texts: { title: { en: 'Opening' } },
      ...galleryForm(values.gallery),
    })
  })

  test('a cleared form stores blanks, takes the cover away and deletes the gallery', () => {
    const covered = { ...saved, cover: { id: 'a', width: 3, height: 2, blur: '', focus: null } }
    expect(articleForm(clearedValues(covered), covered)).toMatchObject({
      texts: { title: { ar: '', en: '' }, content: { ar: '', en: '' } },
      image: null,
      delete_ids: [7],
    })
  })

  test('knows what the rule keeps from what staff keep (COV-8)', () => {
    const keptBy = (held_by: 'rule' | null) => isKeptByRule({ publication: { en: { held_by } } })
    expect([keptBy('rule'), keptBy(null)]).toEqual([true, false])
  })

  test('a language that came later starts blank', () => {
    expect(savedArticle(answer, ['ar', 'en', 'fr']).values['title.fr']).toBe('')
  })
})
