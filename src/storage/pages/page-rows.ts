import type { Selectable } from 'kysely'
import type { Block } from '../../domain/pages/block.ts'
import type { Picture } from '../../domain/media/media.ts'
import type { Page, PageText } from '../../domain/pages/page.ts'
import { isPicture } from '../../domain/documents/revision.ts'
import type { Db, Tables } from '../engine/tables.ts'
import { coverOf } from '../media/media-store.ts'

export type PageRow = Selectable<Tables['pages']>
type TextRow = Omit<Selectable<Tables['page_texts']>, 'search_version'>
type Pictures = Map<string, Picture>

const ownTexts = [
  'title',
  'slug',
  'lead',
  'meta_title',
  'meta_description',
] as const satisfies PageText[]

export const textColumns = ['page_id', 'language', ...ownTexts, 'texts'] as const

export async function toPage(db: Db, row: PageRow): Promise<Page> {
  const texts = await db
    .selectFrom('page_texts')
    .select(textColumns)
    .where('page_id', '=', row.id)
    .orderBy('language')
    .execute()
  return {
    ...sharedParts(row, await picturesOf(db, row.id)),
    id: row.id,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    status: row.status,
    listed: row.listed === 1,
    texts: Object.fromEntries(texts.map((text) => [text.language, toTexts(text)])),
    revision: row.revision,
  }
}

type SharedRow = Pick<PageRow, 'blocks' | 'cover_id' | 'cover_focus'>

export function sharedParts(
  { blocks, cover_id, cover_focus }: SharedRow,
  pictures: Pictures,
): Pick<Page, 'cover' | 'order' | 'blocks'> {
  return {
    cover: coverOf(pictures.get(cover_id ?? ''), cover_focus),
    ...blocksIn(blocks, pictures),
  }
}

export function toTexts(row: Pick<TextRow, PageText | 'texts'>): Record<string, string> {
  const own = ownTexts.map((name) => [name, row[name]] as const)
  return { ...Object.fromEntries(own.filter(([, text]) => text !== '')), ...JSON.parse(row.texts) }
}

export function toTextColumns(texts: Record<string, string>) {
  const own = ownTexts.map((name) => [name, texts[name] ?? ''])
  const ofBlocks = Object.entries(texts).filter(([name]) => name.includes(':'))
  return {
    ...(Object.fromEntries(own) as Record<PageText, string>),
    texts: JSON.stringify(Object.fromEntries(ofBlocks)),
  }
}

export function toBlockColumn({ order, blocks }: Pick<Page, 'order' | 'blocks'>): string {
  const ordered = order.map((id) => ({ id, ...blocks[id] }))
  return JSON.stringify(ordered, (_name, value: unknown) => {
    if (!isPicture(value)) return value
    return { media: value.id, ...('focus' in value && { focus: value.focus }) }
  })
}

export function blocksIn(column: string, pictures: Pictures): Pick<Page, 'order' | 'blocks'> {
  const stored = JSON.parse(column, (_name, value: { media?: string } | null) => {
    if (typeof value?.media !== 'string') return value
    const { media, ...rest } = value
    return { ...pictures.get(media), ...rest }
  }) as ({ id: string } & Block)[]
  return {
    order: stored.map(({ id }) => id),
    blocks: Object.fromEntries(stored.map(({ id, ...block }) => [id, block])),
  }
}

async function picturesOf(db: Db, page: number): Promise<Pictures> {
  const rows = await db
    .selectFrom('page_media')
    .innerJoin('media', 'media.id', 'page_media.media_id')
    .select(['media.id', 'width', 'height', 'blur'])
    .where('page_id', '=', page)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
