import type { Cover, Picture } from '../../domain/media/media.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import type { Db, Trx } from '../engine/tables.ts'
import { coverOf, picturesById } from '../media/media-store.ts'

export async function otherPicturesOf(
  db: Db,
  section: SectionName,
): Promise<Record<string, Cover | null>> {
  const rows = await db
    .selectFrom('section_pictures')
    .select(['field', 'media_id'])
    .where('section', '=', section)
    .execute()
  const pictures = await picturesById(
    db,
    rows.map(({ media_id }) => media_id),
  )
  return Object.fromEntries(
    rows.map((row) => [row.field, coverOf(pictures.get(row.media_id), null)]),
  )
}

export async function writeOtherPictures(
  trx: Trx,
  section: SectionName,
  before: Record<string, Picture | null>,
  after: Record<string, Picture | null>,
): Promise<void> {
  for (const [field, picture] of Object.entries(after)) {
    if (picture?.id === before[field]?.id) continue
    await trx
      .deleteFrom('section_pictures')
      .where('section', '=', section)
      .where('field', '=', field)
      .execute()
    if (!picture) continue
    await trx
      .insertInto('section_pictures')
      .values({ section, field, media_id: picture.id })
      .execute()
  }
}
