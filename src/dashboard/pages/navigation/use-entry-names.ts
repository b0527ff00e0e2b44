import { siteNamesIn } from '../../../domain/product-names.ts'
import { frameWords } from '../../../domain/site-words/frame-words.ts'
import { isGroup, type LinkTarget, type MenuEntry } from '../../../domain/navigation.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguages } from '../../app/shell/use-languages.ts'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import type { Labels } from '../../editor/sections/section-values.ts'
import { useArticleTitles } from './article-titles.ts'
import { labelIn } from './entries.ts'
import { navigationWords } from './words.ts'

/** What an entry is called in the language of the interface, and where visitors do not see it. */
export function useEntryNames(labels: Labels) {
  const words = useWords(navigationWords)
  const pages = usePageNames()
  const { locale, language, nameOf } = useLocale()
  const titleOf = useArticleTitles()
  const published = useLanguages().filter(({ status }) => status === 'published')

  function targetName(target: LinkTarget): string {
    if (target.kind === 'section') return pages[target.section]
    if (target.kind === 'external') return target.address
    if (target.kind === 'article') return titleOf(target.section, target.id) ?? words.article
    if (target.kind === 'search') return frameWords[locale].frame_search
    return siteNamesIn(locale)[target.kind === 'home' ? 'home' : 'contact_heading']
  }

  function nameOfEntry(entry: MenuEntry): string {
    const label = labelIn(labels, entry.id, language)
    return label || (isGroup(entry) ? words.noLabel : targetName(entry.target))
  }

  /** A group without a label has no name to show. */
  function missingIn(entry: MenuEntry): string[] {
    if (!isGroup(entry)) return []
    return published
      .filter(({ code }) => !labelIn(labels, entry.id, code))
      .map(({ code }) => nameOf(code))
  }

  return { nameOfEntry, targetName, missingIn }
}
