import type { Failure } from '../../api/client.ts'
import type { WholeArticleAnswer } from '../../api/present-article.ts'
import type { ArticleSection } from '../../domain/article.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { client } from '../client.ts'
import type { Write } from './article-values.ts'

type Saving = {
  section: ArticleSection
  /** Null creates the article with the first call; the others then update it. */
  id: number | null
  writes: Write[]
  onWritten: (language: LanguageCode, article: WholeArticleAnswer) => void
  onProgress: (share: number) => void
}

/** A call that failed and the languages that were not saved because of it. */
export type SaveFailure = Failure & { language: LanguageCode; unsaved: LanguageCode[] }

/** One call after the other; what was written before a failure stays written. */
export async function saveArticle(saving: Saving): Promise<SaveFailure | null> {
  const { section, writes, onWritten } = saving
  let { id } = saving
  for (const [index, { language, form }] of writes.entries()) {
    const sending = fileCount({ language, form }) > 0 ? { onProgress: saving.onProgress } : {}
    const { articles } = client()
    const result =
      id === null
        ? await articles.create(section, language, form, sending)
        : await articles.update(section, language, id, form, sending)
    if (!result.ok) return { ...result, language, unsaved: languagesOf(writes.slice(index)) }
    id = result.value.article.id
    onWritten(language, result.value.article)
  }
  return null
}

export function fileCount({ form }: Write): number {
  return (form.images?.length ?? 0) + (form.image ? 1 : 0)
}

function languagesOf(writes: Write[]): LanguageCode[] {
  return writes.map(({ language }) => language)
}
