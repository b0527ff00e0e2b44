import type { ReactNode } from 'react'
import { ToggleButton, ToggleButtonGroup, Radio, RadioGroup } from 'react-aria-components'
import styles from './fields.module.css'

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

type LabelledChoiceProps = { label: string; children: ReactNode }

/** The choice within has the label as its name, so it is not read twice. */
export function LabelledChoice({ label, children }: LabelledChoiceProps) {
  return (
    <div className={styles.setting}>
      <p aria-hidden="true">{label}</p>
      {children}
    </div>
  )
}

type SettingChoiceProps<Value extends string> = {
  label: string
  names: Record<Value, string>
  chosen: Value
  onChoose: (value: Value) => void
}

export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { label, names, chosen, onChoose } = props
  const options = Object.entries(names) as [Value, string][]
  return (
    <LabelledChoice label={label}>
      <SegmentedChoice
        label={label}
        options={options.map(([key, name]) => ({ key, name }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </LabelledChoice>
  )
}

type ChoiceTilesProps<Id extends string> = {
  label: string
  options: readonly { id: Id; name: string; hint: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

export function ChoiceTiles<Id extends string>(props: ChoiceTilesProps<Id>) {
  const { label, options, chosen, onChoose } = props
  return (
    <RadioGroup
      className={styles.tiles}
      aria-label={label}
      value={chosen}
      onChange={(id) => onChoose(id as Id)}
    >
      {options.map(({ id, name, hint }) => (
        <Radio key={id} className={styles.tile} value={id}>
          <span className={styles.name}>{name}</span>
          <span className={styles.hint}>{hint}</span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
