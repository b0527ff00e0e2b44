import type { ContentKind, DocumentKind } from '../../domain/documents/revision.ts'
import { articleDocument } from '../articles/article-document.ts'
import { fileDocument } from '../files/file-document.ts'
import { formDocument } from '../forms/form-document.ts'
import { libraryDocument } from '../media/library-document.ts'
import { pageDocument } from '../pages/page-document.ts'
import { cardDocument } from '../partners/card-document.ts'
import { topicDocument } from '../topics/topic-document.ts'
import type { DocumentId } from './revision-rows.ts'
import type { VersionedDocument } from './save-with-revision.ts'
import { sectionDocument } from '../sections/section-document.ts'

const documents: Partial<Record<DocumentKind, AnyDocument>> = {
  article: articleDocument,
  section: sectionDocument,
  card: cardDocument,
  media: libraryDocument,
  file: fileDocument,
  page: pageDocument,
  form: formDocument,
  topic: topicDocument,
} satisfies Record<ContentKind, object> as Record<ContentKind, AnyDocument>

type AnyDocument = VersionedDocument<DocumentId, { revision: number }>

export function documentOf(kind: ContentKind): AnyDocument
export function documentOf(kind: DocumentKind): AnyDocument | undefined
export function documentOf(kind: DocumentKind): AnyDocument | undefined {
  return documents[kind]
}
