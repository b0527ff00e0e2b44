import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { passkeyEndpoints } from '../../../contract/passkeys.ts'
import type { OwnFactorsResponse, PasskeyResponse } from '../../../contract/factor-parts.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { accountApi } from '../../../api/client/account-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { Card, useCardReload } from '../../kit/card.tsx'
import { Credential, CredentialList, endedOrGone } from '../../kit/credentials/credential-list.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { useSubmission, wrongFieldsOf } from '../../kit/forms/use-submission.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { MoreMenu } from '../../kit/more-menu.tsx'
import { createPasskey, type PasskeyFailure } from '../../kit/passkeys/ceremony.ts'
import { PasskeyFailureAlert } from '../../kit/passkeys/passkey-failure-alert.tsx'
import { passkeyPlace } from '../../kit/passkeys/place.ts'
import { Timestamp } from '../../kit/timestamp.tsx'
import { LastFactorHint } from './last-factor-hint.tsx'
import { OtherSessions, type SessionsProps } from './other-sessions.tsx'
import { accountWords } from './words.ts'

type Asked = { passkey: PasskeyResponse; is: 'renamed' | 'removed' }

type PasskeysCardProps = { factors: OwnFactorsResponse } & SessionsProps

export function PasskeysCard({ factors, sessions }: PasskeysCardProps) {
  const { passkeys: words } = useWords(accountWords)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [hasChanged, setChanged] = useState(false)
  const { heading, reload } = useCardReload()
  const { passkeys } = factors

  async function finish() {
    setAsked(null)
    setCodes(null)
    await reload()
    showToast('success', messages.accomplished)
  }
  function finishChange() {
    setChanged(true)
    void finish()
  }

  return (
    <Card isWide title={words.title} hint={words.hint} heading={heading}>
      {passkeys.length > 0 && (
        <CredentialList>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onAsk={setAsked} />
          ))}
        </CredentialList>
      )}
      <AddPasskey onAdded={(codes) => (codes ? setCodes(codes) : finishChange())} />
      {hasChanged && <OtherSessions sessions={sessions} onEnded={() => setChanged(false)} />}
      <LazyMount
        load={recoveryCodes}
        isWanted={codes !== null}
        given={{ codes, onClose: finishChange }}
      />
      {asked?.is === 'renamed' && (
        <RenameDialog
          passkey={asked.passkey}
          onDone={() => void finish()}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.is === 'removed' && (
        <RemoveDialog
          passkey={asked.passkey}
          factors={factors}
          onDone={finishChange}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}

async function recoveryCodes() {
  return (await import('./recovery-codes.tsx')).RecoveryCodes
}

type PasskeyRowProps = { passkey: PasskeyResponse; onAsk: (asked: Asked) => void }

function PasskeyRow({ passkey, onAsk }: PasskeyRowProps) {
  const { passkeys: words } = useWords(accountWords)
  const name = useNameOf()(passkey)
  return (
    <Credential
      icon={<IconFingerprint size={24} stroke={1.5} aria-hidden="true" />}
      name={<bdi>{name}</bdi>}
      mark={passkey.backed_up && words.synced}
      details={
        <>
          <li>
            {words.added} <Timestamp date={passkey.created_at} />
          </li>
          <li>
            {words.lastUsed}{' '}
            {passkey.used_at === null ? words.never : <Timestamp date={passkey.used_at} />}
          </li>
        </>
      }
      action={
        <MoreMenu
          label={words.moreNamed(name)}
          items={[
            { name: words.rename, run: () => onAsk({ passkey, is: 'renamed' }) },
            { name: words.remove, run: () => onAsk({ passkey, is: 'removed' }) },
          ]}
        />
      }
    />
  )
}

function AddPasskey({ onAdded }: { onAdded: (codes: string[] | undefined) => void }) {
  const { passkeys: words } = useWords(accountWords)
  const [failure, setFailure] = useState<PasskeyFailure | null>(null)
  const [isRunning, setRunning] = useState(false)
  const { isUsable, address } = passkeyPlace()
  if (!isUsable) return <PasskeyFailureAlert failure={{ trouble: 'elsewhere', address }} />

  async function add() {
    setFailure(null)
    setRunning(true)
    const created = await createPasskey()
    const result = created.ok ? await client(accountApi).addPasskey(created.value) : created
    setRunning(false)
    if (result.ok) return onAdded(result.value.recovery_codes)
    const isUnproved = 'needs' in result && result.needs === 'proof'
    if (!isUnproved) setFailure(result)
  }

  return (
    <>
      <PasskeyFailureAlert failure={failure} />
      <Button isPending={isRunning} onPress={() => void add()}>
        {words.add}
      </Button>
    </>
  )
}

type PasskeyDialogProps = { passkey: PasskeyResponse; onDone: () => void; onClose: () => void }

const nameInput = passkeyEndpoints['PATCH /account/passkeys/:passkey'].json

function RenameDialog({ passkey, onDone, onClose }: PasskeyDialogProps) {
  const { passkeys: words } = useWords(accountWords)
  const { actions } = useWords(commonWords)
  const { translate } = useLocale()
  const before = useNameOf()(passkey)
  const [name, setName] = useState(before)
  const { wrong, failure, isSaving, refuse, send } = useSubmission({ hasToast: false })

  async function save() {
    const { error } = nameInput.safeParse({ name })
    refuse(error ? wrongFieldsOf(error) : {})
    if (error) return
    if (await send(() => client(accountApi).renamePasskey(passkey.id, name))) onDone()
  }

  return (
    <FormDialog
      title={words.renameTitle}
      submit={actions.save}
      isDirty={name !== before}
      isSaving={isSaving}
      failure={failure && translate(failure.message)}
      wrong={wrong}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={name}
        onChange={setName}
        error={wrong.name && translate(wrong.name)}
      />
    </FormDialog>
  )
}

type RemoveDialogProps = PasskeyDialogProps & { factors: OwnFactorsResponse }

function RemoveDialog({ passkey, factors, onDone, onClose }: RemoveDialogProps) {
  const { passkeys: words } = useWords(accountWords)
  const name = useNameOf()(passkey)
  return (
    <RemovalDialog
      question={words.removeQuestion(name)}
      confirm={words.remove}
      remove={() => endedOrGone(client(accountApi).removePasskey(passkey.id))}
      onRemoved={onDone}
      onClose={onClose}
    >
      <p>{words.removeHint}</p>
      <LastFactorHint factors={factors} />
    </RemovalDialog>
  )
}

function useNameOf() {
  const { passkeys: words } = useWords(accountWords)
  return ({ name }: PasskeyResponse) => name || words.unnamed
}
