import { describe, expect, test } from 'vitest'
import { articlesPath, type Caller } from '../../../tests/support/api.ts'
import { archive, postsPath } from '../../../tests/support/archive.ts'
import { glassworks, openingInHama } from '../../../tests/support/cast.ts'
import {
  cardsPath,
  changeBannerGallery,
  readSection,
  saveSection,
  videoAddress,
} from '../../../tests/support/newsroom.ts'
import type { PageListItem } from '../../contract/pages.ts'
import { type EngineName, engines } from '../../../tests/support/storages.ts'

async function filled(engine: EngineName) {
  const world = await archive(engine)
  const { layla, storage } = world
  await layla.post(`${postsPath}/en`, { form: openingInHama.en })
  await layla.post(`${cardsPath}?lang=en`, { form: glassworks })
  await saveSection(layla, 'identity', { company_name: { en: 'Naoura' } })
  await saveSection(layla, 'aboutUs', {
    section_title: { en: 'Who we are' },
    section_description: { en: 'We lift water.' },
  })
  await saveSection(layla, 'banner', { banner_title: { en: 'Water', ar: 'ماء' } })
  await changeBannerGallery(layla, { youtube: `["${videoAddress}"]` })
  await storage.demo.remember()
  const startAs = (kind: string, caller: Caller = layla) =>
    caller.post('/start-as', { json: { kind } })
  const shown = async () => ({
    posts: (await layla.get(articlesPath())).body.content.articles.en.length,
    cards: (await readSection(layla, 'partners')).cards.en.length,
    identity: (await readSection(layla, 'identity')).company_name.en,
    about: (await readSection(layla, 'aboutUs')).section_title.en,
    aboutText: (await readSection(layla, 'aboutUs')).section_description.en,
    title: (await readSection(layla, 'banner')).banner_title,
    videos: (await readSection(layla, 'banner')).gallery.length,
    posts_name: (await readSection(layla, 'words')).posts_name.en,
    copyright: (await readSection(layla, 'words')).copyright,
    brand: (await readSection(layla, 'look')).brand,
    hidden: (await readSection(layla, 'navigation')).products_hidden,
  })
  return { ...world, startAs, shown }
}

const clinic = {
  posts: 0,
  cards: 0,
  identity: '',
  about: 'Who looks after you',
  aboutText: '',
  title: { en: 'Care that knows your name', ar: 'رعاية تعرفك باسمك' },
  videos: 0,
  posts_name: 'Health advice',
  copyright: {
    en: 'Copyright © {year} {company}. All rights reserved.',
    ar: 'جميع الحقوق محفوظة © {year} {company}.',
  },
  brand: '#1b6fb5',
  hidden: null,
}

