import type { Article, ArticleSection } from '../../domain/articles/article.ts'
import {
  type Part as ArticlePart,
  type Publication,
  type publicationActions,
  sharedPart,
} from '../../domain/articles/publication.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { Problem } from '../../domain/problem.ts'
import type { Edit } from '../../domain/documents/revision.ts'
import type { Trx } from '../engine/tables.ts'
import { refuseStale, saveWithRevision } from '../history/save-with-revision.ts'
import { asVisitorsRead, type Saving } from './article-document.ts'
import { documentIn, refuseUntitled } from './article-save.ts'

/** `discard` goes back to what visitors read; `pictures` stands for all that languages share. */
export type PublicationChange = {
  action: (typeof publicationActions)[number]
  languages: LanguageCode[]
  pictures: boolean
}

const revisionActions = { publish: 'publish', unpublish: 'unpublish', discard: 'restore' } as const

export async function savePublication(
  trx: Trx,
  section: ArticleSection,
  id: number,
  { action, languages, pictures }: PublicationChange,
  edit: Edit,
): Promise<Article> {
  const parts: ArticlePart[] = pictures ? [...languages, sharedPart] : languages
  const saving: Record<PublicationChange['action'], Partial<Saving>> = {
    publish: { parts: [...languages, sharedPart], wish: 'yes' },
    unpublish: { off: languages },
    discard: {},
  }
  const document = documentIn(section, { at: edit.at, ...saving[action] })
  const { saved } = await saveWithRevision(trx, document, id, {
    action: revisionActions[action],
    edit,
    sent: null,
    async change(current) {
      refuseStale(edit, current)
      if (action === 'publish') refuseUntitled(current, languages)
      if (action === 'unpublish') requireEach(languages, ({ live }, part) => live[part], current)
      if (action !== 'discard') return current
      requireEach(parts, ({ held }, part) => held[part]?.state === 'waiting', current)
      return asVisitorsRead(trx, current, parts)
    },
  })
  return saved
}

export function requireEach(
  parts: ArticlePart[],
  isThere: (publication: Publication, part: ArticlePart) => unknown,
  { publication }: Article,
): void {
  if (!parts.every((part) => isThere(publication, part))) throw new Problem('nothing-held')
}
