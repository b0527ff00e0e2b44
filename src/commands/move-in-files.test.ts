import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { docx, pdf } from '../../tests/support/made-files.ts'
import { oldSite } from '../../tests/support/old-site.ts'
import { siteOf } from '../../tests/support/sites-of-markdown.ts'
import {
  contentOf,
  type EngineName,
  engines,
  freshFolder,
  openedDatabase,
  staffedStorage,
} from '../../tests/support/storages.ts'
import {
  language,
  pair,
  type WrittenItem,
  writtenExport,
} from '../../tests/support/written-export.ts'
import { fileLimits } from '../domain/files/library-file.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import { untouched } from '../domain/moving/old-site.ts'
import type { ReportLine } from '../domain/moving/report.ts'
import { sectionValues } from '../domain/sections/section.ts'
import type { Internet } from '../server/moving/guarded-fetch.ts'
import { moveIn } from '../server/moving/move-in.ts'
import { takeBack } from './take-back-command.ts'

async function open(engine: EngineName, internet?: Internet) {
  const storage = await staffedStorage(engine)
  const context = { storage, edit: byLayla, ...(internet && { internet }) }
  const { db } = openedDatabase(storage.place)
  type Options = {
    isTrial?: boolean
    pictures?: string
    fetch?: boolean
    progress?: (done: number) => void
  }

  async function run(file: string, { fetch = false, ...options }: Options = {}) {
    const asked = { file, isTrial: false, destinations: usualDestinations, progress: () => {} }
    const oldSite = { ...untouched, perSecond: 1_000, fetch }
    return (await moveIn(context, { ...asked, oldSite, ...options })).lines
  }

  async function files() {
    const { files: found } = await storage.files.list({ words: [], isUnused: false }, 1, 99)
    return Object.fromEntries(
      found.flatMap(({ id, versions }) =>
        Object.entries(versions).map(([code, { title }]) => [title, { id, code }]),
      ),
    )
  }

  async function links() {
    const { articles } = await storage.articles.listWhole('posts', 1, 99)
    const { pages } = await storage.pages.list({ page: 1, perPage: 99 })
    const whole = await Promise.all(pages.map(({ id }) => storage.pages.get(id)))
    const texts = [
      ...articles.flatMap((one) => Object.values(one.texts).map((own) => [own.title, own.content])),
      ...whole.flatMap((one) =>
        Object.values(one.texts).map((own) => [own.title, own['body:movedtxt']]),
      ),
    ]
    return Object.fromEntries(
      texts.map(([title = '', html = '']) => [
        title,
        [...html.matchAll(/<a(?: href="([^"]*)")?>/g)].map(([, href = 'none']) => href),
      ]),
    ) as Record<string, string[]>
  }

  return {
    storage,
    run,
    files,
    links,
    count: async () => (await storage.files.list({ words: [], isUnused: false }, 1, 9)).total,
    blobs: async () => (await db.selectFrom('blobs').select('id').execute()).length,
    back: async (source: string, isTrial = false) =>
      (await takeBack(context, source, isTrial)).json,
    content: () => contentOf(storage.place),
    leads: async (path: string) =>
      (await storage.redirects.addressFrom(path, 'https://naoura.example'))?.address,
    menu: async () => sectionValues(await storage.sections.get('navigation')).menu,
  }
}

const old = 'https://mill.example/wp-content/uploads'
const to = (...addresses: string[]) =>
  addresses.map((address) => `<a href="${address}">here</a>`).join(' ')
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`

function attached(id: number, path: string, title: string): WrittenItem {
  const inner = `<wp:attachment_url>${old}/${path}</wp:attachment_url>${meta('_wp_attached_file', path)}`
  return { id, title, path: `/?attachment_id=${id}`, kind: 'attachment', inner }
}

function entry(id: number, title: string, address: string): WrittenItem {
  const inner = meta('_menu_item_type', 'custom') + meta('_menu_item_url', address)
  const terms: WrittenItem['terms'] = [['nav_menu', 'main', 'Main']]
  return { id, title, path: `/?p=${id}`, kind: 'nav_menu_item', terms, inner }
}

const texts: WrittenItem[] = [
  {
    id: 1,
    title: 'The wheel',
    path: '/wheel/',
    terms: [language('en'), pair('a')],
    content: to(
      `${old}/2014/03/list.pdf`,
      'http://www.mill.example/wp-content/uploads/2014/03/list.pdf?ver=2#page=3',
      `${old}/2014/03/terms.docx`,
      `${old}/2014/03/hostile.pdf`,
      `${old}/2014/03/gone.pdf`,
      'https://elsewhere.example/wp-content/uploads/2014/03/list.pdf',
      'https://mill.example/wheel/price-list/',
    ),
  },
  {
    id: 2,
    title: 'العجلة',
    path: '/ar/wheel/',
    terms: [language('ar'), pair('a')],
    content: to('/wp-content/uploads/2014/03/%D9%82%D8%A7%D8%A6%D9%85%D8%A9.pdf'),
  },
  {
    id: 3,
    title: 'About us',
    path: '/about/',
    kind: 'page',
    terms: [language('en')],
    content: `<div class="wp-block-button"><a class="wp-block-button__link" href="${old}/2015/list-1.pdf">Prices</a></div>`,
  },
  { ...attached(81, '2014/03/list.pdf', 'Price list'), path: '/wheel/price-list/' },
  attached(82, '2014/03/hostile.pdf', 'Hostile'),
  attached(83, '2014/03/terms.docx', 'Terms'),
  attached(84, '2014/05/unused.pdf', 'Unused'),
  attached(85, '2014/03/gone.pdf', 'Gone'),
  entry(91, 'Our prices', `${old}/2014/03/list.pdf`),
]

const list = pdf('list')
const uploads: Record<string, Buffer> = {
  '2014/03/list.pdf': list,
  '2014/03/قائمة.pdf': pdf('arabic'),
  '2014/03/hostile.pdf': Buffer.from('%PDF-1.7\n%%EOF\n<script>steal()</script>'),
  '2014/03/terms.docx': docx(),
  '2014/05/unused.pdf': pdf('unused'),
  '2015/list-1.pdf': list,
}

async function uploaded(names = Object.keys(uploads)): Promise<string> {
  const folder = join(await freshFolder(), 'wp-content/uploads')
  for (const name of names) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), uploads[name] ?? '')
  }
  return folder
}

const told = (lines: ReportLine[]) =>
  Object.fromEntries(
    lines
      .filter(({ kind }) => ['attachment', 'file'].includes(kind))
      .map(({ title, outcome, reasons }) => [title, [outcome, ...reasons]]),
  )

const notInFolder = 'The folder does not have it, or not as a PDF of at most 25 MB.'

describe.each(engines)('PDFs of a moved site on %s', (engine) => {
  test('come once into the library, in the language that links them (IMP-67)', async () => {
    const { run, files, links, leads, menu } = await open(engine)
    const lines = await run(await writtenExport(texts), { pictures: await uploaded() })
    const { 'Price list': english, قائمة: arabic, ...others } = await files()
    expect([english?.code, arabic?.code, others]).toEqual(['en', 'ar', {}])
    const [own, inArabic] = [`/files/${english?.id}`, `/files/${arabic?.id}`]
    expect(await links()).toEqual({
      'The wheel': [
        own,
        own,
        `${old}/2014/03/terms.docx`,
        `${old}/2014/03/hostile.pdf`,
        `${old}/2014/03/gone.pdf`,
        'https://elsewhere.example/wp-content/uploads/2014/03/list.pdf',
        own,
      ],
      العجلة: [inArabic],
      'About us': [own],
    })
    expect(await menu()).toMatchObject([{ target: { kind: 'file', id: english?.id } }])
    expect(await leads('/wp-content/uploads/2014/03/list.pdf')).toContain(`${own}/en/price-list`)
    expect(await leads('/wp-content/uploads/2015/list-1.pdf')).toContain(own)
    expect(await leads('/?p=81')).toContain(own)
    expect(await leads('/wp-content/uploads/2014/03/قائمة.pdf')).toContain(inArabic)
    expect(told(lines)).toEqual({
      'Price list': ['taken in'],
      Hostile: ['left out', notInFolder],
      Terms: ['left out', 'Files that are neither pictures nor PDFs are not taken in yet.'],
      Unused: ['left out', 'No text that is taken in links to it.'],
      Gone: ['left out', notInFolder],
      'list-1': ['taken in'],
      قائمة: ['taken in'],
    })
    expect(lines[0]?.reasons).toEqual([
      `Links to files stay as they are: ${old}/2014/03/terms.docx ${old}/2014/03/hostile.pdf ${old}/2014/03/gone.pdf https://elsewhere.example/wp-content/uploads/2014/03/list.pdf`,
    ])
  })

  test('are told by a trial, and change nothing a second time (IMP-1, IMP-14)', async () => {
    const { run, content, blobs } = await open(engine)
    const asked = { pictures: await uploaded() }
    const file = await writtenExport(texts)
    const before = await content()
    const trial = await run(file, { ...asked, isTrial: true })
    expect([await content(), await blobs()]).toEqual([before, 0])
    const first = await run(file, asked)
    const fates = (lines: ReportLine[]) =>
      lines.map(({ n, outcome, reasons }) => [n, outcome, reasons])
    expect(fates(trial)).toEqual(fates(first))
    const after = await content()
    const again = await run(file, asked)
    expect(await content()).toEqual(after)
    expect(told(again)).toEqual({
      ...told(first),
      'Price list': ['unchanged'],
      'list-1': ['unchanged'],
      قائمة: ['unchanged'],
    })
  })

  test('come once from a run that was killed, and from two at once (IMP-11, IMP-12)', async () => {
    const { run, files, links } = await open(engine)
    const asked = { pictures: await uploaded() }
    const file = await writtenExport(texts)
    const progress = (done: number) => {
      if (done === 1) throw new Error('killed')
    }
    await expect(run(file, { ...asked, progress })).rejects.toThrow('killed')
    await run(file, asked)
    const { 'Price list': english, ...others } = await files()
    expect(Object.keys(others)).toEqual(['قائمة'])
    expect((await links())['About us']).toEqual([`/files/${english?.id}`])
    const both = await open(engine)
    await Promise.all([both.run(file, asked), both.run(file, asked)])
    expect(await both.count()).toBe(2)
  })

  test('that come later are linked by the texts that nobody changed', async () => {
    const { run, files, links, content } = await open(engine)
    const file = await writtenExport(texts)
    expect(told(await run(file))['Price list']).toEqual([
      'left out',
      'PDFs of texts are taken in with --pictures FOLDER.',
    ])
    expect((await links())['About us']).toEqual([`${old}/2015/list-1.pdf`])
    const asked = { pictures: await uploaded() }
    expect(told(await run(file, asked))['Price list']).toEqual(['taken in'])
    const { 'Price list': english } = await files()
    expect((await links())['About us']).toEqual([`/files/${english?.id}`])
    const before = await content()
    await run(file, asked)
    expect(await content()).toEqual(before)
  })

  test('leave with the run, but for those that something else links (IMP-18)', async () => {
    const { run, files, back, leads, storage } = await open(engine)
    const asked = { pictures: await uploaded() }
    const file = await writtenExport(texts)
    await run(file, asked)
    const { 'Price list': english } = await files()
    const values = { 'content.en': `<p>${to(`/files/${english?.id}`)}</p>` }
    const save = { language: 'en', values, gallery: { removed: [], added: [] }, wish: undefined }
    const { id } = await storage.articles.create('business', save, byLayla())
    const staying = { title: 'Price list', here: '/dashboard/media/files' }
    const kept = { files: 1, stay: [{ ...staying, reason: 'Something here shows it.' }] }
    expect(await back('mill.example', true)).toMatchObject(kept)
    expect(await back('mill.example')).toMatchObject(kept)
    expect(Object.keys(await files())).toEqual(['Price list'])
    expect(await leads('/wp-content/uploads/2014/03/list.pdf')).toBeUndefined()
    await storage.articles.remove('business', id, byLayla())
    expect(await back('mill.example')).toMatchObject({ files: 1, stay: [] })
    expect(await files()).toEqual({})
    await run(file, asked)
    expect(Object.keys(await files()).toSorted()).toEqual(['Price list', 'قائمة'])
  })

  test('that somebody deleted here do not come back (IMP-17)', async () => {
    const { run, files, storage } = await open(engine)
    const asked = { pictures: await uploaded() }
    const items = texts.slice(0, 2)
    await run(await writtenExport(items), asked)
    const { articles } = await storage.articles.listWhole('posts', 1, 9)
    for (const { id } of articles) await storage.articles.remove('posts', id, byLayla())
    const { redirects } = await storage.redirects.list(1, 99)
    for (const { id } of redirects) await storage.redirects.remove(id, byLayla())
    const { 'Price list': _gone, list: english } = await files()
    await storage.files.remove(english?.id ?? '', byLayla())
    const lines = await run(await writtenExport([...texts.slice(2), ...items]), asked)
    expect(told(lines)['Price list']).toEqual(['left out', 'It was deleted here.'])
    expect(Object.keys(await files())).toEqual(['قائمة'])
  })

  test('are fetched where the folder lacks them, once (IMP-25)', async () => {
    const { internet, asked } = await oldSite(
      ({ url = '' }, answer) => {
        const [, name = ''] = /\/uploads\/(.+)$/.exec(decodeURI(url)) ?? []
        if (name.includes('2014/05')) answer.end(Buffer.alloc(fileLimits.bytes + 1))
        else if (uploads[name]) answer.end(uploads[name])
        else answer.writeHead(404).end()
      },
      { certified: 'mill.example' },
    )
    const { run, files, links, content } = await open(engine, internet)
    const requests = () =>
      asked.splice(0).map((address) => decodeURI(address.replace(/.*\/uploads\//, '')))
    const file = await writtenExport([
      ...texts,
      { id: 5, title: 'Large', path: '/large/', content: to(`${old}/2014/05/unused.pdf`) },
    ])
    const pictures = await uploaded(['2014/03/list.pdf'])
    const trial = await run(file, { fetch: true, pictures, isTrial: true })
    expect(requests()).toEqual([])
    expect(told(trial).قائمة).toEqual([
      'taken in',
      'It is fetched from the old site once the run is started.',
    ])
    const lines = await run(file, { fetch: true, pictures })
    expect(requests()).toEqual([
      '2014/03/hostile.pdf',
      '2014/03/gone.pdf',
      '2014/03/قائمة.pdf',
      '2015/list-1.pdf',
      '2014/05/unused.pdf',
    ])
    expect(Object.keys(await files()).toSorted()).toEqual(['Price list', 'قائمة'])
    expect((await links()).العجلة).toEqual([`/files/${(await files()).قائمة?.id}`])
    expect(told(lines)).toMatchObject({
      Hostile: ['left out', 'The old site does not have it, or not as a PDF of at most 25 MB.'],
      Unused: ['left out', 'The old site does not have it, or not as a PDF of at most 25 MB.'],
    })
    const before = await content()
    await run(file, { fetch: true, pictures })
    expect(requests()).toEqual(['2014/03/gone.pdf'])
    expect(await content()).toEqual(before)
  })
})

test('PDFs of a folder of Markdown come in, and their addresses lead to them (IMP-67)', async () => {
  const { run, files, links, leads, back } = await open('SQLite')
  const matter = (title: string) => `---\ntitle: ${title}\ndate: 2014-03-01\n---\n`
  const folder = await siteOf({
    'content/posts/wheel.markdown': `${matter('The wheel')}[1](/docs/price_list.pdf) [2](own.pdf) [3](/docs/gone.pdf) [4](../../../secret.pdf)`,
    'content/posts/own.pdf': Promise.resolve(pdf('own')),
    'static/docs/price_list.pdf': Promise.resolve(list),
  })
  await writeFile(join(folder, '../secret.pdf'), pdf('secret'))
  const lines = await run(folder)
  const { 'price list': prices, own, ...others } = await files()
  expect(others).toEqual({})
  expect(await links()).toEqual({
    'The wheel': [`/files/${prices?.id}`, `/files/${own?.id}`, 'none', 'none'],
  })
  expect(await leads('/docs/price_list.pdf')).toContain(`/files/${prices?.id}`)
  expect(told(lines)).toEqual({
    'price list': ['taken in'],
    own: ['taken in'],
    gone: ['left out', notInFolder],
    secret: ['left out', notInFolder],
  })
  expect(await back('old-site')).toMatchObject({ files: 2, stay: [] })
})
