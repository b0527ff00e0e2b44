import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { FailurePanel } from '../../kit/problems/failure-panel.tsx'
import type { Route } from './+types/system-page.ts'
import { BackupCard } from './backup-card.tsx'
import { SiteCard } from './site-card.tsx'
import cards from '../../kit/cards.module.css'
import styles from './system.module.css'
import { systemWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader() {
  adminsOnly()
  return client().system.get()
}

export default function SystemPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(systemWords)
  return (
    <>
      <PageHead title={shell.pages.system} />
      {loaderData.ok ? (
        <>
          <p className={styles.introduction}>{words.introduction}</p>
          <div className={cards.cards}>
            <BackupCard backups={loaderData.value.backups} />
            <SiteCard system={loaderData.value} />
          </div>
        </>
      ) : (
        <FailurePanel title={words.failed} reason={loaderData.message} />
      )}
    </>
  )
}
