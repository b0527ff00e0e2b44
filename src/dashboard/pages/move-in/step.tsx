import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import styles from './move-in.module.css'
import { moveInWords } from './words.ts'

type StepState = 'open' | 'finished' | 'coming'

type StepProps = {
  title: string
  number: number
  state: StepState
  summary?: ReactNode
  onChange?: (() => void) | false | undefined
  children: ReactNode
}

export function Step({ title, number, state, summary, onChange, children }: StepProps) {
  const id = useId()
  const words = useWords(moveInWords)
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
          {state === 'finished' && onChange && (
            <PlainButton look="quiet" aria-label={words.changeNamed(title)} onClick={onChange}>
              {words.change}
            </PlainButton>
          )}
        </div>
        {state === 'open' && <div className={styles.content}>{children}</div>}
      </section>
    </li>
  )
}
