import { useState } from 'react'
import type { Failure, Result } from '../../../api/client/client.ts'
import { showFailure } from '../toasts/show-failure.ts'
import type { WrongFields } from './wrong-fields.ts'

type Refusal = Pick<Failure, 'message' | 'retryAfter'>

/** A form of one call while it is sent, and why it was not taken: beside its fields, or as a whole. */
export function useSubmission({ hasToast = true } = {}) {
  const [wrong, setWrong] = useState<WrongFields>({})
  const [failure, setFailure] = useState<Refusal | null>(null)
  const [isSaving, setSaving] = useState(false)

  /** Says what the form itself finds wrong before anything is sent; nothing when all is right. */
  function refuse(found: WrongFields, whole: Refusal | null = null) {
    setWrong(found)
    setFailure(whole)
  }

  /** Returns null once the reason why there is no answer is said. */
  async function send<T>(call: () => Promise<Result<T>>): Promise<T | null> {
    setSaving(true)
    const result = await call().finally(() => setSaving(false))
    if (result.ok) return result.value
    refuse(result.fields ?? {}, result.fields ? null : result)
    if (hasToast && !result.fields) showFailure(result)
    return null
  }

  return { wrong, failure, isSaving, refuse, send }
}
