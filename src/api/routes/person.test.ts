import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { apiKey } from '../../../tests/support/api.ts'
import { placedAttachment } from '../../../tests/support/attachments.ts'
import { byLayla, hoursLater, rimasMessage } from '../../../tests/support/cast.ts'
import { postOffice } from '../../../tests/support/mail.ts'
import { engines, type EngineName, openedDatabase } from '../../../tests/support/storages.ts'
import { nameOfArchive } from '../../storage/backup/archives.ts'
import { tablesOf } from '../../storage/engine/migrate.ts'
import { createWorkStore } from '../../storage/scheduling/work-store.ts'

const who = 'huda.zaatar@orchard.example'
const hudas = {
  ...rimasMessage,
  name: '</script><b>Huda',
  email: who,
  message: 'بستان هدى زعتر قرب النهر',
  language: 'ar',
}
const traces = ['huda.zaatar', 'هدى زعتر']

/**
 * Huda has written four times: the first was answered, the second waits for its answer to be sent,
 * the third was answered and deleted, the fourth is held back. Rima mentions her in the fifth.
 */
async function hudaHasWritten(engine: EngineName) {
  const office = await postOffice(engine)
  const { storage, clock, signedInAs, tokenOf, api } = office
  for (let number = 1; number <= 4; number += 1) {
    await storage.messages.add(hudas, hoursLater(number))
  }
  const rimas = { ...rimasMessage, language: 'en' }
  await storage.messages.add({ ...rimas, message: `Ask Huda <${who}>` }, hoursLater(5))
  await storage.messages.add(rimas, hoursLater(6))
  const reply = (id: number) =>
    storage.replies.add(
      id,
      { text: 'أهلًا هدى زعتر', seen: { lastReply: 0, isAnswered: false } },
      byLayla(),
    )
  clock.now = hoursLater(7)
  await reply(1)
  await reply(3)
  await office.send()
  await reply(2)
  await storage.notes.add(1, 'هدى زعتر عميلة قديمة', byLayla())
  await storage.messages.remove([3], byLayla())
  await storage.messages.mark(4, { spam: true }, byLayla())
  const layla = await signedInAs('Layla')
  const post = (call: string, json: object, caller = layla) =>
    caller.post(`/inbox/person${call}`, { json })
  return {
    ...office,
    post,
    layla,
    found: async () => (await post('', { who })).body,
    exported: async (json: object) =>
      api.request('/inbox/person/export', {
        method: 'POST',
        headers: {
          'api-key': apiKey,
          authorization: `Bearer ${await tokenOf('Layla')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(json),
      }),
  }
}

type World = Awaited<ReturnType<typeof hudaHasWritten>>

async function everythingKept({ storage }: World, engine: EngineName): Promise<string> {
  const database = openedDatabase(storage.place)
  if (engine === 'PostgreSQL') {
    const rows = [...(await tablesOf(database))].map(async (table) =>
      JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(database.db)).rows),
    )
    return (await Promise.all(rows)).join('\n')
  }
  const folders = new Set([dirname(storage.place), storage.dataFolder])
  const files = [...folders].map(async (folder) => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true })
    const paths = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
    return Promise.all(paths.map((path) => readFile(path, 'utf8')))
  })
  return (await Promise.all(files)).flat().join('\n')
}

const tracesIn = (kept: string) => traces.filter((trace) => kept.includes(trace))

test('MSG-18 whoever erases is told what still holds it, and until when', async () => {
  const { storage, post, clock } = await hudaHasWritten('SQLite')
  const folder = join(storage.dataFolder, 'backups')
  await mkdir(folder)
  const remains = async (id: number) => (await post('/erase', { who, ids: [id] })).body.backups
  await writeFile(join(folder, 'before-020-words.sqlite'), '')
  await writeFile(join(folder, nameOfArchive(clock.now, true)), '')
  expect(await remains(1)).toEqual({
    state: 'kept',
    until: null,
    rule: '3d',
    copies: ['before-020-words.sqlite'],
  })
  const tonight = hoursLater(20)
  await createWorkStore(openedDatabase(storage.place)).plan('backup', tonight, clock.now)
  expect(await remains(2)).toMatchObject({
    state: 'until',
    until: hoursLater(20 + 48).toISOString(),
  })
})

describe.each(engines)('what one person has sent, on %s', (engine) => {
  test('is found wherever it is, and so is what mentions it', async () => {
    const { found, post } = await hudaHasWritten(engine)
    const { messages, total } = await found()
    const shown = messages.map((one: Record<string, unknown>) => [
      one.id,
      one.is_sender,
      one.is_in_trash,
      (one.replies as unknown[]).length,
    ])
    expect([total, shown]).toEqual([
      5,
      [
        [5, false, false, 0],
        [4, true, false, 0],
        [3, true, true, 1],
        [2, true, false, 1],
        [1, true, false, 1],
      ],
    ])
    expect((await post('', { who: 'nobody@farm.example' })).body.messages).toEqual([])
    expect((await post('', { who: 'Huda' })).status).toBe(400)
  })

  test('MSG-22 is neither found nor exported nor erased by editors', async () => {
    const { post, signedInAs, found } = await hudaHasWritten(engine)
    const omar = await signedInAs('Omar')
    const answers = [
      await post('', { who }, omar),
      await post('/export', { who, ids: [1] }, omar),
      await post('/erase', { who, ids: [1] }, omar),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await found()).total).toBe(5)
  })

  test('is exported as a file that people and programs read', async () => {
    const { exported, layla } = await hudaHasWritten(engine)
    const file = await exported({ who, ids: [1, 3, 6], language: 'ar' })
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="person-/)
    const text = await file.text()
    expect(text).toContain('<html lang="ar" dir="rtl">')
    expect(text).toContain('<bdi>&lt;/script&gt;&lt;b&gt;Huda</bdi>')
    const [, data = ''] = /id="data">(.*)<\/script>/.exec(text) ?? []
    const { person, messages } = JSON.parse(data)
    expect(person).toBe(who)
    expect(messages).toMatchObject([
      { name: hudas.name, replies: [{ text: 'أهلًا هدى زعتر' }], notes: [] },
      { email: who, notes: [{ text: 'هدى زعتر عميلة قديمة' }] },
    ])
    const { entries } = (await layla.get('/activity')).body
    expect(entries[0]).toMatchObject({ kind: 'person-exported', details: { count: 2 } })
  })

  test('MSG-17 MSG-21 leaves no trace when it is erased', async () => {
    const world = await hudaHasWritten(engine)
    const { post, found, layla } = world
    expect(tracesIn(await everythingKept(world, engine))).toEqual(traces)
    const { body } = await post('/erase', { who, ids: [1, 2, 3, 4, 5, 6] })
    expect(body).toMatchObject({ erased: 5, backups: { state: 'none', copies: [] } })
    expect(tracesIn(await everythingKept(world, engine))).toEqual([])
    expect((await found()).total).toBe(0)
    const left = (await layla.get('/messages')).body
    expect(left.messages.map(({ id }: { id: number }) => id)).toEqual([6])
    const { entries } = (await layla.get('/activity')).body
    expect(entries[0]).toMatchObject({ kind: 'person-erased', details: { count: 5 } })
  })

  test('MSG-17 goes with the files that were sent, which are exported with it', async () => {
    const world = await hudaHasWritten(engine)
    const { storage, post, exported } = world
    const { files } = storage.attachments
    const attached = async (name: string, text: string) => [
      {
        ...(await placedAttachment(files, name.padEnd(25, '0'), `PDF of ${text}`)),
        name: 'هدى زعتر.pdf',
      },
    ]
    const answers = [
      { field: 'filesof1', kind: 'attachment', label: 'CV', value: 'هدى زعتر.pdf' } as const,
    ]
    const form = { id: 7, title: 'Apply' }
    for (const name of ['cv', 'other']) {
      const attachments = await attached(name, `${name} huda.zaatar`)
      await storage.messages.add({ ...hudas, form, answers, attachments }, hoursLater(8))
    }
    await storage.messages.remove([8], byLayla())
    const answer = await exported({ who, ids: [7, 8], language: 'en' })
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(/filename="person-[\d-]+\.zip"$/)
    const archive = Buffer.from(await answer.arrayBuffer())
    const at = join(storage.dataFolder, 'person.zip')
    await writeFile(at, archive)
    const { stdout } = await promisify(execFile)('python3', [
      '-c',
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip()); print(*z.namelist(), sep="\\n"); print(*[z.read(n).decode() for n in z.namelist()[1:]], sep="\\n")',
      at,
    ])
    await rm(at)
    expect(stdout).toMatch(
      /^None\nperson-[\d-]+\.html\nattachments\/[78]-000000-هدى زعتر\.pdf\nattachments\/[78]-000000-هدى زعتر\.pdf\nPDF of (cv|other) huda.zaatar\nPDF of/,
    )
    await post('/erase', { who, ids: [1, 2, 3, 4, 5, 7, 8] })
    expect(tracesIn(await everythingKept(world, engine))).toEqual([])
    expect(await files.stored()).toEqual([])
    const found = await readdir(storage.dataFolder, { recursive: true, withFileTypes: true })
    const left = found.filter((one) => one.isFile() && one.parentPath.includes('attachments'))
    expect(left.map(({ name }) => name)).toEqual(['installation'])
  })

  test('MSG-17 is found, exported and erased where only an answer of a form names them', async () => {
    const world = await hudaHasWritten(engine)
    const { storage, post, found, exported } = world
    const guardian = { field: 'guardian', kind: 'line', label: 'Guardian', value: '' } as const
    const byForm = (value: string) =>
      storage.messages.add(
        {
          name: 'Samir',
          email: '',
          phone: '',
          message: '',
          language: 'en',
          form: { id: 7, title: 'Admission' },
          answers: [{ ...guardian, value }],
        },
        hoursLater(8),
      )
    await byForm(`هدى زعتر <${who}>`)
    await byForm(`هدى زعتر ${who.toUpperCase()}`)
    await storage.messages.remove([8], byLayla())
    const { messages } = await found()
    expect(messages.slice(0, 2)).toMatchObject([
      { form: { title: 'Admission' }, is_in_trash: false },
      { form: { title: 'Admission' }, is_in_trash: true },
    ])
    const text = await (await exported({ who, ids: [7], language: 'en' })).text()
    expect(text).toContain('<dt><bdi>Guardian</bdi></dt><dd><bdi>هدى زعتر &lt;huda')
    expect(JSON.parse(/id="data">(.*)<\/script>/.exec(text)?.[1] ?? '').messages).toMatchObject([
      { form: 'Admission', answers: [{ label: 'Guardian', value: `هدى زعتر <${who}>` }] },
    ])
    await post('/erase', { who, ids: [1, 2, 3, 4, 5, 7, 8] })
    expect(tracesIn(await everythingKept(world, engine))).toEqual([])
  })
})
