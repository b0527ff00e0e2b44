import { describe, expect, test } from 'vitest'
import { articlesPath, formOf } from '../../../tests/support/api.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import { type Newsroom, newsroom, saveSection } from '../../../tests/support/newsroom.ts'
import { engines } from '../../../tests/support/storages.ts'
import { boardStates } from '../../domain/articles/article-states.ts'
import { completeCell } from '../../domain/documents/coverage.ts'
import type { CoverageResponse, CoveredContent } from '../../contract/coverage.ts'

async function save(room: Newsroom, form: Record<string, string>, path: string) {
  return (await room.omar.post(`${articlesPath()}/${path}`, { form: formOf(form) })).body.article.id
}

const shop = 'https://shop.noria.example/'

/** One is only in English, one a draft, one lacks Arabic content, one is behind, one complete. */
async function desk(room: Newsroom) {
  const english = await save(room, openingInHama.en, 'en')
  const draft = await save(room, { ...openingInHama.ar, publish: 'no' }, 'ar')
  const partial = await save(room, openingInHama.en, 'en')
  await save(room, { title: 'حماة' }, `ar/${partial}`)
  const behind = await save(room, openingInHama.en, 'en')
  await save(room, openingInHama.ar, `ar/${behind}`)
  await save(room, { content: '<p>Our new workshop stands by the norias.</p>' }, `en/${behind}`)
  const complete = await save(room, openingInHama.en, 'en')
  await save(room, openingInHama.ar, `ar/${complete}`)
  await room.addGrowers()
  return { english, draft, partial, behind, complete }
}

async function found(room: Newsroom, query: string) {
  const { status, body } = await room.omar.get(`/coverage/documents?limit=100&${query}`)
  expect(status).toBe(200)
  const documents: CoveredContent[] = body.documents
  expect(body.pagination.total).toBe(documents.length)
  return documents
}

async function posts(room: Newsroom, query: string) {
  return (await found(room, `kind=posts&${query}`)).map(({ subject }) => Number(subject))
}

async function counts(room: Newsroom): Promise<CoverageResponse> {
  return (await room.omar.get('/coverage')).body
}

