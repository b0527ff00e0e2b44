import { useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import type { ConflictResponse } from '../../../contract/shared.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { conflictWords } from './conflict-words.ts'
import { AuthorName } from '../../kit/author-name.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { useIsOwn } from './own-conflicts.ts'
import { useFieldNames } from './own-fields.ts'
import { ValueView } from './value-view.tsx'
import styles from './document.module.css'

type Side = 'mine' | 'theirs'
type ConflictChoicesProps = {
  conflicts: ConflictResponse[]
  onResolve: (theirs: string[]) => void
  onClose: () => void
}

export function ConflictChoices({ conflicts, onResolve, onClose }: ConflictChoicesProps) {
  const words = useWords(conflictWords)
  const isOwn = useIsOwn()
  const { title, hint } = conflicts.every(isOwn) ? words.own : words
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const names = conflicts.map(({ name }) => name)
  return (
    <Dialog
      isWide
      isQuestion
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{words.back}</Button>
          <Button
            look="primary"
            onPress={() => onResolve(names.filter((name) => chosen[name] === 'theirs'))}
          >
            {words.apply}
          </Button>
        </>
      }
    >
      <p>{hint}</p>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.name}
          conflict={conflict}
          labels={isOwn(conflict) ? words.own : words}
          side={chosen[conflict.name] ?? 'mine'}
          onChoose={(side) => setChosen((now) => ({ ...now, [conflict.name]: side }))}
        />
      ))}
    </Dialog>
  )
}

type ChoiceProps = {
  conflict: ConflictResponse
  labels: Record<Side, string>
  side: Side
  onChoose: (side: Side) => void
}

function Choice({ conflict, labels, side, onChoose }: ChoiceProps) {
  const { name, mine, theirs, changed_by: author, changed_at: madeAt } = conflict
  const label = useFieldNames()(name)
  return (
    <RadioGroup
      className={styles.choice}
      aria-label={label}
      value={side}
      onChange={(chosen) => onChoose(chosen as Side)}
    >
      <p className={styles.field}>{label}</p>
      <Radio className={styles.side} value="mine">
        <span className={styles.head}>{labels.mine}</span>
        <ValueView name={name} value={mine} />
      </Radio>
      <Radio className={styles.side} value="theirs">
        <span className={styles.head}>
          {labels.theirs} · <AuthorName author={author} /> · <Timestamp date={madeAt} />
        </span>
        <ValueView name={name} value={theirs} before={mine} />
      </Radio>
    </RadioGroup>
  )
}
