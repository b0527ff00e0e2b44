import { inboxApi } from '../../../api/client/inbox-api.ts'
import { systemApi } from '../../../api/client/system-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import type { Route } from './+types/system-page.ts'
import { BackupCard } from './backup-card.tsx'
import { ExportCard } from './export-card.tsx'
import { RecipientsCard } from './recipients-card.tsx'
import { RetentionCard } from './retention-card.tsx'
import { MailCard } from './mail-card.tsx'
import { Card } from '../../kit/card.tsx'
import cards from '../../kit/cards.module.css'
import styles from './system.module.css'
import { systemWords } from './words.ts'
import type { SystemResponse } from '../../../contract/system.ts'
import { SentenceWithTime } from '../../kit/sentence-with-time.tsx'
import { useSize } from '../../kit/use-size.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader() {
  adminsOnly()
  const [system, recipients, retention] = await Promise.all([
    client(systemApi).get(),
    client(inboxApi).recipients(),
    client(inboxApi).retention({ days: undefined }),
  ])
  return { system, recipients, retention }
}

export default function SystemPage({ loaderData }: Route.ComponentProps) {
  const { system, recipients, retention } = loaderData
  const shell = useWords(shellWords)
  const words = useWords(systemWords)
  return (
    <>
      <PageHead title={shell.pages.system} />
      {system.ok ? (
        <>
          <p className={styles.introduction}>{words.introduction}</p>
          <div className={cards.cards}>
            <BackupCard backups={system.value.backups} />
            <ExportCard exported={system.value.export} />
            <MailCard mail={system.value.mail} />
            {system.value.mail && <RecipientsCard found={recipients} />}
            <RetentionCard found={retention} />
            <SiteCard system={system.value} />
          </div>
        </>
      ) : (
        <FailurePanel title={words.failed} reason={system.message} />
      )}
    </>
  )
}

const share = new Intl.NumberFormat('en-US', { style: 'percent' })

function SiteCard({ system }: { system: SystemResponse }) {
  const words = useWords(systemWords)
  const size = useSize()
  const { version, store, media, instances } = system
  const { free, size: whole } = media.disk
  return (
    <Card title={words.site}>
      {store.is_frozen && <p className={styles.frozen}>{words.frozen}</p>}
      <dl className={cards.facts}>
        <dt>{words.version}</dt>
        <dd>
          <bdi dir="ltr">Wajha {version}</bdi>
        </dd>
        <dt>{words.database}</dt>
        <dd>
          <bdi dir="ltr">{store.engine}</bdi>
        </dd>
        <dt>{words.pictures}</dt>
        <dd>
          <span className="num">{media.pictures}</span>
          {media.bucket && (
            <>
              {' '}
              <bdi dir="ltr" className={cards.hint}>
                {media.bucket}
              </bdi>
            </>
          )}
        </dd>
        <dt>{words.freeDisk}</dt>
        <dd>{words.free(size(free), share.format(free / whole))}</dd>
        {instances.length > 0 && (
          <>
            <dt>{words.servers}</dt>
            <dd>
              <ul>
                {instances.map(({ host, started_at }) => (
                  <li key={host + started_at}>
                    <bdi dir="ltr">{host}</bdi>{' '}
                    <span className={cards.hint}>
                      <SentenceWithTime sentence={words.since} time={started_at} />
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </Card>
  )
}
