import { useState } from 'react'
import { type OwnUserResponse, passwordInput } from '../../../contract/session.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../fields/form-alert.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { passwordWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { Waiting } from './waiting.tsx'
import styles from './password-form.module.css'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import {
  useSubmission,
  type WrongFields,
  wrongFieldsOf,
  useFocusOnWrong,
} from '../forms/use-submission.ts'
import { showToast } from '../../app/toast-queue.ts'
import { continueSession } from '../../app/session.ts'

type PasswordFormProps = {
  user: OwnUserResponse
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
      {/* Password managers ask whose password it is. */}
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

type PasswordValues = { current: string; password: string; confirmation: string }

const blankPasswords: PasswordValues = { current: '', password: '', confirmation: '' }

function wrongPasswords({ current, password, confirmation }: PasswordValues): WrongFields {
  const { error } = passwordInput.safeParse({ current_password: current, password })
  return {
    ...(error && wrongFieldsOf(error)),
    ...(password !== confirmation && { confirmation: messages.passwordsDiffer }),
  }
}

/** This session goes on with the token that is answered. */
function usePasswordForm(onChanged?: () => void) {
  const [values, setValues] = useState(blankPasswords)
  const { refuse, send, ...sending } = useSubmission()

  async function save() {
    const found = wrongPasswords(values)
    refuse(found)
    if (Object.keys(found).length > 0) return
    const { current, password } = values
    const answer = await send(() =>
      client().account.changePassword({ current_password: current, password }),
    )
    if (!answer) return
    continueSession(answer.token)
    setValues(blankPasswords)
    showToast('success', messages.accomplished)
    onChanged?.()
  }

  return {
    values,
    change: (changed: Partial<PasswordValues>) => setValues((now) => ({ ...now, ...changed })),
    ...sending,
    isDirty: Object.values(values).some(Boolean),
    save: () => void save(),
  }
}
