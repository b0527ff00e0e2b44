import type { z } from '../../../domain/text/schema.ts'
import type { BlockResponse } from '../../../contract/pages.ts'
import { articleSections } from '../../../domain/articles/article.ts'
import { blockInput } from '../../../domain/pages/block-input.ts'
import type { BlockItem, BlockKind, BlockParts, PlannedEvent } from '../../../domain/pages/block.ts'
import { youtubeAddress } from '../../../domain/gallery/youtube.ts'
import type { Cover, Picture } from '../../../domain/media/media.ts'
import { newId } from '../../app/new-id.ts'

export type GalleryEntry = BlockItem & ({ picture: Picture } | { youtube: string })

type EditedParts = Omit<BlockParts, 'gallery' | 'video'> & {
  gallery: { items: GalleryEntry[] }
  video: { youtube: string }
}
export type EditedBlockOf<Kind extends BlockKind> = EditedParts[Kind] & { kind: Kind }
export type EditedBlock = { [Kind in BlockKind]: EditedBlockOf<Kind> }[BlockKind]
type BlockForm = z.input<typeof blockInput>

const beginnings: { [Kind in BlockKind]: () => EditedParts[Kind] } = {
  text: () => ({}),
  picture: () => ({ picture: null, width: 'text' }),
  beside: () => ({ picture: null, side: 'start', link: null }),
  gallery: () => ({ items: [] }),
  quote: () => ({ picture: null }),
  facts: () => ({ items: [{ id: newId() }, { id: newId() }] }),
  questions: () => ({ items: [{ id: newId() }] }),
  people: () => ({ items: [newPerson()] }),
  action: () => ({ link: { kind: 'contact' }, ground: 'tint' }),
  video: () => ({ youtube: '' }),
  downloads: () => ({ items: [] }),
  events: () => ({ items: [newEvent()] }),
  form: () => ({ form: null }),
  articles: () => ({ section: articleSections[0], count: 3 }),
  partners: () => ({}),
  contact: () => ({}),
  about: () => ({}),
  posts: () => ({}),
  business: () => ({}),
  products: () => ({}),
}

export function newBlock(kind: BlockKind): EditedBlock {
  return { kind, ...beginnings[kind]() } as EditedBlock
}

export function newPerson() {
  return { id: newId(), picture: null, phone: '', email: '' }
}

/** Its day is still to be chosen. */
export function newEvent(): PlannedEvent {
  return { id: newId(), starts: '', ends: null, link: null }
}

export function editedBlock({ items, youtube, ...block }: BlockResponse): EditedBlock {
  return {
    ...block,
    ...(youtube && { youtube: youtubeAddress(youtube) }),
    ...(items && { items: items.map(editedItem) }),
  } as EditedBlock
}

/** A save sends a block whole, and of its pictures what names and places them. */
export function blockForm(block: EditedBlock): BlockForm {
  return {
    ...block,
    ...('picture' in block && { picture: pictureInput(block.picture) }),
    ...('items' in block && { items: block.items.map((item) => itemForm(block.kind, item)) }),
  } as BlockForm
}

export function pictureInput(picture: Cover | null) {
  return picture && { media: picture.id, focus: picture.focus }
}

/** Problems are by their place in the block: `items.1.email`. */
export function blockProblems(block: EditedBlock): Record<string, string> {
  const { error } = blockInput.safeParse(blockForm(block))
  const issues = error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

export function isRightBlock(block: EditedBlock): boolean {
  return Object.keys(blockProblems(block)).length === 0
}

type Item = NonNullable<BlockResponse['items']>[number]

function editedItem({ youtube, ...item }: Item) {
  return youtube === undefined ? item : { ...item, youtube: youtubeAddress(youtube) }
}

function itemForm(kind: BlockKind, item: BlockItem & { picture?: Picture | Cover | null }) {
  if (!('picture' in item)) return item
  if (kind === 'people') return { ...item, picture: pictureInput(item.picture as Cover | null) }
  return { id: item.id, media: item.picture?.id }
}
