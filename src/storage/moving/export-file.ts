import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { analyseExport, type Target } from '../../domain/moving/analyse-export.ts'
import { cutExport, type ExportPart } from '../../domain/moving/cut-export.ts'
import { uploadPath } from '../../domain/moving/find-picture.ts'
import { inLanguage } from '../../domain/moving/item-languages.ts'
import { tooLong } from '../../domain/moving/moved-item.ts'
import { movedText } from '../../domain/moving/moved-text.ts'
import { readItem } from '../../domain/moving/read-part.ts'
import type { ContentSource } from './content-source.ts'

/** A server reads it beside its visitors, who wait while these bytes are. */
const atOnce = 64 * 1024

export async function openExport(path: string, target: Target): Promise<ContentSource> {
  const analysis = await analyseExport(partsIn(path), target)
  const handle = await open(path)
  return {
    analysis,
    async read({ start, size }) {
      const bytes = Buffer.alloc(size)
      await handle.read(bytes, 0, size, start)
      return readItem(bytes)
    },
    textOf: async ({ content }, language) => movedText(inLanguage(content, language)) ?? tooLong,
    picturePaths(address) {
      const path = uploadPath(address, analysis.source)
      return path === undefined ? [] : [path]
    },
    pictureWords: () => undefined,
    close: () => handle.close(),
  }
}

function partsIn(file: string): AsyncGenerator<ExportPart> {
  return cutExport(chunksOf(file))
}

async function* chunksOf(file: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(file, { highWaterMark: atOnce })) {
    yield chunk as Uint8Array
    await nextTurn()
  }
}
