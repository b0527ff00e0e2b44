import { describe, expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { changedExport, exportOf } from '../../tests/support/imports.ts'
import {
  contentOf,
  type EngineName,
  engines,
  staffedStorage,
} from '../../tests/support/storages.ts'
import { uploadsOfWheels } from '../../tests/support/uploads-of-wheels.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import { pageValues } from '../domain/pages/page-values.ts'
import { picturesInText } from '../domain/rich-text/figures.ts'
import { moveIn } from '../server/moving/move-in.ts'
import { takeBack } from './take-back-command.ts'

const homeReason = 'It is the home page there: the one here is arranged under "Pages".'

async function open(engine: EngineName) {
  const storage = await staffedStorage(engine)
  const context = { storage, edit: byLayla }
  type Options = {
    isTrial?: boolean
    file?: string
    pictures?: string
    progress?: (done: number) => void | Promise<void>
  }
  const run = async ({ isTrial = false, file = exportOf('pages'), ...options }: Options = {}) => {
    const asked = { progress: () => {}, destinations: usualDestinations, ...options }
    const { lines } = await moveIn(context, { ...asked, file, isTrial })
    return Object.fromEntries(lines.map((line) => [line.title, line]))
  }
  type Lines = Awaited<ReturnType<typeof run>>
  const idOf = (lines: Lines, title: string) => Number(lines[title]?.here.split('/').at(-1))
  return {
    storage,
    run,
    idOf,
    back: async () => (await takeBack(context, 'mill.example', false)).json as object,
    page: (lines: Lines, title = 'The company') => storage.pages.get(idOf(lines, title)),
    publish: (id: number) => storage.pages.change(id, { status: 'published' }, byLayla()),
    content: () => contentOf(storage.place),
    leadsTo: async (path: string) =>
      (await storage.redirects.addressFrom(path, 'https://naoura.example'))?.address,
  }
}

describe.each(engines)('moving in the pages of WordPress on %s', (engine) => {
  test('brings both languages as one page that nobody sees yet (IMP-33)', async () => {
    const { run, page, publish, leadsTo, storage } = await open(engine)
    const lines = await run()
    expect(lines['The company']?.here).toBe(lines['الشركة']?.here)
    const { id, status, texts, blocks, order } = await page(lines)
    expect([status, Object.keys(blocks), order]).toEqual(['pending', ['movedtxt'], ['movedtxt']])
    expect(texts).toEqual({
      en: {
        title: 'The company',
        slug: 'company',
        meta_description: 'A mill since 1936.',
        'body:movedtxt': '<p>We mill by water.</p><p>The wheel</p>',
      },
      ar: { title: 'الشركة', slug: 'الشركة', 'body:movedtxt': '<p>نطحن بالماء.</p>' },
    })
    const { redirects } = await storage.redirects.list(1, 99)
    expect(redirects.map(({ path }) => path).toSorted()).toEqual(
      [
        ...[3, 4, 5, 6, 7, 8, 9].map((id) => `/?p=${id}`),
        '/?s=',
        '/?s=&lang=ar',
        '/ar/feed',
        '/company/people',
        '/contact',
        '/feed',
        '/firm',
        '/friends/company',
        '/من-نحن',
      ].toSorted(),
    )
    const family = await page(lines, 'من نحن')
    const people = await page(lines, 'Our people')
    const old = ['/firm', '/company/people', '/من-نحن'] as const
    expect(await Promise.all(old.map(leadsTo))).toEqual([undefined, undefined, undefined])
    expect(await storage.pages.findBySlug('en', 'company')).toBeUndefined()
    await storage.pages.change(family.id, { 'title.ar': 'عائلتنا' }, byLayla())
    for (const one of [id, family.id, people.id]) await publish(one)
    expect(await Promise.all(old.map(leadsTo))).toEqual(['/company', '/people', '/ar/عائلتنا'])
    expect(await storage.pages.findBySlug('ar', 'من-نحن')).toEqual({ movedTo: 'عائلتنا' })
  })

  test('a trial tells of each what the run tells (IMP-1, IMP-34)', async () => {
    const { run, content, storage } = await open(engine)
    const team = { 'title.en': 'Team', 'slug.en': 'people', status: 'published' }
    const { id } = await storage.pages.create(team, byLayla())
    await storage.pages.change(id, { 'slug.en': 'team' }, byLayla())
    const file = await changedExport('pages', (text) =>
      text.replace('عائلة من حماة', 'ا'.repeat(70_000)),
    )
    const before = await content()
    const told = (lines: Awaited<ReturnType<typeof run>>) =>
      Object.values(lines).map(({ title, outcome, reasons }) => [title, outcome, ...reasons])
    const trial = told(await run({ file, isTrial: true }))
    expect(await content()).toEqual(before)
    expect(trial).toEqual(told(await run({ file })))
    expect(trial).toEqual([
      ['Home', 'left out', homeReason],
      ['الرئيسية', 'left out', homeReason],
      [
        'The company',
        'changed',
        expect.stringContaining('Pictures are left out: '),
        'Its cover is left out.',
      ],
      ['الشركة', 'taken in'],
      ['Our people', 'changed', 'Its address is /people-2, as /people is taken.'],
      ['Company of friends', 'changed', 'Its address is /company-2, as /company is taken.'],
      ['Contact', 'changed', 'Its address is /contact-2, as /contact is taken.'],
      ['من نحن', 'left out', 'Its text is longer than that of a page can be.'],
      [
        'Friends',
        'changed',
        'It has no text there: its template or a plug-in made what it showed.',
      ],
      ['noria', 'left out', 'Pictures are taken in with --pictures FOLDER.'],
      ['identity', 'taken in'],
    ])
  })

  test('again, it changes nothing; what was deleted stays away (IMP-14, IMP-17)', async () => {
    const { run, idOf, content, storage } = await open(engine)
    const first = await run()
    const before = await content()
    const again = await run()
    expect(await content()).toEqual(before)
    expect([again['The company'], again.Friends]).toMatchObject(
      ['The company', 'Friends'].map((title) => ({
        outcome: 'unchanged',
        here: first[title]?.here,
      })),
    )
    await storage.pages.remove(idOf(first, 'Friends'), byLayla())
    const file = await changedExport('pages', (text) =>
      text.replace('Layla and Omar', 'Layla alone'),
    )
    const newer = await run({ file })
    expect([newer.Friends?.reasons, newer['Our people']?.reasons]).toEqual([
      ['It was deleted here.'],
      ['Its text changed there, and came in.'],
    ])
  })

  test('broken off, it goes on, and two bring each once (IMP-11, IMP-12)', async () => {
    const { run, storage } = await open(engine)
    const progress = (done: number) => {
      if (done === 2) throw new Error('killed')
    }
    await expect(run({ progress })).rejects.toThrow('killed')
    await Promise.all([run(), run()])
    const slugs = async () => {
      const { pages } = await storage.pages.list({ page: 1, perPage: 99, words: [] })
      const all = await Promise.all(pages.map(({ id }) => storage.pages.get(id)))
      return all.flatMap(({ texts }) => Object.values(texts).map(({ slug }) => slug)).toSorted()
    }
    expect(await slugs()).toEqual(
      ['company', 'company-2', 'contact-2', 'friends', 'people', 'الشركة', 'من-نحن'].toSorted(),
    )
  })

  test('what somebody deletes while it goes on ends no run (IMP-17)', async () => {
    const { run, idOf, storage } = await open(engine)
    const people = idOf(await run(), 'Our people')
    const progress = async (done: number) => {
      if (done === 1) await storage.pages.remove(people, byLayla())
    }
    const lines = await run({ progress })
    expect(lines['Our people']?.reasons).toEqual(['It was deleted here.'])
    expect(lines['Friends']?.outcome).toBe('unchanged')
  })

  test('it is taken back; what was published stays (IMP-18, IMP-19)', async () => {
    const { run, idOf, publish, back, storage, leadsTo } = await open(engine)
    const lines = await run({ pictures: await uploadsOfWheels() })
    const id = idOf(lines, 'Our people')
    await publish(id)
    const reason = 'It was changed or published here since.'
    const here = `/dashboard/pages/${id}`
    expect(await back()).toMatchObject({
      pages: 5,
      pictures: 3,
      stay: [{ title: 'Our people', here, reason }],
    })
    expect([await storage.pages.count(), await leadsTo('/company/people')]).toEqual([1, '/people'])
    const { removed } = await storage.trash.list(['page', 'media'], byLayla().at, 1, 99)
    expect(removed).toHaveLength(5 + 3)
    expect((await run())['The company']?.outcome).toBe('changed')
    expect(await back()).toMatchObject({ pages: 5, stay: [{ here }] })
  })

  test('a newer export changes what nobody changed here (IMP-15)', async () => {
    const { run, page, idOf, publish, content, storage } = await open(engine)
    const first = await run()
    const people = idOf(first, 'Our people')
    await storage.pages.change(people, { 'title.en': 'Our team' }, byLayla())
    await publish(idOf(first, 'Contact'))
    const file = await changedExport('pages', (text) =>
      text
        .replace(
          'We mill by water.',
          'We mill by water and by <a href="https://mill.example/contact/">post</a>.',
        )
        .replace('A mill since 1936.', 'A mill since 1935.')
        .replace('عائلة من حماة', 'ا'.repeat(70_000))
        .replace('[Our people]', '[Our people here]')
        .replace('[Contact]', '[Write to us]'),
    )
    const before = await content()
    const trial = await run({ file, isTrial: true })
    expect(await content()).toEqual(before)
    const lines = await run({ file })
    for (const told of [trial, lines]) {
      expect(told['The company']?.reasons.slice(0, 2)).toEqual([
        'Its text changed there, and came in.',
        'Its description in search results changed there, and came in.',
      ])
      expect(told['من نحن']?.reasons).toEqual([
        'It changed there, but its text is longer now than that of a page can be.',
      ])
      expect(told['Our people here']?.reasons).toEqual([
        'Its title changed there, but was changed here, too: it stays.',
      ])
      expect(told['Write to us']?.reasons).toEqual([
        'It changed there, but a page that is public here stays as it is.',
      ])
    }
    const { texts } = await page(lines)
    expect([texts.en?.meta_description, texts.en?.['body:movedtxt']]).toEqual([
      'A mill since 1935.',
      '<p>We mill by water and by <a href="/contact-2">post</a>.</p><p>The wheel</p>',
    ])
    const after = await content()
    const again = await run({ file })
    expect(await content()).toEqual(after)
    expect([again['The company']?.outcome, again['Our people here']?.outcome]).toEqual([
      'unchanged',
      'left out',
    ])
  })

  test('what has another address there, or is gone, is the same here (IMP-16, IMP-21)', async () => {
    const { run, content, storage } = await open(engine)
    await run()
    const file = await changedExport('pages', (text) =>
      text
        .replace('mill.example/company/people/', 'mill.example/company/team/')
        .replace(/<item>(?:(?!<item>)[^])*?<!\[CDATA\[Company of friends[^]*?<\/item>/, ''),
    )
    const before = await content()
    const trial = await run({ file, isTrial: true })
    expect(await content()).toEqual(before)
    const lines = await run({ file })
    for (const told of [trial, lines]) {
      expect(told['Our people']?.reasons).toEqual(['More of its addresses there lead here now.'])
      expect(told['Company of friends']).toMatchObject({
        outcome: 'unchanged',
        reasons: ['It is not in this export: it stays here.'],
      })
    }
    const { redirects } = await storage.redirects.list(1, 99)
    expect(redirects.map(({ path }) => path)).toContain('/company/team')
    const after = await content()
    expect((await run({ file }))['Our people']?.outcome).toBe('unchanged')
    expect(await content()).toEqual(after)
    const part = await changedExport('pages', (text) =>
      text.replaceAll(
        /<item>(?:(?!<item>)[^])*?<!\[CDATA\[(?:Friends|Contact|Our people|من نحن|Company of friends)\]\][^]*?<\/item>/g,
        '',
      ),
    )
    expect((await run({ file: part }))['']?.reasons).toEqual([
      '5 texts that came earlier are not in this export: they stay here.',
    ])
  })

  test('pictures stand in text, cover and gallery, also later (IMP-5, IMP-15)', async () => {
    const { run, page } = await open(engine)
    const pictures = await uploadsOfWheels()
    const lines = await run({ pictures })
    const whole = await page(lines)
    const { cover, order, blocks, texts } = whole
    expect([cover?.width, order]).toEqual([600, ['movedtxt', 'movedgal']])
    expect(picturesInText(texts.en?.['body:movedtxt'] ?? '')).toEqual([cover?.id])
    const gallery = blocks.movedgal
    const items = gallery?.kind === 'gallery' ? gallery.items : []
    expect([items.length, texts.en?.[`title:${items[0]?.id}`]]).toEqual([2, 'Wood'])

    const later = await open(engine)
    const bare = await later.run()
    const trial = await later.run({ pictures, isTrial: true })
    expect(trial['The company']?.reasons).toEqual(['Its pictures were added to what is here.'])
    await later.run({ pictures })
    expect(pageValues(await later.page(bare))).toEqual(pageValues(whole))
    const done = await later.content()
    await later.run({ pictures })
    expect(await later.content()).toEqual(done)
    expect(await later.back()).toMatchObject({ pages: 6, pictures: 3, stay: [] })
    await later.publish(later.idOf(await later.run(), 'The company'))
    const live = await later.content()
    expect((await later.run({ pictures }))['The company']?.reasons).toEqual([
      'It was changed here since, so that pictures are not added there.',
    ])
    expect((await later.content()).pages).toEqual(live.pages)
  })
})
