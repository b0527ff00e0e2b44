import { useState } from 'react'
import type { Result } from '../../../api/client/send.ts'
import type { SessionListResponse } from '../../../contract/session.ts'
import { messages } from '../../../domain/messages.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { accountApi } from '../../../api/client/account-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { Card, useCardReload } from '../../kit/card.tsx'
import { endedOrGone } from '../../kit/credentials/credential-list.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { useDeviceName } from '../../kit/use-device-name.ts'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import styles from './account.module.css'
import { type Ending, SessionList } from './session-list.tsx'
import { accountWords } from './words.ts'

export function SessionsCard({ list }: { list: Promise<Result<SessionListResponse>> }) {
  const { sessions: words } = useWords(accountWords)
  const { value: result, isWaiting } = useLatestValue(list)
  const [ending, setEnding] = useState<Ending | null>(null)
  const { heading, reload } = useCardReload()

  async function finish() {
    setEnding(null)
    await reload()
    showToast('success', messages.accomplished)
  }

  return (
    <Card isWide title={words.title} hint={words.hint} heading={heading}>
      {!result ? (
        <Coming />
      ) : result.ok ? (
        <SessionList found={result.value} onEnd={setEnding} />
      ) : (
        <FailurePanel title={words.notFetched} reason={result.message} isWaiting={isWaiting} />
      )}
      {ending && (
        <EndSessionDialog
          ending={ending}
          onEnded={() => void finish()}
          onClose={() => setEnding(null)}
        />
      )}
    </Card>
  )
}

function Coming() {
  const words = useWords(commonWords)
  return (
    <output className={styles.coming}>
      <Spinner />
      <span className="sr">{words.loading}</span>
    </output>
  )
}

type EndSessionDialogProps = { ending: Ending; onEnded: () => void; onClose: () => void }

function EndSessionDialog({ ending, onEnded, onClose }: EndSessionDialogProps) {
  const { sessions: words } = useWords(accountWords)
  const deviceName = useDeviceName()
  const { endSession, endOtherSessions } = client(accountApi)
  const isOthers = ending === 'others'
  return (
    <RemovalDialog
      question={isOthers ? words.endOthersQuestion : words.endQuestion(deviceName(ending.device))}
      confirm={isOthers ? words.endOthers : words.end}
      remove={() => (isOthers ? endOtherSessions() : endedOrGone(endSession(ending.id)))}
      onRemoved={onEnded}
      onClose={onClose}
    >
      <p>{isOthers ? words.endOthersHint : words.endHint}</p>
    </RemovalDialog>
  )
}
