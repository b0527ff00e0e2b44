import type { ReactNode } from 'react'
import styles from './select-field.module.css'

type CheckboxProps = {
  label: ReactNode
  isLabelHidden?: boolean
  isChecked: boolean
  isIndeterminate?: boolean
  describedBy?: string | undefined
  /** `isRange` if the shift key was held: selects everything since the previous one. */
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
