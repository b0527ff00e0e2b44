import type { PageResponse } from '../../../contract/pages.ts'
import type { BlockKind } from '../../../domain/pages/block.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import type { Cover } from '../../../domain/media/media.ts'
import { type PageStatus, pageTextNames } from '../../../domain/pages/page.ts'
import type { pageInput } from '../../../domain/pages/page-input.ts'
import { byField, fieldAndLanguage, textName } from '../../../domain/documents/revision.ts'
import type { z } from '../../../domain/text/schema.ts'
import {
  blockForm,
  type EditedBlock,
  editedBlock,
  itemsOf,
  pictureInput,
} from '../../editor/blocks/edited-block.ts'
import { changes, type Saved } from '../../editor/document/saved-document.ts'

/**
 * Texts are named `title.ar`, `heading:k3f9a2xb.ar` and so on; a block is null once it is removed.
 */
export type PageValues = {
  [text: `${string}.${string}`]: string
  [block: `block:${string}`]: EditedBlock | null
  order: string[]
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
    blockName(id),
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
  const parts = partsOf(values)
  const form: PageForm = image === undefined ? {} : { image: pictureInput(image) }
  for (const [field, value] of Object.entries(byField(changed))) {
    if (isBlockName(field)) {
      const block = blockOf(values, idOf(field))
      ;(form.blocks ??= {})[idOf(field)] = block && blockForm(block)
    } else if (!isPartText(field)) Object.assign(form, { [field]: value })
    else if (parts.has(idOf(field))) (form.texts ??= {})[field] = value as Record<string, string>
  }
  return form
}

export function blockName(id: string): `block:${string}` {
  return `block:${id}`
}

export function blockOf(values: PageValues, id: string): EditedBlock | null {
  return values[blockName(id)] ?? null
}

export function kindsIn(values: PageValues): BlockKind[] {
  return values.order.flatMap((id) => blockOf(values, id)?.kind ?? [])
}

export function partsOf(values: PageValues): Set<string> {
  return new Set(values.order.flatMap((id) => partsOfBlock(values, id)))
}

export function isOfNewPart(name: string, languages: LanguageCode[]): boolean {
  const { field, language } = fieldAndLanguage(name)
  if (isBlockName(name)) return true
  return isPartText(field) && language !== null && languages.includes(language)
}

export function isBlockName(name: string): name is `block:${string}` {
  return name.startsWith('block:')
}

export function isPartText(field: string): boolean {
  return field.includes(':')
}

/** `k3f9a2xb` of `heading:k3f9a2xb`. */
export function idOf(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function partsOfBlock(values: PageValues, id: string): string[] {
  const block = blockOf(values, id)
  return block ? [id, ...itemsOf(block).map((item) => item.id)] : []
}
