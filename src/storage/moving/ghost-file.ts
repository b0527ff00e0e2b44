import { open } from 'node:fs/promises'
import type { Target } from '../../domain/moving/analyse-export.ts'
import { analyseGhost, ghostTables } from '../../domain/moving/analyse-ghost.ts'
import { cutJson } from '../../domain/moving/cut-json.ts'
import { ghostItem, ghostPicturePaths, readGhostRow } from '../../domain/moving/ghost-item.ts'
import { ghostText } from '../../domain/moving/ghost-text.ts'
import { tooLong } from '../../domain/moving/moved-item.ts'
import { chunksOfFile } from './chunks-of-file.ts'
import type { ContentSource } from './content-source.ts'

export async function openGhost(path: string, target: Target): Promise<ContentSource> {
  const { analysis, site } = await analyseGhost(cutJson(chunksOfFile(path), ghostTables), target)
  const handle = await open(path)
  return {
    analysis,
    async read({ start, size }) {
      const bytes = Buffer.alloc(size)
      await handle.read(bytes, 0, size, start)
      return ghostItem(readGhostRow(bytes), site)
    },
    textOf: async ({ content }) => ghostText(content) ?? tooLong,
    picturePaths: ghostPicturePaths,
    pictureWords: () => undefined,
    addresses: {
      topics: { post_tag: { beneath: '/tag/', kind: 'post' } },
      feeds: ['/rss'],
      pictures: (name) => `/content/images/${name}`,
      lists: { kind: 'post', authors: { beneath: '/author/' }, isDated: false, others: ['/page'] },
      isNumbered: false,
    },
    close: () => handle.close(),
  }
}
