import { IconClockHour4 } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import { LazyMount } from '../kit/lazy-mount.tsx'
import type { Session } from './use-session.ts'
import styles from './dashboard-layout.module.css'

export function SessionNotice({ session }: { session: Session }) {
  const words = useWords(layoutWords)
  const { state, ask } = session
  const isIdle = state === 'idle'
  return (
    <>
      <div role="alert" className={styles.region}>
        {state !== 'open' && (
          <div className={styles.notice}>
            <IconClockHour4 size={20} aria-hidden="true" />
            <p>{words.session[state]}</p>
            <Button onPress={isIdle ? session.stay : ask}>
              {isIdle ? words.session.stay : words.session.signIn}
            </Button>
          </div>
        )}
      </div>
      <LazyMount load={signInAgain} isWanted={state !== 'open' && !isIdle} given={{ session }} />
    </>
  )
}

async function signInAgain() {
  return (await import('./sign-in-again.tsx')).SignInAgain
}
