import { useState } from 'react'
import type { SecondFactorResponse } from '../../../contract/factor-parts.ts'
import { messages } from '../../../domain/messages.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { accountApi } from '../../../api/client/account-api.ts'
import { sessionApi } from '../../../api/client/session-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { Form } from '../../kit/forms/form.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { WaitingAlert } from '../../kit/passwords/waiting.tsx'
import styles from './sign-in.module.css'
import { type SignIn, startSession } from './use-sign-in.ts'
import { signInWords } from './words.ts'

type SecondStepFormProps = SignIn & { step: SecondFactorResponse; onExpired: () => void }

export function SecondStepForm(props: SecondStepFormProps) {
  const words = useWords(signInWords)
  const { translate } = useLocale()
  const { name, code, setCode, toggle, wrong, failure, isSaving, submit } = useSecondStep(props)
  const isOfApp = name === 'code'
  const error = wrong[name]
  return (
    <Form className={styles.form} wrong={wrong} isSaving={isSaving} onSubmit={submit}>
      {failure && <WaitingAlert failure={failure} />}
      <TextField
        key={name}
        inputRef={focusWhenShown}
        label={isOfApp ? words.code : words.recoveryCode}
        value={code}
        onChange={setCode}
        inputMode={isOfApp ? 'numeric' : 'text'}
        autoComplete={isOfApp ? 'one-time-code' : 'off'}
        autoCorrect="off"
        spellCheck="false"
        dir="ltr"
        error={error && translate(error)}
      />
      <PlainButton type="submit" look="primary" isPending={isSaving}>
        {isSaving ? words.submitting : words.submit}
      </PlainButton>
      {toggle && (
        <PlainButton look="quiet" onClick={toggle}>
          {isOfApp ? words.useRecoveryCode : words.useCode}
        </PlainButton>
      )}
    </Form>
  )
}

function useSecondStep({ step, onSignedIn, onExpired }: SecondStepFormProps) {
  const { language } = useLocale()
  const hasApp = step.methods.includes('code')
  const hasRecovery = step.methods.includes('recovery_code')
  const [name, setName] = useState<'code' | 'recovery_code'>(hasApp ? 'code' : 'recovery_code')
  const [code, setCode] = useState('')
  const { wrong, failure, isSaving, refuse, send } = useSubmission({ hasToast: false })

  function toggle() {
    setName(name === 'code' ? 'recovery_code' : 'code')
    setCode('')
    refuse({})
  }

  async function submit() {
    if (code.trim() === '') return refuse({ [name]: messages.fieldRequired })
    refuse({})
    const json = { challenge: step.challenge, [name]: code }
    const answer = await send(async () => {
      const result = await client(sessionApi).confirm(json)
      if (!result.ok && result.status === 401) onExpired()
      return result
    })
    if (!answer) return
    startSession(answer, language)
    onSignedIn(answer.user)
    if (name === 'recovery_code') await warnOfLastCode()
  }

  return {
    name,
    code,
    setCode,
    toggle: hasApp && hasRecovery ? toggle : undefined,
    wrong,
    failure,
    isSaving,
    submit: () => void submit().catch(() => refuse({}, { message: messages.unexpected })),
  }
}

async function warnOfLastCode(): Promise<void> {
  const account = await client(accountApi).get()
  if (!account.ok || account.value.second_factor.recovery_codes_left > 0) return
  showToast('info', messages.lastRecoveryCode)
}
