import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import {
  astro,
  hugo,
  jekyll,
  linkedPicture,
  siteOf,
} from '../../tests/support/sites-of-markdown.ts'
import {
  contentOf,
  type EngineName,
  engines,
  openedDatabase,
  staffedStorage,
} from '../../tests/support/storages.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import type { ReportLine } from '../domain/moving/report.ts'
import { picturesInText } from '../domain/rich-text/figures.ts'
import { createStorage } from '../storage/create-storage.ts'
import { moveIn } from '../server/moving/move-in.ts'

async function open(engine: EngineName = 'SQLite') {
  const storage = await staffedStorage(engine)
  const { db } = openedDatabase(storage.place)

  async function moved(file: string, isTrial = false, progress: (done: number) => void = () => {}) {
    const asked = { file, isTrial, destinations: usualDestinations, progress }
    return (await moveIn({ storage, edit: byLayla }, asked)).lines
  }

  const idOf = (line?: ReportLine) => Number(line?.here.split('/').at(-1))
  return {
    storage,
    moved,
    content: () => contentOf(storage.place),
    article: (line?: ReportLine) => storage.articles.get('posts', idOf(line)),
    page: (line?: ReportLine) => storage.pages.get(idOf(line)),
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

const titled = (lines: ReportLine[], title: string) => lines.find((line) => line.title === title)

describe.each(engines)('moving in from a folder of Hugo on %s', (engine) => {
  test('brings both languages as one draft, with what belongs to it (IMP-36)', async () => {
    const { moved, article, page, redirects, library, storage } = await open(engine)
    const lines = await moved(await siteOf(hugo))
    const english = titled(lines, 'The wheel of Hama')
    expect(english?.here).toBe(titled(lines, 'ناعورة حماة')?.here)
    const { id, texts, given_date, cover, publication, topics } = await article(english)
    const { photo, canal } = await library()
    const figure = (picture = '', caption = '') =>
      `<figure class="text"><img src="/media/${picture}/80.webp" alt="" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`
    expect(texts).toEqual({
      en: {
        title: 'The wheel of Hama',
        content: `<p>It <strong>turns</strong> all day.</p>${figure(photo?.picture.id, 'At dusk')}${figure(canal?.picture.id)}`,
        author: 'Layla Haddad',
        meta_description: 'It turns all day.',
      },
      ar: {
        title: 'ناعورة حماة',
        content: `<p>تدور <strong>طوال</strong> اليوم.</p>${figure(photo?.picture.id)}`,
      },
    })
    expect([given_date, cover?.id, publication.live]).toEqual([
      '2014-03-01T06:30',
      photo?.picture.id,
      {},
    ])
    expect(photo?.texts).toMatchObject({ en: { alt: 'A wheel' }, ar: { alt: 'ناعورة' } })
    expect((await storage.topics.list()).map(({ name }) => name)).toEqual([{ en: 'Norias' }])
    expect(topics).toHaveLength(1)
    const target = { kind: 'article', section: 'posts', id }
    expect(await redirects()).toEqual({
      '/2014/wheel': target,
      '/posts/the-wheel': target,
      '/ar/2014/ناعورة': target,
    })
    const about = await page(titled(lines, 'About us'))
    expect([about.status, about.texts.en?.slug, about.texts.ar?.slug]).toEqual([
      'pending',
      'about',
      'man-nahnu',
    ])
  })

  test('tells of each file what became of it, and the trial the same (IMP-1)', async () => {
    const { moved, content } = await open(engine)
    const folder = await siteOf(hugo)
    const before = await content()
    const trial = await moved(folder, true)
    expect(await content()).toEqual(before)
    const lines = await moved(folder)
    const told = ({ n, address, title, outcome, reasons }: ReportLine) => [
      n,
      address || title,
      outcome,
      ...reasons,
    ]
    expect(trial.map(told)).toEqual(lines.map(told))
    const undated = 'It has no date in the past.'
    expect(lines.map(told).map(([, ...rest]) => rest)).toEqual([
      [
        'content/_index.md',
        'left out',
        'It is the home page there: the one here is arranged under "Pages".',
      ],
      ['content/about.ar.md', 'taken in'],
      ['content/about.md', 'taken in'],
      ['content/docs/manual.md', 'left out', 'This kind is not taken in: --as docs=posts would.'],
      ['content/posts/_index.md', 'left out', 'It is the head of a list there.'],
      [
        'content/posts/broken.md',
        'left out',
        'Its front matter cannot be read: it is no plain YAML, TOML or JSON.',
      ],
      ['content/posts/latin.md', 'left out', 'It is no text in UTF-8.'],
      [
        'content/posts/madakha.ar.md',
        'changed',
        'Pictures are left out: ../../../../secret.png',
        undated,
      ],
      ['content/posts/pump.en.md', 'changed', 'It was not public there: draft.', undated],
      [
        'content/posts/roue.fr.md',
        'left out',
        'This site has no language "fr": add it, then run this again.',
      ],
      ['content/posts/toml.md', 'changed', undated],
      ['content/posts/wheel/index.ar.md', 'taken in'],
      ['content/posts/wheel/index.md', 'changed', 'Left out: {{< chart >}}'],
      ['Norias', 'taken in'],
      ['Water', 'left out', 'Fewer than two texts carry it.'],
    ])
    expect(lines.map(({ n }) => n)).toEqual(lines.map((_line, index) => index + 1))
  })

  test('a second run changes nothing, and one that broke off goes on (IMP-11, IMP-14)', async () => {
    const { moved, content } = await open(engine)
    const folder = await siteOf(hugo)
    const breaking = moved(folder, false, (done) => {
      if (done === 2) throw new Error('killed')
    })
    await expect(breaking).rejects.toThrow('killed')
    await moved(folder)
    const before = await content()
    const again = await moved(folder)
    expect(await content()).toEqual(before)
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['left out', 'unchanged']))

    const about = join(folder, 'content/about.md')
    await writeFile(about, (await readFile(about, 'utf8')).replace('water', 'rivers'))
    expect(titled(await moved(folder), 'About us')?.reasons).toEqual([
      'Its text changed there, and came in.',
    ])
  })
})

