import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { exportOf, partsOfExport } from '../../tests/support/imports.ts'
import { contentOf, openedDatabase, staffedStorage } from '../../tests/support/storages.ts'
import { uploadsOfWheels } from '../../tests/support/uploads-of-wheels.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { messages } from '../domain/messages.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import type { ReportLine } from '../domain/moving/report.ts'
import { moveIn } from '../server/moving/move-in.ts'

async function open() {
  const storage = await staffedStorage('SQLite')
  return {
    storage,
    async moved(file: string | string[], pictures?: string) {
      const asked = { file, pictures, isTrial: false, destinations: usualDestinations }
      return moveIn({ storage, edit: byLayla }, { ...asked, progress: () => {} })
    },
    content: () => contentOf(storage.place),
    texts: async () =>
      (await storage.articles.listWhole('posts', 1, 99)).articles.map(({ texts }) => texts),
  }
}

const told = ({ n, title, language, outcome, reasons }: ReportLine) =>
  [n, title, language, outcome, ...reasons].join(' | ')

test.each(['polylang', 'pictures'])('an item a file brings what %s brings', async (name) => {
  const [whole, parts] = [await open(), await open()]
  const pictures = await uploadsOfWheels()
  const expected = await whole.moved(exportOf(name), pictures)
  const files = await partsOfExport(name, (_item, index) => [index])
  expect(files.length).toBeGreaterThan(5)
  const reversed = await parts.moved(files.toReversed(), pictures)
  expect([reversed.lines, reversed.kinds]).toEqual([expected.lines, expected.kinds])
  expect(await parts.texts()).toEqual(await whole.texts())

  const before = await parts.content()
  const { lines } = await parts.moved(files, pictures)
  expect(new Set(lines.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged', 'left out']))
  expect(await parts.content()).toEqual(before)
})

test('a file whose end is missing is named before all else', async () => {
  const { moved } = await open()
  const files = await partsOfExport('polylang', (_item, index) => [index % 3])
  const [, cut = ''] = files
  await writeFile(cut, (await readFile(cut, 'utf8')).replace(/<\/channel>[^]*/, ''))
  const { lines, kinds } = await moved(files)
  const name = basename(cut)
  expect(lines.map(told)[0]).toBe(
    `0 | ${name} |  | left out | Its end is missing: export it again, so that nothing is lost.`,
  )
  expect(lines.filter(({ kind }) => kind === 'file')).toHaveLength(1)
  expect(kinds.map(({ kind }) => kind)).not.toContain('file')
})

const blog = /(base_blog_url>https:\/\/)/

test('a file for each language is one site, paired across them', async () => {
  const { moved } = await open()
  const inArabic = (item: string) => (item.includes('nicename="ar"') ? 0 : 1)
  const files = await partsOfExport('polylang', (item) => [inArabic(item)], {
    change: (text, part) =>
      part === 0 ? text.replace('>en-US<', '>ar<').replace(blog, '$1ar.') : text,
  })
  const { lines, source } = await moved(files)
  expect(source).toBe('pumps.example')
  const hereOf = (title: string) => lines.find((line) => line.title === title)?.here
  expect(hereOf('كم يحتاج الحقل من الماء')).toBe(hereOf('How much water a field needs'))
  expect(hereOf('مضخة تعمل ليلًا')).toBe(hereOf('A pump that runs at night'))
})

test('what two files have comes once, as the newer one has it (IMP-1)', async () => {
  const inBoth = (item: string) => (item.includes('post_id>11<') ? [0, 1] : [0])
  const dated = (text: string, part: number) =>
    text
      .replace('\t<language>', `\t<pubDate>Sat, 0${part + 1} Mar 2025 06:30:00 +0000</pubDate>\n$&`)
      .replace('four</b>', part === 1 ? 'five</b>' : '$&')
  const files = await partsOfExport('polylang', inBoth, { change: dated })
  const expected = [
    '1 | Uncategorized |  | left out | It becomes no topic.',
    '7 | How much water a field needs | en | unchanged | Another file has it, too: it is number 6.',
  ]
  for (const given of [files, files.toReversed()]) {
    const { moved, texts } = await open()
    const { lines, kinds } = await moved(given)
    expect(lines.map(told)).toEqual(expect.arrayContaining(expected))
    expect(lines).toHaveLength(15)
    expect(kinds).toContainEqual({ kind: 'post', count: 5, destination: 'posts' })
    expect(JSON.stringify(await texts())).toMatch(/five<\\?\/strong> litres/)
  }
})

test('sites of a network that number alike are told, not mixed', async () => {
  const { moved, texts } = await open()
  const files = await partsOfExport('polylang', (_item, index) => (index === 0 ? [0, 1] : [0]), {
    change: (text, part) =>
      part === 1 ? text.replaceAll('any.example/?p', 'any.example/shop/?p') : text,
  })
  const { lines } = await moved(files)
  expect(lines.filter(({ title }) => title === 'How much water a field needs')).toMatchObject([
    { outcome: 'changed' },
    {
      outcome: 'left out',
      reasons: ['Another site has a text of its number: move its file in by itself.'],
    },
  ])
  expect(await texts()).toHaveLength(3)
})

test('the owner of the machine leaves kinds out and decides pairs by a file', async () => {
  const { place, installation } = await staffedStorage('SQLite')
  await installation.complete(undefined, new Date())
  const folder = dirname(place)
  const environment = { DATA_DIR: folder, PUBLIC_URL: 'https://naoura.example' }
  const importing = (...given: string[]) =>
    wajha(environment, '--json', 'import', exportOf('polylang'), ...given)
  const { db } = openedDatabase(place)
  const decided = () =>
    db.selectFrom('import_pairs').select(['source', 'one', 'other', 'joined']).execute()
  const pairs = join(folder, 'pairs.csv')
  await writeFile(pairs, 'pumps.example,12,11,separate\nother.example,13,14,separate\n')
  const report = join(folder, 'report.csv')
  const given = ['--leave-out', 'pages', '--pairs', pairs, '--report', report]
  expect((await importing(...given)).code).toBe(0)
  expect(await decided()).toEqual([])
  expect(await readFile(report, 'utf8')).toContain('--as page=posts')
  expect((await importing(...given, '--yes')).json()).toMatchObject({ run: 1 })
  const own = { source: 'pumps.example', one: '11', other: '12', joined: 0 }
  expect(await decided()).toEqual([own])
  const hereOf = async (title: string) =>
    (await readFile(report, 'utf8'))
      .split('\n')
      .find((line) => line.includes(title))
      ?.split(',')[5]
  expect(await hereOf('كم يحتاج')).not.toBe(await hereOf('How much water'))
  expect(await hereOf('مضخة تعمل')).toBe(await hereOf('A pump that runs'))

  await writeFile(pairs, 'pumps.example,12,11,apart\n')
  expect((await importing('--pairs', pairs)).complaints).toBe(
    `Row 1 of ${pairs} is not: source, key, key, join or separate.\n`,
  )
  expect((await importing('--leave-out', 'orders')).code).not.toBe(0)
})

test('the owner of the machine gives all parts, in any order', async () => {
  const { place, installation } = await staffedStorage('SQLite')
  await installation.complete(undefined, new Date())
  const folder = dirname(place)
  const environment = { DATA_DIR: folder, PUBLIC_URL: 'https://naoura.example' }
  const importing = (...given: string[]) => wajha(environment, '--json', 'import', ...given)
  const files = await partsOfExport('polylang', (_item, index) => [index % 3])
  expect((await importing(...files, '--yes')).json()).toMatchObject({ run: 1, total: 14 })
  const again = await importing(...files.toReversed(), '--yes')
  expect(again.json()).toMatchObject({ run: null, taken_in: 0, changed: 0, total: 14 })
  expect((await importing('take-back', '1', '--yes')).code).toBe(0)

  const table = join(folder, 'more.csv')
  await writeFile(table, 'title\nA wheel\n')
  expect((await importing(...files, table)).complaints).toBe(`${messages.kindsMixed}\n`)
  const gone = join(folder, 'gone.xml')
  expect((await importing(...files, gone)).complaints).toBe(`There is no file ${gone}.\n`)
  await writeFile(
    gone,
    `${await readFile(exportOf('polylang'), 'utf8')}`
      .replaceAll('wp:', 'w:')
      .replaceAll('item>', 'i>'),
  )
  expect((await importing(...files, gone)).complaints).toBe(`${messages.kindUnknown}\n`)
})
