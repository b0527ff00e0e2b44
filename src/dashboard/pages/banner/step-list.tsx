import type {
  FirstStep as FirstStepName,
  FirstStep as StepName,
  Overview,
} from '../../../domain/sections/overview.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { accountPath } from '../../app/session.ts'
import { pathOf } from '../../app/shell/menu.ts'
import { startWords } from './start-words.ts'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './banner-page.module.css'

type StepListProps = {
  start: Overview['start']
  shown: readonly FirstStepName[]
  isFolded: boolean
  onChoose: () => void
  onEmpty: () => void
}

const paths = {
  identity: pathOf('identity'),
  look: pathOf('look'),
  contact: pathOf('contactUs'),
  pages: pathOf('pages'),
  content: `${pathOf('posts')}/new`,
  password: accountPath,
  colleague: pathOf('users'),
  secondFactor: accountPath,
}

export function StepList({ start, shown, isFolded, onChoose, onEmpty }: StepListProps) {
  const { steps, another, empty } = useWords(startWords)
  return (
    <ol className={styles.steps} data-folded={isFolded || undefined}>
      {shown.map((name) =>
        name === 'kind' ? (
          <FirstStep
            key={name}
            name={name}
            isDone={start.kind}
            also={start.kind && <Button onPress={onChoose}>{another}</Button>}
          >
            <Button look="primary" onPress={onChoose}>
              {steps.kind.action}
            </Button>
          </FirstStep>
        ) : (
          <FirstStep
            key={name}
            name={name}
            isDone={start[name]}
            also={name === 'content' && start.demo && <Button onPress={onEmpty}>{empty}</Button>}
          >
            <LinkButton to={paths[name]}>{steps[name].action}</LinkButton>
          </FirstStep>
        ),
      )}
    </ol>
  )
}

type FirstStepProps = {
  name: StepName
  isDone: boolean
  children: ReactNode
  also?: ReactNode
}

function FirstStep({ name, isDone, children, also }: FirstStepProps) {
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
