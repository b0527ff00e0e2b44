import { useRevalidator } from 'react-router'
import type { Result } from '../../../api/client/send.ts'
import type { SessionListResponse } from '../../../contract/session.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { accountApi } from '../../../api/client/account-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { useLatestValue } from '../../kit/use-latest-value.ts'
import styles from './account.module.css'
import { accountWords } from './words.ts'

export type SessionsProps = { sessions: Promise<Result<SessionListResponse>> }

/** Offered after a change of factors: the sessions that are open were begun without it. */
export function OtherSessions({ sessions, onEnded }: SessionsProps & { onEnded: () => void }) {
  const { sessions: words } = useWords(accountWords)
  const { revalidate } = useRevalidator()
  const { value: result } = useLatestValue(sessions)
  if (!result?.ok || result.value.total === 1) return null

  async function end() {
    const ended = await client(accountApi).endOtherSessions()
    if (!ended.ok) return ended.needs === 'proof' ? undefined : showFailure(ended)
    onEnded()
    showToast('success', messages.accomplished)
    await revalidate()
  }

  return (
    <output className={styles.others}>
      <p>{words.othersStay}</p>
      <Button onPress={() => void end()}>{words.endOthers}</Button>
    </output>
  )
}
