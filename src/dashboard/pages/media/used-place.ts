import { articleSections } from '../../../domain/article.ts'
import type { LanguageCode } from '../../../domain/language.ts'
import type { PictureUse } from '../../../domain/picture-use.ts'
import { sectionNamed } from '../../../domain/section.ts'
import type { Locale } from '../../app/locale/translate.ts'
import { pathOf } from '../../app/shell/menu.ts'
import { listPath } from '../../app/shell/section-of.ts'
import { shellWords } from '../../app/shell/words.ts'

/** What a place is called, in this language, else in any. */
export function nameOfPlace(
  { kind, subject, section, titles }: PictureUse,
  language: LanguageCode,
  locale: Locale,
): string {
  const { pages } = shellWords[locale]
  if (kind === 'section') return pages[sectionNamed(subject) ?? 'banner']
  const articles = articleSections.find((known) => known === section)
  return titles[language] ?? Object.values(titles)[0] ?? pages[articles ?? 'partners']
}

/** Where it is edited. */
export function pathOfPlace({ kind, subject, section }: PictureUse): string {
  if (kind === 'section') return pathOf(sectionNamed(subject) ?? 'banner')
  const articles = articleSections.find((known) => known === section)
  return articles ? `${listPath(articles)}/${subject}` : pathOf('partners')
}
