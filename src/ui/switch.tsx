import type { ReactNode } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components'
import styles from './select-field.module.css'

type SwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode }

export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <AriaSwitch className={styles.switch} isSelected={isOn} onChange={onChange}>
      <span className={styles.track} aria-hidden="true" />
      <span>{children}</span>
    </AriaSwitch>
  )
}
