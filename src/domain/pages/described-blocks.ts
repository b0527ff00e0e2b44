import type { Block, ShownBlock } from './block.ts'
import { type Described, picturesInText } from '../rich-text/figures.ts'
import { type Cover, focusedCover } from '../media/media.ts'
import { picturesIn } from '../documents/revision.ts'
import type { LinkTarget } from '../navigation/navigation.ts'

export function withRichTexts<Shown extends ShownBlock>(
  block: Shown,
  change: (html: string) => string,
): Shown {
  if (block.kind === 'questions') {
    const items = block.items.map((item) => ({ ...item, answer: change(item.answer) }))
    return { ...block, items }
  }
  return 'body' in block ? { ...block, body: change(block.body) } : block
}

export function picturesInBlocks(blocks: ShownBlock[]): string[] {
  const own = picturesIn(blocks).map(({ id }) => id)
  return [...own, ...richTextsIn(blocks).flatMap(picturesInText)]
}

export function richTextsIn(blocks: ShownBlock[]): string[] {
  const texts: string[] = []
  const collect = (html: string) => {
    texts.push(html)
    return html
  }
  for (const block of blocks) withRichTexts(block, collect)
  return texts
}

export function filesInBlocks(blocks: (Block | ShownBlock)[]): string[] {
  const ids = blocks.flatMap((block) =>
    block.kind === 'downloads' ? block.items.map(({ file }) => file) : [],
  )
  return [...new Set(ids)]
}

export function linksInBlocks(blocks: (Block | ShownBlock)[]): LinkTarget[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'events') return block.items.flatMap(({ link }) => link ?? [])
    return block.kind === 'beside' || block.kind === 'action' ? (block.link ?? []) : []
  })
}

export function formsInBlocks(blocks: (Block | ShownBlock)[]): number[] {
  return blocks.flatMap((block) => (block.kind === 'form' && block.form ? [block.form] : []))
}

type Library = Map<string, Described>

export type DescribedBlocks = { blocks: ShownBlock[]; described: Library }

export function describedBlocks(blocks: ShownBlock[], described: Library): DescribedBlocks {
  return { blocks: blocks.map((block) => withPictureTexts(block, described)), described }
}

function withPictureTexts(block: ShownBlock, library: Library): ShownBlock {
  switch (block.kind) {
    case 'picture': {
      const caption = block.caption || captionOf(block.picture, library)
      return { ...block, caption, picture: described(block.picture, library) }
    }
    case 'beside':
    case 'quote':
      return { ...block, picture: described(block.picture, library) }
    case 'people': {
      const items = block.items.map((item) => ({
        ...item,
        picture: described(item.picture, library),
      }))
      return { ...block, items }
    }
    case 'gallery':
      return { ...block, items: block.items.map((item) => titled(item, library)) }
    default:
      return block
  }
}

function described(picture: Cover | null, library: Library): Cover | null {
  if (!picture) return null
  const alt = library.get(picture.id)?.alt
  return { ...focusedCover(picture, library), ...(alt && { alt }) }
}

type GalleryItem = Extract<ShownBlock, { kind: 'gallery' }>['items'][number]

function titled(item: GalleryItem, library: Library): GalleryItem {
  if (item.type !== 'image') return item
  const title = item.title || captionOf(item.picture, library)
  const alt = library.get(item.picture.id)?.alt
  return { ...item, title, ...(alt && !title && { alt }) }
}

function captionOf(picture: { id: string } | null, library: Library): string {
  return (picture && library.get(picture.id)?.caption) ?? ''
}
