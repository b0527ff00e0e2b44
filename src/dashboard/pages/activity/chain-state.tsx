import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { ActivityCheck } from '../../../contract/activity.ts'
import { activityApi } from '../../../api/client/activity-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { SentenceWithTime } from '../../kit/sentence-with-time.tsx'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import styles from './activity.module.css'
import { activityWords } from './words.ts'

/** Following the whole chain takes a while, so it is done once a visit and not for each filter. */
export function ChainState() {
  const { chain: words } = useWords(activityWords)
  const [check] = useState(() => client(activityApi).check())
  const { value: result } = useLatestValue(check)
  return (
    <output className={styles.chain}>
      {!result && <p>{words.checking}</p>}
      {result && !result.ok && <p>{words.unknown}</p>}
      {result?.ok && <Checked {...result.value} />}
    </output>
  )
}

function Checked({ since, until, broken_at: brokenAt }: ActivityCheck) {
  const { chain: words } = useWords(activityWords)
  if (brokenAt !== null) {
    return (
      <div className={styles.broken}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        <div>
          <p>
            {words.broken(brokenAt)}{' '}
            {until && <SentenceWithTime sentence={words.wholeUntil} time={until} />}
          </p>
          <p>
            {words.command} <code dir="ltr">./wajha audit verify</code>
          </p>
        </div>
      </div>
    )
  }
  return (
    since &&
    until && (
      <div className={styles.whole}>
        <IconCircleCheck size={20} aria-hidden="true" />
        <p>
          <strong>
            <SentenceWithTime sentence={words.whole} time={until} />
          </strong>{' '}
          <SentenceWithTime sentence={words.since} time={since} />
        </p>
      </div>
    )
  )
}
