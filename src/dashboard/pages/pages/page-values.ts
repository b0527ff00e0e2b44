import type { PageResponse } from '../../../contract/pages.ts'
import type { BlockKind } from '../../../domain/pages/block.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import type { Cover } from '../../../domain/media/media.ts'
import { type PageStatus, pageTextNames } from '../../../domain/pages/page.ts'
import type { pageInput } from '../../../domain/pages/page-input.ts'
import { textName } from '../../../domain/documents/revision.ts'
import type { z } from '../../../domain/text/schema.ts'
import {
  blockForm,
  type EditedBlock,
  editedBlock,
  pictureInput,
} from '../../editor/blocks/edited-block.ts'
import { partName, type PartValues, sentParts } from '../../editor/parts/part-values.ts'
import { changes, type Saved } from '../../editor/document/saved-document.ts'

export type PageValues = PartValues<'block', EditedBlock> & {
  status: PageStatus
  listed: boolean
  image: Cover | null
}
export type SavedPage = Saved<PageValues> & {
  id: number
  /** Visitors reach it by these, even while the form holds others. */
  slugs: Record<LanguageCode, string>
}
type PageForm = z.input<typeof pageInput>

export function savedPage(page: PageResponse, languages: LanguageCode[]): SavedPage {
  const { id, status, listed, image, order, slugs, revision } = page
  const own = languages.flatMap((code) => pageTextNames.map((field) => [textName(field, code), '']))
  const texts = Object.entries(page.texts).flatMap(([code, written]) =>
    Object.entries(written).map(([field, text]) => [textName(field, code), text]),
  )
  const blocks = Object.entries(page.blocks).map(([id, block]) => [
    partName('block', id),
    editedBlock(block),
  ])
  return {
    id,
    slugs,
    revision,
    values: {
      ...Object.fromEntries([...own, ...texts, ...blocks]),
      order,
      status,
      listed,
      image,
    },
  }
}

export function pageForm(values: PageValues, saved: SavedPage): PageForm {
  const { image, ...changed } = changes(values, saved)
  const { own, parts, texts } = sentParts(values, 'block', changed, blockForm)
  return {
    ...(image !== undefined && { image: pictureInput(image) }),
    ...own,
    ...(Object.keys(parts).length > 0 && { blocks: parts }),
    ...(Object.keys(texts).length > 0 && { texts: texts as PageForm['texts'] }),
  }
}

export function blockOf(values: PageValues, id: string): EditedBlock | null {
  return values[partName('block', id)] ?? null
}

export function kindsIn(values: PageValues): BlockKind[] {
  return values.order.flatMap((id) => blockOf(values, id)?.kind ?? [])
}
