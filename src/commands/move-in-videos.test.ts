import { expect, test } from 'vitest'
import { byLayla } from '../../tests/support/cast.ts'
import { siteOf } from '../../tests/support/sites-of-markdown.ts'
import { staffedStorage } from '../../tests/support/storages.ts'
import { language, pair, writtenExport } from '../../tests/support/written-export.ts'
import { usualDestinations } from '../domain/moving/destinations.ts'
import { moveIn } from '../server/moving/move-in.ts'

const [first, second] = ['dQw4w9WgXcQ', 'n0r1a_n0r1a']
const film = (id = '') => `\n\nhttps://youtu.be/${id}\n\n`

async function open(file: string) {
  const storage = await staffedStorage('SQLite')
  const asked = { file, isTrial: false, destinations: usualDestinations, progress: () => {} }
  const { lines } = await moveIn({ storage, edit: byLayla }, asked)
  const [article] = (await storage.articles.listWhole('posts', 1, 99)).articles
  const { pages } = await storage.pages.list({ page: 1, perPage: 99 })
  const found = pages.find(({ title }) => title.en === 'Films')
  return {
    lines,
    article,
    videos: article?.gallery.flatMap((item) => (item.type === 'image' ? [] : item.youtubeId)),
    page: found && (await storage.pages.get(found.id)),
  }
}

test('videos become the gallery of an article and blocks of a page (IMP-61)', async () => {
  const file = await writtenExport([
    {
      id: 1,
      title: 'A',
      path: '/a/',
      terms: [language('en'), pair('a')],
      content: `One${film(first)}two`,
    },
    {
      id: 2,
      title: 'ألف',
      path: '/ar/a/',
      terms: [language('ar'), pair('a')],
      content: `واحد${film(second)}${film(first)}`,
    },
    {
      id: 3,
      title: 'Films',
      path: '/films/',
      kind: 'page',
      content: `Films${film(first)}${film(second)}`,
    },
  ])
  const { lines, article, videos, page } = await open(file)
  expect(videos).toEqual([first, second])
  expect(article?.texts.en?.content).toBe('<p>One</p><p>two</p>')
  expect(page?.order.map((id) => page.blocks[id])).toEqual([
    { kind: 'text' },
    { kind: 'video', youtubeId: first },
    { kind: 'video', youtubeId: second },
  ])
  expect(page?.texts.en?.['body:movedtxt']).toBe('<p>Films</p>')
  const [line] = lines
  expect([line?.outcome, line?.reasons]).toEqual([
    'changed',
    [`Videos stand beneath the text now: https://www.youtube.com/watch?v=${first}`],
  ])
})

test('what has no room in the gallery is told (IMP-61)', async () => {
  const ids = Array.from({ length: 61 }, (_, index) => `video_${10_000 + index}`)
  const matter = '---\ntitle: Films\ndate: 2014-03-01\n---\n'
  const folder = await siteOf({
    'content/posts/films.markdown': `${matter}Films\n${ids.map(film).join('')}`,
  })
  const { lines, videos } = await open(folder)
  expect(videos).toEqual(ids.slice(0, 60))
  expect(lines[0]?.reasons).toContain(
    `A gallery has no room for these videos: https://www.youtube.com/watch?v=${ids[60]}`,
  )
})
