import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { changedExport } from '../../tests/support/imports.ts'
import {
  contentOf,
  type EngineName,
  engines,
  openedDatabase,
  staffedStorage,
} from '../../tests/support/storages.ts'
import { uploadNames, uploadsOfWheels } from '../../tests/support/uploads-of-wheels.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { picturesOf } from '../domain/gallery/gallery.ts'
import { picturesInText } from '../domain/rich-text/figures.ts'
import { createStorage } from '../storage/create-storage.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import { moveIn } from '../server/moving/move-in.ts'

const file = resolve('tests/exports/pictures.xml')
async function open(engine: EngineName) {
  const storage = await staffedStorage(engine)
  const { db } = openedDatabase(storage.place)
  type Options = { isTrial?: boolean; progress?: (done: number) => unknown; from?: string }
  const run = async (pictures?: string, options: Options = {}) => {
    const { isTrial = false, progress = () => {}, from = file } = options
    const asked = {
      file: from,
      pictures,
      isTrial,
      destinations: usualDestinations,
      progress: async (done: number) => void (await progress(done)),
    }
    const { lines } = await moveIn({ storage, edit: byLayla }, asked)
    return Object.fromEntries(lines.map((line) => [line.title, line]))
  }
  type Lines = Awaited<ReturnType<typeof run>>
  return {
    storage,
    run,
    content: () => contentOf(storage.place),
    article: (lines: Lines, title = 'The noria of Hama') =>
      storage.articles.get('posts', Number(lines[title]?.here.split('/').at(-1))),
    library: async () => {
      const { pictures } = await storage.library.list({ words: [], isUnused: false }, 1, 99)
      return Object.fromEntries(pictures.map((picture) => [picture.name, picture]))
    },
    media: async () => (await db.selectFrom('media').select('id').execute()).length,
  }
}

