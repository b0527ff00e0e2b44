import { IconSparkles } from '@tabler/icons-react'
import { useState, useEffect } from 'react'
import { PlainButton } from '../../../ui/plain-button.tsx'
import type { WrongFields } from '../forms/use-submission.ts'
import { messages } from '../../../domain/messages.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { CopyButton } from '../copy-button.tsx'
import { passwordWords } from './words.ts'
import { generatedPassword } from './generated-password.ts'
import styles from './new-password-fields.module.css'
import { PasswordField } from './password-field.tsx'
import { passwordStrength, strengths } from './password-strength.ts'
import { loadWithRetries } from '../../../ui/lazy-component.ts'
import { useCompanyNames } from '../../app/company.ts'
import type { isEasyToGuess } from '../../../domain/people/easy-to-guess.ts'

type NewPassword = { password: string; confirmation: string }

type NewPasswordFieldsProps = {
  values: NewPassword
  onChange: (values: NewPassword) => void
  wrong: WrongFields
  /** These are the owner's name and address, of which a good password does not consist. */
  known: string[]
  isNew?: boolean
  /** The password stays while these are blank. */
  isOptional?: boolean
}

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { values, onChange, wrong, known, isNew = false, isOptional = false } = props
  const words = useWords(passwordWords)
  const [isShown, setShown] = useState(false)
  const [isConfirmationShown, setConfirmationShown] = useState(false)
  const { password, confirmation } = values

  function generate() {
    const generated = generatedPassword()
    onChange({ password: generated, confirmation: generated })
    setShown(true)
  }

  return (
    <>
      <div className={styles.password}>
        <PasswordField
          label={isNew ? words.newPassword : words.password}
          value={password}
          onChange={(password) => onChange({ password, confirmation })}
          isShown={isShown}
          onShow={setShown}
          hint={isOptional && password === '' && words.keepHint}
          error={wrong.password}
        />
        <StrengthMeter
          password={password}
          known={known}
          isRefused={wrong.password === messages.passwordEasy}
        />
        <div className={styles.tools}>
          <PlainButton
            look="quiet"
            icon={<IconSparkles size={18} stroke={1.75} aria-hidden="true" />}
            onClick={generate}
          >
            {words.generate}
          </PlainButton>
          {password !== '' && isShown && <CopyButton look="quiet" text={password} />}
        </div>
      </div>
      <PasswordField
        label={words.confirmation}
        value={confirmation}
        onChange={(confirmation) => onChange({ password, confirmation })}
        isShown={isConfirmationShown}
        onShow={setConfirmationShown}
        error={wrong.confirmation}
      />
    </>
  )
}

type StrengthMeterProps = { password: string; known: string[]; isRefused: boolean }

function StrengthMeter({ password, known, isRefused }: StrengthMeterProps) {
  const words = useWords(passwordWords)
  const { translate } = useLocale()
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
      {isEasyToGuess && !isRefused && <span>{translate(messages.passwordEasy)}</span>}
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
  return (await import('../../../domain/people/easy-to-guess.ts')).isEasyToGuess
}
