import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { movingWorld } from '../../tests/support/imports.ts'
import { freshFolder, openedDatabase, staffedStorage } from '../../tests/support/storages.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { messages } from '../domain/messages.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import { type ReportLine, reportAsCsv } from '../domain/moving/report.ts'
import { csvRow } from '../domain/text/csv.ts'
import { moveIn } from '../server/moving/move-in.ts'

const rows = [
  [
    'id',
    'Title:EN',
    'العنوان (عربي)',
    'content',
    'content ar',
    'Date',
    'Tags',
    'topics:ar',
    'Author',
  ],
  [
    '7',
    'The "wheel"',
    'الناعورة',
    'It turns.\n\nAll day,\nalways.',
    '<p>تدور <b>دائمًا</b></p>',
    '31/01/2014 08:30',
    'Norias; Water',
    'نواعير؛ ماء',
    'Layla',
  ],
  ['8', 'A pump', '', 'It is < 5; quiet', '', '2/3/2015', 'Norias', 'نواعير', ''],
  ['', '', '', '', '', '', '', '', ''],
  ['9', '', 'مضخة', '', 'هي هادئة', '2016/03/01', 'Water', '', 'عمر'],
]
const separated = (delimiter: string) =>
  rows.map((row) => csvRow(row).replaceAll('","', `"${delimiter}"`)).join('')
const table = separated(',')

function windows(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding)
  const bytes = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)))
  return Buffer.from([...text].map((letter) => bytes.indexOf(letter)))
}

async function open() {
  const storage = await staffedStorage('SQLite')
  const { db } = openedDatabase(storage.place)
  const folder = await freshFolder()

  async function moved(content: string | Buffer, { isTrial = false, name = 'articles.csv' } = {}) {
    const file = join(folder, name)
    await writeFile(file, content)
    const asked = { file, isTrial, destinations: usualDestinations, progress: () => {} }
    return (await moveIn({ storage, edit: byLayla }, asked)).lines
  }

  const idOf = (line?: ReportLine) => Number(line?.here.split('/').at(-1))
  return {
    storage,
    moved,
    article: (line?: ReportLine) => storage.articles.get('posts', idOf(line)),
    page: (line?: ReportLine) => storage.pages.get(idOf(line)),
    paths: async () =>
      (await db.selectFrom('redirects').select('path').execute()).map(({ path }) => path),
  }
}

const told = ({ n, title, language, outcome, reasons }: ReportLine) =>
  [n, title, language, outcome, ...reasons].join(' | ')

test('IMP-28 a table in any encoding brings the same articles', async () => {
  const { storage, moved, article } = await open()
  const lines = await moved(table)
  const { texts, given_date, topics } = await article(lines[0])
  expect(texts).toEqual({
    en: {
      title: 'The "wheel"',
      content: '<p>It turns.</p><p>All day,<br />always.</p>',
      author: 'Layla',
    },
    ar: { title: 'الناعورة', content: '<p>تدور <strong>دائمًا</strong></p>', author: 'Layla' },
  })
  expect([given_date, topics.length]).toEqual(['2014-01-31T08:30', 2])
  expect((await storage.topics.list()).map(({ name }) => name)).toEqual([
    { en: 'Norias', ar: 'نواعير' },
    { en: 'Water', ar: 'ماء' },
  ])
  const others = [
    `\ufeff${table}`,
    separated(';'),
    `sep=;\r\n${separated(';')}`,
    `Our texts;;\r\n;;\r\n${separated(';')}`,
    separated('\t'),
    Buffer.from(`\ufeff${table}`, 'utf16le'),
    Buffer.from(table, 'utf16le'),
    Buffer.from(`\ufeff${table}`, 'utf16le').swap16(),
    windows(table, 'windows-1256'),
  ]
  for (const other of others) {
    const again = await moved(other, { name: 'articles (2).csv' })
    expect(again.map(({ n, title, outcome }) => [n, title, outcome])).toEqual(
      lines.map(({ n, title }) => [n, title, 'unchanged']),
    )
  }
})

const misread = windows('title,content,date\nÉÀÈ ÔÙ,Été à Paris,1/31/2014\n', 'windows-1252')

test('IMP-28 an encoding that is told wrongly is chosen by hand', async () => {
  const { place, installation } = await staffedStorage('SQLite')
  await installation.complete(undefined, new Date())
  const folder = dirname(place)
  const environment = { DATA_DIR: folder, PUBLIC_URL: 'https://naoura.example' }
  const file = join(folder, 'articles.csv')
  await writeFile(file, misread)
  const told = async (...given: string[]) =>
    (await wajha(environment, 'import', file, ...given)).out.split('\n').slice(1, 4)
  expect((await told())[0]).toBe('Read as windows-1256 (--encoding chooses another):')
  expect(await told('--encoding', 'windows-1252')).toEqual([
    'Read as windows-1252 (--encoding chooses another):',
    '  title | content | date',
    '  ÉÀÈ ÔÙ | Été à Paris | 1/31/2014',
  ])
  await writeFile(file, windows(separated(';'), 'windows-1256'))
  expect((await told())[2]).toMatch(
    /^ {2}7 \| The "wheel" \| الناعورة \| It turns\. All day, always\./,
  )
})

