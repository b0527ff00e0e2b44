import { useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { shellWords } from '../../app/shell/words.ts'
import { PageTabs } from '../../kit/page-tabs.tsx'
import { seoWords } from './words.ts'

export function SeoTabs() {
  const { tabs } = useWords(seoWords)
  const { pages } = useWords(shellWords)
  const path = pathOf('seo')
  return (
    <PageTabs
      label={pages.seo}
      tabs={[
        { path, name: tabs.titles },
        { path: `${path}/redirects`, name: tabs.redirects },
        { path: `${path}/missing`, name: tabs.missing },
        { path: `${path}/settings`, name: tabs.settings },
      ]}
    />
  )
}
