import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { SessionListResponse, SessionResponse } from '../../../contract/session.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import cards from '../../kit/cards.module.css'
import { Timestamp } from '../../kit/timestamp.tsx'
import styles from './account.module.css'
import { accountWords } from './words.ts'

export type Ending = SessionResponse | 'others'

type SessionListProps = { found: SessionListResponse; onEnd: (ending: Ending) => void }

export function SessionList({ found: { sessions, total }, onEnd }: SessionListProps) {
  const { sessions: words } = useWords(accountWords)
  const unlisted = total - sessions.length
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => onEnd(session)} />
        ))}
      </ul>
      {unlisted > 0 && <p className={cards.hint}>{words.more(unlisted)}</p>}
      {total > 1 ? (
        <Button onPress={() => onEnd('others')}>{words.endOthers}</Button>
      ) : (
        <p className={cards.hint}>{words.onlyThis}</p>
      )}
    </>
  )
}

function SessionRow({ session, onEnd }: { session: SessionResponse; onEnd: () => void }) {
  const { sessions: words } = useWords(accountWords)
  const name = useDeviceName()(session.device)
  const isMobile = ['iOS', 'Android'].includes(session.device.system ?? '')
  const Icon = isMobile ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={styles.session}>
      <Icon size={24} stroke={1.5} aria-hidden="true" />
      <div className={styles.about}>
        <p className={styles.device}>
          {name}
          {session.current && <span className={styles.here}>{words.here}</span>}
        </p>
        <ul className={styles.details}>
          {!session.current && (
            <li>
              {words.lastUsed} <Timestamp date={session.seen_at} />
            </li>
          )}
          <li>
            {words.loggedIn} <Timestamp date={session.created_at} />
          </li>
          <li>
            {words.address} {session.address ? <Address of={session} /> : words.unknownAddress}
          </li>
        </ul>
      </div>
      {!session.current && (
        <Button aria-label={words.endNamed(name)} onPress={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  )
}

function Address({ of: { address } }: { of: SessionResponse }) {
  return (
    <bdi dir="ltr" className="num">
      {address}
    </bdi>
  )
}

export function useDeviceName() {
  const { sessions: words } = useWords(accountWords)
  return ({ browser, system }: SessionResponse['device']): string => {
    const name = browser ?? words.unknown
    return system === null ? name : words.on(name, system)
  }
}
