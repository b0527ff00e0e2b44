import { useState } from 'react'
import { type OwnUserResponse, passwordInput } from '../../../contract/session.ts'
import { Button } from '../../../ui/button.tsx'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { passwordWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordField, PasswordOwner } from './password-field.tsx'
import { WaitingAlert } from './waiting.tsx'
import styles from '../kit.module.css'
import { messages } from '../../../domain/messages.ts'
import { accountApi } from '../../../api/client/account-api.ts'
import { client } from '../../app/client.ts'
import { Form } from '../forms/form.tsx'
import { useSubmission, type WrongFields, wrongFieldsOf } from '../forms/use-submission.ts'
import { showToast } from '../../app/toast-queue.ts'
import { continueSession } from '../../app/session.ts'

type PasswordFormProps = {
  user: OwnUserResponse
  onChanged?: () => void
}

export function PasswordForm({ user, onChanged }: PasswordFormProps) {
  const words = useWords(passwordWords)
  const common = useWords(commonWords)
  const { values, change, wrong, failure, isSaving, isDirty, save } = usePasswordForm(onChanged)
  const [isShown, setShown] = useState(false)
  return (
    <Form className={styles.form} wrong={wrong} isSaving={isSaving} onSubmit={save}>
      {failure && <WaitingAlert failure={failure} />}
      <PasswordOwner email={user.email} />
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
    </Form>
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
      client(accountApi).changePassword({ current_password: current, password }),
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
