import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postsPath } from '../../tests/support/archive.ts'
import { byLayla, today } from '../../tests/support/cast.ts'
import { openedLibraryRoom } from '../../tests/support/library.ts'
import { blocksOfEveryKind, textsOf } from '../../tests/support/page-of-blocks.ts'
import { freshFolder, openedDatabase, staffedStorage } from '../../tests/support/storages.ts'
import { usualDestinations } from '../domain/moving/moved-item.ts'
import { figureHtml } from '../domain/rich-text/figures.ts'
import { leavingFiles } from '../storage/leaving/leaving-files.ts'
import { writeLeaving } from '../storage/leaving/leaving-place.ts'
import { moveIn } from '../server/moving/move-in.ts'

type Storage = Awaited<ReturnType<typeof staffedStorage>>

async function exported(storage: Storage): Promise<string> {
  const { db } = openedDatabase(storage.place)
  const folder = join(await freshFolder(), 'site')
  const leaving = leavingFiles(db, { folders: storage.folders, now: today, progress: () => {} })
  await writeLeaving(folder, `${folder}.part`, leaving)
  return folder
}

async function told(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true })
  const ofPictures = await readFile(join(folder, 'pictures.csv'), 'utf8')
  const pictures = new Map(
    [...ofPictures.matchAll(/"([\da-f]{32})",.*?,"(.*?)"/g)].map(([, id, name]) => [id, name]),
  )
  const files = names.filter((name) => /\.md$|^(topics|pictures)\.csv$/.test(name))
  const texts = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      const alike = text
        .replace(/^(id|updated): .*\n/gm, '')
        .replace(/^slug: "?\d+-/gm, 'slug: ')
        .replace(/^aliases:\n(  - .*\n)+/gm, '')
        .replace(/[\da-f]{32}/g, (id) => pictures.get(id) ?? id)
      const lines = name.endsWith('.csv') ? alike.split('\n').toSorted().join('\n') : alike
      return [name.replace(/\/\d+-/, '/'), lines] as const
    }),
  )
  return Object.fromEntries(texts)
}

async function filled(): Promise<Storage> {
  const { omar, upload, change, storage } = await openedLibraryRoom('SQLite')
  const media = [await upload('noria.jpg'), await upload('canal.jpg'), await upload('well.jpg')]
  const [noria = '', canal = ''] = media
  await change(noria, { alt: { en: 'A noria', ar: 'ناعورة' }, caption: { ar: 'عند الغروب' } })
  const topic = await omar.post('/topics', {
    json: { name: { en: 'Norias', ar: 'نواعير' }, description: { en: 'Wheels that lift water' } },
  })
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
  await omar.post(`${postsPath}/ar/1`, {
    form: {
      title: 'افتتاح في حماة',
      content:
        '<p>نصّ <strong>عربيّ</strong> وفيه <span dir="ltr">22 m³</span>.</p><p dir="ltr">English</p>',
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
  return storage
}

async function publishAll({ articles, pages }: Storage): Promise<void> {
  for (const { id, texts } of (await articles.listWhole('posts', 1, 99)).articles) {
    const publishing = { action: 'publish', languages: Object.keys(texts), pictures: true } as const
    await articles.changePublication('posts', id, publishing, byLayla())
  }
  await pages.change(2, { status: 'published' }, byLayla())
}

test('an export that is taken in is exported the same (EXP-1)', async () => {
  const folder = await exported(await filled())
  const empty = await staffedStorage('SQLite')
  const asked = {
    file: folder,
    isTrial: false,
    destinations: usualDestinations,
    progress: () => {},
  }
  const { lines, notTaken } = await moveIn({ storage: empty, edit: byLayla }, asked)
  expect(
    lines.map(({ address, title, outcome, reasons }) => [address || title, outcome, ...reasons]),
  ).toEqual([
    ['blog/1-opening-in-hama-1.ar.md', 'taken in'],
    ['blog/1-opening-in-hama-1.en.md', 'taken in'],
    [
      'pages/1-home.en.md',
      'left out',
      'It is the home page there: the one here is arranged under "Pages".',
    ],
    ['pages/2-about-us.ar.md', 'taken in'],
    ['pages/2-about-us.en.md', 'taken in'],
    ['Norias', 'taken in'],
  ])
  expect(notTaken).toContain('site.yaml')
  await publishAll(empty)
  const before = await told(folder)
  expect(Object.keys(before)).toHaveLength(7)
  expect(await told(await exported(empty))).toEqual(before)
})
