import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { importLimits } from '../../src/domain/moving/import-run.ts'
import { usualDestinations } from '../../src/domain/moving/destinations.ts'
import { reportAsCsv } from '../../src/domain/moving/report.ts'
import { moveIn } from '../../src/server/moving/move-in.ts'
import type { Internet } from '../../src/server/moving/guarded-fetch.ts'
import { importJob } from '../../src/server/moving/import-job.ts'
import { zipOf } from '../../src/storage/engine/zip.ts'
import type { BucketOptions } from '../../src/storage/engine/bucket.ts'
import type { Storage } from '../../src/storage/create-storage.ts'
import { type Caller, startedApi } from './api.ts'
import { byLayla } from './cast.ts'
import {
  contentOf,
  type EngineName,
  freshFolder,
  openedDatabase,
  staffedStorage,
} from './storages.ts'

export const exportOf = (name: string) => resolve(`tests/exports/${name}.xml`)

type PartsMade = { folder?: string; change?: (text: string, part: number) => string }

export async function partsOfExport(
  name: string,
  partsOf: (item: string, index: number) => number[],
  { folder, change = (text) => text }: PartsMade = {},
): Promise<string[]> {
  const [head = '', ...items] = (await readFile(exportOf(name), 'utf8')).split(/(?=\t<item>\n)/)
  const parts: string[] = []
  for (const [index, item] of items.entries()) {
    const own = item.replace(/<\/channel>[^]*/, '')
    for (const part of partsOf(own, index)) parts[part] = (parts[part] ?? head) + own
  }
  const place = folder ?? (await freshFolder())
  const paths = parts.map((_text, part) => join(place, `pumps.2026-11-29.${part}.xml`))
  for (const [part, path] of paths.entries()) {
    await writeFile(path, `${change(parts[part] ?? head, part)}</channel></rss>`)
  }
  return paths
}

export async function changedExport(
  name: string,
  change: (text: string) => string,
): Promise<string> {
  const file = join(await freshFolder(), 'export.xml')
  await writeFile(file, change(await readFile(exportOf(name), 'utf8')))
  return file
}

export function digestOf(content: Uint8Array) {
  const digest = createHash('sha256').update(content).digest('base64')
  return { 'content-digest': `sha-256=:${digest}:` }
}

export async function zipOfFolder(folder: string): Promise<Buffer> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  async function* entries() {
    for (const entry of found.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name)
      yield { name: path.slice(folder.length + 1), content: await readFile(path) }
    }
  }
  return buffer(zipOf(entries()))
}

export async function reportOfCommand(engine: EngineName, name: string, pictures?: string) {
  const storage = await staffedStorage(engine)
  const asked = { file: exportOf(name), pictures, isTrial: false, progress: () => {} }
  const context = { storage, edit: byLayla }
  const { lines } = await moveIn(context, { ...asked, destinations: usualDestinations })
  return reportAsCsv(lines)
}

export async function movingWorld(engine: EngineName, bucket?: BucketOptions) {
  const world = await startedApi(engine, {}, bucket ? { bucket } : {})
  const { storage } = world
  const layla = await world.signedInAs('Layla')

  async function begin(): Promise<string> {
    return `/imports/${(await layla.post('/imports', { json: {} })).body.import.id}`
  }

  async function announce(run: string, role: string, name: string, bytes: number) {
    const { body } = await layla.post(`${run}/files`, { json: { name, bytes, role } })
    return { path: `${run}/files/${body.file.id}`, file: body.file }
  }

  async function send(run: string, role: string, name: string, content: Uint8Array) {
    const { path, file } = await announce(run, role, name, content.length)
    for (const part of file.missing) await sendPart(layla, path, part, content)
  }

  async function work(
    signal = new AbortController().signal,
    worked: Storage = storage,
    { place = storage, internet }: { place?: { dataFolder: string }; internet?: Internet } = {},
  ): Promise<void> {
    await importJob(worked, place, world.parts.log, internet).run(signal)
  }

  return {
    ...world,
    layla,
    begin,
    announce,
    send,
    work,
    act: (run: string, action: string, others = {}) =>
      layla.post(`${run}/actions`, { json: { action, ...others } }),
    seen: async (run: string) => (await layla.get(run)).body.import,
    report: async (run: string) => (await layla.get(`${run}/items?limit=100`)).body.items,
    content: () => contentOf(storage.place),
    articles: async () => (await storage.articles.listWhole('posts', 1, 99)).articles,
    db: openedDatabase(storage.place).db,
    async sendExport(name: string): Promise<string> {
      const run = await begin()
      await send(run, 'main', `${name}.xml`, await readFile(exportOf(name)))
      return run
    },
  }
}

export function sendPart(caller: Caller, path: string, part: number, content: Uint8Array) {
  const start = (part - 1) * importLimits.part
  const octets = content.subarray(start, start + importLimits.part)
  return caller.post(`${path}/parts/${part}`, { octets, headers: digestOf(octets) })
}
