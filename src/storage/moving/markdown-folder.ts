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
import type { ContentSource } from './content-source.ts'
import { filesIn } from './folder-files.ts'
import { textOfMarkdown } from './markdown-worker.ts'
import { openPictures } from './picture-folder.ts'

export async function openMarkdown(folder: string, target: Target): Promise<ContentSource> {
  const written = contentPaths((await filesIn(folder)).filter(isMarkdown))
  const read = (path: string) => readFile(join(folder, path))
  const files: { path: string; size: number }[] = []
  for (const path of written) files.push({ path, size: (await stat(join(folder, path))).size })
  const source = basename(resolve(folder))
  const pathOf = readPaths(written, target.here)
  const analysis = await analyseFolder(files, read, { ...target, source })
  return {
    analysis,
    read: async ({ id }) => itemIn(id, await read(id), pathOf(id)),
    textOf: ({ content }) => textOfMarkdown({ markdown: content, isOurs: false }),
    openPictures: (options) => openPictures(folder, options),
    picturePaths: (address, { id }) => picturePaths(address, id),
    close: async () => {},
  }
}
