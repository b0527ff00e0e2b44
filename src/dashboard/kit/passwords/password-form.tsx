import { useState } from 'react'
import type { OwnUserResponse } from '../../../contract/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../fields/form-alert.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { useFocusOnWrong } from '../forms/use-focus-on-wrong.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { passwordWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { Waiting } from './waiting.tsx'
import styles from './password-form.module.css'
import { usePasswordForm } from './use-password-form.ts'

type PasswordFormProps = {
  user: OwnUserResponse
  /** It says what follows where nothing else can be done before. */
  onChanged?: () => void
}

export function PasswordForm({ user, onChanged }: PasswordFormProps) {
  const words = useWords(passwordWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const { values, change, wrong, failure, isSaving, isDirty, save } = usePasswordForm(onChanged)
  const [isShown, setShown] = useState(false)
  const form = useFocusOnWrong(wrong)
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) save()
      }}
    >
      {failure && (
        <FormAlert title={translate(failure.message)}>
          {failure.retryAfter && <Waiting seconds={failure.retryAfter} />}
        </FormAlert>
      )}
      {/* Password managers ask whose it is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        isCurrent
        label={words.current}
        value={values.current}
        onChange={(current) => change({ current })}
        isShown={isShown}
        onShow={setShown}
        error={wrong.current_password}
      />
      <NewPasswordFields
        isNew
        values={values}
        onChange={change}
        wrong={wrong}
        known={[user.name, user.email]}
      />
      <Button type="submit" look="primary" isPending={isSaving}>
        {isSaving ? common.actions.saving : words.changePassword}
      </Button>
      {!onChanged && <LeaveGuard isDirty={isDirty} />}
    </form>
  )
}