test('IMP-28 Layla sees the first lines, and mends how they are read', async () => {
  const { begin, announce, send, act, work, seen, layla, articles } = await movingWorld('SQLite')
  const run = await begin()
  await send(run, 'main', 'articles.csv', misread)
  const shown = async (query = '', file = 1) =>
    (await layla.get(`${run}/files/${file}/table${query}`)).body.table
  const rows = (title: string) => [['title', 'content', 'date'], expect.arrayContaining([title])]
  expect(await shown()).toEqual({ encoding: 'windows-1256', rows: rows('ةہب شظ') })
  const chosen = { encoding: 'windows-1252', rows: rows('ÉÀÈ ÔÙ') }
  expect(await shown('?encoding=windows-1252')).toEqual(chosen)
  expect((await layla.get(`${run}/files/1/table?encoding=latin1`)).status).toBe(400)
  await layla.call('PATCH', run, { json: { encoding: 'windows-1252' } })
  expect(await seen(run)).toMatchObject({ encoding: 'windows-1252', destinations: {} })
  for (const action of ['try', 'start']) {
    await act(run, action)
    await work()
  }
  expect((await articles()).map(({ texts }) => texts.en?.title)).toEqual(['ÉÀÈ ÔÙ'])

  const other = await begin()
  const { path } = await announce(other, 'main', 'later.csv', 9)
  expect((await layla.get(`${path}/table`)).status).toBe(409)
  await send(other, 'main', 'site.csv', Buffer.from('\ufeff<rss></rss>'))
  expect((await layla.get(`${other}/files/3/table`)).body).toEqual({ table: null })
})

test('rows of one id are one text, and other columns have their place', async () => {
  const { moved, article, page, paths } = await open()
  const lines = await moved(
    windows(
      [
        'id,lang,kind,name,text,url,slug,status,seo title',
        '1,en,page,Café,We serve,https://naoura.example/old/cafe,cafe,published,Café & more',
        '1,fr,page,Café,Nous servons,,,,',
        '2,en,Case-Study,A study,Long,,,,',
        '1,en,page,Café again,We serve,,,,',
        ',en,,Draft,Soon,/draft/,,draft,',
        ',en,,Draft,Later,,,,',
        '3,en,,Wide,cell,,,,,more',
        '4,en,"Lone,quote',
        '5,en,,=HYPERLINK("a"),formula,,,,',
      ].join('\n'),
      'windows-1252',
    ),
  )
  expect(lines.map(told)).toEqual([
    '1 | Café | en | taken in',
    '2 | Café | fr | left out | This site has no language "fr": add it, then run this again.',
    '3 | A study | en | left out | This kind is not taken in: --as Case-Study=posts would.',
    '4 | Café again | en | left out | Another row has its id and its language.',
    '5 | Draft | en | changed | It was not public there: draft. | It has no date in the past.',
    '6 | Draft | en | changed | It has no date in the past.',
    '7 | 3 |  | left out | It has more cells than there are headings.',
    '8 |  |  | left out | A quotation mark in it has no other: the rows after it are read.',
    '9 | =HYPERLINK("a") | en | changed | It has no date in the past.',
  ])
  const cafe = await page(lines[0])
  expect([cafe.texts.en?.slug, cafe.texts.en?.meta_title]).toEqual(['cafe', 'Café & more'])
  expect((await article(lines[4])).texts.en?.content).toBe('<p>Soon</p>')
  expect((await paths()).toSorted()).toEqual(['/draft', '/old/cafe'])
  expect(reportAsCsv(lines)).toContain('"\'=HYPERLINK(""a"")"')
})

test('dates that do not say their month are no dates', async () => {
  const { moved, article } = await open()
  const [line] = await moved('title,date\nWheel,1/3/2014\nPump,2/3/2014\n')
  expect(line?.reasons).toEqual(['It has no date in the past.'])
  const [, other] = await moved('title,date\nA,١/٣١/٢٠١٤\nB,2/3/2014\n', { name: 'b.csv' })
  expect((await article(other)).given_date?.slice(0, 10)).toBe('2014-02-03')
})

test('what is hostile costs its row, or the table', async () => {
  const { moved } = await open()
  const trial = { isTrial: true }
  const huge = 'x'.repeat(2 * 1024 * 1024)
  const lines = await moved(`title,text,__proto__\nA,${huge},b\n"B ""b""",ok,constructor\n`, trial)
  expect(lines.map(({ outcome, reasons }) => [outcome, reasons[0]])).toEqual([
    ['left out', 'Its text is longer than one can be here.'],
    ['changed', 'It has no date in the past.'],
  ])
  await expect(moved('name of it,price\nA,1\n', trial)).rejects.toThrow(messages.tableUntitled)
  await expect(moved('%PDF-1.4\n1 0 obj\n', { ...trial, name: 'offer.pdf' })).rejects.toThrow(
    messages.kindUnknown,
  )
  await expect(moved('\u0089PNG\u0000\u0000\u0000\rIHDR\u0000\u0001', trial)).rejects.toThrow(
    messages.kindUnknown,
  )
  await expect(moved(Buffer.alloc(33 * 1024 ** 2, 'a'), trial)).rejects.toThrow(
    messages.spreadsheetTooLarge,
  )
})

test('the owner of the machine takes a table in', async () => {
  const { place, installation } = await staffedStorage('SQLite')
  await installation.complete(undefined, new Date())
  const folder = dirname(place)
  const environment = { DATA_DIR: folder, PUBLIC_URL: 'https://naoura.example' }
  await writeFile(join(folder, 'old site.csv'), table)
  const taken = await wajha(environment, '--json', 'import', join(folder, 'old site.csv'), '--yes')
  expect(taken.json()).toMatchObject({ source: 'old site', run: 1, total: 5, left_out: 0 })
})
