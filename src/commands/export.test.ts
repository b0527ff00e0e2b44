import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { formOf } from '../../tests/support/api.ts'
import { archive, postsPath } from '../../tests/support/archive.ts'
import { openingInHama, today } from '../../tests/support/cast.ts'
import { fileIn, pdf } from '../../tests/support/made-files.ts'
import { aboutUs } from '../../tests/support/pages.ts'
import {
  type EngineName,
  engines,
  freshFolder,
  openedDatabase,
} from '../../tests/support/storages.ts'
import { watchedDatabase } from '../../tests/support/watched-database.ts'
import { wajha } from '../../tests/support/wajha.ts'
import { atOneMoment } from '../storage/backup/rows.ts'
import { archivedNames } from '../storage/engine/archived-tables.ts'
import { leavingFiles } from '../storage/leaving/leaving-files.ts'
import { writeLeaving } from '../storage/leaving/leaving-place.ts'

async function open(engine: EngineName) {
  const world = await archive(engine)
  const { layla, omar, storage } = world
  await storage.installation.complete(undefined, today)
  const { body } = await omar.post('/topics', { json: { name: { ar: 'مضخّات' } } })
  await world.openInHama()
  await omar.post(`${postsPath}/ar/1`, { form: { topics: `[${body.topic.id}]` } })
  await omar.post(`${postsPath}/en/1`, { form: { title: 'Opening soon', publish: 'no' } })
  await omar.post('/pages', { json: { ...aboutUs, status: 'published', slug: { en: 'about' } } })
  await omar.post('/files', {
    form: formOf({ 'title.ar': 'دليل المزارع', 'file.ar': fileIn(pdf()) }),
  })
  await omar.post('/forms', { json: { preset: 'appointment' } })
  await layla.post('/redirects', {
    json: { path: '/old.html', target: { kind: 'article', section: 'posts', id: 1 } },
  })
  await world.addGrowers()
  const folder = await freshFolder()
  const isFile = engine === 'SQLite'
  const environment: Record<string, string> = {
    DATA_DIR: isFile ? dirname(storage.place) : storage.dataFolder,
    ...(!isFile && { DATABASE_URL: storage.place }),
  }
  for (const name of isFile ? ['media', 'files'] : [])
    await symlink(join(storage.dataFolder, name), join(dirname(storage.place), name))
  return {
    ...world,
    folder,
    database: openedDatabase(storage.place),
    leaving: (progress = () => {}) => ({ folders: storage.folders, now: today, progress }),
    leave: (to: string) => wajha(environment, '--json', 'export', '--to', join(folder, to)),
    matter: async (path: string) => {
      const [, yaml = '', text = ''] = (await readFile(join(folder, path), 'utf8')).split('---\n')
      return { ...parse(yaml), text: text.trim() }
    },
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((one) => one.isFile())
  return files.map((one) => join(one.parentPath, one.name).slice(folder.length + 1)).toSorted()
}

describe.each(engines)('an export beside a product on %s', (engine) => {
  test('holds texts, pictures, files and tables', async () => {
    const { leave, folder, matter } = await open(engine)
    const { code, json } = await leave('site')
    expect([code, json().missing]).toEqual([0, []])
    const names = await namesIn(join(folder, 'site'))
    expect(names.filter((name) => !/^(pictures|files)\//.test(name))).toEqual([
      'README.txt',
      'blog/1-opening-soon.ar.md',
      'blog/1-opening-soon.en.md',
      'blog/1-opening-soon.en.public.md',
      'blog/1-opening-soon.fr.md',
      'files.csv',
      'pages/1-home.en.md',
      'pages/2-about.ar.md',
      'pages/2-about.en.md',
      'partners.csv',
      'pictures.csv',
      'redirects.csv',
      'site.yaml',
      'topics.csv',
    ])
    expect(names.find((name) => name.startsWith('files/'))).toMatch(/\/ar\/دليل-المزارع\.pdf$/)
    expect(names).toHaveLength(json().files)

    const arabic = await matter('site/blog/1-opening-soon.ar.md')
    expect(arabic).toMatchObject({
      id: 1,
      title: openingInHama.ar.title,
      date: today.toISOString().replace('.000', ''),
      state: 'live',
      slug: '1-افتتاح-في-حماة',
      topics: ['مضخّات'],
      text: 'ورشتنا قرب **النواعير**.',
    })
    const draft = await matter('site/blog/1-opening-soon.en.md')
    expect(draft).toMatchObject({ title: 'Opening soon', state: 'waiting', draft: true })
    expect(draft.aliases).toEqual(['/old.html'])
    const shown = await matter('site/blog/1-opening-soon.en.public.md')
    expect(shown).toMatchObject({ title: openingInHama.en.title, state: 'live' })
    const about = await matter('site/pages/2-about.ar.md')
    expect(about.blocks).toEqual([{ id: 'opening1', kind: 'text' }])
    expect(about.text).toBe('<!-- body:opening1 -->\n\nنرفع الماء **بالنواعير**.')
    const table = await readFile(join(folder, 'site/redirects.csv'), 'utf8')
    expect(table).toMatch(/^\ufeff"from","to","target"\r\n"\/old.html","\/blog\/1/)
  })

  test('is a zip of the same files, and gives no name to what is not whole (EXP-5)', async () => {
    const { leave, folder, database, leaving } = await open(engine)
    await leave('site')
    expect((await leave('site.zip')).code).toBe(0)
    const { stdout } = await promisify(execFile)('python3', [
      '-c',
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip()); z.extractall(sys.argv[2])',
      join(folder, 'site.zip'),
      join(folder, 'unpacked'),
    ])
    expect(stdout).toBe('None\n')
    const [first, second] = [join(folder, 'site'), join(folder, 'unpacked')]
    expect(await namesIn(second)).toEqual(await namesIn(first))
    for (const name of await namesIn(first)) {
      if (name === 'README.txt') continue
      expect(await readFile(join(second, name))).toEqual(await readFile(join(first, name)))
    }

    const { code, json } = await leave('site')
    expect([code, json().error]).toEqual([3, `${first} is not an empty folder: give another one.`])
    for (const to of ['other', 'other.zip']) {
      const [place, part] = [join(folder, to), join(folder, `${to}.part`)]
      const broken = atOneMoment(database, (db) =>
        writeLeaving(place, part, failingAtLast(leavingFiles(db, leaving()), place)),
      )
      await expect(broken).rejects.toThrow('the disk is full')
      expect([existsSync(place), existsSync(part)]).toEqual([false, false])
    }
  })

  async function* failingAtLast<File>(files: AsyncIterable<File>, place: string) {
    for await (const file of files) {
      expect(existsSync(place)).toBe(false)
      yield file
    }
    throw new Error('the disk is full')
  }

  test('is as of one moment, while editors go on (EXP-4)', async () => {
    const { database, omar, leaving } = await open(engine)
    const files = await atOneMoment(database, async (db) => {
      const found: Record<string, string> = {}
      for await (const { path, content } of leavingFiles(db, leaving())) {
        if (Object.keys(found).length === 0) {
          await omar.post(`${postsPath}/ar/1`, { form: { title: 'عنوان أحدث' } })
          await omar.post(`${postsPath}/en`, { form: openingInHama.en })
        }
        found[path] = String(content)
      }
      return found
    })
    expect(files['blog/1-opening-soon.ar.md']).toContain(openingInHama.ar.title)
    expect(Object.keys(files).filter((path) => path.startsWith('blog/'))).toHaveLength(4)
  })
})

test('every table leaves, or is an exception with its reason (EXP-2)', async () => {
  const { database, leaving } = await open('SQLite')
  const { database: watched, sent } = watchedDatabase(database)
  for await (const { path } of leavingFiles(watched.db, leaving())) expect(path).not.toBe('')
  const read = sent.flatMap(({ sql }) => [...sql.matchAll(/(?:from|join) "(\w+)"/g)])
  const leavingTables = new Set(read.map(([, table = '']) => table))
  const [, documented = ''] = (await readFile('docs/export.md', 'utf8')).split(
    '## What is not in it',
  )
  const excepted = [...documented.matchAll(/^\| ([`\w, ]+) \| /gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
  const known: string[] = excepted.filter((name) => archivedNames.some((one) => one === name))
  expect(archivedNames.filter((one) => !leavingTables.has(one) && !known.includes(one))).toEqual([])
  expect(known.filter((one) => leavingTables.has(one))).toEqual([])
})

test('Hugo and Astro find languages, dates, titles and pictures (EXP-3)', async () => {
  const { leave, folder, matter } = await open('SQLite')
  await leave('site')
  const names = await namesIn(join(folder, 'site'))
  const posts = names.filter((name) => /^blog\/.*\.md$/.test(name) && !name.includes('.public.'))
  const languages = ['ar', 'en', 'fr']
  const stems = new Set(posts.map((name) => name.replace(/\.\w+\.md$/, '')))
  expect([posts.map((name) => name.split('.').at(-2)), stems.size]).toEqual([languages, 1])
  for (const name of posts) {
    const { title, date, image } = await matter(`site/${name}`)
    expect(title).not.toBe('')
    expect(new Date(date)).toEqual(today)
    const picture = join(folder, 'site', dirname(name), image)
    expect((await stat(picture)).size).toBeGreaterThan(0)
    expect(basename(dirname(picture))).toBe('pictures')
  }
})

test('a picture whose file is lost is named, and all else leaves', async () => {
  const { leave, storage } = await open('SQLite')
  const [lost = ''] = await storage.folders.media.stored()
  await rm(join(storage.folders.media.location, lost), { recursive: true })
  const { code, json } = await leave('site')
  expect([code, json().missing]).toEqual([4, [`pictures/${lost}.webp`]])
})

test('a folder that holds something is left as it is', async () => {
  const { leave, folder } = await open('SQLite')
  await mkdir(join(folder, 'mine'))
  await writeFile(join(folder, 'mine', 'letter.txt'), 'Dear Rima')
  expect((await leave('mine')).code).toBe(3)
  expect(await namesIn(join(folder, 'mine'))).toEqual(['letter.txt'])
})
