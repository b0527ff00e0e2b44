import type { LanguageCode } from '../../domain/language.ts'
import type { Focus } from '../../domain/media.ts'
import type { Db } from '../engine/tables.ts'

export type PictureDescription = { alt: string; focus: Focus | null }

/** What the library says of these pictures in one language, by id; those it says nothing of are absent. */
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
    .select(['media.id', 'focus', 'decorative', 'alt'])
    .where('media.id', 'in', [...new Set(ids)])
    .where(({ eb, or }) => or([eb('focus', 'is not', null), eb('alt', '<>', '')]))
    .execute()
  return new Map(
    rows.map(({ id, focus, decorative, alt }) => {
      const described = { alt: decorative === 1 ? '' : (alt ?? '') }
      return [id, { ...described, focus: JSON.parse(focus ?? 'null') as Focus | null }]
    }),
  )
}
