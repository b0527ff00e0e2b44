import { describe, expect, test } from 'vitest'
import { type Answer, type Caller, formOf } from '../../tests/support/api.ts'
import { postsPath } from '../../tests/support/archive.ts'
import { exported, type Storage, take, told } from '../../tests/support/round-trips.ts'
import { byLayla } from '../../tests/support/cast.ts'
import { openedLibraryRoom } from '../../tests/support/library.ts'
import { fileIn, pdf } from '../../tests/support/made-files.ts'
import { cardsPath, changeBannerGallery, saveSection } from '../../tests/support/newsroom.ts'
import { blocksOfEveryKind, textsOf } from '../../tests/support/page-of-blocks.ts'
import { contentOf, engines, staffedStorage } from '../../tests/support/storages.ts'
import type { DatedAction } from '../domain/articles/publication.ts'
import type { ReportLine } from '../domain/moving/report.ts'
import { pageValues } from '../domain/pages/page-values.ts'
import { sectionNames, sectionValues } from '../domain/sections/section.ts'
import { figureHtml } from '../domain/rich-text/figures.ts'
import { takeBack } from './take-back-command.ts'

async function filled(): Promise<Storage> {
  const { layla, omar, upload, change, storage, addGrowers, ...world } =
    await openedLibraryRoom('SQLite')
  const first = await world.article({})
  await storage.articles.remove('posts', first, byLayla())
  const media = [await upload('noria.jpg'), await upload('canal.jpg'), await upload('well.jpg')]
  const [noria = '', canal = ''] = media
  await change(noria, { alt: { en: 'A noria', ar: 'ناعورة' }, caption: { ar: 'عند الغروب' } })
  await change(canal, { decorative: true, focus: { x: 0.3, y: 0.4 } })
  const topic = await omar.post('/topics', {
    json: { name: { en: 'Norias', ar: 'نواعير' }, description: { en: 'Wheels that lift water' } },
  })
  await omar.post('/topics', {
    json: { name: { en: 'Wells' }, slug: { en: 'all-wells' } },
  })
  await storage.topics.change(2, { 'slug.en': 'deep-wells' }, byLayla())
  const { body: guide } = await omar.post('/files', {
    form: formOf({
      'title.en': 'Guide',
      'file.en': fileIn(pdf()),
      'title.ar': 'دليل المزارع',
      'file.ar': fileIn(pdf()),
    }),
  })
  const card = await addGrowers()
  await omar.post(`${cardsPath}/${card}?lang=en`, { form: { logo_media: canal } })
  const figure = (size: 'text' | 'wide', caption: string) =>
    figureHtml({ size, media: noria, width: 640, caption })
  await omar.post(`${postsPath}/en`, {
    form: {
      title: 'Opening: "in" Hama #1',
      content: `<p>One <strong>two</strong> <span style="color:#FF0000">red</span> <u>under</u> 1 * 2 _three_ {{ x }}</p>${figure('text', 'At dusk')}<ol start="3"><li><p>A</p><ul><li><p>B</p></li></ul></li></ol>${figure('wide', 'In <em>spring</em>')}<table><tbody><tr><th scope="col"><p>Head</p></th><th scope="col"><p>b</p></th></tr><tr><td colspan="2"><p>c</p></td></tr></tbody></table><blockquote><p>Water</p></blockquote>`,
      author: 'Layla Haddad',
      meta_title: 'Opening',
      meta_description: 'We opened: 1 < 2 & "more" &amp; <b>.',
      image_media: canal,
      image_focus: '{"x":0.2,"y":0.6}',
      topics: `[${topic.body.topic.id}]`,
      given_date: '2014-03-01T06:30',
    },
  })
  await omar.post(`${postsPath}/ar/2`, {
    form: {
      title: 'افتتاح في حماة',
      content: `<p>نصّ <strong>عربيّ</strong> <a href="/files/${guide.file.id}">دليل</a> وفيه <span dir="ltr">22 m³</span>.</p><p dir="ltr">English</p>`,
    },
  })
  const blocks = blocksOfEveryKind(media)
  await omar.post('/pages', {
    json: {
      title: { en: 'About us', ar: 'من نحن' },
      slug: { en: 'about-us' },
      lead: { en: 'Engineers from the Orontes.', ar: 'مهندسون من ضفاف العاصي.' },
      image: { media: noria, focus: { x: 0.1, y: 0.9 } },
      listed: false,
      status: 'published',
      order: Object.keys(blocks),
      blocks,
      texts: textsOf(blocks),
    },
  })
  await omar.post('/pages/2', { json: { slug: { en: 'who-we-are' } } })
  const targets = {
    '/old.html': { kind: 'article', section: 'posts', id: 2 },
    '/ar/قديم': { kind: 'path', path: '/ar/blog/2' },
    '/norias': { kind: 'topic', section: 'posts', id: 1 },
    '/company': { kind: 'page', id: 2 },
    '/guide': { kind: 'file', id: guide.file.id },
    '/news': { kind: 'section', section: 'posts' },
    '/shop': { kind: 'external', address: 'https://shop.example/' },
  }
  await describeSite(layla, { media, file: guide.file.id })
  const soon = await world.article({ title: 'Soon', publish: 'no' })
  for (const [action, at] of Object.entries({
    publish: '2026-01-05T09:00',
    unpublish: '2026-02-05T09:00',
  }))
    await storage.articles.changeDates(
      'posts',
      soon,
      { action: action as DatedAction, languages: ['en'], at },
      byLayla(),
    )
  for (const [path, target] of Object.entries(targets))
    expect((await layla.post('/redirects', { json: { path, target } })).status).toBe(201)
  return storage
}

