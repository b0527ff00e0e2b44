import { useEffect, useEffectEvent, useState } from 'react'
import type { Result } from '../../../api/client/send.ts'
import type { PresentedPasskey } from '../../../contract/webauthn.ts'
import { type PasskeyFailure, presentPasskey } from './ceremony.ts'
import { passkeyPlace } from './place.ts'

type Use = (presented: { challenge: string; passkey: PresentedPasskey }) => Promise<Result<unknown>>

export function usePasskey(use: Use) {
  const [failure, setFailure] = useState<PasskeyFailure | null>(null)
  const [isRunning, setRunning] = useState(false)

  async function run() {
    setFailure(null)
    setRunning(true)
    const presented = await presentPasskey()
    const result = presented.ok ? await use(presented.value) : presented
    setRunning(false)
    setFailure(result.ok ? null : result)
  }

  async function offer(stop: AbortSignal) {
    const presented = await presentPasskey(stop)
    if (!presented.ok) return
    const result = await use(presented.value)
    setFailure(result.ok ? null : result)
  }

  return { failure, isRunning, run: () => void run(), offer }
}

/** A challenge ends after five minutes. */
const offeredFor = 4 * 60_000

/** Offers passkeys where the browser fills in the email, as long as nothing else asks for one. */
export function usePasskeyInAutofill(
  { isRunning, offer }: ReturnType<typeof usePasskey>,
  isWanted: boolean,
): void {
  const begin = useEffectEvent(offer)
  useEffect(() => {
    if (!isWanted || isRunning || !passkeyPlace().isUsable) return
    let stop = new AbortController()
    const renew = () => {
      stop.abort()
      stop = new AbortController()
      void begin(stop.signal)
    }
    const timer = setInterval(() => document.hidden || renew(), offeredFor)
    void canAutofill().then((can) => can && !stop.signal.aborted && renew())
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [isWanted, isRunning])
}

async function canAutofill(): Promise<boolean> {
  const { PublicKeyCredential: browsers } = window as Partial<Window & typeof globalThis>
  return (await browsers?.isConditionalMediationAvailable?.()) ?? false
}
