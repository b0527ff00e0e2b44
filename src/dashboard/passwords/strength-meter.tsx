import { useInterface } from '../interface.tsx'
import { passwordStrength, strengths } from './password-strength.ts'
import styles from './strength-meter.module.css'

/** Four steps and a word, only while something is typed. */
export function StrengthMeter({ password, known }: { password: string; known: string[] }) {
  const { words } = useInterface()
  const strength = passwordStrength(password, known)
  const name = `${words.passwords.strength}: ${words.passwords.strengths[strength]}`
  return (
    <output className={styles.meter} data-strength={strength} hidden={password === ''}>
      <span className={styles.steps} aria-hidden="true">
        {strengths.map((step) => (
          <span key={step} data-on={strengths.indexOf(step) <= strengths.indexOf(strength)} />
        ))}
      </span>
      {password !== '' && name}
    </output>
  )
}
