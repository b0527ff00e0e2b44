import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useInterface } from '../../app/locale/interface.tsx'
import styles from './first-steps.module.css'
import type { StepName } from './start-words.ts'

type FirstStepProps = { name: StepName; isDone: boolean; children: ReactNode }

/** What there is to do, and until it is done the way to it. */
export function FirstStep({ name, isDone, children }: FirstStepProps) {
  const { words } = useInterface()
  const { title, hint } = words.start.steps[name]
  const Icon = isDone ? IconCircleCheck : IconCircleDashed
  return (
    <li className={styles.step} data-done={isDone}>
      <h3>
        <Icon size={22} stroke={1.75} aria-hidden="true" />
        {title}
      </h3>
      <p>{hint}</p>
      {isDone ? <p className={styles.done}>{words.start.done}</p> : <div>{children}</div>}
    </li>
  )
}
