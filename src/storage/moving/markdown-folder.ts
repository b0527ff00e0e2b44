import { readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Target } from '../../domain/moving/analyse-export.ts'
import { analyseFolder, itemIn } from '../../domain/moving/analyse-folder.ts'
import {
  contentPaths,
  isMarkdown,
  picturePaths,
  readPaths,
} from '../../domain/moving/markdown-path.ts'
import {
  isOurExport,
  type OurTables,
  ourTables,
  readOurExport,
  siteIn,
  siteFile,
} from '../../domain/moving/our-export.ts'
import type { OurSite } from '../../domain/moving/our-site.ts'
import type { ContentSource } from './content-source.ts'
import { filesIn } from './folder-files.ts'
import { textOfMarkdown } from './markdown-worker.ts'
import { openPictures } from './picture-folder.ts'

export async function openMarkdown(folder: string, target: Target): Promise<ContentSource> {
  const paths = await filesIn(folder)
  const written = contentPaths(paths.filter(isMarkdown))
  const read = (path: string) => readFile(join(folder, path))
  const tableOf = (path: string) =>
    paths.includes(path) ? readFile(join(folder, path), 'utf8') : ''
  const tables = ourTables.map(async (name) => [name, await tableOf(`${name}.csv`)] as const)
  const ours = isOurExport(paths)
    ? readOurExport(
        Object.fromEntries(await Promise.all(tables)) as OurTables,
        await tableOf(siteFile),
      )
    : undefined
  const files: { path: string; size: number }[] = []
  for (const path of written) files.push({ path, size: (await stat(join(folder, path))).size })
  const source = basename(resolve(folder))
  const pathOf = readPaths(written, target.here)
  const analysis = await analyseFolder(files, read, { ...target, source, ours })
  return {
    analysis,
    read: async ({ id }) => itemIn(id, await read(id), { path: pathOf(id), ours }),
    textOf: ({ id, content }) =>
      textOfMarkdown({
        markdown: content,
        isOurs: ours !== undefined,
        isMdx: id.endsWith('.mdx'),
      }),
    openPictures: (options) =>
      openPictures(folder, options, (path) => ours?.pictures.get(path)?.name),
    pictureWords: (path) => ours?.pictures.get(path),
    picturePaths: (address, { id }) => picturePaths(address, id),
    ...(ours && { ours: { ...ours, fileAt: (path: string) => beneath(folder, paths, path) } }),
    close: async () => {},
  }
}

export async function readSite(folder: string): Promise<OurSite | undefined> {
  const here = (name: string) => stat(join(folder, name)).catch(() => undefined)
  const isOurs = (await here(siteFile)) && (await here('README.txt'))
  return isOurs ? siteIn(await readFile(join(folder, siteFile), 'utf8')) : undefined
}

function beneath(folder: string, paths: string[], path: string): string | undefined {
  return paths.includes(path) ? join(folder, path) : undefined
}
