import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { changedExport, exportOf } from '../../tests/support/imports.ts'
import {
  contentOf,
  type EngineName,
  engines,
  freshFolder,
  openedDatabase,
  staffedStorage,
} from '../../tests/support/storages.ts'
import { threadMilliseconds } from '../../tests/support/timing.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { type Destinations, usualDestinations } from '../domain/moving/destinations.ts'
import type { ReportLine } from '../domain/moving/report.ts'
import { wpmlQuery } from '../domain/moving/wpml-table.ts'
import { moveIn } from '../server/moving/move-in.ts'
import { undoImport } from '../storage/moving/undo-import.ts'
import { openExport } from '../storage/moving/export-file.ts'

async function open(engine: EngineName) {
  const storage = await staffedStorage(engine)
  const { db } = openedDatabase(storage.place)

  async function run(
    file: string,
    {
      isTrial = false,
      destinations = {},
      progress = () => {},
    }: {
      isTrial?: boolean
      destinations?: Destinations
      progress?: (done: number) => void | Promise<void>
    } = {},
  ) {
    const asked = {
      file,
      isTrial,
      destinations: { ...usualDestinations, ...destinations },
      progress,
    }
    return (await moveIn({ storage, edit: byLayla }, asked)).lines
  }

  return {
    storage,
    db,
    run,
    moved: (name: string, options?: Parameters<typeof run>[1]) => run(exportOf(name), options),
    content: () => contentOf(storage.place),
    writeArabic: (id: number) => {
      const values = { 'content.ar': '<p>كتبها عمر.</p>' }
      const gallery = { removed: [], added: [] }
      const save = { language: 'ar', values, gallery, wish: undefined }
      return storage.articles.change('posts', id, save, byLayla())
    },
    article: (line?: ReportLine) =>
      storage.articles.get('posts', Number(line?.here.split('/').at(-1))),
    redirects: async () => {
      const rows = await db
        .selectFrom('redirects')
        .select(['path', 'target'])
        .orderBy('path')
        .execute()
      return Object.fromEntries(rows.map(({ path, target }) => [path, JSON.parse(target)]))
    },
  }
}

const titled = (lines: ReportLine[], title: string) => lines.find((line) => line.title === title)

