import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isPdfFile, isPictureFile } from '../../domain/moving/find-picture.ts'
import { contentPaths, isAboutItself, isMarkdown } from '../../domain/moving/markdown-path.ts'
import { isOurExport } from '../../domain/moving/our-export.ts'
import { filesIn } from './folder-files.ts'

type GivenFiles = { files: string[]; pictures: string[] }

export async function givenFiles(paths: string[]): Promise<GivenFiles> {
  const given: GivenFiles = { files: [], pictures: [] }
  for (const path of paths) {
    const isFolder = (await stat(path)).isDirectory()
    const within = isFolder ? await filesWithin(path, paths.length === 1) : undefined
    given.files.push(...(within?.files ?? [path]))
    given.pictures.push(...(within?.pictures ?? []))
  }
  return given
}

async function filesWithin(folder: string, isAlone: boolean): Promise<GivenFiles> {
  const paths = await filesIn(folder)
  const site = { files: [folder], pictures: [] }
  const isWritten = (path: string) => isMarkdown(path) && !isAboutItself(path)
  if (isOurExport(paths) || contentPaths(paths).some(isWritten)) return site
  const exports = await exportsAmong(paths, folder)
  const tables = isAlone ? paths.filter((path) => /\.csv$/i.test(path)) : []
  const found = exports.length > 0 ? exports : tables
  if (isAlone && found.length === 0) return site
  return {
    files: found.map((path) => join(folder, path)),
    pictures: paths.some((path) => isPictureFile(path) || isPdfFile(path)) ? [folder] : [],
  }
}

const wordpress = /^\s*<[^]*(?:wordpress\.org\/export\/|<wp:)/
const ghost = /^\s*\{\s*"(?:db|meta|data)"\s*:/

async function exportsAmong(paths: string[], folder: string): Promise<string[]> {
  const found: { path: string; isGhost: boolean }[] = []
  for (const path of paths.filter((one) => /\.(?:xml|json)$/i.test(one))) {
    const beginning = await beginningOf(join(folder, path))
    const isGhost = ghost.test(beginning)
    if (isGhost || wordpress.test(beginning)) found.push({ path, isGhost })
  }
  const ofWordpress = found.filter(({ isGhost }) => !isGhost)
  return (ofWordpress.length > 0 ? ofWordpress : found).map(({ path }) => path)
}

export async function beginningOf(path: string): Promise<string> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0)
    return new TextDecoder().decode(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}
