import { articleSections } from '../../../domain/articles/article.ts'
import type { LanguageCode, ProductLanguage } from '../../../domain/languages/language.ts'
import type { FileUse } from '../../../domain/files/file-use.ts'
import { sectionNamed } from '../../../domain/sections/section.ts'
import { type PageName, pathOf } from '../../app/shell/menu.ts'
import { editPath, listPath } from '../../app/shell/page-path.ts'
import { linkWords } from '../../editor/links/words.ts'
import { shellWords } from '../../app/shell/words.ts'

export function nameOfUse(
  { kind, subject, section, titles, name }: FileUse,
  language: LanguageCode,
  locale: ProductLanguage,
): string {
  const { pages } = shellWords[locale]
  const screens: Record<FileUse['kind'], PageName> = {
    article: articleSections.find((known) => known === section) ?? 'posts',
    section: sectionNamed(subject) ?? 'banner',
    card: 'partners',
    page: 'pages',
    user: 'users',
    redirect: 'seo',
  }
  return name ?? titles[language] ?? Object.values(titles)[0] ?? pages[screens[kind]]
}

const linkedPlaces: Record<string, keyof (typeof linkWords)['en']['navigation']> = {
  menu: 'menu',
  footer: 'footer',
  announcement_link: 'announcement',
}

export function nameOfFileUse(
  use: FileUse,
  language: LanguageCode,
  locale: ProductLanguage,
): string {
  const { navigation, redirect } = linkWords[locale]
  const place = linkedPlaces[use.field]
  if (place) return navigation[place]
  return use.kind === 'redirect' ? redirect(use.name ?? '') : nameOfUse(use, language, locale)
}

export function pathOfUse({ kind, subject, section }: FileUse): string {
  const articles = articleSections.find((known) => known === section)
  const paths: Record<FileUse['kind'], string> = {
    article: `${listPath(articles ?? 'posts')}/${subject}`,
    section: pathOf(sectionNamed(subject) ?? 'banner'),
    card: pathOf('partners'),
    page: editPath(Number(subject)),
    user: pathOf('users'),
    redirect: `${pathOf('seo')}/redirects`,
  }
  return paths[kind]
}