describe.each(engines)('moving in with the pictures of WordPress on %s', (engine) => {
  test('they stand in texts, covers and galleries, and at their old addresses (IMP-5, IMP-8, IMP-21)', async () => {
    const { run, article, library, storage } = await open(engine)
    const lines = await run(await uploadsOfWheels())
    const { texts, cover, gallery } = await article(lines)
    const { 'noria-scaled': wheel, canal, wood, iron, first, second } = await library()
    const figure = (id = '', width = 0, caption = '', size = 'text') =>
      `<figure class="${size}"><img src="/media/${id}/${width}.webp" alt="" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`
    expect(texts.en?.content).toBe(
      figure(wheel?.picture.id, 600, 'The <em>largest</em> one') +
        '<p>It turns all day.</p>' +
        figure(canal?.picture.id, 200, '', 'wide'),
    )
    expect(texts.ar?.content).toBe(
      `<p>تدور طوال اليوم.</p>${figure(wheel?.picture.id, 600, 'الأكبر')}`,
    )
    expect(cover?.id).toBe(wheel?.picture.id)
    expect(gallery.map(({ titles }) => titles)).toEqual([{ en: 'Wood' }, {}])
    const idsOf = (items: typeof gallery) => picturesOf(items).map(({ id }) => id)
    expect(idsOf(gallery)).toEqual([wood?.picture.id, iron?.picture.id])
    const attached = await article(lines, 'Two pumps')
    expect(idsOf(attached.gallery)).toEqual([first?.picture.id, second?.picture.id])
    expect(Object.keys(await library())).toHaveLength(6)
    expect(wheel?.texts).toEqual({
      en: { alt: 'A noria', caption: 'At dusk' },
      ar: { alt: 'ناعورة', caption: '' },
    })
    expect([canal?.texts, iron?.texts]).toEqual([
      { en: { alt: 'A canal', caption: '' } },
      { en: { alt: 'Iron', caption: '' }, ar: { alt: 'حديد', caption: '' } },
    ])
    const old = '/wp-content/uploads/2014/03/canal-1024x512.jpg'
    const led = async () =>
      (await storage.redirects.addressFrom(old, 'https://naoura.example'))?.address
    expect(await led()).toBe(`/media/${canal?.picture.id}/200.webp`)
    const leads = async (path: string) =>
      (await storage.redirects.addressFrom(path, 'https://naoura.example'))?.address
    for (const path of [
      '/wp-content/uploads/2014/03/noria-300x200.jpg',
      '/wp-content/uploads/2014/03/Noria-150x150.JPG',
      '/wp-content/uploads/2014/03/noria.jpg',
      '/?p=90',
    ]) {
      expect(await leads(path), path).toBe(`/media/${wheel?.picture.id}/600.webp`)
    }
    expect(await leads('/wp-content/uploads/2014/03/canal-300x150.jpg')).toBe(await led())
    expect(await leads('/wp-content/uploads/2014/03/other-300x200.jpg')).toBeUndefined()
    const { articles } = await storage.articles.listWhole('posts', 1, 99)
    for (const one of articles) await storage.articles.remove('posts', one.id, byLayla())
    const gone = await storage.library.remove([canal?.picture.id ?? ''], byLayla())
    expect(await led()).toBeUndefined()
    await storage.trash.restore(await storage.trash.get(['media'], gone, byLayla().at), byLayla())
    expect(await led()).toBe(`/media/${canal?.picture.id}/200.webp`)
  })

  test('a trial tells of each picture what the run tells (IMP-1)', async () => {
    const { run, media, content } = await open(engine)
    const folder = await uploadsOfWheels()
    const before = await content()
    const told = (lines: Awaited<ReturnType<typeof run>>) =>
      Object.values(lines).map(({ n, outcome, reasons }) => [n, outcome, ...reasons])
    const trial = told(await run(folder, { isTrial: true }))
    expect([await content(), await media()]).toEqual([before, 0])
    expect(trial).toEqual(told(await run(folder)))
    const missing =
      'The folder does not have it, or not as a picture of at most 10 MB and 40 megapixels.'
    expect(trial).toEqual([
      [
        1,
        'changed',
        'Pictures are left out: https://wheels.example/wp-content/uploads/2014/03/gone.jpg',
      ],
      [2, 'taken in'],
      [3, 'changed', 'Its cover is left out.'],
      ...[4, 5, 6, 7, 8, 9].map((n) => [n, 'taken in']),
      [10, 'left out', 'No text that is taken in links to it.'],
      [11, 'left out', 'No text that is taken in shows it.'],
      [12, 'left out', missing],
      [13, 'taken in'],
    ])
    expect(
      Object.values(await run())
        .slice(3)
        .map(({ reasons }) => reasons[0]),
    ).toContain('Pictures are taken in with --pictures FOLDER.')
  })

  test('a second run changes nothing (IMP-14)', async () => {
    const { run, article, content } = await open(engine)
    const folder = await uploadsOfWheels()
    await run(folder)
    const before = await content()
    const again = await run(folder)
    expect(await content()).toEqual(before)
    expect(again['The noria of Hama']?.outcome).toBe('unchanged')
    expect(again.noria?.outcome).toBe('unchanged')
    await run(await uploadsOfWheels(['2014/03/canal.jpg']))
    await run()
    expect(await content()).toEqual(before)
    const { texts, cover } = await article(again)
    await run(await uploadsOfWheels(['2014/03/noria-300x200.jpg']))
    expect(await article(again)).toMatchObject({ texts, cover })
  })

  test('a later run finds those that an earlier one brought (IMP-14, IMP-15)', async () => {
    const { run, article, content, media } = await open(engine)
    await run(await uploadsOfWheels())
    const [before, kept] = [await content(), await media()]
    const again = await run()
    expect(await content()).toEqual(before)
    const titles = ['noria', 'wood', 'iron', 'first', 'second']
    expect(titles.map((title) => [again[title]?.outcome, again[title]?.here])).toEqual(
      titles.map(() => ['unchanged', '/dashboard/media']),
    )
    const newer = await changedExport('pictures', (text) =>
      text.replace('It turns all day.', 'It turns all night.'),
    )
    const trial = await run(undefined, { from: newer, isTrial: true })
    const lines = await run(undefined, { from: newer })
    for (const told of [trial, lines]) {
      expect(told['The noria of Hama']?.reasons).toEqual([
        'Its text changed there, and came in.',
        'Pictures are left out: https://wheels.example/wp-content/uploads/2014/03/gone.jpg',
      ])
    }
    expect(await media()).toBe(kept)
    const { texts } = await article(lines)
    expect(texts.en?.content).toContain('It turns all night.')
    expect(picturesInText(texts.en?.content ?? '')).toHaveLength(2)
  })

  test('what somebody deletes while they come later ends no run (IMP-17)', async () => {
    const { run, article, storage } = await open(engine)
    const first = await run()
    const { id } = await article(first, 'Two pumps')
    const progress = (done: number) => done === 1 && storage.articles.remove('posts', id, byLayla())
    const lines = await run(await uploadsOfWheels(), { progress })
    expect(lines['Two pumps']?.reasons).toEqual(['It was deleted here.'])
    expect((await article(lines)).gallery).toHaveLength(2)
  })

  test('come later, they are added where nobody changed the text (IMP-15)', async () => {
    const { run, article, storage, content } = await open(engine)
    const first = await run()
    const { id, revision } = await article(first)
    await storage.articles.change(
      'posts',
      id,
      {
        language: 'ar',
        values: { 'content.ar': '<p>كتبها عمر.</p>' },
        gallery: { removed: [], added: [] },
        wish: undefined,
      },
      byLayla(),
    )
    const publish = { action: 'publish' as const, languages: ['en'], pictures: false }
    await storage.articles.changePublication('posts', id, publish, byLayla())
    const before = await content()
    const folder = await uploadsOfWheels(uploadNames.filter((name) => !name.includes('iron')))
    expect((await run(folder, { isTrial: true }))['The noria of Hama']?.reasons).toEqual([
      'Its pictures were added to what is here.',
      'It was changed here since, so that pictures are not added there.',
    ])
    expect(await content()).toEqual(before)
    await run(folder)
    const { texts, cover, gallery, ...after } = await article(first)
    expect(after.revision).toBeGreaterThan(revision)
    expect(texts.ar?.content).toBe('<p>كتبها عمر.</p>')
    expect(picturesInText(texts.en?.content ?? '')).toHaveLength(2)
    expect([cover?.width, gallery.length]).toEqual([600, 1])
    expect((await storage.articles.find('posts', id, 'en'))?.content).toBe(
      '<p>The <em>largest</em> one</p><p>It turns all day.</p>',
    )
    expect((await article(first, 'Two pumps')).gallery).toHaveLength(2)

    await run(await uploadsOfWheels())
    expect((await article(first)).gallery.map(({ titles }) => titles.en)).toEqual([
      'Wood',
      undefined,
    ])
    const done = await content()
    await run(await uploadsOfWheels())
    expect(await content()).toEqual(done)
  })

  test('a run that is broken off goes on, and two bring each once (IMP-11, IMP-12)', async () => {
    const { run, article, library, storage } = await open(engine)
    const folder = await uploadsOfWheels()
    const progress = (done: number) => {
      if (done === 1) throw new Error('killed')
    }
    await expect(run(folder, { progress })).rejects.toThrow('killed')
    const [lines] = await Promise.all([run(folder), run(folder)])
    expect((await storage.articles.listWhole('posts', 1, 9)).total).toBe(2)
    const whole = await open(engine)
    const expected = await whole.run(folder)
    expect((await article(lines)).texts).toEqual((await whole.article(expected)).texts)
    const known = async (of: typeof library) =>
      Object.values(await of()).map(({ picture, texts }) => [picture.id, texts])
    expect((await known(library)).toSorted()).toEqual((await known(whole.library)).toSorted())
  })
})

test('the owner of the machine gives the folder', async () => {
  const { place, installation } = await staffedStorage('SQLite')
  await installation.complete(undefined, new Date())
  const dataFolder = dirname(place)
  await (await createStorage({ dataFolder })).close()
  const environment = { DATA_DIR: dataFolder, PUBLIC_URL: 'https://naoura.example' }
  const folder = await uploadsOfWheels()
  const report = join(folder, 'report.csv')
  const given = ['--json', 'import', file, '--pictures', folder, '--yes', '--report', report]
  const { code, json } = await wajha(environment, ...given)
  expect([code, json()]).toMatchObject([4, { taken_in: 8, changed: 2, left_out: 3 }])
  expect(await readFile(report, 'utf8')).toContain('/dashboard/media')
  const nowhere = await wajha(environment, 'import', file, '--pictures', report)
  expect([nowhere.code, nowhere.complaints]).toEqual([1, `There is no folder ${report}.\n`])
})
