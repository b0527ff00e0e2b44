import type { ContentKind, DocumentKind } from '../../domain/revision.ts'
import { articleDocument } from '../articles/article-document.ts'
import { cardDocument } from '../partners/card-store.ts'
import type { Revised } from './revisions.ts'
import { sectionDocument } from '../sections/section-store.ts'

const documents: Partial<Record<DocumentKind, Revised>> = {
  article: articleDocument,
  section: sectionDocument,
  card: cardDocument,
} satisfies Record<ContentKind, object> as Record<ContentKind, Revised>

/** How documents of this kind are held, read and written; undefined for those without a history. */
export function documentOf(kind: ContentKind): Revised
export function documentOf(kind: DocumentKind): Revised | undefined
export function documentOf(kind: DocumentKind): Revised | undefined {
  return documents[kind]
}
