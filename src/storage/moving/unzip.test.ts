import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { freshBucket } from '../../../tests/support/buckets.ts'
import { freshFolder } from '../../../tests/support/storages.ts'
import { openPartPlace } from './part-place.ts'
import { unzip } from './unzip.ts'

type Packed = { name: string; content?: Buffer; said?: number; flags?: number; crc?: number }

function zipWith(entries: Packed[], { isLarge = false } = {}): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content = Buffer.from(name), said, flags = 0x800, crc } of entries) {
    const packed = deflateRawSync(content)
    const bytes = Buffer.from(name)
    const described = Buffer.alloc(26)
    described.writeUInt16LE(flags, 2)
    described.writeUInt16LE(8, 4)
    described.writeUInt32LE(crc ?? crc32(content), 10)
    described.writeUInt32LE(packed.length, 14)
    described.writeUInt32LE(isLarge ? 0xffffffff : (said ?? content.length), 18)
    described.writeUInt16LE(bytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), described, bytes, packed])
    const extra = isLarge ? Buffer.alloc(12) : Buffer.alloc(0)
    if (isLarge) {
      extra.writeUInt16LE(1)
      extra.writeUInt16LE(8, 2)
      extra.writeBigUInt64LE(BigInt(said ?? content.length), 4)
    }
    described.writeUInt16LE(extra.length, 24)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), described, rest, bytes, extra)
    files.push(local)
    at += local.length
  }
  const size = Buffer.concat(directory).length
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...directory, end])
}

async function unpacked(zip: Buffer) {
  const folder = await freshFolder()
  await writeFile(join(folder, 'sent.zip'), zip)
  const skipped = await unzip(join(folder, 'sent.zip'), join(folder, 'in/here'))
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((one) => one.isFile() && one.name !== 'sent.zip')
  const names = files.map((one) => join(one.parentPath, one.name).slice(folder.length + 1))
  return { skipped, names: names.toSorted(), folder }
}

test('a zip is unpacked with its folders and Arabic names', async () => {
  const entries = [{ name: 'blog/' }, { name: 'blog/ناعورة.md' }, { name: './a.txt' }]
  for (const isLarge of [false, true]) {
    const { skipped, names, folder } = await unpacked(zipWith(entries, { isLarge }))
    expect([skipped, names]).toEqual([[], ['in/here/a.txt', 'in/here/blog/ناعورة.md']])
    expect(await readFile(join(folder, 'in/here/a.txt'), 'utf8')).toBe('./a.txt')
  }
})

test('no name of an entry leads out of the folder', async () => {
  const bad = ['../out.txt', 'a/../../out.txt', '..\\out.txt', 'nul\0.txt']
  const zip = zipWith([...bad, '/etc/kept.txt'].map((name) => ({ name })))
  const { skipped, names } = await unpacked(zip)
  expect([skipped, names]).toEqual([bad, ['in/here/etc/kept.txt']])
})

test('an entry that is damaged, too large or tightly packed is left out', async () => {
  const blanks = Buffer.alloc(26 * 1024 * 1024)
  const { skipped, names } = await unpacked(
    zipWith([
      { name: 'other-crc.txt', crc: 1 },
      { name: 'longer.txt', said: 3 },
      { name: 'large.bin', content: blanks },
      { name: 'bomb.bin', content: blanks.subarray(0, 20 * 1024 * 1024) },
      { name: 'whole.txt' },
      { name: 'whole.txt/inside.txt' },
    ]),
  )
  expect(names).toEqual(['in/here/whole.txt'])
  expect(skipped).toEqual([
    'other-crc.txt',
    'longer.txt',
    'large.bin',
    'bomb.bin',
    'whole.txt/inside.txt',
  ])
})

test('a zip that is locked, or none, says so', async () => {
  const locked = zipWith([{ name: 'a.txt', flags: 1 }])
  await expect(unpacked(locked)).rejects.toThrow('Please send the file without a password.')
  const cut = zipWith([{ name: 'a.txt' }]).subarray(0, -30)
  for (const none of [cut, Buffer.from('PK'), Buffer.from('<rss/>')]) {
    await expect(unpacked(none)).rejects.toThrow('This file is of no kind that can be moved in.')
  }
})

test('a part that cannot be kept leaves nothing half', async () => {
  const folder = await freshFolder()
  const place = openPartPlace(folder, null)
  await mkdir(join(folder, 'imports/7/1-1'), { recursive: true })
  await expect(place.put(7, 1, 1, Buffer.from('water'))).rejects.toThrow('EISDIR')
  expect(await readdir(join(folder, 'imports/7'))).toEqual(['1-1'])
})

describe.each(['a folder', 'a bucket'])('parts of files in %s', (kind) => {
  test('are there until their file or their run is removed', async () => {
    const bucket = kind === 'a bucket' ? await freshBucket() : null
    const place = openPartPlace(await freshFolder(), bucket)
    expect(await place.runs()).toEqual([])
    for (const [file, part] of [
      [1, 1],
      [1, 2],
      [11, 1],
    ] as const) {
      await place.put(7, file, part, Buffer.from(`${file}-${part}`))
    }
    const read = async (file: number, part: number) =>
      (await (await place.read(7, file, part))?.toArray())?.join('')
    expect(await read(1, 2)).toBe('1-2')
    await place.removeFile(7, 1)
    expect([await read(1, 1), await read(1, 2), await read(11, 1)]).toEqual([
      undefined,
      undefined,
      '11-1',
    ])
    expect(await place.runs()).toEqual([7])
    await place.removeRun(7)
    expect(await place.runs()).toEqual([])
  })
})