describe.each(engines)('the board of translations on %s', (engine) => {
  test('finds by each state as many as it counts (COV-2)', async () => {
    const room = await newsroom(engine)
    await desk(room)
    const { any, languages } = await counts(room)
    expect(Object.keys(languages)).toEqual(['en', 'ar'])
    for (const [language, counted] of [['', any], ...Object.entries(languages)] as const) {
      for (const state of boardStates) {
        const query = language === '' ? `state=${state}` : `state=${state}&in=${language}`
        const total = (await found(room, query)).length
        expect([language, state, total]).toEqual([language, state, counted[state]])
      }
    }
  })

  test('finds articles by what their Arabic needs, newest first (COV-1)', async () => {
    const room = await newsroom(engine)
    const { english, draft, partial, behind, complete } = await desk(room)
    expect(await posts(room, 'state=missing&in=ar')).toEqual([english])
    expect(await posts(room, 'state=incomplete&in=ar')).toEqual([partial])
    expect(await posts(room, 'state=behind&in=ar')).toEqual([behind])
    expect(await posts(room, 'state=draft&in=ar')).toEqual([draft])
    expect(await posts(room, 'state=work&in=ar')).toEqual([behind, partial, english])
    expect(await posts(room, 'state=work&in=ar&q=noria')).toEqual([behind, partial, english])
    expect(await posts(room, 'state=all')).toEqual([complete, behind, partial, draft, english])
    const refused = await room.omar.get('/coverage/documents?in=fr')
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['in']])
  })

  test('says what a cell holds and how much is to be translated (COV-4, COV-6)', async () => {
    const room = await newsroom(engine)
    const { english, behind } = await desk(room)
    const documents = await found(room, 'kind=posts&state=work')
    const cell = (id: number) => documents.find(({ subject }) => subject === String(id))?.cells.ar
    const wordsOf = (texts: string[]) =>
      texts
        .join(' ')
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/).length
    expect(cell(english)).toEqual({
      states: ['missing'],
      at: 'title.ar',
      from: 'en',
      words: wordsOf(Object.values(openingInHama.en)),
    })
    expect(cell(behind)).toEqual({ states: ['behind'], at: 'content.ar', from: 'en', words: 7 })
  })

  test('tells a reader of Arabic no more than their list shows (F14)', async () => {
    const room = await newsroom(engine)
    const { english, partial, behind, complete } = await desk(room)
    const whole = new Map((await found(room, '')).map((row) => [row.subject, row]))
    const shown = new Map((await found(room, 'reader=ar')).map((row) => [row.subject, row]))
    const statesOf = (id: number) => {
      const cells = Object.entries(shown.get(String(id))?.cells ?? {})
      return cells.map(([language, { states }]) => `${language} ${states}`)
    }
    expect(statesOf(english)).toEqual(['ar missing'])
    expect(statesOf(partial)).toEqual(['ar incomplete'])
    expect(statesOf(behind)).toEqual(['ar behind'])
    expect(statesOf(complete)).toEqual([])
    expect(shown.get(String(complete))?.title).toEqual({
      ar: openingInHama.ar.title,
      en: openingInHama.en.title,
    })
    for (const [subject, { kind, cells }] of whole) {
      for (const [language, cell] of Object.entries(cells)) {
        const told = shown.get(subject)?.cells[language]
        const isLeftOut = kind === 'posts' && cell.states.length === 0
        expect([subject, told]).toEqual([subject, isLeftOut ? undefined : cell])
        expect([subject, told ?? completeCell(language)]).toEqual([subject, cell])
      }
    }
  })

  test('counts what is to be translated where it is written (COV-6)', async () => {
    const room = await newsroom(engine)
    await room.layla.post('/languages', {
      json: { name: 'Français', code: 'fr', status: 'pending' },
    })
    const id = await save(room, { title: openingInHama.en.title }, 'en')
    await save(room, { title: openingInHama.ar.title }, `ar/${id}`)
    await save(room, { content: '<p>Par les norias.</p>', publish: 'no' }, `fr/${id}`)
    const [row] = await found(room, 'kind=posts')
    expect(row?.cells.en).toMatchObject({ at: 'content.en', from: 'fr', words: 3 })
    expect(row?.cells.fr).toMatchObject({ at: 'title.fr', from: 'en', words: 3 })
  })

  test('finds sections, pages and cards that are behind, too', async () => {
    const room = await newsroom(engine)
    const id = await room.addGrowers()
    const form = formOf({ description: 'Shared wells.' })
    await room.omar.post(`/sections/partners/keys/cards/cards/${id}?lang=en`, { form })
    const behind = await found(room, 'state=behind&in=ar')
    expect(behind.map(({ kind, subject }) => [kind, subject])).toEqual([['cards', String(id)]])
    expect(behind[0]?.cells.ar).toEqual({
      states: ['behind'],
      at: 'description.ar',
      from: 'en',
      words: 2,
    })
  })

  test('finds labels of menus that have no standard, once they are written (COV-1)', async () => {
    const room = await newsroom(engine)
    const cellOfMenus = async () => {
      const { documents } = (await room.layla.get('/coverage/documents?kind=sections')).body
      const isMenus = ({ subject }: CoveredContent) => subject === 'navigation'
      return (documents as CoveredContent[]).find(isMenus)?.cells.ar
    }
    const to = (kind: object) => ({ target: kind })
    const menu = [
      { id: 'homepage', ...to({ kind: 'home' }) },
      { id: 'ourworks', links: [{ id: 'ourshop1', ...to({ kind: 'external', address: shop }) }] },
    ]
    await saveSection(room.layla, 'navigation', { menu, labels: { homepage: { en: 'Start' } } })
    expect(await cellOfMenus()).toMatchObject({ states: ['missing'], at: 'label:ourworks.ar' })
    const named = { ourworks: { en: 'Our works', ar: 'أعمالنا' } }
    await saveSection(room.layla, 'navigation', { labels: named })
    expect(await cellOfMenus()).toMatchObject({ states: [] })
    await saveSection(room.layla, 'navigation', { labels: { ourshop1: { en: 'Our shop' } } })
    expect(await cellOfMenus()).toMatchObject({ states: ['incomplete'], at: 'label:ourshop1.ar' })
    expect((await found(room, 'kind=sections')).map(({ subject }) => subject)).not.toContain(
      'navigation',
    )
  })

  test('leaves out what a language does not need until it is written (COV-5)', async () => {
    const room = await newsroom(engine)
    const { english } = await desk(room)
    const needless = { kind: 'posts', subject: String(english), language: 'ar' }
    const leaveOut = (left_out: boolean, what: object = needless) =>
      room.omar.post('/coverage/left-out', { json: { ...what, left_out } })
    expect((await leaveOut(true)).status).toBe(200)
    expect(await posts(room, 'state=missing&in=ar')).toEqual([])
    expect(await posts(room, 'state=left-out&in=ar')).toEqual([english])
    await leaveOut(false)
    expect(await posts(room, 'state=missing&in=ar')).toEqual([english])
    await leaveOut(true)
    await save(room, openingInHama.ar, `ar/${english}`)
    await save(room, { title: '', content: '' }, `ar/${english}`)
    expect(await posts(room, 'state=missing&in=ar')).toEqual([english])
    const banner = { kind: 'sections', subject: 'banner', language: 'ar' }
    await leaveOut(true, banner)
    expect((await found(room, 'state=left-out&in=ar')).map(({ subject }) => subject)).toEqual([
      'banner',
    ])
    const content = { banner_title: { ar: 'ماء' } }
    await room.omar.post('/sections/banner/content', {
      form: formOf({ content: JSON.stringify(content) }),
    })
    expect(await found(room, 'state=left-out')).toEqual([])
    expect((await leaveOut(true, { ...needless, subject: '999' })).status).toBe(400)
    expect((await leaveOut(true, { ...banner, subject: 'x' })).status).toBe(400)
  })
})
