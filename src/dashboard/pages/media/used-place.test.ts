import { expect, test } from 'vitest'
import type { PictureUse } from '../../../domain/media/picture-use.ts'
import { nameOfPlace, pathOfPlace } from './used-place.ts'

const place = { section: null, field: 'image', titles: {} }
const team = { en: 'Our team', ar: 'فريقنا' }

test.each<[PictureUse, string, string]>([
  [
    { ...place, kind: 'article', subject: '7', section: 'posts', titles: team },
    'فريقنا',
    '/blog/7',
  ],
  [{ ...place, kind: 'section', subject: 'identity' }, 'هوية المؤسّسة', '/identity'],
  [{ ...place, kind: 'card', subject: '3' }, 'الشركاء', '/partners'],
  [{ ...place, kind: 'page', subject: '2', titles: { en: 'Team' } }, 'Team', '/pages/2'],
  [{ ...place, kind: 'page', subject: '1' }, 'الصفحات', '/pages/home'],
  [{ ...place, kind: 'user', subject: '2', name: 'Omar' }, 'Omar', '/users'],
])(
  'a place of a picture is called by its name and leads to where it is edited (MED-5)',
  (use, name, path) => {
    expect(nameOfPlace(use, 'ar', 'ar')).toBe(name)
    expect(pathOfPlace(use)).toBe(`/dashboard${path}`)
  },
)
