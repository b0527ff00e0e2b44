import { useState } from 'react'
import { typedAnswer } from '../../../domain/forms/answer.ts'
import { messages } from '../../../domain/messages.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale } from '../../app/locale/locale.tsx'

type NumberFieldProps = {
  label: string
  value: number | null
  problem: string | undefined
  onChange: (value: number | null) => void
}

/** A number that is still being typed, such as `-`, is none yet; Arabic digits count as others do. */
export function NumberField({ label, value, problem, onChange }: NumberFieldProps) {
  const { translate } = useLocale()
  const [typed, setTyped] = useState(() => ({ text: textOf(value), value }))
  if (typed.value !== value) setTyped({ text: textOf(value), value })
  const isNone = typed.text.trim() !== '' && value === null
  const error = problem ?? (isNone ? messages.numberNeeded : undefined)

  function change(text: string) {
    const plain = typedAnswer('number', text)
    const number = plain === '' ? Number.NaN : Number(plain)
    const next = Number.isFinite(number) ? number : null
    setTyped({ text, value: next })
    onChange(next)
  }
  return (
    <TextField
      label={label}
      dir="ltr"
      inputMode="decimal"
      value={typed.text}
      onChange={change}
      error={error && translate(error)}
    />
  )
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value)
}
