import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { formOf } from '../../../tests/support/api.ts'
import { postsPath } from '../../../tests/support/archive.ts'
import { openingInHama } from '../../../tests/support/cast.ts'
import { exportOf, movingWorld, zipOfFolder } from '../../../tests/support/imports.ts'
import { pdf } from '../../../tests/support/made-files.ts'
import { oldSite } from '../../../tests/support/old-site.ts'
import { siteOf } from '../../../tests/support/sites-of-markdown.ts'
import { engines, type EngineName } from '../../../tests/support/storages.ts'
import { wheelUploads } from '../../../tests/support/uploads-of-wheels.ts'

async function open(engine: EngineName) {
  const site = { isAway: true }
  const { internet, asked } = await oldSite(
    async ({ url = '' }, answer) => {
      const bytes = await wheelUploads[url.replace('/wp-content/uploads/', '')]
      answer.writeHead(site.isAway ? 503 : bytes ? 200 : 404).end(bytes)
    },
    { certified: 'wheels.example' },
  )
  const world = await movingWorld(engine)
  const run = await world.sendExport('pictures')
  const step = async (action: string) => {
    await world.act(run, action)
    await world.work(undefined, undefined, { internet })
    return world.seen(run)
  }
  return {
    site,
    asked,
    step,
    choose: async (chosen: object) => {
      const old_site = { fetch: false, ask: false, per_second: 10, ...chosen }
      return (await world.layla.call('PATCH', run, { json: { old_site } })).body
    },
    acts: async () => (await world.storage.audit.list({}, 1, 9)).entries.map(({ kind }) => kind),
  }
}

describe.each(engines)('a run that may ask the old site on %s', (engine) => {
  test('is untouched at first, and names what it would ask', async () => {
    const { step, asked } = await open(engine)
    const tried = await step('try')
    const untouched = { fetch: false, ask: false, per_second: 2, hosts: ['wheels.example'] }
    expect(tried).toMatchObject({ state: 'tried', old_site: untouched })
    expect(await step('start')).toMatchObject({ state: 'done' })
    expect(asked).toEqual([])
  })

  test('pauses with a reason when that is away, and goes on', async () => {
    const { step, choose, acts, site, asked } = await open(engine)
    await step('try')
    expect((await choose({ fetch: true })).import).toMatchObject({ state: 'files' })
    expect(await acts()).toContain('old-site-asked')
    await step('try')
    expect(asked).toEqual([])
    const failure = 'The old site does not answer any more. Go on once it does.'
    expect(await step('start')).toMatchObject({ state: 'paused', failure, actions: ['start'] })
    expect(asked).toHaveLength(5)
    const without = { state: 'paused', old_site: { fetch: false } }
    expect((await choose({ fetch: false })).import).toMatchObject(without)
    await choose({ fetch: true })
    site.isAway = false
    expect(await step('start')).toMatchObject({ state: 'done', failure: null })
    expect(asked).toContain('wheels.example/wp-content/uploads/2014/04/wood.png')
    expect(await choose({ fetch: false })).toEqual({ error: 'This is not possible at this step.' })
  })
})

test('a newer export is reported by what it says, not by its noise (IMP-15)', async () => {
  const { begin, send, sendExport, act, work, report } = await movingWorld('SQLite')
  const taken = async (run: string) => {
    for (const action of ['try', 'start']) {
      await act(run, action)
      await work()
    }
  }
  await taken(await sendExport('polylang'))
  const noise =
    '<wp:postmeta><wp:meta_key>_edit_lock</wp:meta_key><wp:meta_value>1:2</wp:meta_value></wp:postmeta>'
  const newer = (await readFile(exportOf('polylang'), 'utf8'))
    .replace('<wp:postmeta>', `${noise}<wp:postmeta>`)
    .replace('It is quiet.', 'It is very quiet.')
  const run = await begin()
  await send(run, 'main', 'newer.xml', Buffer.from(newer))
  await taken(run)
  const lines: { title: string; outcome: string; reasons: string[] }[] = await report(run)
  const told = (title: string) => lines.find((line) => line.title === title)
  expect(told('How much water a field needs')).toMatchObject({ outcome: 'unchanged', reasons: [] })
  expect(told('A pump that runs at night')?.outcome).toBe('changed')
})

test.each(engines)('PDFs in a ZIP come in once on %s, though the run is killed', async (engine) => {
  const { begin, send, act, work, seen, report, storage, layla } = await movingWorld(engine)
  const folder = await siteOf({
    'posts/wheel.markdown':
      '---\ntitle: The wheel\n---\n[1](/list.pdf) [2](/copy.pdf) [3](/hostile.pdf)',
    'static/list.pdf': Promise.resolve(pdf('list')),
    'static/copy.pdf': Promise.resolve(pdf('list')),
    'static/hostile.pdf': '<script>steal()</script>',
  })
  const run = await begin()
  await send(run, 'main', 'site.zip', await zipOfFolder(folder))
  await act(run, 'try')
  await work()
  const trial = await report(run)
  expect(await seen(run)).toMatchObject({ state: 'tried', library_files: 0 })

  await act(run, 'start')
  const dying = new AbortController()
  const { moving } = storage
  const takeInFile: typeof moving.takeInFile = async (...asked) => {
    const id = await moving.takeInFile(...asked)
    dying.abort()
    return id
  }
  await work(dying.signal, { ...storage, moving: { ...moving, takeInFile } })
  expect((await layla.get('/files')).body.pagination.total).toBe(1)
  await work()
  expect(await seen(run)).toMatchObject({ state: 'done', library_files: 1 })
  expect((await layla.get('/files')).body.pagination.total).toBe(1)
  const told = (items: { title: string; kind: string; outcome: string; reasons: string[] }[]) =>
    Object.fromEntries(
      items.filter(({ kind }) => kind === 'file').map((one) => [one.title, one.reasons]),
    )
  expect(told(await report(run))).toEqual(told(trial))
  expect(told(trial)).toEqual({
    list: [],
    copy: [],
    hostile: ['The folder does not have it, or not as a PDF of at most 25 MB.'],
  })
})

test('neither starting empty nor a starting point removes what moved in (IMP-32)', async () => {
  const { sendExport, act, work, layla, storage } = await movingWorld('SQLite')
  await layla.post(`${postsPath}/en`, { form: formOf(openingInHama.en) })
  await storage.demo.remember()
  const run = await sendExport('polylang')
  for (const action of ['try', 'start']) {
    await act(run, action)
    await work()
  }
  const titles = async () =>
    (await storage.articles.listWhole('posts', 1, 99)).articles.map(({ texts }) => texts.en?.title)
  expect(await titles()).toContain(openingInHama.en.title)
  const { status } = await layla.post('/start-as', { json: { kind: 'clinic' } })
  expect(status).toBe(200)
  expect(await titles()).toContain('A pump that runs at night')
  expect(await titles()).not.toContain(openingInHama.en.title)
  const board = await layla.get('/coverage/documents?state=missing&in=ar&kind=posts')
  expect(board.body.documents.length).toBeGreaterThan(0)
})
