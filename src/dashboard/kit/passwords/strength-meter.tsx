import { useWords } from '../../app/locale/locale.tsx'
import { passwordWords } from './words.ts'
import { passwordStrength, strengths } from './password-strength.ts'
import styles from './strength-meter.module.css'
import { useEffect, useState } from 'react'
import { loadWithRetries } from '../../../ui/lazy-component.ts'
import { useCompanyNames } from '../../app/company.ts'
import type { isEasyToGuess } from './easy-to-guess.ts'

export function StrengthMeter({ password, known }: { password: string; known: string[] }) {
  const words = useWords(passwordWords)
  const isEasyToGuess = useEasyToGuess(password, known)
  const strength = isEasyToGuess ? 'weak' : passwordStrength(password, known)
  const name = `${words.strength}: ${words.strengths[strength]}`
  return (
    <output className={styles.meter} data-strength={strength} hidden={password === ''}>
      <span className={styles.steps} aria-hidden="true">
        {strengths.map((step) => (
          <span key={step} data-on={strengths.indexOf(step) <= strengths.indexOf(strength)} />
        ))}
      </span>
      {password !== '' && name}
      {isEasyToGuess && <span>{words.easyToGuess}</span>}
    </output>
  )
}

type Check = typeof isEasyToGuess

/** The list of common passwords is large: it is loaded when typing begins. */
function useEasyToGuess(password: string, known: string[]): boolean {
  const [check, setCheck] = useState<Check>()
  const company = useCompanyNames()
  const isTyped = password !== ''
  useEffect(() => {
    if (isTyped) void loadWithRetries(loadCheck).then((loaded) => setCheck(() => loaded))
  }, [isTyped])
  return check?.(password, [...known, ...company]) ?? false
}

async function loadCheck(): Promise<Check> {
  return (await import('./easy-to-guess.ts')).isEasyToGuess
}
