import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import {
  analyseExport,
  leftOut,
  type Row,
  type Target,
} from '../../domain/moving/analyse-export.ts'
import { cutExport } from '../../domain/moving/cut-export.ts'
import { uploadPath } from '../../domain/moving/find-picture.ts'
import { withFootnotes } from '../../domain/moving/footnotes.ts'
import { inLanguage } from '../../domain/moving/item-languages.ts'
import { tooLong } from '../../domain/moving/moved-item.ts'
import { movedText } from '../../domain/moving/moved-text.ts'
import { readItem } from '../../domain/moving/read-part.ts'
import { withReusable } from '../../domain/moving/reusable-blocks.ts'
import { chunksOfFile } from './chunks-of-file.ts'
import type { ReportLine } from '../../domain/moving/report.ts'
import type { ContentSource, OldAddresses } from './content-source.ts'

/** Several files are read as one, whatever their order: each begins where the one before it ends. */
export async function openExport(paths: string[], target: Target): Promise<ContentSource> {
  const files = await inOrder(paths)
  const analysis = await analyseExport(
    files.map(({ path, start }) => cutExport(chunksOfFile(path), start)),
    target,
  )
  const cut = files.filter(({ isWhole }) => !isWhole).map(({ path }) => basename(path))
  if (cut.length > 0) analysis.leftOut.unshift(endMissing(cut.join(', ')))
  const handles: FileHandle[] = []
  for (const { path } of files) handles.push(await open(path))
  async function read({ start, size }: Pick<Row, 'start' | 'size'>) {
    const index = files.findLastIndex((file) => file.start <= start)
    const bytes = Buffer.alloc(size)
    await handles[index]?.read(bytes, 0, size, start - (files[index]?.start ?? 0))
    return readItem(bytes)
  }
  const contentOf = async (id: string) => {
    const block = analysis.reusable.get(id)
    return block && (await read(block)).content
  }
  return {
    analysis,
    read,
    async textOf({ content, meta }, language) {
      const noted = withFootnotes(content, meta.get('footnotes'))
      const whole = await withReusable(noted, contentOf)
      return movedText(inLanguage(whole, language)) ?? tooLong
    },
    picturePaths(address) {
      const path = uploadPath(address, analysis.source)
      return path === undefined ? [] : [path]
    },
    pictureWords: () => undefined,
    addresses,
    async close() {
      for (const handle of handles) await handle.close()
    },
  }
}

function endMissing(title: string): ReportLine {
  const reason = 'Its end is missing: export it again, so that nothing is lost.'
  return leftOut({ n: 0, kind: 'file', title, address: '', languages: [] }, reason)
}

type Read = { path: string; size: number; site: string; exportedAt: number; isWhole: boolean }

const enough = 64 * 1024
const numbers = new Intl.Collator('en', { numeric: true })

/** The main site of a network comes first, and of several exports the newest. */
async function inOrder(paths: string[]): Promise<(Read & { start: number })[]> {
  const files = await Promise.all(paths.map(readEnds))
  let start = 0
  return files
    .toSorted(
      (one, other) =>
        one.site.length - other.site.length ||
        numbers.compare(one.site, other.site) ||
        other.exportedAt - one.exportedAt ||
        numbers.compare(basename(one.path), basename(other.path)) ||
        one.size - other.size,
    )
    .map((file) => {
      const placed = { ...file, start }
      start += file.size
      return placed
    })
}

async function readEnds(path: string): Promise<Read> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const textAt = async (position: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(enough), 0, enough, position)
      return buffer.toString('utf8', 0, bytesRead)
    }
    const [head = ''] = (await textAt(0)).split(/<item>\s*<title>/, 1)
    const [, site = ''] = /<wp:base_blog_url>\s*([^<]*?)\s*</.exec(head) ?? []
    const [, date = ''] = /<pubDate>([^<]*)</.exec(head) ?? []
    const isWhole = (await textAt(Math.max(0, size - enough))).includes('</rss>')
    return { path, size, site, exportedAt: Date.parse(date) || 0, isWhole }
  } finally {
    await handle.close()
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
  feeds: ['/feed'],
  pictures: (name) => `/wp-content/uploads/${name}`,
  lists: { kind: 'post', authors: { beneath: '/author/' }, isDated: true, others: ['/page'] },
  isNumbered: true,
}
