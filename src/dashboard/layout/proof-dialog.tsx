import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, focusFirst } from '../../ui/dialog.tsx'
import { accountApi } from '../../api/client/account-api.ts'
import { client } from '../app/client.ts'
import { useDeviceChoice } from '../app/device-choices.ts'
import { useWords } from '../app/locale/locale.tsx'
import { commonWords } from '../app/locale/words.ts'
import { answerProof, useIsProofAsked } from '../app/proof.ts'
import { onSessionLost } from '../app/session.ts'
import { type ShellData, useShellData } from '../app/shell/use-shell-data.ts'
import { Form } from '../kit/forms/form.tsx'
import { useSubmission } from '../kit/forms/use-submission.ts'
import { PasskeyFailureAlert } from '../kit/passkeys/passkey-failure-alert.tsx'
import { usePasskey } from '../kit/passkeys/use-passkey.ts'
import { passkeyWords } from '../kit/passkeys/words.ts'
import { PasswordField, PasswordOwner } from '../kit/passwords/password-field.tsx'
import { WaitingAlert } from '../kit/passwords/waiting.tsx'
import { passwordWords } from '../kit/passwords/words.ts'
import { layoutWords } from './words.ts'

export function ProofDialog() {
  const shell = useShellData()
  useEffect(() => {
    const giveUp = () => answerProof(false)
    const stopListening = onSessionLost(giveUp)
    return () => {
      stopListening()
      giveUp()
    }
  }, [])
  return useIsProofAsked() && shell && <ProofForm {...shell} />
}

function ProofForm({ user, hasPasskeys }: Pick<ShellData, 'user' | 'hasPasskeys'>) {
  const { proof } = useWords(layoutWords)
  const { actions } = useWords(commonWords)
  const { password: label } = useWords(passwordWords)
  const { wrong, failure, isSaving, refuse, send } = useSubmission({ hasToast: false })
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const id = useId()
  const { use, usePassword } = useWords(passkeyWords)
  const [isByPasskey, setByPasskey] = useState(
    useDeviceChoice('signsInByPasskey')[0] && hasPasskeys,
  )
  const passkey = usePasskey(async (presented) => {
    const result = await client(accountApi).prove(presented)
    if (result.ok) answerProof(true)
    return result
  })
  const input = useRef<HTMLInputElement>(null)
  const main = useRef<HTMLDivElement>(null)
  // A dialog beneath would take the focus back before this one is in place.
  useEffect(() => {
    if (isByPasskey) focusFirst(main.current)
    else input.current?.focus()
  }, [isByPasskey])

  async function prove() {
    refuse({})
    setShown(false)
    if (await send(() => client(accountApi).prove({ password }))) answerProof(true)
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
          {isByPasskey ? (
            <div ref={main}>
              <Button look="primary" isPending={passkey.isRunning} onPress={passkey.run}>
                {use}
              </Button>
            </div>
          ) : (
            <Button type="submit" form={id} look="primary" isPending={isSaving}>
              {proof.confirm}
            </Button>
          )}
        </>
      }
    >
      <p>{isByPasskey ? proof.passkeyHint : proof.hint}</p>
      <PasskeyFailureAlert failure={passkey.failure} />
      {!isByPasskey && (
        <Form id={id} wrong={wrong} isSaving={isSaving} onSubmit={() => void prove()}>
          {failure && <WaitingAlert failure={failure} />}
          <PasswordOwner email={user.email} />
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
        </Form>
      )}
      {hasPasskeys && (
        <Button
          look="quiet"
          isPending={!isByPasskey && passkey.isRunning}
          onPress={isByPasskey ? () => setByPasskey(false) : passkey.run}
        >
          {isByPasskey ? usePassword : use}
        </Button>
      )}
    </Dialog>
  )
}
