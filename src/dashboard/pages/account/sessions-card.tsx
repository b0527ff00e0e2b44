import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '../../../api/client/client.ts'
import type { SessionListResponse } from '../../../contract/session.ts'
import { messages } from '../../../domain/messages.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import cards from '../../kit/cards.module.css'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import styles from './account.module.css'
import { type Ending, SessionList, useDeviceName } from './session-list.tsx'
import { accountWords } from './words.ts'

export function SessionsCard({ list }: { list: Promise<Result<SessionListResponse>> }) {
  const { sessions: words } = useWords(accountWords)
  const { value: result, isWaiting } = useLatestValue(list)
  const { revalidate } = useRevalidator()
  const [ending, setEnding] = useState<Ending | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  async function finish() {
    setEnding(null)
    await revalidate()
    showToast('success', messages.accomplished)
    heading.current?.focus()
  }

  return (
    <section className={`${cards.card} ${styles.sessions}`} aria-labelledby="account-sessions">
      <h2 ref={heading} id="account-sessions" tabIndex={-1}>
        {words.title}
      </h2>
      <p className={cards.hint}>{words.hint}</p>
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
    </section>
  )
}

function Coming() {
  const words = useWords(shellWords)
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
  const isOthers = ending === 'others'
  return (
    <RemovalDialog
      question={isOthers ? words.endOthersQuestion : words.endQuestion(deviceName(ending.device))}
      confirm={isOthers ? words.endOthers : words.end}
      remove={() => (isOthers ? client().account.endOtherSessions() : end(ending.id))}
      onRemoved={onEnded}
      onClose={onClose}
    >
      <p>{isOthers ? words.endOthersHint : words.endHint}</p>
    </RemovalDialog>
  )
}

/** One that has ended meanwhile is as it should be. */
async function end(id: string): Promise<Result<unknown>> {
  const result = await client().account.endSession(id)
  return !result.ok && result.status === 404 ? { ok: true, value: undefined } : result
}
