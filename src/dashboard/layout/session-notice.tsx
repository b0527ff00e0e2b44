import { IconClockHour4 } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import { LazyMount } from '../kit/lazy-mount.tsx'
import styles from './session-notice.module.css'
import type { Session } from './use-session.ts'

export function SessionNotice({ session }: { session: Session }) {
  const words = useWords(layoutWords)
  const { ending, over, signIn } = words.session
  return (
    <>
      <div role="alert" className={styles.region}>
        {session.state !== 'open' && (
          <div className={styles.notice}>
            <IconClockHour4 size={20} aria-hidden="true" />
            <p>{session.state === 'over' ? over : ending}</p>
            <Button onPress={session.ask}>{signIn}</Button>
          </div>
        )}
      </div>
      <LazyMount load={signInAgain} isWanted={session.state !== 'open'} given={{ session }} />
    </>
  )
}

async function signInAgain() {
  return (await import('./sign-in-again.tsx')).SignInAgain
}