describe.each(engines)('Layla, choosing what her site is of on %s,', (engine) => {
  test('has a clinic’s look, names and texts in place of the demo, in one step, and the demo back from the trash (NEW-1, NEW-3)', async () => {
    const { layla, watched, startAs, shown } = await filled(engine)
    const before = await shown()
    const changes = await watched.told()
    expect((await layla.get('/overview')).body.start).toMatchObject({ kind: false, demo: true })
    const { status, body } = await startAs('clinic')
    expect(status).toBe(200)
    expect(body.made.toSorted()).toEqual(
      [
        'aboutUs',
        'banner',
        'contactUs',
        'identity',
        'look',
        'navigation',
        'partners',
        'words',
      ].toSorted(),
    )
    expect(await watched.told()).toBe(changes + 1)
    expect(await shown()).toEqual(clinic)
    expect((await layla.get('/overview')).body.start).toMatchObject({ kind: true, demo: true })

    const ids = body.trash_ids.toReversed()
    expect((await layla.post('/trash/restore-multiple', { json: { ids } })).status).toBe(200)
    expect(await shown()).toEqual(before)
    expect((await startAs('clinic')).status).toBe(200)
    expect(await shown()).toEqual(clinic)
  })

  test('keeps what someone wrote or set (NEW-1)', async () => {
    const { layla, omar, startAs, shown } = await filled(engine)
    await saveSection(omar, 'aboutUs', { section_title: { en: 'Our practice' } })
    await omar.post(`${postsPath}/en/1`, { form: { title: 'Ours' } })
    await saveSection(layla, 'look', { brand: '#7a1f3d' })
    expect((await startAs('clinic')).body.made).not.toContain('aboutUs')
    expect(await shown()).toEqual({
      ...clinic,
      posts: 1,
      about: 'Our practice',
      aboutText: 'We lift water.',
      brand: '#7a1f3d',
    })
  })

  test('keeps products that she wrote where visitors find them, without a kind that has none, too (NEW-1)', async () => {
    const { layla, visitor, startAs, shown } = await filled(engine)
    await layla.post(`${articlesPath('products')}/en`, { form: openingInHama.en })
    await startAs('law')
    expect(await shown()).toMatchObject({ posts_name: 'Insights', hidden: null })
    const { footer } = await readSection(layla, 'navigation')
    expect(JSON.stringify(footer)).toContain('"products"')
    const { body } = await visitor.get(`${articlesPath('products')}/en`)
    expect(body.articles).toHaveLength(1)
  })

  test('has another one in its place, or none, of what she has not changed since (NEW-2)', async () => {
    const { layla, startAs, shown } = await filled(engine)
    await startAs('law')
    expect(await shown()).toMatchObject({ posts_name: 'Insights', brand: '#22304f', hidden: true })
    await saveSection(layla, 'contactUs', { section_title: { en: 'Write to us' } })
    await startAs('clinic')
    expect(await shown()).toEqual(clinic)
    expect((await readSection(layla, 'contactUs')).section_title.en).toBe('Write to us')

    await layla.post('/start-empty')
    expect(await shown()).toMatchObject({ about: '', posts_name: '', brand: null, hidden: null })
    expect((await readSection(layla, 'contactUs')).section_title.en).toBe('Write to us')
    const empty = await startAs('school')
    expect(empty.status).toBe(200)
    expect(await shown()).toMatchObject({ posts_name: 'News', about: 'How we teach' })
  })

  test('has its pages pending, in both languages, until another one or none (NEW-1, NEW-2)', async () => {
    const { layla, omar, startAs } = await filled(engine)
    const titles = async () => {
      const { pages } = (await layla.get('/pages')).body
      expect(pages.every(({ id, status }: PageListItem) => id === 1 || status === 'pending')).toBe(
        true,
      )
      return pages.slice(1).map(({ title }: PageListItem) => title)
    }
    const [about, privacy] = [
      { en: 'About us', ar: 'من نحن' },
      { en: 'Privacy', ar: 'الخصوصية' },
    ]
    const questions = { en: 'Questions', ar: 'أسئلة شائعة' }
    await startAs('clinic')
    expect(await titles()).toEqual([
      about,
      { en: 'Our doctors', ar: 'أطبّاؤنا' },
      questions,
      privacy,
    ])
    await omar.post('/pages/4', { json: { title: { en: 'Ask us' } } })
    const { trash_ids: ids } = (await startAs('cooperative')).body
    const membership = { en: 'Membership', ar: 'العضوية' }
    expect(await titles()).toEqual([
      about,
      { ...questions, en: 'Ask us' },
      privacy,
      membership,
      questions,
    ])
    await layla.post('/trash/restore-multiple', { json: { ids: ids.toReversed() } })
    expect(await titles()).toContainEqual({ en: 'Our doctors', ar: 'أطبّاؤنا' })
    const emptied = await layla.post('/start-empty')
    expect(await titles()).toEqual([{ ...questions, en: 'Ask us' }])
    const removed = emptied.body.trash_ids.toReversed()
    expect((await layla.post('/trash/restore-multiple', { json: { ids: removed } })).status).toBe(
      200,
    )
    expect(await titles()).toHaveLength(6)
  })

  test('has nothing in a language that the site does not have', async () => {
    const { layla, startAs } = await filled(engine)
    expect((await layla.delete('/languages/2')).status).toBe(200)
    await startAs('school')
    const { pages } = (await layla.get('/pages')).body
    const titles = pages.slice(1).map(({ title }: PageListItem) => title)
    expect(titles).toEqual(['About us', 'Admissions', 'Teachers', 'Privacy'].map((en) => ({ en })))
    const { banner_title } = await readSection(layla, 'banner')
    expect(banner_title).toEqual({ en: expect.stringMatching(/./) })
    await layla.post('/languages', { json: { name: 'العربية', code: 'ar' } })
    expect((await readSection(layla, 'navigation')).labels.whoweare).toEqual({
      en: 'Get to know us',
    })
    expect((await readSection(layla, 'words')).posts_name.ar).toBe('')
  })

  test('is asked for a kind there is, and is an administrator', async () => {
    const world = await filled(engine)
    const unknown = await world.startAs('bank')
    expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['kind']])
    const byEditor = await world.startAs('clinic', world.omar)
    expect(byEditor.status).toBe(403)
    expect((await world.shown()).about).toBe('Who we are')
  })
})
