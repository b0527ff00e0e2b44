import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import { extract, type Header, pack } from 'tar-stream'
import { expect, test } from 'vitest'
import { inviteCast, today } from '../../../tests/support/cast.ts'
import { freshFolder, openedDatabase, openedStorage } from '../../../tests/support/storages.ts'
import { DamagedArchive, type Manifest, manifestName } from './manifest.ts'
import { mostBytes } from './read-archive.ts'
import { rehearse } from './rehearse.ts'
import { withScratch } from './restore.ts'
import { createDigest } from './rows.ts'
import { writeArchive } from './write-archive.ts'

const compress = promisify(zstdCompress)

type Entry = [name: string, content: Buffer, header?: Partial<Header>]
type Written = { manifest: Manifest; entries: Map<string, Buffer>; also: Entry[] }

async function wholeArchive(): Promise<string> {
  const storage = await openedStorage('SQLite')
  await inviteCast(storage)
  const whole = join(await freshFolder(), 'wajha.tar')
  await writeArchive(openedDatabase(storage.place), storage.folders, {
    file: whole,
    now: today,
    progress: () => {},
  })
  return whole
}

async function changed(change: (written: Written) => Promise<void> | void): Promise<string> {
  const entries = new Map<string, Buffer>()
  for await (const entry of createReadStream(await wholeArchive()).pipe(extract())) {
    entries.set(entry.header.name, await buffer(entry))
  }
  const manifest: Manifest = JSON.parse(String(entries.get(manifestName)))
  entries.delete(manifestName)
  const written: Written = { manifest, entries, also: [] }
  await change(written)
  const file = join(await freshFolder(), 'changed.tar')
  const archive = pack()
  const writing = pipeline(archive, createWriteStream(file))
  for (const [name, content] of entries) archive.entry({ name }, content)
  for (const [name, content, header] of written.also) archive.entry({ ...header, name }, content)
  archive.entry({ name: manifestName }, JSON.stringify(manifest))
  archive.finalize()
  await writing
  return file
}

async function put({ manifest, entries }: Written, table: string, rows: object[]): Promise<void> {
  const digest = createDigest()
  const lines = rows.map((row) => JSON.stringify(row))
  for (const line of lines) digest.add(line)
  const content = await compress(lines.join('\n'))
  const name = `database/${table}/0001.ndjson.zst`
  entries.set(name, content)
  manifest.files[name] = fileOf(content)
  manifest.tables[table] = { ...digest.result(), last_id: null }
}

function fileOf(content: Buffer) {
  return { size: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

async function rehearsed(file: string) {
  const folder = join(await freshFolder(), 'scratch')
  return withScratch(folder, ({ database }) => rehearse(file, database))
}

test('an archive that was only packed anew is restored', async () => {
  const { faults, users } = await rehearsed(await changed(() => {}))
  expect(faults).toEqual([])
  expect(users).toContain('layla@naoura.example')
})

test.each<[string, (written: Written) => Promise<void> | void, RegExp]>([
  ['without tables', ({ manifest }) => void (manifest.tables = {}), /^it lacks the table roles$/],
  ['without users', (written) => put(written, 'users', []), /^it has no active administrator$/],
  [
    'with a foreign table',
    (written) => put(written, 'sqlite_master', [{ name: 'x' }]),
    /^it has an unknown table, sqlite_master$/,
  ],
  [
    'with a foreign column',
    (written) => put(written, 'roles', [{ id: 1, name: 'admin', 'x) --': 1 }]),
    /^its rows of roles do not fit: /,
  ],
  [
    'with lines that are no rows',
    async (written) => {
      await put(written, 'roles', [])
      const content = await compress('not JSON')
      written.entries.set('database/roles/0001.ndjson.zst', content)
      written.manifest.files['database/roles/0001.ndjson.zst'] = fileOf(content)
    },
    /^database\/roles\/0001.* holds no rows, or too many$/,
  ],
  [
    'with a path out of it',
    ({ also }) => void also.push(['media/../../token-secret', Buffer.from('x')]),
    /^"media\/\.\.\/\.\.\/token-secret" is not of the archive$/,
  ],
  [
    'with a link',
    ({ also }) =>
      void also.push([
        `media/${'0'.repeat(32)}/640.webp`,
        Buffer.alloc(0),
        { type: 'symlink', linkname: '/etc/passwd' },
      ]),
    /640\.webp" is not of the archive$/,
  ],
  [
    'with an entry twice',
    ({ also, entries }) => {
      const [name = '', content = Buffer.alloc(0)] = [...entries][0] ?? []
      also.push([name, content])
    },
    /^database\/.* is in it twice$/,
  ],
  [
    'with an entry that is too large',
    ({ also }) => void also.push(['database/roles/0009.ndjson.zst', Buffer.alloc(mostBytes + 1)]),
    /^database\/roles\/0009.* is larger than in any archive$/,
  ],
  [
    'with rows that are too many once they are decompressed',
    async (written) => {
      await put(written, 'roles', [])
      const content = await compress(Buffer.alloc(mostBytes + 1, '\n'))
      written.entries.set('database/roles/0001.ndjson.zst', content)
      written.manifest.files['database/roles/0001.ndjson.zst'] = fileOf(content)
    },
    /^database\/roles\/0001.* holds no rows, or too many$/,
  ],
  [
    'whose manifest names a file in another way',
    ({ manifest }) => void Object.assign(manifest.files, { x: { size: 1, sha256: '0', more: 1 } }),
    /^its manifest is not one of this build$/,
  ],
])('an archive %s is refused', async (_what, change, sentence) => {
  const refusal = rehearsed(await changed(change))
  await expect(refusal).rejects.toThrow(DamagedArchive)
  await expect(refusal).rejects.toThrow(sentence)
})
