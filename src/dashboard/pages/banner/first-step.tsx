import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FirstStep as StepName } from '../../../domain/sections/overview.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { startWords } from './start-words.ts'
import styles from './first-steps.module.css'

type FirstStepProps = {
  name: StepName
  isDone: boolean
  children: ReactNode
  also?: ReactNode
}

export function FirstStep({ name, isDone, children, also }: FirstStepProps) {
  const words = useWords(startWords)
  const { title, hint } = words.steps[name]
  const Icon = isDone ? IconCircleCheck : IconCircleDashed
  return (
    <li className={styles.step} data-done={isDone}>
      <h3>
        <Icon size={22} stroke={1.75} aria-hidden="true" />
        {title}
      </h3>
      <p>{hint}</p>
      {isDone ? <p className={styles.done}>{words.done}</p> : <div>{children}</div>}
      {also && <div>{also}</div>}
    </li>
  )
}
