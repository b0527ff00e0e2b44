import type { Described } from '../../domain/rich-text/figures.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Focus } from '../../domain/media/media.ts'
import type { Db } from '../engine/tables.ts'

export async function descriptionsIn(
  db: Db,
  ids: string[],
  language: LanguageCode,
): Promise<Map<string, Described>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .leftJoin('media_texts', (join) =>
      join.onRef('media_id', '=', 'media.id').on('language', '=', language),
    )
    .select(['media.id', 'width', 'height', 'focus', 'decorative', 'alt', 'caption'])
    .where('media.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, ...said }) => [id, toDescribed(said)]))
}

type Said = {
  width: number
  height: number
  focus: string | null
  decorative: 0 | 1
  alt: string | null
  caption: string | null
}

export function toDescribed({ width, height, focus, decorative, alt, caption }: Said): Described {
  return {
    width,
    height,
    focus: JSON.parse(focus ?? 'null') as Focus | null,
    alt: decorative === 1 ? '' : (alt ?? ''),
    caption: caption ?? '',
  }
}
