import { IconCircleCheck, IconDatabaseExport } from '@tabler/icons-react'
import type { SystemResponse } from '../../../contract/system.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { Card } from '../../kit/card.tsx'
import { SentenceWithTime } from '../../kit/sentence-with-time.tsx'
import cards from '../../kit/cards.module.css'
import styles from './system.module.css'
import { useSize } from '../../kit/use-size.ts'
import { systemWords } from './words.ts'
import { systemApi } from '../../../api/client/system-api.ts'
import { client } from '../../app/client.ts'
import { Failure } from './failure.tsx'
import { useWork } from './use-work.ts'

type Backups = NonNullable<SystemResponse['backups']>

export function BackupCard({ backups }: Pick<SystemResponse, 'backups'>) {
  const words = useWords(systemWords)
  const { isRunning, begin } = useWork(backups?.is_running ?? false, client(systemApi).backUp)
  return (
    <Card title={words.backups}>
      {backups && <Changes changes={backups.changes} />}
      <output className={styles.status} data-steady={backups !== null}>
        {isRunning ? <p>{words.backingUp}</p> : <LastBackup backups={backups} />}
      </output>
      {backups && (
        <>
          <Facts backups={backups} />
          <Button
            look="primary"
            icon={<IconDatabaseExport size={18} aria-hidden="true" />}
            isPending={isRunning}
            onPress={() => void begin()}
          >
            {words.backUpNow}
          </Button>
        </>
      )}
    </Card>
  )
}

function LastBackup({ backups }: Pick<SystemResponse, 'backups'>) {
  const words = useWords(systemWords)
  if (!backups) return <p>{words.noStore}</p>
  const { last, proven_at } = backups
  const failed = last && !last.is_proven ? last : null
  return (
    <>
      {failed && <FailedBackup failed={failed} />}
      {proven_at ? (
        <p className={styles.proven}>
          <IconCircleCheck size={20} aria-hidden="true" />
          <span>
            <SentenceWithTime sentence={words.last} time={proven_at} />
          </span>
        </p>
      ) : (
        !failed && <p>{backups.kept === 0 ? words.none : words.noneProven}</p>
      )}
      {proven_at && backups.is_on_disk_of_data && <p className={cards.hint}>{words.sameDisk}</p>}
    </>
  )
}

function FailedBackup({ failed }: { failed: NonNullable<Backups['last']> }) {
  const words = useWords(systemWords)
  const sentence = failed.bytes === null ? words.lastFailed : words.lastUnproven
  return (
    <Failure fault={failed.fault}>
      <SentenceWithTime sentence={sentence} time={failed.ended_at} />
    </Failure>
  )
}

function Changes({ changes }: Pick<Backups, 'changes'>) {
  const words = useWords(systemWords)
  if (!changes) return null
  const { behind_since, lag_seconds, fault, has_base } = changes
  if (behind_since) {
    return (
      <Failure fault={fault}>
        <SentenceWithTime sentence={words.unsent} time={behind_since} />
      </Failure>
    )
  }
  if (!has_base) return <p>{words.sentWithoutBase}</p>
  return (
    <p className={styles.proven}>
      <IconCircleCheck size={20} aria-hidden="true" />
      <span>{words.sent(Math.max(1, lag_seconds ?? 1))}</span>
    </p>
  )
}

function Facts({ backups }: { backups: Backups }) {
  const words = useWords(systemWords)
  const size = useSize()
  const { next_at, location, kept, last } = backups
  return (
    <dl className={cards.facts}>
      <dt>{words.next}</dt>
      <dd>{next_at ? <Timestamp date={next_at} /> : words.byHand}</dd>
      <dt>{words.location}</dt>
      <dd>
        <bdi dir="ltr">{location}</bdi>
        <span className={`${cards.hint} ${styles.detail}`}>{words.kept(kept)}</span>
      </dd>
      {last?.bytes && (
        <>
          <dt>{words.size}</dt>
          <dd>{size(last.bytes)}</dd>
        </>
      )}
    </dl>
  )
}
