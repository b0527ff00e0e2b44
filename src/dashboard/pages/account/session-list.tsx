import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { SessionListResponse, SessionResponse } from '../../../contract/session.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import cards from '../../kit/cards.module.css'
import { Credential, CredentialList } from '../../kit/credentials/credential-list.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { useDeviceName } from '../../kit/use-device-name.ts'
import { accountWords } from './words.ts'

export type Ending = SessionResponse | 'others'

type SessionListProps = { found: SessionListResponse; onEnd: (ending: Ending) => void }

export function SessionList({ found: { sessions, total }, onEnd }: SessionListProps) {
  const { sessions: words } = useWords(accountWords)
  const unlisted = total - sessions.length
  return (
    <>
      <CredentialList>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => onEnd(session)} />
        ))}
      </CredentialList>
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
    <Credential
      icon={<Icon size={24} stroke={1.5} aria-hidden="true" />}
      name={name}
      mark={session.current && words.here}
      details={
        <>
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
        </>
      }
      action={
        !session.current && (
          <Button aria-label={words.endNamed(name)} onPress={onEnd}>
            {words.end}
          </Button>
        )
      }
    />
  )
}

function Address({ of: { address } }: { of: SessionResponse }) {
  return (
    <bdi dir="ltr" className="num">
      {address}
    </bdi>
  )
}
