import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { plainPicture } from '../../tests/support/pictures.ts'
import {
  contentOf,
  freshFolder,
  openedDatabase,
  staffedStorage,
} from '../../tests/support/storages.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { picturesOf } from '../domain/gallery/gallery.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import type { ReportLine } from '../domain/moving/report.ts'
import { moveIn } from '../server/moving/move-in.ts'

const file = resolve('tests/exports/ghost.json')
const names = [
  '2014/03/wheel_o.jpg',
  '2014/03/wheel.jpg',
  '2014/03/canal.jpg',
  '2014/04/wood.png',
  '2014/04/iron.png',
  '2014/05/dusk.png',
  '2014/06/team.png',
]

async function open() {
  const storage = await staffedStorage('SQLite')
  const { db } = openedDatabase(storage.place)
  return {
    storage,
    async moved(from = file, pictures?: string, isTrial = false) {
      const asked = { file: from, pictures, isTrial, destinations: usualDestinations }
      return moveIn({ storage, edit: byLayla }, { ...asked, progress: () => {} })
    },
    content: () => contentOf(storage.place),
    article: (line?: ReportLine) =>
      storage.articles.get('posts', Number(line?.here.split('/').at(-1))),
    redirects: async () => {
      const rows = await db.selectFrom('redirects').select(['path', 'target']).execute()
      return Object.fromEntries(rows.map(({ path, target }) => [path, JSON.parse(target)]))
    },
    library: async () => {
      const { pictures } = await storage.library.list({ words: [], isUnused: false }, 1, 99)
      return Object.fromEntries(pictures.map((picture) => [picture.name, picture]))
    },
  }
}

async function images(): Promise<string> {
  const folder = await freshFolder()
  for (const [index, name] of names.entries()) {
    const path = join(folder, 'content/images', name)
    await mkdir(dirname(path), { recursive: true })
    const red = { r: 30 * index, g: 0, b: 0 }
    await writeFile(path, await plainPicture(80, 40, red).png().toBuffer())
  }
  return folder
}

const titled = (lines: ReportLine[], title: string) => lines.find((line) => line.title === title)
const told = ({ n, title, language, outcome, reasons }: ReportLine) =>
  [n, title, language, outcome, ...reasons].join(' | ')

test('Ghost brings both languages as one draft, with what belongs to it', async () => {
  const { moved, article, redirects, library, storage } = await open()
  const { source, lines } = await moved(file, await images())
  expect(source).toBe('Norias of Hama')
  const english = titled(lines, 'The wheel of Hama')
  expect(titled(lines, 'ناعورة حماة')?.here).toBe(english?.here)
  const { id, texts, given_date, cover, gallery, topics, publication } = await article(english)
  const { wheel_o: original, canal, wood, iron, ...others } = await named(library)
  const figure = `<figure class="wide"><img src="/media/${canal?.picture.id}/80.webp" alt="" /><figcaption>The <em>old</em> canal</figcaption></figure>`
  expect(texts).toEqual({
    en: {
      title: 'The wheel of Hama',
      content:
        `<p>It <strong>turns</strong> all day.</p><p>As it did {1,2} "before".</p>${figure}` +
        '<p><a href="https://asi.example/river">The river Asi</a></p>' +
        '<h3>More</h3><p>See <a href="/blog/2">our pumps</a>.</p>',
      author: 'Layla Haddad, Omar Saleh',
      meta_title: 'Wheels of Hama',
      meta_description: 'A wheel <of> wood',
    },
    ar: { title: 'ناعورة حماة', content: '<p>تدور <strong>طوال</strong> اليوم.</p>' },
  })
  expect([given_date, publication.live]).toEqual(['2014-03-01T06:30', {}])
  expect(cover?.id).toBe(original?.picture.id)
  expect(original?.texts.en?.alt).toBe('A wheel of wood')
  expect(picturesOf(gallery).map((one) => one.id)).toEqual([wood?.picture.id, iron?.picture.id])
  expect(gallery.at(-1)).toMatchObject({ type: 'youtube', youtubeId: 'dQw4w9WgXcQ' })
  expect(Object.keys(others).toSorted()).toEqual(['dusk', 'team'])
  expect((await storage.topics.list()).map(({ name }) => name)).toEqual([{ en: 'Norias' }])
  expect(topics).toHaveLength(1)
  expect(await redirects()).toMatchObject({
    '/the-wheel': { kind: 'path', path: `/blog/${id}` },
    '/naoura-hama': { kind: 'path', path: `/ar/blog/${id}` },
    '/ar/naoura-hama': { kind: 'article', section: 'posts', id },
  })
})

