import { useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import type { ConflictResponse } from '../../../contract/shared.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { conflictWords } from './conflict-words.ts'
import { AuthorName } from '../../kit/author-name.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
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
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const names = conflicts.map(({ name }) => name)
  return (
    <Dialog
      isWide
      isQuestion
      isOpen
      onClose={onClose}
      title={words.title}
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
      <p>{words.hint}</p>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.name}
          conflict={conflict}
          side={chosen[conflict.name] ?? 'mine'}
          onChoose={(side) => setChosen((now) => ({ ...now, [conflict.name]: side }))}
        />
      ))}
    </Dialog>
  )
}

type ChoiceProps = { conflict: ConflictResponse; side: Side; onChoose: (side: Side) => void }

function Choice({ conflict, side, onChoose }: ChoiceProps) {
  const words = useWords(conflictWords)
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
        <span className={styles.head}>{words.mine}</span>
        <ValueView name={name} value={mine} />
      </Radio>
      <Radio className={styles.side} value="theirs">
        <span className={styles.head}>
          {words.theirs} · <AuthorName author={author} /> · <Timestamp date={madeAt} />
        </span>
        <ValueView name={name} value={theirs} before={mine} />
      </Radio>
    </RadioGroup>
  )
}
