import type { LinkTarget } from '../../../domain/navigation.ts'
import { siteNamesIn } from '../../../domain/product-names.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { usePageNames } from '../../app/shell/use-page-names.ts'

/** What the interface calls the end of a link. */
export function useTargetNames() {
  const pages = usePageNames()
  const { locale } = useLocale()

  return function targetName(target: LinkTarget): string {
    if (target.kind === 'section') return pages[target.section]
    if (target.kind === 'external') return target.address
    return siteNamesIn(locale)[target.kind === 'home' ? 'home' : 'contact_heading']
  }
}
