import { articleSections } from '../../../domain/articles/article.ts'
import type { LanguageCode, ProductLanguage } from '../../../domain/languages/language.ts'
import type { PictureUse } from '../../../domain/media/picture-use.ts'
import { sectionNamed } from '../../../domain/sections/section.ts'
import { type PageName, pathOf } from '../../app/shell/menu.ts'
import { editPath, listPath } from '../../app/shell/page-path.ts'
import { shellWords } from '../../app/shell/words.ts'

export function nameOfUse(
  { kind, subject, section, titles, name }: PictureUse,
  language: LanguageCode,
  locale: ProductLanguage,
): string {
  const { pages } = shellWords[locale]
  const screens: Record<PictureUse['kind'], PageName> = {
    article: articleSections.find((known) => known === section) ?? 'posts',
    section: sectionNamed(subject) ?? 'banner',
    card: 'partners',
    page: 'pages',
    user: 'users',
  }
  return name ?? titles[language] ?? Object.values(titles)[0] ?? pages[screens[kind]]
}

export function pathOfUse({ kind, subject, section }: PictureUse): string {
  const articles = articleSections.find((known) => known === section)
  const paths: Record<PictureUse['kind'], string> = {
    article: `${listPath(articles ?? 'posts')}/${subject}`,
    section: pathOf(sectionNamed(subject) ?? 'banner'),
    card: pathOf('partners'),
    page: editPath(Number(subject)),
    user: pathOf('users'),
  }
  return paths[kind]
}
