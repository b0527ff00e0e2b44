import type { ReactNode } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import styles from './segmented-choice.module.css'

type SegmentedChoiceProps<Key extends string> = {
  label: string
  options: { key: Key; name: ReactNode }[]
  chosen: Key
  onChoose: (key: Key) => void
}

export function SegmentedChoice<Key extends string>(props: SegmentedChoiceProps<Key>) {
  const { label, options, chosen, onChoose } = props
  return (
    <ToggleButtonGroup
      className={styles.choice}
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={([key]) => onChoose(key as Key)}
    >
      {options.map(({ key, name }) => (
        <ToggleButton key={key} id={key}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
