import { IconClipboardList, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { pageSizes } from '../../../domain/search/pagination.ts'
import { Button } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { loadList } from '../../kit/list/load-list.ts'
import { FailurePanel } from '../../kit/problems/failure-panel.tsx'
import type { Route } from './+types/redirects-page.ts'
import { ListDialog } from './list-dialog.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { RedirectList } from './redirect-list.tsx'
import { SeoTabs } from './seo-tabs.tsx'
import styles from './seo.module.css'
import { seoWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  adminsOnly()
  return loadList(request, (page) => client().redirects.list({ page, limit: pageSizes.dashboard }))
}

export default function RedirectsPage({ loaderData: { list, failure } }: Route.ComponentProps) {
  const { pages } = useWords(shellWords)
  const { redirects: words } = useWords(seoWords)
  const [opened, setOpened] = useState<'one' | 'list' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <PageHead
        title={pages.seo}
        badge={list && <CountBadge count={list.pagination.total} name={words.count} />}
      >
        <Button
          icon={<IconClipboardList size={18} aria-hidden="true" />}
          onPress={() => setOpened('list')}
        >
          {words.pasteList}
        </Button>
        <Button
          look="primary"
          icon={<IconPlus size={18} aria-hidden="true" />}
          onPress={() => setOpened('one')}
        >
          {words.add}
        </Button>
      </PageHead>
      <SeoTabs />
      <p className={styles.introduction}>{words.introduction}</p>
      {list ? <RedirectList list={list} /> : <FailurePanel title={words.failed} reason={failure} />}
      {opened === 'one' && <RedirectDialog path="" onClose={close} />}
      {opened === 'list' && <ListDialog onClose={close} />}
    </>
  )
}
