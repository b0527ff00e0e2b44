import { expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { pairItems } from './pair-items.ts'
import { pairByPages, type ToldByPage, toldByPage } from './told-by-page.ts'

const site = 'https://pumps.example'

test('a page tells its language and its translations, and nothing else', () => {
  const page = `<!doctype html><HTML class="x" lang='en-US' data-lang=de><head>
    <link rel="stylesheet" href="/style.css"><link rel=alternate type="application/rss+xml" href="/feed">
    <link rel="alternate" hreflang="ar" data-href="/no" href="/ar/%d9%85?a=1&#038;b=2" />
    <link hreflang='x-default' href='//pumps.example/' rel='alternate'>
    <link rel="alternate" hreflang="fr" href="javascript:alert(1)"><link rel="alternate" hreflang="de" href="http://[">
    </head><body><link rel="alternate" hreflang="de" href="/de/"></body>`
  expect(toldByPage(page, `${site}/opening/`)).toEqual({
    language: 'en-US',
    alternates: [
      { language: 'ar', address: `${site}/ar/%d9%85?a=1&b=2` },
      { language: 'x-default', address: `${site}/` },
    ],
  })
})

test('an endless page of tags is read in no time', () => {
  expectThreadTime(2_000, () => {
    for (const part of ['<link ', '<link a', '<html lang="', 'a=', '<']) {
      toldByPage(part.repeat(2_000_000 / part.length), site)
    }
  })
})

const row = (id: string, path: string, language: string, group?: string) => ({
  id,
  group,
  address: `${site}${path}`,
  kind: 'post',
  languages: [language],
  path: undefined,
  ownPath: path,
  picture: '',
  date: null,
})

function toldBy(pages: Record<string, Record<string, string>>, language = '') {
  return new Map<string, ToldByPage>(
    Object.entries(pages).map(([path, leadsTo]) => [
      `${site}${path}`,
      {
        language,
        alternates: Object.entries(leadsTo).map(([code, to]) => ({
          language: code,
          address: URL.parse(to, 'http://www.pumps.example')?.href ?? '',
        })),
      },
    ]),
  )
}

test('pages that name each other are one text for sure, others are not', () => {
  const rows = [
    row('1', '/opening/', 'en'),
    row('2', '/ar/افتتاح', 'ar'),
    row('3', '/wheels', 'en'),
    row('4', '/ar/wheels', 'ar'),
    row('5', '/ouverture', 'en'),
  ]
  const told = toldBy({
    '/opening/': {
      en: '/opening',
      'ar-SY': '/ar/%d8%a7%d9%81%d8%aa%d8%aa%d8%a7%d8%ad/',
      fr: '/ouverture',
    },
    '/ar/افتتاح': { 'x-default': '/opening', en: '/opening/', ar: '/ar/افتتاح' },
    '/ouverture': { en: '/opening', fr: '/ouverture', ar: '/ar/افتتاح' },
    '/wheels': { ar: '/ar/wheels' },
    '/ar/wheels': { 'x-default': '/wheels' },
  })
  pairByPages(rows, told, ['en', 'ar', 'fr'])
  const { texts, pairs } = pairItems(rows)
  expect(texts.map((text) => text.map(({ id }) => id))).toEqual([['1', '2', '5'], ['3'], ['4']])
  expect(rows.map(({ languages }) => languages)).toEqual([['en'], ['ar'], ['en'], ['ar'], ['fr']])
  expect(pairs.map(({ grade }) => grade)).toEqual(['sure', 'sure'])
  const apart = [{ one: '1', other: '2', isJoined: false }]
  expect(pairItems(rows, apart).texts.flatMap((text) => text.length)).toEqual([2, 1, 1, 1])
})

test('the language of a page counts where its letters allow it', () => {
  const rows = [row('1', '/a', 'en'), row('2', '/b', 'ar'), row('3', '/c', 'en', 'pll_7')]
  const told = toldBy({ '/a': {}, '/b': {}, '/c': { en: '/c', ar: '/b' } }, 'fr-FR')
  pairByPages(rows, told, ['en', 'ar', 'fr'])
  expect(rows.map(({ languages, group }) => [...languages, group])).toEqual([
    ['fr', undefined],
    ['ar', undefined],
    ['en', 'pll_7'],
  ])
})