async function named(library: Awaited<ReturnType<typeof open>>['library']) {
  const all = Object.entries(await library())
  return Object.fromEntries(all.map(([name, one]) => [name.replace(/\.(png|jpg)$/, ''), one]))
}

test('Ghost tells of each text and tag what became of it (IMP-1)', async () => {
  const { moved, content } = await open()
  const before = await content()
  const { lines: tried } = await moved(file, undefined, true)
  expect(await content()).toEqual(before)
  const { lines } = await moved()
  expect(tried.map(told)).toEqual(lines.map(told))
  const noCover = 'Its cover is left out.'
  const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  expect(lines.map(told)).toEqual([
    `1 | The wheel of Hama | en | changed | Pictures are left out: /content/images/size/w1000/2014/03/canal.jpg /content/images/2014/04/wood.png /content/images/2014/04/iron.png | ${noCover} | Videos stand beneath the text now: ${video}`,
    `2 | ناعورة حماة | ar | changed | ${noCover}`,
    '3 | Our pumps | en | taken in',
    '4 | مضخاتنا | ar | taken in',
    `5 | About us | en | changed | ${noCover}`,
    `6 | من نحن | ar | changed | ${noCover}`,
    '7 | At dusk | en | changed | It was not public there: draft. | It has no date in the past.',
    `8 | At noon | en | changed | ${noCover} | It may be the same text as number 9, which stands alone.`,
    `9 | عند الظهر | ar | changed | ${noCover} | It may be the same text as number 8, which stands alone.`,
    '10 | For members | en | changed | It was not public there: paid.',
    '11 | Next year | en | changed | It was not public there: scheduled 2099-01-02. | It has no date in the past.',
    '12 | Only the editor reads this | en | left out | Its text is in the format of the editor of Ghost alone: save it there once more and export again.',
    '13 | La roue | fr | left out | This site has no language "fr": add it, then run this again.',
    '14 | Norias |  | taken in',
    '15 | Water |  | left out | Fewer than two texts carry it.',
    '16 | #newsletter |  | left out | It becomes no topic.',
  ])
  const hereOf = (title: string) => titled(lines, title)?.here
  expect(hereOf('مضخاتنا')).toBe(hereOf('Our pumps'))
  expect(hereOf('من نحن')).toBe(hereOf('About us'))
  expect(hereOf('عند الظهر')).not.toBe(hereOf('At noon'))
  const { lines: again } = await moved()
  expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged', 'left out']))
})

test('a damaged post of Ghost costs one line (IMP-10)', async () => {
  const { moved } = await open()
  const line = JSON.stringify(JSON.parse(await readFile(file, 'utf8')))
  const deep = `"uuid":${'['.repeat(50)}${']'.repeat(50)}`
  const broken = line
    .replace('"title":"Our pumps"', '"title":"Our "pumps"')
    .replace('<p>It is red.</p>', '<p>It\nis red.</p>')
    .replace('"uuid":"ua09"', '"__proto__":{"status":"trash"}')
    .replace('"uuid":"ua10"', deep)
  const renamed = join(await freshFolder(), 'renamed.xml')
  await writeFile(renamed, broken)
  const { lines } = await moved(renamed, undefined, true)
  expect(lines).toHaveLength(16)
  expect(lines.filter(({ kind }) => kind === 'item').map(told)).toEqual([
    '3 |  |  | left out | Its end is missing: the file is damaged.',
    '7 |  |  | left out | Its end is missing: the file is damaged.',
    '10 |  |  | left out | It cannot be read: the file is damaged.',
  ])
  await writeFile(renamed, line.slice(0, line.indexOf('"title":"Our pumps"')))
  expect((await moved(renamed, undefined, true)).lines.map(({ outcome }) => outcome)).toEqual([
    'changed',
    'changed',
    'left out',
  ])
})

test('the owner of the machine takes a file of Ghost in, and back again', async () => {
  const { place, installation } = await staffedStorage('SQLite')
  await installation.complete(undefined, new Date())
  const environment = { DATA_DIR: dirname(place), PUBLIC_URL: 'https://naoura.example' }
  const importing = (...given: string[]) => wajha(environment, '--json', 'import', ...given)
  const trial = await importing(file, '--pictures', await images())
  expect(trial.json()).toMatchObject({ source: 'Norias of Hama', total: 16, left_out: 4 })
  expect((await importing(file, '--yes')).json()).toMatchObject({ run: 1, left_out: 4 })
  expect((await importing('take-back', 'Norias of Hama', '--yes')).code).toBe(0)
  await writeFile(join(dirname(place), 'other.json'), '{"posts": [{"id": 1}]}')
  const other = await importing(join(dirname(place), 'other.json'))
  expect(other.complaints).toBe('This file is of no kind that can be moved in.\n')
})
