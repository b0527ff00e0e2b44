import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { messages } from '../../domain/messages.ts'
import { CannotMove, partCount } from '../../domain/moving/import-run.ts'
import { readWpmlTable, type WpmlTable } from '../../domain/moving/wpml-table.ts'
import type { MovingRun, SentFile } from '../../storage/moving/import-rows.ts'
import type { ImportStore } from '../../storage/moving/import-store.ts'
import { isZip, unzip } from '../../storage/moving/unzip.ts'

type Gathered = {
  file: string[]
  pictures: string | undefined
  wpml: WpmlTable | undefined
  skipped: string[]
}

export async function gatherFiles(
  { id, name, files }: MovingRun,
  imports: ImportStore,
  folder: string,
): Promise<Gathered> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const gathered: Gathered = { file: [], pictures: undefined, wpml: undefined, skipped: [] }
  await requireParts(id, files, imports)
  const mains = files.filter(({ role }) => role === 'main')
  for (const file of files) {
    const path = join(folder, `sent-${file.id}`)
    await putTogether(id, file, imports, path)
    if (file.role === 'languages') gathered.wpml = await tableIn(path)
    else if (file.role === 'pictures') {
      gathered.pictures = join(folder, 'pictures')
      await unpacked(path, gathered.pictures)
      await rm(path)
    } else {
      const own = (mains.length === 1 && name) || file.name
      const place = join(folder, `site-${file.id}`)
      const { site, skipped } = (await isZip(path))
        ? await unpackedSite(path, place, own)
        : await renamed(path, place, own)
      gathered.file.push(site)
      gathered.skipped.push(...skipped)
      await rm(path, { force: true })
    }
  }
  return gathered
}

async function renamed(file: string, folder: string, name: string) {
  const site = join(folder, folderName(name))
  await mkdir(folder, { recursive: true })
  await rename(file, site)
  return { site, skipped: [] }
}

async function requireParts(
  run: number,
  files: SentFile[],
  { parts, forgetParts }: ImportStore,
): Promise<void> {
  let isWhole = true
  for (const { id, bytes } of files) {
    for (let part = 1; part <= partCount(bytes); part += 1) {
      const content = await parts.read(run, id, part)
      content?.destroy()
      if (content) continue
      isWhole = false
      await forgetParts(id)
      break
    }
  }
  if (!isWhole) throw new CannotMove(messages.partsGone)
}

type Given = Pick<Gathered, 'file' | 'pictures'>

export async function unpackedFiles({ file, pictures }: Given, folder: string) {
  const unzipped: Omit<Gathered, 'wpml'> = { file: [], pictures, skipped: [] }
  for (const [index, path] of file.entries()) {
    const isPacked = (await stat(path)).isFile() && (await isZip(path))
    const own = isPacked && (await unpackedSite(path, join(folder, `${index}`), basename(path)))
    unzipped.file.push(own ? own.site : path)
    unzipped.skipped.push(...(own ? own.skipped : []))
  }
  if (pictures !== undefined && (await stat(pictures)).isFile()) {
    unzipped.pictures = join(folder, 'pictures')
    await unpacked(pictures, unzipped.pictures)
  }
  return unzipped
}

async function unpackedSite(file: string, folder: string, name: string) {
  const site = join(folder, folderName(name))
  const unzipped = join(folder, '.unzipped')
  const skipped = await unpacked(file, unzipped)
  await rename(await rootOf(unzipped), site)
  return { site, skipped }
}

async function putTogether(
  run: number,
  { id, bytes }: SentFile,
  { parts, forgetParts }: ImportStore,
  path: string,
): Promise<void> {
  async function* inOrder() {
    for (let part = 1; part <= partCount(bytes); part += 1) {
      const content = await parts.read(run, id, part)
      if (!content) {
        await forgetParts(id)
        throw new CannotMove(messages.partsGone)
      }
      yield* content
    }
  }
  await pipeline(inOrder(), createWriteStream(path, { mode: 0o600 }))
}

async function unpacked(file: string, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  if (!(await isZip(file))) throw new CannotMove(messages.kindUnknown)
  return unzip(file, folder)
}

const meaning = /^(content|src|_posts|blog|business|products|pages|pictures|[a-z]{2})$/

async function rootOf(folder: string): Promise<string> {
  const all = await readdir(folder, { withFileTypes: true })
  const found = all.filter(({ name }) => name !== '__MACOSX' && !name.startsWith('.'))
  const [only] = found
  if (!only?.isDirectory() || found.length > 1 || meaning.test(only.name)) return folder
  return join(folder, only.name)
}

function folderName(name: string): string {
  const safe = name
    .replace(/\.zip$/i, '')
    .replace(/[/\\\p{Cc}]/gu, ' ')
    .replace(/^[.\s]+/, '')
    .trim()
  return safe.slice(0, 80) || 'site'
}

async function tableIn(path: string): Promise<WpmlTable> {
  const table = readWpmlTable(await readFile(path, 'utf8'))
  if (!table) throw new CannotMove(messages.kindUnknown)
  return table
}

export async function sweepScratch(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const [, pid] = /^command-(\d+)$/.exec(name) ?? []
    if (pid === undefined || isRunning(Number(pid))) continue
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