test('Astro keeps languages in folders and pictures beside its programs (IMP-36)', async () => {
  const { moved, article, library } = await open()
  const lines = await moved(await siteOf(astro))
  const { texts, given_date, cover } = await article(titled(lines, 'The wheel'))
  expect([texts.en?.content, texts.ar?.title]).toEqual(['<p>It turns.</p>', 'الناعورة'])
  expect(given_date).toBe('2022-07-08T00:00')
  expect(cover?.id).toBe((await library()).photo?.picture.id)
  expect(lines.map(({ address, language, outcome }) => [address, language, outcome])).toEqual([
    ['src/content/blog/ar/wheel.md', 'ar', 'taken in'],
    ['src/content/blog/en/island.mdx', 'en', 'changed'],
    ['src/content/blog/en/wheel.md', 'en', 'taken in'],
    ['src/content/blog/note.md', 'ar', 'taken in'],
  ])
})

test('Jekyll keeps dates in names, drafts in a folder and addresses in texts (IMP-36)', async () => {
  const { moved, article, page, redirects } = await open()
  const lines = await moved(await siteOf(jekyll))
  const wheel = await article(titled(lines, 'The wheel'))
  expect([wheel.given_date, wheel.texts.en?.content, wheel.texts.ar?.title]).toEqual([
    '2020-01-02T00:00',
    '<p>It turns.</p>',
    'الناعورة',
  ])
  expect(picturesInText(wheel.texts.ar?.content ?? '')).toHaveLength(1)
  const about = titled(lines, 'About')
  expect([about?.reasons, titled(lines, 'Later')?.reasons]).toEqual([
    ['Left out: {% include %}', 'It was not public there: draft.'],
    ['It was not public there: draft.', 'It has no date in the past.'],
  ])
  expect(await redirects()).toEqual({
    '/ar/naura.html': { kind: 'article', section: 'posts', id: wheel.id },
    '/about-us': { kind: 'page', id: (await page(about)).id },
    '/norias/water/2020/01/02/wheel': { kind: 'article', section: 'posts', id: wheel.id },
    '/norias/water/2020/01/02/wheel.html': { kind: 'article', section: 'posts', id: wheel.id },
  })
})

test('no link leads out of the folder (IMP-37)', async () => {
  const { moved, library } = await open()
  const folder = await siteOf({
    'blog/one.md':
      '---\ntitle: One\nimage: linked.png\n---\n![](linked.png) ![](elsewhere/secret.png) ![](http://127.0.0.1/a.png)',
  })
  await linkedPicture(folder, 'blog/linked.png')
  const lines = await moved(folder)
  expect(lines.map(({ reasons }) => reasons[0])).toEqual([
    'Pictures are left out: linked.png elsewhere/secret.png http://127.0.0.1/a.png',
  ])
  expect(await library()).toEqual({})
})

test('a text that takes too long costs one line (IMP-10)', async () => {
  const { moved } = await open()
  const hard = `---\ntitle: Hard\n---\n${'*a_ '.repeat(50_000)}`
  const lines = await moved(
    await siteOf({ 'blog/a.md': hard, 'blog/b.md': '---\ntitle: B\n---\nb' }),
  )
  expect(lines.map(({ outcome, reasons }) => [outcome, reasons[0]])).toEqual([
    ['left out', 'Its text takes too long to read.'],
    ['changed', 'It has no date in the past.'],
  ])
}, 60_000)

test('the owner of the machine takes a folder in, and back again (IMP-18)', async () => {
  const { place, installation } = await staffedStorage('SQLite')
  await installation.complete(undefined, new Date())
  const dataFolder = dirname(place)
  const storage = await createStorage({ dataFolder })
  onTestFinished(() => storage.close())
  const environment = { DATA_DIR: dataFolder, PUBLIC_URL: 'https://naoura.example' }
  const folder = await siteOf(hugo)
  const importing = (...given: string[]) => wajha(environment, '--json', 'import', ...given)
  const trial = await importing(folder, '--as', 'docs=pages')
  expect([trial.code, trial.json()]).toMatchObject([
    0,
    { source: 'old-site', is_trial: true, total: 15, taken_in: 5, changed: 4, left_out: 6 },
  ])
  expect(await storage.articles.count()).toBe(0)
  expect((await importing(folder, '--yes')).json()).toMatchObject({ run: 1, left_out: 7 })
  expect(await storage.articles.count()).toBe(3)
  expect((await importing('take-back', 'old-site', '--yes')).code).toBe(0)
  expect(await storage.articles.count()).toBe(0)
  const other = await importing(folder, '--pictures', folder)
  expect([other.code, other.complaints]).toEqual([
    1,
    '--pictures and --languages are for the file of a site: a folder brings its own.\n',
  ])
  expect((await importing(resolve('src/ui'))).code).toBe(1)
})
