import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

type CheckboxProps = {
  /** What is read; also shown unless `isLabelHidden`. */
  label: ReactNode
  isLabelHidden?: boolean
  isChecked: boolean
  /** Some of what it stands for is checked. */
  isIndeterminate?: boolean
  isDisabled?: boolean
  /** The id of what explains it. */
  describedBy?: string | undefined
  /** `isRange` when the shift key was held: everything from the one before to this one is meant. */
  onChange: (isChecked: boolean, isRange: boolean) => void
}

export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden = false, isChecked, isIndeterminate = false } = props
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isChecked}
        disabled={props.isDisabled}
        aria-describedby={props.describedBy}
        ref={(box) => {
          if (box) box.indeterminate = isIndeterminate
        }}
        onChange={({ target, nativeEvent }) =>
          props.onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className={isLabelHidden ? 'sr' : ''}>{label}</span>
    </label>
  )
}
