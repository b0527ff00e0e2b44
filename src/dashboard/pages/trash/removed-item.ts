import type { RemovedResponse } from '../../../contract/trash.ts'
import { articleSections } from '../../../domain/articles/article.ts'
import type { LanguageCode, ProductLanguage } from '../../../domain/languages/language.ts'
import { homePageId } from '../../../domain/pages/page.ts'
import { sectionNamed } from '../../../domain/sections/section.ts'
import { listPath } from '../../app/shell/page-path.ts'
import { homePath } from '../../app/session.ts'
import { pathOf } from '../../app/shell/menu.ts'
import { shellWords } from '../../app/shell/words.ts'
import { trashWords } from './words.ts'

/** The name is in this language, else in any; a section has its name in the menu. */
export function nameOfRemoved(
  { kind, subject, names }: RemovedResponse,
  language: LanguageCode,
  locale: ProductLanguage,
): string {
  const section = kind === 'section' ? sectionNamed(subject) : undefined
  if (section) return shellWords[locale].pages[section]
  if (kind === 'page' && subject === String(homePageId)) return trashWords[locale].homePage
  const known = names.find((one) => one.language === language) ?? names[0]
  return known?.name ?? trashWords[locale].unnamed
}

export function emptiedLanguages({ fields }: RemovedResponse): LanguageCode[] {
  return [...new Set(fields.flatMap(({ language }) => language ?? []))]
}

const day = 24 * 60 * 60 * 1000

export function daysLeft({ kept_until: end }: RemovedResponse, now: Date): number {
  return Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / day))
}

export function pathOfRemoved({ kind, subject, section }: RemovedResponse): string {
  if (kind === 'article') {
    const known = articleSections.find((one) => one === section)
    return known ? `${listPath(known)}/${subject}` : homePath
  }
  if (kind === 'redirect') return `${pathOf('seo')}/redirects`
  if (kind === 'section') return pathOf(sectionNamed(subject) ?? 'banner')
  if (kind === 'page') return `${homePath}/pages/${subject}`
  if (kind === 'form') return `${pathOf('forms')}/${subject}`
  const pages = {
    card: 'partners',
    language: 'languages',
    user: 'users',
    message: 'inbox',
    media: 'media',
    file: 'media',
    topic: 'topics',
  } as const
  return pathOf(pages[kind])
}