async function describeSite(layla: Caller, { media, file }: { media: string[]; file: string }) {
  const [noria = '', canal = '', well = ''] = media
  const both = (en: string, ar: string) => ({ en, ar })
  const done = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    expect([status < 300, body]).toEqual([true, expect.anything()])
  }
  const link = { kind: 'page', id: 3 }
  await done(
    layla.post('/forms', {
      json: {
        preset: 'appointment',
        title: both('Come by', 'زوروا الورشة'),
        fields: { agree001: { kind: 'consent', required: true, page: 2 } },
        texts: { 'label:agree001': both('I agree', 'أوافق') },
        keep_days: 90,
      },
    }),
  )
  await done(
    layla.post('/pages', {
      json: {
        title: both('Services', 'خدماتنا'),
        status: 'published',
        order: ['action07', 'getfiles', 'askhere1'],
        blocks: {
          action07: { kind: 'action', link: { kind: 'article', section: 'posts', id: 2 } },
          askhere1: { kind: 'form', form: 1 },
          getfiles: { kind: 'downloads', items: [{ id: 'getfile1', file }] },
        },
        texts: { 'button:action07': both('Read it', 'اقرأه') },
      },
    }),
  )
  await done(layla.post('/pages/2', { json: { blocks: { action01: { kind: 'action', link } } } }))
  await done(
    layla.post('/pages/1', {
      json: {
        order: ['ourposts', 'action09', 'partners'],
        blocks: {
          ...Object.fromEntries(
            ['aboutus1', 'business', 'products', 'contacts'].map((id) => [id, null]),
          ),
          action09: { kind: 'action', link, ground: 'deep' },
        },
        texts: { 'button:action09': both('Ask us', 'اسألنا') },
      },
    }),
  )
  const entry = (id: string, target: object) => ({ id, target })
  const sections = {
    identity: [
      {
        company_name: both('Naoura', 'ناعورة'),
        founded: 2009,
        hours_monday: [{ opens: '08:00', closes: '16:00' }],
      },
      { logo_media: well },
    ],
    banner: [{ banner_title: both('Water', 'ماء') }, { banner_image_media: noria }],
    contactUs: [
      {
        section_address: both('Hama', 'حماة'),
        contacts: [{ type: 'phone', value: '+963 33 555 0142' }],
        contact_form: true,
        announcement_text: both('Open day', 'يوم مفتوح'),
        announcement_link: link,
        branches: ['aleppo01'],
        branch_phone: { aleppo01: '+963 21 555 0133' },
        branch_name: { aleppo01: both('Aleppo', 'حلب') },
      },
    ],
    navigation: [
      {
        business_hidden: true,
        menu: [
          entry('services', link),
          {
            id: 'groups01',
            links: [entry('thepost1', { kind: 'article', section: 'posts', id: 2 })],
          },
          entry('wellsone', { kind: 'topic', section: 'posts', id: 1 }),
          entry('theguide', { kind: 'file', id: file }),
        ],
        labels: { groups01: both('More', 'المزيد') },
      },
    ],
    look: [{ brand: '#14532d' }],
    words: [{ posts_name: both('Notebook', 'دفترنا') }],
    seo: [{ meta_title: both('Norias', 'نواعير'), not_yet: true }],
  }
  for (const [name, [content = {}, files = {}]] of Object.entries<object[]>(sections))
    await done(saveSection(layla, name, content, files as Record<string, string>))
  await done(
    changeBannerGallery(layla, {
      picked: JSON.stringify([canal]),
      sort: '["picked"]',
      new_titles: '[{"en":"At noon"}]',
    }),
  )
  await done(layla.call('PATCH', '/publishing', { json: { time_zone: 'Asia/Damascus' } }))
  await done(layla.post('/languages', { json: { name: 'Türkçe', code: 'tr', status: 'pending' } }))
}

