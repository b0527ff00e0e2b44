import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Failure, Result } from '../../../api/client/send.ts'
import { showFailure } from '../toasts/show-failure.ts'
import type { z } from '../../../domain/text/schema.ts'

type Refusal = Pick<Failure, 'message' | 'retryAfter' | 'conflicts'>

export type Submission = ReturnType<typeof useSubmission>

export function useSubmission({ hasToast = true } = {}) {
  const [wrong, setWrong] = useState<WrongFields>({})
  const [failure, setFailure] = useState<Refusal | null>(null)
  const [isSaving, setSaving] = useState(false)

  function refuse(found: WrongFields, whole: Refusal | null = null) {
    setWrong(found)
    setFailure(whole)
  }

  async function send<T>(call: () => Promise<Result<T>>): Promise<T | null> {
    setSaving(true)
    const result = await call().finally(() => setSaving(false))
    if (result.ok) return result.value
    if (result.needs === 'proof') return null
    refuse(result.fields ?? {}, result.fields ? null : result)
    if (hasToast && !result.fields) showFailure(result)
    return null
  }

  return { wrong, failure, isSaving, refuse, send }
}

/** A sentence by field, in English. */
export type WrongFields = Record<string, string>

export function wrongFieldsOf({ issues }: z.ZodError): WrongFields {
  const wrong: WrongFields = {}
  for (const { path, message } of issues) wrong[String(path[0])] ??= message
  return wrong
}

export function wrongFieldsIn(schema: z.ZodType, values: object): WrongFields {
  const { error } = schema.safeParse(values)
  return error ? wrongFieldsOf(error) : {}
}

export function useFocusOnWrong(wrong: WrongFields | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!wrong || Object.keys(wrong).length === 0) return
    return focusWrongSoon(form)
  }, [wrong])
  return form
}

/** A tab that hides the field is opened first. Returns the cleanup of an effect. */
export function focusWrongSoon(form: RefObject<HTMLElement | null>): () => void {
  const frame = requestAnimationFrame(() => focusWrong(form.current))
  return () => cancelAnimationFrame(frame)
}

function focusWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? []
  const first = [...wrong].find((field) => field.checkVisibility())
  first?.focus()
}
