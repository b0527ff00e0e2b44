import type { ArticleSection } from '../../domain/article.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { siteNamesIn } from '../../domain/product-names.ts'
import type { OwnWords } from '../../domain/site-words/product-words.ts'

type Named = { language: LanguageCode; ownWords?: OwnWords | undefined }

/** `Blog, Business, and Products`, by the site's own names. */
export function listedSections({ language, ownWords }: Named, sections: ArticleSection[]): string {
  const names = siteNamesIn(language, ownWords)
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return format.format(sections.map((section) => names[`${section}_name`]))
}