const notLive = ['It was not public there: draft.', 'It has no date in the past.']

test('an export that is taken in is exported the same (EXP-1)', async () => {
  const folder = await exported(await filled())
  const empty = await staffedStorage('SQLite')
  const { lines } = await take(empty, folder, { arrive: 'published' })
  expect(
    lines.map(({ address, title, outcome, reasons }) => [address || title, outcome, ...reasons]),
  ).toEqual([
    ['blog/2-opening-in-hama-1.ar.md', 'taken in'],
    ['blog/2-opening-in-hama-1.en.md', 'taken in'],
    ['blog/3-soon.en.md', 'changed', ...notLive],
    ['pages/1-home.ar.md', 'taken in'],
    ['pages/1-home.en.md', 'taken in'],
    ['pages/2-who-we-are.ar.md', 'taken in'],
    ['pages/2-who-we-are.en.md', 'taken in'],
    ['pages/3-services.ar.md', 'taken in'],
    ['pages/3-services.en.md', 'taken in'],
    ['Norias', 'taken in'],
    ['Wells', 'taken in'],
    ['tr', 'taken in'],
    ['time_zone', 'taken in'],
    [expect.stringMatching(/^files\//), 'taken in'],
    ['Come by', 'taken in'],
    ['Al-Ghab Growers’ Cooperative', 'taken in'],
    ['/old.html', 'taken in'],
    ['/ar/قديم', 'taken in'],
    ['/norias', 'taken in'],
    ['/company', 'taken in'],
    ['/guide', 'taken in'],
    ['/news', 'taken in'],
    ['/shop', 'taken in'],
    ...Array.from({ length: 7 }, () => ['site.yaml', 'taken in']),
  ])
  const before = await told(folder)
  expect(Object.keys(before)).toHaveLength(21)
  expect(await told(await exported(empty))).toEqual(before)
})

describe.each(engines)('an export that comes to %s', (engine) => {
  test('leaves what is written there, and is taken back (IMP-39, IMP-40)', async () => {
    const folder = await exported(await filled())
    const storage = await staffedStorage(engine)
    await storage.sections.change('identity', { 'company_name.en': 'Orontes Pumps' }, byLayla())
    const settings = async () => ({
      home: await storage.pages.get(1),
      sections: await Promise.all(sectionNames.map((name) => storage.sections.get(name))),
    })
    const written = async () => {
      const { home, sections } = await settings()
      return [pageValues(home), ...sections.map((section) => sectionValues(section))]
    }
    const [before, content] = [await written(), await contentOf(storage.place)]
    const trial = await take(storage, folder, { isTrial: true })
    expect(await contentOf(storage.place)).toEqual(content)
    const { lines, number } = await take(storage, folder)
    const told = ({ here: _here, ...line }: ReportLine) => line
    expect(lines.map(told)).toEqual(trial.lines.map(told))
    expect(lines.filter(({ outcome }) => outcome !== 'taken in').map(told)).toMatchObject([
      { title: 'Soon', reasons: notLive },
      { title: 'identity', reasons: ['What is written here stays: company_name.en'] },
    ])
    const again = await take(storage, folder)
    expect(new Set(again.lines.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
    const back = { storage, edit: byLayla }
    const { json: wouldGo } = await takeBack(back, String(number), true)
    const { json: gone } = await takeBack(back, String(number), false)
    expect(gone).toMatchObject({
      partners: 1,
      files: 1,
      forms: 1,
      redirects: 7,
      settings: 8,
      stay: [],
    })
    expect(wouldGo).toEqual({ ...gone, is_trial: true })
    expect(await written()).toEqual(before)
    expect((await storage.cards.list(1, 9)).total).toBe(0)
    expect((await storage.redirects.list(1, 9)).total).toBe(0)
  })
})
