import { SegmentedChoice } from '../../kit/fields/segmented-choice.tsx'
import styles from './setting-choice.module.css'

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
    <div className={styles.setting}>
      <p aria-hidden="true">{label}</p>
      <SegmentedChoice
        label={label}
        options={options.map(([key, name]) => ({ key, name }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  )
}
