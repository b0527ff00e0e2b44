import type { Cover, Focus } from '../media/media.ts'
import type { BlockInput } from './block-input.ts'
import type { Block } from './block.ts'

export type PictureWithFocus = { media: string; focus: Focus | null }
type CoverOf = (chosen: PictureWithFocus | null) => Cover | null

export function blockOfInput(block: BlockInput, coverOf: CoverOf): Block {
  switch (block.kind) {
    case 'picture':
    case 'beside':
    case 'quote':
      return { ...block, picture: coverOf(block.picture) }
    case 'people':
      return {
        ...block,
        items: block.items.map((item) => ({ ...item, picture: coverOf(item.picture) })),
      }
    case 'gallery':
      return { ...block, items: block.items.map((item) => galleryItem(item, coverOf)) }
    case 'video':
      return { kind: 'video', youtubeId: block.youtube }
    default:
      return block
  }
}

type GalleryItemChange = Extract<BlockInput, { kind: 'gallery' }>['items'][number]

function galleryItem(item: GalleryItemChange, coverOf: CoverOf) {
  const { id } = item
  if ('youtube' in item) return { id, type: 'youtube', youtubeId: item.youtube } as const
  const { focus: _focus, ...picture } = coverOf({ media: item.media, focus: null }) as Cover
  return { id, type: 'image', picture } as const
}
