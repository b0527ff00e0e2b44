import type { Described } from '../../domain/figures.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { Focus } from '../../domain/media.ts'
import type { Db } from '../engine/tables.ts'

export type PictureDescription = Described & { focus: Focus | null }

/** What the library says of these pictures in one language, by id. */
export async function descriptionsIn(
  db: Db,
  ids: string[],
  language: LanguageCode,
): Promise<Map<string, PictureDescription>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('media')
    .leftJoin('media_texts', (join) =>
      join.onRef('media_id', '=', 'media.id').on('language', '=', language),
    )
    .select(['media.id', 'width', 'height', 'focus', 'decorative', 'alt', 'caption'])
    .where('media.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, focus, ...said }) => [
      id,
      { ...toDescribed(said), focus: JSON.parse(focus ?? 'null') as Focus | null },
    ]),
  )
}

type Said = {
  width: number
  height: number
  decorative: 0 | 1
  alt: string | null
  caption: string | null
}

export function toDescribed({ width, height, decorative, alt, caption }: Said): Described {
  return { width, height, alt: decorative === 1 ? '' : (alt ?? ''), caption: caption ?? '' }
}
