import { expect, test } from 'vitest'
import type { FileUse } from '../../../domain/files/file-use.ts'
import { nameOfUse, pathOfUse } from './picture-use.ts'

const use = { section: null, field: 'image', titles: {} }
const team = { en: 'Our team', ar: 'فريقنا' }

test.each<[FileUse, string, string]>([
  [{ ...use, kind: 'article', subject: '7', section: 'posts', titles: team }, 'فريقنا', '/blog/7'],
  [{ ...use, kind: 'section', subject: 'identity' }, 'هوية المؤسّسة', '/identity'],
  [{ ...use, kind: 'card', subject: '3' }, 'الشركاء', '/partners'],
  [{ ...use, kind: 'page', subject: '2', titles: { en: 'Team' } }, 'Team', '/pages/2'],
  [{ ...use, kind: 'page', subject: '1' }, 'الصفحات', '/pages/home'],
  [{ ...use, kind: 'redirect', subject: '4', name: '/old.pdf' }, '/old.pdf', '/seo/redirects'],
  [{ ...use, kind: 'user', subject: '2', name: 'Omar' }, 'Omar', '/users'],
])(
  'a place of a picture is called by its name and leads to where it is edited (MED-5)',
  (use, name, path) => {
    expect(nameOfUse(use, 'ar', 'ar')).toBe(name)
    expect(pathOfUse(use)).toBe(`/dashboard${path}`)
  },
)
