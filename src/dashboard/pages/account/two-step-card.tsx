import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '../../../api/client/send.ts'
import type { OwnFactorsResponse } from '../../../contract/factor-parts.ts'
import { Button } from '../../../ui/button.tsx'
import { accountApi } from '../../../api/client/account-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { Card, useCardReload } from '../../kit/card.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import styles from './account.module.css'
import { OtherSessions, type SessionsProps } from './other-sessions.tsx'
import { LastFactorHint } from './last-factor-hint.tsx'
import type { Setup } from './two-step-dialog.tsx'
import { accountWords } from './words.ts'

type TwoStepCardProps = { factors: OwnFactorsResponse; isWide: boolean } & SessionsProps

export function TwoStepCard({ factors, isWide, sessions }: TwoStepCardProps) {
  const { twoSteps: words } = useWords(accountWords)
  const { revalidate } = useRevalidator()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [hasChanged, setChanged] = useState(false)
  const { heading, reload } = useCardReload()

  async function begin<Value>(
    call: () => Promise<Result<Value>>,
    toSetup: (value: Value) => Setup,
  ) {
    const begun = await call()
    if (begun.ok) return setSetup(toSetup(begun.value))
    if (begun.needs !== 'proof') showFailure(begun)
    await revalidate()
  }

  async function finish(isChanged: boolean) {
    setSetup(null)
    setRemoving(false)
    if (isChanged) setChanged(true)
    await reload()
  }

  const calls = client(accountApi)
  return (
    <Card isWide={isWide} title={words.title} hint={words.hint} heading={heading}>
      <Factors
        factors={factors}
        onSetUp={() => begin(calls.beginAuthenticator, (app) => ({ app, codes: null }))}
        onNewCodes={() =>
          begin(calls.newRecoveryCodes, ({ recovery_codes: codes }) => ({ app: null, codes }))
        }
        onRemove={() => setRemoving(true)}
      />
      {hasChanged && <OtherSessions sessions={sessions} onEnded={() => setChanged(false)} />}
      <LazyMount
        load={twoStepDialog}
        isWanted={setup !== null}
        given={{ setup, onClose: (isChanged: boolean) => void finish(isChanged) }}
      />
      {isRemoving && (
        <RemovalDialog
          question={words.removeQuestion}
          confirm={words.remove}
          remove={calls.removeAuthenticator}
          onRemoved={() => void finish(true)}
          onClose={() => setRemoving(false)}
        >
          <p>{words.removeHint}</p>
          <LastFactorHint factors={factors} />
        </RemovalDialog>
      )}
    </Card>
  )
}

async function twoStepDialog() {
  return (await import('./two-step-dialog.tsx')).TwoStepDialog
}

type FactorsProps = {
  factors: OwnFactorsResponse
  onSetUp: () => Promise<void>
  onNewCodes: () => Promise<void>
  onRemove: () => void
}

function Factors({ factors, onSetUp, onNewCodes, onRemove }: FactorsProps) {
  const { twoSteps: words } = useWords(accountWords)
  const { authenticator, passkeys, recovery_codes_left: left } = factors
  const hasFactor = authenticator !== null || passkeys.length > 0
  return (
    <>
      <p className={styles.since}>
        {authenticator ? (
          <>
            {words.isOn} <Timestamp date={authenticator.since} />
          </>
        ) : (
          words.isOff
        )}
      </p>
      {hasFactor && <p>{words.left(left)}</p>}
      <div className={styles.acts}>
        {authenticator ? (
          <Button onPress={onRemove}>{words.remove}</Button>
        ) : (
          <Button look="primary" onPress={() => void onSetUp()}>
            {words.setUp}
          </Button>
        )}
        {hasFactor && <Button onPress={() => void onNewCodes()}>{words.newCodes}</Button>}
      </div>
    </>
  )
}
