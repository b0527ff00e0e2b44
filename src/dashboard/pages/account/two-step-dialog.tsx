import { useId, useState } from 'react'
import { encode } from 'uqr'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { accountApi } from '../../../api/client/account-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { WaitingAlert } from '../../kit/passwords/waiting.tsx'
import { Form } from '../../kit/forms/form.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import styles from './account.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { accountWords } from './words.ts'

/** An app that is to be set up, then the codes that come with it; or new codes alone. */
export type Setup = { app: { uri: string; key: string } | null; codes: string[] | null }

type TwoStepDialogProps = { setup: Setup | null; onClose: (isChanged: boolean) => void }

export function TwoStepDialog({ setup, onClose }: TwoStepDialogProps) {
  const [given, setGiven] = useState<string[] | null>(null)
  const codes = given ?? setup?.codes
  function close(isChanged: boolean) {
    setGiven(null)
    onClose(isChanged)
  }
  if (codes) return <RecoveryCodes codes={codes} onClose={() => close(true)} />
  if (!setup?.app) return null
  return (
    <AppSetup
      uri={setup.app.uri}
      secret={setup.app.key}
      onConfirmed={(codes) => (codes ? setGiven(codes) : close(true))}
      onClose={() => close(false)}
    />
  )
}

type AppSetupProps = {
  uri: string
  secret: string
  onConfirmed: (codes: string[] | undefined) => void
  onClose: () => void
}

function AppSetup({ uri, secret, onConfirmed, onClose }: AppSetupProps) {
  const { twoSteps: words } = useWords(accountWords)
  const { actions } = useWords(commonWords)
  const { translate } = useLocale()
  const { wrong, failure, isSaving, refuse, send } = useSubmission({ hasToast: false })
  const [code, setCode] = useState('')
  const id = useId()

  async function confirm() {
    refuse(code.trim() === '' ? { code: messages.fieldRequired } : {})
    if (code.trim() === '') return
    const confirmed = await send(() => client(accountApi).confirmAuthenticator({ code }))
    if (confirmed) onConfirmed(confirmed.recovery_codes)
  }

  return (
    <Dialog
      isOpen
      isForm
      title={words.setUp}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{actions.cancel}</Button>
          <Button type="submit" form={id} look="primary" isPending={isSaving}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        className={styles.setup}
        wrong={wrong}
        isSaving={isSaving}
        onSubmit={() => void confirm()}
      >
        {failure && <WaitingAlert failure={failure} />}
        <p>{words.scan}</p>
        <QrCode text={uri} />
        <p>{words.orType}</p>
        <div className={styles.secret}>
          <code dir="ltr">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton look="quiet" text={secret} />
        </div>
        <TextField
          inputRef={focusWhenShown}
          label={words.code}
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          error={wrong.code && translate(wrong.code)}
        />
      </Form>
    </Dialog>
  )
}

function QrCode({ text }: { text: string }) {
  const { twoSteps: words } = useWords(accountWords)
  const { data, size } = encode(text, { border: 2 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>{words.qr}</title>
      <path d={`M0 0h${size}v${size}H0z`} fill="white" />
      <path d={dark.join('')} fill="black" />
    </svg>
  )
}
