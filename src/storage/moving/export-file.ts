import { open } from 'node:fs/promises'
import { analyseExport, type Target } from '../../domain/moving/analyse-export.ts'
import { cutExport } from '../../domain/moving/cut-export.ts'
import { uploadPath } from '../../domain/moving/find-picture.ts'
import { inLanguage } from '../../domain/moving/item-languages.ts'
import { tooLong } from '../../domain/moving/moved-item.ts'
import { movedText } from '../../domain/moving/moved-text.ts'
import { readItem } from '../../domain/moving/read-part.ts'
import { chunksOfFile } from './chunks-of-file.ts'
import type { ContentSource, OldAddresses } from './content-source.ts'

export async function openExport(path: string, target: Target): Promise<ContentSource> {
  const analysis = await analyseExport(cutExport(chunksOfFile(path)), target)
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
    addresses,
    close: () => handle.close(),
  }
}

/** WordPress calls them so unless it is told otherwise. */
const addresses: OldAddresses = {
  topics: {
    category: { beneath: '/category/', kind: 'post' },
    post_tag: { beneath: '/tag/', kind: 'post' },
    product_cat: { beneath: '/product-category/', kind: 'product' },
    product_tag: { beneath: '/product-tag/', kind: 'product' },
  },
  feed: '/feed',
  pictures: '/wp-content/uploads/',
  lists: { kind: 'post', authors: '/author/', isDated: true },
  isNumbered: true,
}
