import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byLayla } from '../../../tests/support/cast.ts'
import { oldSite } from '../../../tests/support/old-site.ts'
import {
  type EngineName,
  engines,
  freshFolder,
  staffedStorage,
} from '../../../tests/support/storages.ts'
import { usualDestinations } from '../../domain/moving/destinations.ts'
import { pairItems } from '../../domain/moving/pair-items.ts'
import { untouched } from '../../domain/moving/old-site.ts'
import { moveIn } from './move-in.ts'

const titles = {
  opening: 'Opening in Hama',
  افتتاح: 'افتتاح في حماة',
  wheels: 'The wheels',
  عجلات: 'العجلات',
}
const alternates: Record<string, Record<string, string>> = {
  opening: { en: '/opening/', ar: '/افتتاح/' },
  افتتاح: { en: 'https://www.pumps.example/opening/', ar: '/افتتاح/' },
  wheels: { ar: '/عجلات/' },
}

async function exported(): Promise<string> {
  const items = Object.entries(titles).map(
    ([slug, title], index) => `<item><title>${title}</title>
      <link>http://pumps.example/${encodeURI(slug)}/</link>
      <content:encoded>${title}.</content:encoded><wp:post_id>${index + 1}</wp:post_id>
      <wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`,
  )
  const path = join(await freshFolder(), 'pumps.xml')
  const names = ['content', 'wp'].map((name) => `xmlns:${name}="${name}"`).join(' ')
  const head = '<link>http://pumps.example</link><language>en</language>'
  await writeFile(path, `<rss ${names}><channel>${head}${items.join('')}</channel></rss>`)
  return path
}

async function open(engine: EngineName) {
  const storage = await staffedStorage(engine)
  const { internet, asked } = await oldSite(({ url = '' }, answer) => {
    const told = alternates[decodeURI(url).replaceAll('/', '')]
    if (!told) answer.writeHead(404).end()
    else {
      const links = Object.entries(told).map(
        ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`,
      )
      answer.end(`<html lang="en"><head>${links.join('')}</head></html>`)
    }
  })
  const file = await exported()
  const phases: string[] = []
  return {
    phases,
    requests: () => asked.splice(0).map(decodeURI),
    async pairs(ask: boolean, isTrial = true) {
      const { rows } = await moveIn(
        { storage, edit: byLayla, internet },
        {
          file,
          isTrial,
          destinations: usualDestinations,
          oldSite: { ...untouched, perSecond: 1_000, ask },
          progress: (done, total, _lines, phase) => void phases.push(`${phase} ${done}/${total}`),
        },
      )
      return pairItems(rows).pairs.map(({ one, other, grade }) => [one.title, other.title, grade])
    },
    permissions: async () =>
      (await storage.audit.list({}, 1, 9)).entries
        .filter(({ kind }) => kind === 'old-site-asked')
        .map(({ details }) => details),
    articles: async () => (await storage.articles.listWhole('posts', 1, 99)).articles.length,
  }
}

describe.each(engines)('asking the old site for pairs on %s', (engine) => {
  test('each page is asked once, and tells of pairs that are sure', async () => {
    const { pairs, requests, phases, articles, permissions } = await open(engine)
    expect(await pairs(false)).toEqual([])
    expect(requests()).toEqual([])
    expect(await permissions()).toEqual([])
    const opening = [titles.opening, titles.افتتاح, 'sure']
    expect(await pairs(true)).toEqual([opening])
    expect(requests()).toEqual(Object.keys(titles).map((slug) => `pumps.example/${slug}/`))
    expect(phases).toContain('asking 3/4')
    expect(await permissions()).toEqual([{ name: 'pumps.example' }])
    expect(await pairs(true, false)).toEqual([opening])
    expect(requests()).toEqual([])
    expect(await articles()).toBe(3)
  })
})
