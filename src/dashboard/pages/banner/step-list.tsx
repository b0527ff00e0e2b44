import type { FirstStep as FirstStepName, Overview } from '../../../domain/sections/overview.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { accountPath } from '../../app/session.ts'
import { pathOf } from '../../app/shell/menu.ts'
import { FirstStep } from './first-step.tsx'
import styles from './first-steps.module.css'
import { startWords } from './start-words.ts'

type StepListProps = {
  start: Overview['start']
  shown: readonly FirstStepName[]
  isFolded: boolean
  onChoose: () => void
  onEmpty: () => void
}

const places = {
  identity: pathOf('identity'),
  look: pathOf('look'),
  contact: pathOf('contactUs'),
  pages: pathOf('pages'),
  content: `${pathOf('posts')}/new`,
  password: accountPath,
  colleague: pathOf('users'),
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
            <LinkButton to={places[name]}>{steps[name].action}</LinkButton>
          </FirstStep>
        ),
      )}
    </ol>
  )
}
