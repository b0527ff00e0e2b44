import { IconCheck, IconCopy, IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { WrongFields } from '../forms/use-submission.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { passwordWords } from './words.ts'
import { generatedPassword } from './generated-password.ts'
import styles from './new-password-fields.module.css'
import { PasswordField } from './password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'

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
        <StrengthMeter password={password} known={known} />
        <div className={styles.tools}>
          <Button
            look="quiet"
            icon={<IconSparkles size={18} stroke={1.75} aria-hidden="true" />}
            onPress={generate}
          >
            {words.generate}
          </Button>
          {password !== '' && isShown && <CopyPassword password={password} />}
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

/**
 * The button is not offered where the browser has no clipboard, as on an address without
 * encryption.
 */
function CopyPassword({ password }: { password: string }) {
  const words = useWords(passwordWords)
  const [copied, setCopied] = useState('')
  const isCopied = copied === password
  const Icon = isCopied ? IconCheck : IconCopy
  if (!('clipboard' in navigator)) return null

  async function copy() {
    await navigator.clipboard.writeText(password)
    setCopied(password)
  }

  return (
    <>
      <Button
        look="quiet"
        icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        onPress={() => void copy().catch(() => setCopied(''))}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
      <output className="sr">{isCopied && words.copied}</output>
    </>
  )
}
