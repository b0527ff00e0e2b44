import { type ComponentType, useState } from 'react'
import type { OwnUserResponse } from '../../../contract/session.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
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
import type { PasswordValues } from './wrong-passwords.ts'
import { useSubmission } from '../forms/use-submission.ts'
import { showToast } from '../../app/toast-queue.ts'
import { continueSession } from '../../app/session.ts'

type PasswordFormProps = {
  user: OwnUserResponse
  onChanged?: () => void
  Guard?: ComponentType<{ isDirty: boolean }>
}

export function PasswordForm({ user, onChanged, Guard }: PasswordFormProps) {
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
      <PlainButton type="submit" look="primary" isPending={isSaving}>
        {isSaving ? common.actions.saving : words.changePassword}
      </PlainButton>
      {Guard && <Guard isDirty={isDirty} />}
    </Form>
  )
}

const blankPasswords: PasswordValues = { current: '', password: '', confirmation: '' }

/** This session goes on with the token that is answered. */
function usePasswordForm(onChanged?: () => void) {
  const [values, setValues] = useState(blankPasswords)
  const { refuse, send, ...sending } = useSubmission()

  async function save() {
    const { wrongPasswords } = await import('./wrong-passwords.ts')
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
    save: () => void save().catch(() => refuse({}, { message: messages.unexpected })),
  }
}
