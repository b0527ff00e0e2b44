import type { BlockResponse, PageListItem, PageResponse, PublicPage } from '../../contract/pages.ts'
import {
  type Block,
  type BlockPicture,
  blockTexts,
  type Download,
  type Person,
  type ShownBlock,
} from '../../domain/pages/block.ts'
import { withRichTexts } from '../../domain/pages/described-blocks.ts'
import type { ShownFile } from '../../domain/files/library-file.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Page, PageInLanguage } from '../../domain/pages/page.ts'
import { toPublicHtml } from '../../domain/rich-text/render-rich-text.server.ts'
import type { ListedPage } from '../../storage/pages/page-list.ts'

export function toWholePage({ id, cover, order, blocks, texts, ...page }: Page): PageResponse {
  const shown = Object.entries(blocks).map(([block, parts]) => [block, toBlock(parts)])
  const readable = Object.entries(texts).filter(([, { title }]) => title)
  return {
    id,
    status: page.status,
    listed: page.listed,
    image: cover,
    order,
    blocks: Object.fromEntries(shown) as PageResponse['blocks'],
    texts,
    slugs: Object.fromEntries(readable.map(([language, { slug = '' }]) => [language, slug])),
    created_at: page.createdAt.toISOString(),
    updated_at: page.updatedAt.toISOString(),
    revision: page.revision,
  }
}

export function toListedPage({ isInMenus, changed, ...page }: ListedPage): PageListItem {
  return {
    ...page,
    in_menus: isInMenus,
    changed: changed && { by: changed.by, at: changed.at.toISOString() },
  }
}

export function toPublicPage(
  page: PageInLanguage,
  language: LanguageCode,
  { files, forms }: { files: Map<string, ShownFile>; forms: number[] },
): PublicPage {
  const { described } = page
  const toHtml = (text: string) => toPublicHtml(text, { language, described })
  return {
    id: page.id,
    title: page.title,
    lead: page.lead,
    image: page.cover,
    blocks: page.blocks
      .filter((block) => block.kind !== 'form' || forms.includes(block.form ?? 0))
      .map((block) => toPublicBlock(withRichTexts(block, toHtml), files))
      .filter(({ kind, items }) => kind !== 'downloads' || items?.length !== 0),
    slugs: page.slugs,
    updated_at: page.updatedAt.toISOString(),
  }
}

export function toBlock(block: Block): BlockResponse {
  if (block.kind === 'video') return { kind: 'video', youtube: block.youtubeId }
  return 'items' in block ? { ...block, items: block.items.map(toItem) } : block
}

type Item = { id: string } | Person | Download | BlockPicture

function toItem(item: Item): NonNullable<BlockResponse['items']>[number] {
  if (!('type' in item)) return item
  if (item.type === 'youtube') return { id: item.id, youtube: item.youtubeId }
  const { id, picture, alt } = item
  return { id, picture: { ...picture, focus: null, ...(alt && { alt }) } }
}

type PublicBlock = PublicPage['blocks'][number]

function toPublicBlock(shown: ShownBlock, files: Map<string, ShownFile>): PublicBlock {
  const { texts, itemTexts } = blockTexts[shown.kind]
  const [own, shared] = parted(shown, texts)
  const { id, ...block } = shared as Block & { id: string }
  if (!('items' in block)) return { ...toBlock(block), id, texts: own } as PublicBlock
  const items = block.items.flatMap((item) => {
    const [ofItem, others] = parted(item, itemTexts)
    const offered = 'file' in item ? toOffered(files.get(item.file)) : {}
    return offered ? [{ ...toItem(others as Item), ...offered, texts: ofItem }] : []
  })
  return { ...block, id, texts: own, items } as PublicBlock
}

function toOffered(file: ShownFile | undefined) {
  if (!file) return undefined
  const { id: _id, ...offered } = file
  return { offered }
}

function parted(part: object, texts: object): [Record<string, string>, object] {
  const entries = Object.entries(part)
  const isText = ([name]: [string, unknown]) => name in texts
  return [
    Object.fromEntries(entries.filter(isText)) as Record<string, string>,
    Object.fromEntries(entries.filter((entry) => !isText(entry))),
  ]
}
