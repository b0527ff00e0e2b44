import { useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { shellWords } from '../../app/shell/words.ts'
import { PageTabs } from '../../kit/page-tabs.tsx'
import { libraryWords } from './words.ts'

export function MediaTabs() {
  const { tabs } = useWords(libraryWords)
  const { pages } = useWords(shellWords)
  const path = pathOf('media')
  return (
    <PageTabs
      label={pages.media}
      tabs={[
        { path, name: tabs.images },
        { path: `${path}/files`, name: tabs.files },
      ]}
    />
  )
}
