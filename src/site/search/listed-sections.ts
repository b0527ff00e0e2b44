import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { siteNamesIn } from '../../domain/site-words/product-names.ts'
import type { OwnWords } from '../../domain/site-words/product-words.ts'

type Named = { language: LanguageCode; ownWords?: OwnWords | undefined }

export function listedSections({ language, ownWords }: Named, sections: ArticleSection[]): string {
  const names = siteNamesIn(language, ownWords)
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return format.format(sections.map((section) => names[`${section}_name`]))
}
