import { useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { PageTabs } from '../../kit/page-tabs.tsx'
import { navigationWords } from './words.ts'

export function NavigationTabs() {
  const { tabs } = useWords(navigationWords)
  const path = pathOf('navigation')
  return (
    <PageTabs
      label={tabs.label}
      tabs={[
        { path, name: tabs.menu },
        { path: `${path}/names`, name: tabs.names },
        { path: `${path}/words`, name: tabs.words },
      ]}
    />
  )
}
