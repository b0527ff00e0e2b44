import { useRouteLoaderData } from 'react-router'
import { type ArticleSection, articleSections } from '../../../domain/articles/article.ts'
import type { StaffData } from '../company.ts'
import { useLocale, useWords } from '../locale/locale.tsx'
import type { PageName } from './menu.ts'
import { shellWords } from './words.ts'

export function useOwnSectionName(): (section: ArticleSection) => string | undefined {
  const { locale } = useLocale()
  const names = useRouteLoaderData<StaffData>('staff')?.sectionNames
  return (section) => names?.[section][locale] || undefined
}

export function usePageNames(): Record<PageName, string> {
  const { pages } = useWords(shellWords)
  const own = useOwnSectionName()
  const sections = articleSections.map((section) => [section, own(section) ?? pages[section]])
  return { ...pages, ...Object.fromEntries(sections) }
}
