import { expect, test } from 'vitest'
import type { FileUse } from '../../../domain/files/file-use.ts'
import { linkWords } from '../../editor/links/words.ts'
import { nameOfFileUse, nameOfUse, pathOfUse } from './picture-use.ts'

const use = { section: null, field: 'image', titles: {} }
const redirected = linkWords.ar.redirect('/old.pdf')
const team = { en: 'Our team', ar: 'فريقنا' }

test.each<[FileUse, string, string]>([
  [{ ...use, kind: 'article', subject: '7', section: 'posts', titles: team }, 'فريقنا', '/blog/7'],
  [{ ...use, kind: 'section', subject: 'identity' }, 'هوية المؤسّسة', '/identity'],
  [{ ...use, kind: 'card', subject: '3' }, 'الشركاء', '/partners'],
  [{ ...use, kind: 'page', subject: '2', titles: { en: 'Team' } }, 'Team', '/pages/2'],
  [{ ...use, kind: 'page', subject: '1' }, 'الصفحات', '/pages/home'],
  [{ ...use, kind: 'user', subject: '2', name: 'Omar' }, 'Omar', '/users'],
])(
  'a place of a picture is called by its name and leads to where it is edited (MED-5)',
  (use, name, path) => {
    expect(nameOfUse(use, 'ar', 'ar')).toBe(name)
    expect(pathOfUse(use)).toBe(`/dashboard${path}`)
  },
)

test.each<[FileUse, string, string]>([
  [{ ...use, kind: 'page', subject: '2', field: 'blocks', titles: team }, 'فريقنا', '/pages/2'],
  [
    { ...use, kind: 'section', subject: 'navigation', field: 'menu' },
    'رابط في القائمة',
    '/navigation',
  ],
  [
    { ...use, kind: 'section', subject: 'navigation', field: 'footer' },
    'رابط في التذييل',
    '/navigation',
  ],
  [
    { ...use, kind: 'section', subject: 'contactUs', field: 'announcement_link' },
    'رابط الإعلان',
    '/contact',
  ],
  [{ ...use, kind: 'redirect', subject: '4', name: '/old.pdf' }, redirected, '/seo/redirects'],
])('FIL-8 a link to a file is called by its place and leads to it', (use, name, path) => {
  expect(nameOfFileUse(use, 'ar', 'ar')).toBe(name)
  expect(pathOfUse(use)).toBe(`/dashboard${path}`)
})
