import { expect, test } from 'vitest'
import { contentPaths, picturePaths, readPaths } from './markdown-path.ts'

const here = ['en', 'ar']
const of = (path: string, ...others: string[]) => readPaths([path, ...others], here)(path)

test.each([
  ['content/posts/wheel.ar.md', 'post', 'ar', 'posts/wheel', 'wheel'],
  ['content/ar/posts/wheel.md', 'post', 'ar', 'posts/wheel', 'wheel'],
  ['content/posts/wheel/index.ar.md', 'post', 'ar', 'posts/wheel', 'wheel'],
  ['content/about.md', 'page', undefined, 'about', 'about'],
  ['content/about/index.md', 'page', undefined, 'about', 'about'],
  ['content/_index.ar.md', 'page', 'ar', '', ''],
  ['src/content/blog/ar/wheel.md', 'post', 'ar', 'blog/wheel', 'wheel'],
  ['src/pages/about.md', 'page', undefined, 'about', 'about'],
  ['_posts/ar/2020-01-02-wheel.markdown', 'post', 'ar', '_posts/2020-01-02-wheel', 'wheel'],
  ['ar/_posts/2020-01-02-wheel.md', 'post', 'ar', '_posts/2020-01-02-wheel', 'wheel'],
  ['services/pumps.md', 'services', undefined, 'services/pumps', 'pumps'],
  ['blog/7-مضخة.ar.md', 'post', 'ar', 'blog/7-مضخة', '7-مضخة'],
  ['it/pumps.md', 'it', undefined, 'it/pumps', 'pumps'],
  ['blog/jquery.min.md', 'post', undefined, 'blog/jquery.min', 'jquery.min'],
])('%s says where it belongs', (path, kind, language, stem, slug) => {
  expect(of(path)).toMatchObject({ kind, language, stem, slug })
})

test('a folder beside that of a language of the site is of one, too', () => {
  expect(of('content/it/pumps.md', 'content/ar/pumps.md')).toMatchObject({ language: 'it' })
})

test('notes beside the content are no content', () => {
  expect(contentPaths(['README.md', 'content/a.md', 'themes/b.md'])).toEqual(['content/a.md'])
  expect(contentPaths(['_posts/a.md', 'about.md', 'README.md'])).toEqual([
    '_posts/a.md',
    'about.md',
  ])
})

test('Docusaurus keeps translations apart', () => {
  const translated = 'i18n/ar/docusaurus-plugin-content-blog/2021-08-26-wheel/index.md'
  const paths = ['src/pages/about.md', 'blog/2021-08-26-wheel/index.md', translated]
  expect(contentPaths([...paths, 'README.md'])).toEqual(paths)
  const same = { kind: 'post', slug: 'wheel', stem: 'blog/2021-08-26-wheel', date: '2021-08-26' }
  const [, original = '', arabic = ''] = paths
  expect(of(original, arabic)).toMatchObject({ ...same, language: undefined })
  expect(of(arabic, original)).toMatchObject({ ...same, language: 'ar' })
  const page = 'i18n/ar/docusaurus-plugin-content-pages/about.md'
  expect(of(page)).toMatchObject({ kind: 'page', stem: 'about', language: 'ar' })
})

test('pictures are looked for where they may be, and never outside', () => {
  const within = (address: string) => picturePaths(address, 'content/posts/wheel/index.md')
  expect(within('photo%20one.jpg?w=3')[0]).toBe('content/posts/wheel/photo one.jpg')
  expect(within('../a.jpg')[0]).toBe('content/posts/a.jpg')
  expect(within('/img/a.jpg')).toEqual(
    expect.arrayContaining(['static/img/a.jpg', 'public/img/a.jpg', 'img/a.jpg']),
  )
  expect(within('https://pumps.example/a.jpg')).toEqual([])
  for (const path of within('../../../../../etc/passwd')) expect(path).not.toMatch(/^\.|\.\./)
  expect(within('..%2f..%2f..%2f..%2f..%2fa.jpg')).not.toContainEqual(expect.stringContaining('..'))
})
