import type { ArticleSection } from '../articles/article.ts'
import type { EventTimes } from '../events/event-times.ts'
import type { Cover, Picture, PictureWidth } from '../media/media.ts'
import type { LinkTarget } from '../navigation/navigation.ts'
import { richTextLimit } from '../rich-text/rich-text.ts'

/** Clients choose the ids of blocks and their items, unique in their page. */
export const blockId = /^[a-z\d]{8}$/

export const blockLimits = { blocks: 40, items: 24, facts: 6, events: 60 } as const

export const sides = ['start', 'end'] as const
export const grounds = ['tint', 'deep'] as const
export const articleCounts = [2, 3, 6] as const

export type BlockItem = { id: string }
export type Person = BlockItem & { picture: Cover | null; phone: string; email: string }
export type Download = BlockItem & { file: string }
export type PlannedEvent = BlockItem & EventTimes & { link: LinkTarget | null }
export type BlockPicture = BlockItem & { alt?: string } & (
    | { type: 'image'; picture: Picture }
    | { type: 'youtube'; youtubeId: string }
  )

export type BlockParts = {
  text: object
  picture: { picture: Cover | null; width: PictureWidth }
  beside: { picture: Cover | null; side: (typeof sides)[number]; link: LinkTarget | null }
  gallery: { items: BlockPicture[] }
  quote: { picture: Cover | null }
  facts: { items: BlockItem[] }
  questions: { items: BlockItem[] }
  people: { items: Person[] }
  action: { link: LinkTarget | null; ground: (typeof grounds)[number] }
  video: { youtubeId: string }
  downloads: { items: Download[] }
  events: { items: PlannedEvent[] }
  form: { form: number | null }
  articles: { section: ArticleSection; count: (typeof articleCounts)[number] }
  partners: object
  contact: object
  about: object
  posts: object
  business: object
  products: object
}
export type BlockKind = keyof BlockParts
export type BlockOf<Kind extends BlockKind> = BlockParts[Kind] & { kind: Kind }
export type Block = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind]

const heading = 300
const noTexts = { texts: {}, itemTexts: {} } as const

/** The longest length of each text, of the block itself and of each of its items. */
export const blockTexts = {
  text: { texts: { body: richTextLimit }, itemTexts: {} },
  picture: { texts: { caption: 300 }, itemTexts: {} },
  beside: { texts: { heading, body: richTextLimit, button: 60 }, itemTexts: {} },
  gallery: { texts: {}, itemTexts: { title: 200 } },
  quote: { texts: { words: 500, name: 100, role: 100 }, itemTexts: {} },
  facts: { texts: {}, itemTexts: { value: 20, label: 80 } },
  questions: { texts: { heading }, itemTexts: { question: 300, answer: richTextLimit } },
  people: { texts: { heading }, itemTexts: { name: 100, role: 100, about: 500 } },
  action: { texts: { heading, words: 500, button: 60 }, itemTexts: {} },
  video: { texts: { caption: 300 }, itemTexts: {} },
  downloads: { texts: { heading }, itemTexts: { note: 300 } },
  events: { texts: { heading }, itemTexts: { title: 200, place: 200, note: 500 } },
  form: { texts: { heading }, itemTexts: {} },
  articles: { texts: { heading, link: 60 }, itemTexts: {} },
  partners: noTexts,
  contact: noTexts,
  about: noTexts,
  posts: noTexts,
  business: noTexts,
  products: noTexts,
} as const satisfies Record<
  BlockKind,
  { texts: Record<string, number>; itemTexts: Record<string, number> }
>
type BlockTexts = typeof blockTexts

export const blockKinds = Object.keys(blockTexts) as BlockKind[]

export const homeBlocks = ['about', 'posts', 'business', 'products', 'partners', 'contact'] as const
export type HomeBlock = (typeof homeBlocks)[number]
export const homeOnlyBlocks = ['about', 'posts', 'business', 'products'] as const

type TextsOf<Kind extends BlockKind> = Record<keyof BlockTexts[Kind]['texts'], string>
type WithItemTexts<Kind extends BlockKind> = BlockParts[Kind] extends { items: (infer Item)[] }
  ? { items: (Item & Record<keyof BlockTexts[Kind]['itemTexts'], string>)[] }
  : object

export type ShownBlockOf<Kind extends BlockKind> = Omit<BlockOf<Kind>, 'items'> &
  TextsOf<Kind> &
  WithItemTexts<Kind> & { id: string }
export type ShownBlock = { [Kind in BlockKind]: ShownBlockOf<Kind> }[BlockKind]
