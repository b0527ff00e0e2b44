import { useEffect, useId, useRef, useState } from 'react'
import type { OwnUserResponse } from '../../contract/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { client } from '../app/client.ts'
import { useLocale, useWords } from '../app/locale/locale.tsx'
import { commonWords } from '../app/locale/words.ts'
import { answerProof, useIsProofAsked } from '../app/proof.ts'
import { onSessionLost } from '../app/session.ts'
import { useShellData } from '../app/shell/use-shell-data.ts'
import { FormAlert } from '../kit/fields/form-alert.tsx'
import { useFocusOnWrong, useSubmission } from '../kit/forms/use-submission.ts'
import { PasswordField } from '../kit/passwords/password-field.tsx'
import { Waiting } from '../kit/passwords/waiting.tsx'
import { passwordWords } from '../kit/passwords/words.ts'
import { layoutWords } from './words.ts'

export function ProofDialog() {
  const user = useShellData()?.user
  useEffect(() => {
    const giveUp = () => answerProof(false)
    const stopListening = onSessionLost(giveUp)
    return () => {
      stopListening()
      giveUp()
    }
  }, [])
  return useIsProofAsked() && user && <ProofForm user={user} />
}

function ProofForm({ user }: { user: OwnUserResponse }) {
  const { proof } = useWords(layoutWords)
  const { actions } = useWords(commonWords)
  const { password: label } = useWords(passwordWords)
  const { translate } = useLocale()
  const { wrong, failure, isSaving, refuse, send } = useSubmission({ hasToast: false })
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const form = useFocusOnWrong(wrong)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // A dialog beneath would take the focus back before this one is in place.
  useEffect(() => input.current?.focus(), [])

  async function prove() {
    refuse({})
    setShown(false)
    if (await send(() => client().account.prove({ password }))) answerProof(true)
  }

  return (
    <Dialog
      isOpen
      isForm
      title={proof.title}
      onClose={() => answerProof(false)}
      actions={
        <>
          <Button onPress={() => answerProof(false)}>{actions.cancel}</Button>
          <Button type="submit" form={id} look="primary" isPending={isSaving}>
            {proof.confirm}
          </Button>
        </>
      }
    >
      <p>{proof.hint}</p>
      <form
        id={id}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) void prove()
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
          inputRef={input}
          label={label}
          value={password}
          onChange={setPassword}
          isShown={isShown}
          onShow={setShown}
          error={wrong.password}
        />
      </form>
    </Dialog>
  )
}
