import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { PlainButton } from '../../../ui/plain-button.tsx'
import styles from './move-in.module.css'

type StepState = 'open' | 'finished' | 'coming'

type StepProps = {
  title: string
  number: number
  state: StepState
  summary?: ReactNode
  reopen?: { name: string; label: string; onPress: () => void } | false | undefined
  children: ReactNode
}

export function Step({ title, number, state, summary, reopen, children }: StepProps) {
  const id = useId()
  return (
    <li className={styles.step} data-state={state}>
      <section aria-labelledby={id} {...(state === 'open' && { 'aria-current': 'step' })}>
        <div className={styles.head}>
          <span className={`${styles.number} num`} aria-hidden="true">
            {state === 'finished' ? <IconCheck size={18} stroke={2.5} /> : number}
          </span>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {state === 'finished' && <p className={styles.summary}>{summary}</p>}
          {state === 'finished' && reopen && (
            <PlainButton look="quiet" aria-label={reopen.label} onClick={reopen.onPress}>
              {reopen.name}
            </PlainButton>
          )}
        </div>
        {state === 'open' && <div className={styles.content}>{children}</div>}
      </section>
    </li>
  )
}