describe.each(engines)('moving in from WordPress on %s', (engine) => {
  test('brings both languages as one draft, with its topics (IMP-4)', async () => {
    const { moved, article, redirects, storage } = await open(engine)
    const lines = await moved('polylang')
    const english = titled(lines, 'How much water a field needs')
    const arabic = titled(lines, 'كم يحتاج الحقل من الماء')
    expect(english?.here).toBe(arabic?.here)
    const { texts, topics, given_date, publication } = await article(english)
    expect(texts).toEqual({
      en: {
        title: 'How much water a field needs',
        content:
          '<p>A field of wheat drinks <strong>four</strong> litres a day.</p><h2>Measuring</h2><p>Our field near Hama</p><p><a href="https://www.youtube.com/watch?v=n0r1a">https://www.youtube.com/watch?v=n0r1a</a></p>',
        author: 'Layla Haddad',
        meta_title: 'Water for wheat',
        meta_description: 'Four litres a day.',
      },
      ar: {
        title: 'كم يحتاج الحقل من الماء',
        content:
          '<p>يشرب حقل القمح <strong>أربعة</strong> لترات في اليوم.</p><h3>القياس</h3><p>نقيس الماء<br />كلّ صباح.</p>',
        author: 'Layla Haddad',
      },
    })
    expect(given_date).toBe('2014-03-01T06:30')
    expect(Object.values(publication.held).map(({ state }) => state)).toEqual(
      expect.arrayContaining(['draft', 'draft']),
    )
    expect(publication.live).toEqual({})
    const list = { section: 'posts', language: 'en', page: 1, perPage: 10 } as const
    expect((await storage.articles.list(list)).total).toBe(0)

    const { id } = await article(english)
    const target = { kind: 'article', section: 'posts', id }
    expect(await redirects()).toMatchObject({
      '/2014/03/how-much-water': target,
      '/2014/03/water-for-wheat': target,
      '/ar/2014/03/كم-يحتاج': target,
    })
    const [topic] = await storage.topics.list()
    expect([topics, topic]).toMatchObject([
      [topic?.id],
      { name: { en: 'Pumps', ar: 'مضخات' }, slug: { en: 'pumps', ar: 'مضخات' }, articles: 2 },
    ])
  })

  test('tells of each item what became of it (IMP-1)', async () => {
    const { moved } = await open(engine)
    const trial = await moved('polylang', { isTrial: true })
    const lines = await moved('polylang')
    const told = (line: ReportLine) => [line.n, line.outcome, line.reasons]
    expect(trial.map(told)).toEqual(lines.map(told))
    const text = await readFile(exportOf('polylang'), 'utf8')
    const terms = text.match(/<wp:(category|tag)>|taxonomy><!\[CDATA\[nav_menu/g) ?? []
    const inFile = terms.length + text.split('<item>\n').length - 1
    const settings = 1
    expect(lines.map(({ n }) => n)).toEqual(
      Array.from({ length: inFile + settings }, (_, index) => index + 1),
    )
    expect(lines.map(({ title, outcome, reasons }) => [title, outcome, ...reasons])).toEqual([
      ['Uncategorized', 'left out', 'It becomes no topic.'],
      ['Pumps', 'taken in'],
      ['مضخات', 'taken in'],
      ['Norias', 'left out', 'Fewer than two texts carry it.'],
      ['Main', 'left out', 'Another menu there is the main one.'],
      [
        'How much water a field needs',
        'changed',
        'Pictures are left out: https://pumps.example/wp-content/uploads/2014/03/field-300x200.jpg',
        'Its cover is left out.',
        'Became a link: https://www.youtube.com/watch?v=n0r1a',
      ],
      ['كم يحتاج الحقل من الماء', 'taken in'],
      ['A pump that runs at night', 'changed', 'Pictures are left out: number 91 number 92'],
      ['مضخة تعمل ليلًا', 'changed', 'It was not public there: draft.'],
      [
        'We moved our workshop',
        'changed',
        'Links to files stay as they are: https://pumps.example/wp-content/uploads/2016/01/way.pdf',
        'Comments are left out: 2.',
      ],
      ['About us', 'taken in'],
      ['field', 'left out', 'Pictures are taken in with --pictures FOLDER.'],
      ['Home', 'left out', 'It leads nowhere.'],
      ['identity', 'taken in'],
    ])
  })

  test('divides a text of qTranslate by its languages', async () => {
    const { moved, article, redirects, storage } = await open(engine)
    const lines = await moved('qtranslate')
    const { id, texts } = await article(titled(lines, 'Open on Fridays'))
    expect(texts).toMatchObject({
      en: { title: 'Open on Fridays', content: '<p>From nine to noon.</p><p>Tel. 033 221 100</p>' },
      ar: {
        title: 'نفتح أيام الجمعة',
        content: '<p>من التاسعة حتى الظهر.</p><p>Tel. 033 221 100</p>',
      },
    })
    expect((await article(titled(lines, 'Fever at night'))).texts.ar?.content).toBe(
      '<p>اتصل بنا.</p>',
    )
    expect((await article(titled(lines, 'New doctor'))).texts.ar?.title).toBe('طبيب جديد')
    expect(Object.keys((await article(titled(lines, 'Only in English'))).texts)).toEqual(['en'])
    expect((await storage.topics.list())[0]?.name).toEqual({ en: 'Children', ar: 'الأطفال' })
    const target = { kind: 'article', section: 'posts', id }
    expect(await redirects()).toMatchObject({
      '/open-on-fridays': target,
      '/ar/open-on-fridays': target,
    })
  })

  test('comes through the faults of others (IMP-3, IMP-6, IMP-7)', async () => {
    const { moved, article, storage } = await open(engine)
    const lines = await moved('faults', { destinations: { 'Case-Study': 'business' } })
    expect((await article(titled(lines, 'News'))).texts.en?.content).toBe('<p>One ]]&gt; two</p>')
    expect((await article(titled(lines, 'أخبار'))).texts.ar?.content).toBe('<p>خبر</p>')
    const formula = await article(titled(lines, '=HYPERLINK("https://evil.example")'))
    expect(formula.given_date).toBe('2014-02-04T10:00')
    const undated = titled(lines, 'No date')
    expect((await article(undated)).given_date).toBeNull()
    expect(undated?.reasons).toEqual(['It has no date in the past.'])
    expect((await storage.articles.listWhole('business', 1, 9)).total).toBe(2)
    expect(titled(lines, 'A lake')?.reasons).toEqual([
      'This kind is not taken in: --as caseStudies=posts would.',
    ])
    expect(titled(lines, 'Likely')?.here).toBe(titled(lines, 'على الأرجح')?.here)
    expect(titled(lines, 'Possible')?.here).not.toBe(titled(lines, 'ربما')?.here)
  })

  test('a second run changes nothing, and brings back nothing (IMP-14, IMP-17)', async () => {
    const { moved, run, article, content, storage } = await open(engine)
    const first = await moved('polylang')
    const before = await content()
    const again = await moved('polylang')
    expect(await content()).toEqual(before)
    const outcomes = new Set(again.map(({ outcome }) => outcome))
    expect(outcomes).toEqual(new Set(['left out', 'unchanged']))
    expect(again.filter(({ outcome }) => outcome === 'unchanged')).toHaveLength(
      first.filter(({ outcome }) => outcome !== 'left out').length,
    )

    const { id } = await article(titled(first, 'We moved our workshop'))
    await storage.articles.remove('posts', id, byLayla())
    const newer = await run(
      await changedExport('polylang', (text) => text.replace('It is quiet.', 'It is very quiet.')),
    )
    expect([
      titled(newer, 'We moved our workshop')?.reasons,
      titled(newer, 'A pump that runs at night')?.reasons,
      titled(newer, 'مضخة تعمل ليلًا')?.outcome,
    ]).toEqual([
      ['It was deleted here.'],
      ['Its text changed there, and came in.', 'Pictures are left out: number 91 number 92'],
      'unchanged',
    ])
  })

  const arabicTitle = 'كم يحتاج الحقل من الماء'
  const newer = (text: string) =>
    text
      .replace('Water for wheat', 'Wheat and water')
      .replace(arabicTitle, 'ماء الحقل')
      .replace('نقيس الماء', 'نزن الماء')
      .replace(
        'It is quiet.',
        'It is <a href="https://pumps.example/2014/03/how-much-water/">quiet</a>.',
      )

  test('a newer export changes what nobody changed here (IMP-15)', async () => {
    const { moved, run, article, content, storage, writeArabic } = await open(engine)
    const first = await moved('polylang')
    const { id } = await article(titled(first, 'How much water a field needs'))
    const pump = await article(titled(first, 'A pump that runs at night'))
    await writeArabic(id)
    const publish = { action: 'publish' as const, languages: ['en'], pictures: false }
    await storage.articles.changePublication('posts', pump.id, publish, byLayla())
    const before = await content()
    const file = await changedExport('polylang', newer)
    const trial = await run(file, { isTrial: true })
    expect(await content()).toEqual(before)
    const steps: number[] = []
    const lines = await run(file, { progress: (done) => void steps.push(done) })
    expect(steps.slice(-3)).toEqual([1, 2, 3])
    for (const told of [trial, lines]) {
      expect([
        titled(told, 'How much water a field needs')?.reasons,
        titled(told, 'ماء الحقل')?.reasons,
        titled(told, 'A pump that runs at night')?.reasons,
        titled(told, 'مضخة تعمل ليلًا')?.outcome,
      ]).toEqual([
        ['Its title in search results changed there, and came in.'],
        [
          'Its title changed there, and came in.',
          'Its text changed there, but was changed here, too: it stays.',
        ],
        [
          'Its text changed there, and came in.',
          'It is public here, so that what came in waits to be published.',
          'Pictures are left out: number 91 number 92',
        ],
        'unchanged',
      ])
    }
    const { texts } = await article(titled(lines, 'ماء الحقل'))
    expect([texts.en?.meta_title, texts.ar]).toMatchObject([
      'Wheat and water',
      { title: 'ماء الحقل', content: '<p>كتبها عمر.</p>' },
    ])
    const quiet = `<a href="/blog/${id}">quiet</a>`
    expect((await storage.articles.get('posts', pump.id)).texts.en?.content).toContain(quiet)
    const shown = await storage.articles.find('posts', pump.id, 'en')
    expect(shown?.content).toContain('It is quiet.')

    const after = await content()
    const again = await run(file)
    expect(await content()).toEqual(after)
    expect([
      titled(again, 'How much water a field needs')?.outcome,
      titled(again, 'ماء الحقل')?.reasons,
      titled(again, 'A pump that runs at night')?.outcome,
    ]).toEqual([
      'unchanged',
      ['Its text changed there, but was changed here, too: it stays.'],
      'unchanged',
    ])
  })

  test('a translation that is there by now comes in beside its text (IMP-15)', async () => {
    const { moved, run, article, content, storage, writeArabic } = await open(engine)
    const titles = [arabicTitle, 'مضخة تعمل ليلًا']
    const isOf = (item: string) => titles.some((title) => item.includes(`[${title}]`))
    const first = await run(
      await changedExport('polylang', (text) =>
        text.replaceAll(/<item>[^]*?<\/item>/g, (item) => (isOf(item) ? '' : item)),
      ),
    )
    const pump = await article(titled(first, 'A pump that runs at night'))
    await writeArabic(pump.id)
    const before = await content()
    const trial = await moved('polylang', { isTrial: true })
    expect(await content()).toEqual(before)
    const lines = await moved('polylang')
    for (const told of [trial, lines]) {
      expect(titles.map((title) => titled(told, title)?.reasons)).toEqual([
        ['It came in beside its text in another language, which is here already.'],
        ['Its text in another language is here already: add this one there.'],
      ])
    }
    const { texts } = await article(titled(lines, arabicTitle))
    expect([texts.en?.title, texts.ar?.title]).toEqual([
      'How much water a field needs',
      arabicTitle,
    ])
    expect((await article(titled(lines, 'A pump that runs at night'))).texts.ar?.title).toBe('')
    const after = await content()
    expect(titled(await moved('polylang'), arabicTitle)?.outcome).toBe('unchanged')
    expect(await content()).toEqual(after)
    const all = { source: 'pumps.example', run: undefined }
    const taken = await undoImport(storage, all, { isTrial: false, edit: byLayla })
    const ofPump = ['A pump that runs at night', 'Pumps']
    expect(taken.staying.map(({ title }) => title)).toEqual(ofPump)
  })

  test('what somebody deletes while a newer export comes in ends no run (IMP-17)', async () => {
    const { moved, run, article, storage } = await open(engine)
    const first = await moved('polylang')
    const { id } = await article(titled(first, 'A pump that runs at night'))
    let asked = 0
    const lines = await run(await changedExport('polylang', newer), {
      progress: async () => {
        asked += 1
        if (asked === 1) await storage.articles.remove('posts', id, byLayla())
      },
    })
    expect(titled(lines, 'A pump that runs at night')?.reasons).toEqual(['It was deleted here.'])
    expect(titled(lines, 'ماء الحقل')?.outcome).toBe('changed')
  })

  test('what came in anew is taken back with the rest (IMP-15, IMP-18)', async () => {
    const { moved, run, storage } = await open(engine)
    const before = (await storage.articles.listWhole('posts', 1, 99)).total
    await moved('polylang')
    await run(await changedExport('polylang', newer))
    const all = { source: 'pumps.example', run: undefined }
    const taken = await undoImport(storage, all, { isTrial: false, edit: byLayla })
    expect(taken.staying).toEqual([])
    expect(taken.gone.articles).toBeGreaterThan(0)
    expect((await storage.articles.listWhole('posts', 1, 99)).total).toBe(before)
  })

  test('what a newer export says of dates and topics is told (IMP-15)', async () => {
    const { moved, run, content } = await open(engine)
    await moved('polylang')
    const before = await content()
    const lines = await run(
      await changedExport('polylang', (text) => text.replaceAll('2014-03-01', '2014-03-02')),
    )
    expect(await content()).toEqual(before)
    expect(titled(lines, 'How much water a field needs')?.reasons).toEqual([
      'Its date, topics, cover or videos changed there: see whether they still fit here.',
    ])
  })

  test('a run that is broken off goes on, and two do each item once (IMP-11, IMP-12)', async () => {
    const { moved, storage, db } = await open(engine)
    const breaking = moved('polylang', {
      progress: (done) => {
        if (done === 1) throw new Error('killed')
      },
    })
    await expect(breaking).rejects.toThrow('killed')
    await Promise.all([moved('polylang'), moved('polylang')])
    const whole = await open(engine)
    await whole.moved('polylang')
    const titles = async (one: typeof storage) =>
      (await one.articles.listWhole('posts', 1, 99)).articles
        .flatMap(({ texts }) => Object.values(texts).map(({ title }) => title))
        .toSorted()
    expect(await titles(storage)).toEqual(await titles(whole.storage))
    const paths = db.selectFrom('redirects').select('path').execute()
    expect(await paths).toHaveLength(Object.keys(await whole.redirects()).length)
  })

  test('old addresses lead to what was published, in their language (IMP-21)', async () => {
    const { run, article, storage } = await open(engine)
    const oneAlone = (text: string) => text.replace('/ar/2014/03/', '/2014/03/')
    const lines = await run(await changedExport('polylang', oneAlone))
    const { id } = await article(titled(lines, 'How much water a field needs'))
    const leadsTo = async (path: string) =>
      (await storage.redirects.addressFrom(path, 'https://naoura.example'))?.address
    const english = '/2014/03/how-much-water'
    const arabic = '/2014/03/كم-يحتاج'
    expect([await leadsTo(english), await leadsTo(arabic)]).toEqual([undefined, undefined])
    const all = { action: 'publish' as const, languages: ['en', 'ar'], pictures: true }
    await storage.articles.changePublication('posts', id, all, byLayla())
    expect([await leadsTo(english), await leadsTo(arabic)]).toEqual([
      `/blog/${id}`,
      `/ar/blog/${id}`,
    ])
  })

  test('an address that answers here leads nowhere else', async () => {
    const { run, redirects } = await open(engine)
    const taken = (text: string) =>
      text.replace('/open-on-fridays/', '/blog/').replace('/fever/', '/new-doctor/')
    const lines = await run(await changedExport('qtranslate', taken))
    expect(titled(lines, 'Open on Fridays')?.reasons).toEqual([
      'These addresses answer already, so that no redirect was made: /blog /ar/blog',
    ])
    expect(Object.keys(await redirects())).toEqual([
      '/2014',
      '/?cat=2',
      '/?cat=2&lang=ar',
      '/?p=1',
      '/?p=1&lang=ar',
      '/?p=2',
      '/?p=2&lang=ar',
      '/?p=3',
      '/?p=3&lang=ar',
      '/?p=4',
      '/?s=',
      '/?s=&lang=ar',
      '/ar/2014',
      '/ar/author/layla',
      '/ar/category/children',
      '/ar/feed',
      '/ar/new-doctor',
      '/ar/page',
      '/author/layla',
      '/category/children',
      '/english',
      '/feed',
      '/new-doctor',
      '/page',
    ])
  })
})

test('the owner of the machine tries it first, and gets a list for a spreadsheet (IMP-30)', async () => {
  const storage = await staffedStorage('SQLite')
  await storage.installation.complete(undefined, new Date())
  const environment = {
    DATA_DIR: resolve(storage.place, '..'),
    PUBLIC_URL: 'https://naoura.example',
  }
  const report = join(await freshFolder(), 'report.csv')
  const importing = (...given: string[]) =>
    wajha(environment, '--json', 'import', exportOf('faults'), ...given)
  const trial = await importing('--as', 'Case-Study=business')
  expect([trial.code, trial.json()]).toMatchObject([0, { is_trial: true, left_out: 8, total: 20 }])
  expect(await storage.articles.count()).toBe(0)
  const { code, json } = await importing('--yes', '--report', report)
  expect([code, json()]).toMatchObject([4, { source: 'faults.example', left_out: 10, total: 20 }])
  const csv = await readFile(report, 'utf8')
  expect(csv.startsWith('\ufeff"number","kind"')).toBe(true)
  expect(csv.split('\r\n')).toHaveLength(1 + 20 + 1)
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect((await importing('--as', 'x=nowhere')).code).toBe(2)
  const unlisted = await importing('--languages', resolve('package.json'))
  expect([unlisted.code, unlisted.complaints]).toEqual([1, expect.stringContaining(wpmlQuery)])
  const nothing = await wajha(environment, 'import', resolve('package.json'))
  expect([nothing.code, nothing.complaints]).toEqual([
    1,
    'This file is of no kind that can be moved in.\n',
  ])
})

test('visitors get their turn while a large export is read (IMP-24)', async () => {
  const file = join(await freshFolder(), 'large.xml')
  const text = await readFile(exportOf('polylang'), 'utf8')
  const end = text.lastIndexOf('</channel>')
  const items = text.slice(text.indexOf('<item>'), end)
  const many = Math.ceil((3 * 1024 ** 2) / items.length)
  await writeFile(file, text.slice(0, end) + items.repeat(many) + text.slice(end))
  const turns = [threadMilliseconds()]
  const turn = setInterval(() => turns.push(threadMilliseconds()))
  const target = { here: [], destinations: usualDestinations, zone: 'UTC', now: new Date() }
  const source = await openExport([file], target)
  clearInterval(turn)
  await source.close()
  turns.push(threadMilliseconds())
  const waits = turns.slice(1).map((at, index) => at - (turns[index] ?? at))
  const all = (turns.at(-1) ?? 0) - (turns[0] ?? 0)
  expect(Math.max(...waits)).toBeLessThan(all / 3)
})
