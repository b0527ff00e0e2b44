import { useId, useState } from 'react'
import { dayIn } from '../days.ts'
import styles from './day-field.module.css'

type DayFieldProps = {
  label: string
  day: string
  onChoose: (day: string) => void
}

export function DayField({ label, day, onChoose }: DayFieldProps) {
  const id = useId()
  const [{ typed, shown }, setDay] = useState({ typed: day, shown: day })
  if (shown !== day) setDay({ typed: day, shown: day })

  /** A year that is still being typed begins with noughts. */
  function choose(chosen: string) {
    setDay({ typed: chosen, shown: day })
    if (dayIn(chosen) === chosen) onChoose(chosen)
  }

  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={typed} onChange={({ target }) => choose(target.value)} />
    </div>
  )
}
