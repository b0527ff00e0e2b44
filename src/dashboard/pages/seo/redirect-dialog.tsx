import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messages } from '../../../domain/messages.ts'
import { redirectLimits } from '../../../domain/redirect.ts'
import { redirectChange } from '../../../domain/redirect-change.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { wrongFieldsOf } from '../../kit/forms/wrong-fields.ts'
import { type Target, targetId, targets, useTargetNames } from './redirect-targets.ts'
import { seoWords } from './words.ts'

type RedirectDialogProps = {
  /** Blank, or an address that was missing. */
  path: string
  onAdded?: () => void
  onClose: () => void
}

export function RedirectDialog({ path: given, onAdded, onClose }: RedirectDialogProps) {
  const { redirects: words } = useWords(seoWords)
  const { translate } = useLocale()
  const { revalidate } = useRevalidator()
  const [path, setPath] = useState(given)
  const [target, setTarget] = useState<Target>({ kind: 'path', path: '' })
  const { wrong, failure, isSaving, refuse, send } = useSubmission()

  async function add() {
    const read = redirectChange.safeParse({ path, target })
    if (!read.success) return refuse(wrongFieldsOf(read.error))
    refuse({})
    if (!(await send(() => client().redirects.create(read.data)))) return
    onClose()
    onAdded?.()
    await revalidate()
    showToast('success', messages.accomplished)
  }

  return (
    <FormDialog
      title={words.add}
      submit={words.add}
      isDirty={path !== given || target.kind !== 'path' || target.path !== ''}
      isSaving={isSaving}
      failure={failure && translate(failure.message)}
      wrong={wrong}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <TextField
        label={words.oldAddress}
        hint={words.oldAddressHint}
        error={wrong.path && translate(wrong.path)}
        {...addressField}
        inputRef={given === '' ? focusWhenShown : undefined}
        value={path}
        onChange={setPath}
      />
      <TargetFields target={target} onChange={setTarget} wrong={wrong.target} />
    </FormDialog>
  )
}

const addressField = {
  dir: 'ltr',
  autoComplete: 'off',
  spellCheck: 'false',
  maxLength: redirectLimits.address,
} as const

type TargetFieldsProps = {
  target: Target
  onChange: (target: Target) => void
  wrong: string | undefined
}

/** What it leads to, and the address where that is still to be said. */
function TargetFields({ target, onChange, wrong }: TargetFieldsProps) {
  const { redirects: words } = useWords(seoWords)
  const { translate } = useLocale()
  const nameOf = useTargetNames()
  const options = targets.map((one) => ({ id: targetId(one), name: nameOf(one) }))
  const error = wrong && translate(wrong)
  const isWritten = target.kind === 'path' || target.kind === 'external'
  return (
    <>
      <SelectField
        label={words.leadsTo}
        options={options}
        value={targetId(target)}
        onChange={(id) => onChange(targets.find((one) => targetId(one) === id) ?? target)}
        error={isWritten ? undefined : error}
      />
      {target.kind === 'path' && (
        <TextField
          label={words.path}
          hint={words.pathHint}
          error={error}
          {...addressField}
          value={target.path}
          onChange={(path) => onChange({ kind: 'path', path })}
        />
      )}
      {target.kind === 'external' && (
        <TextField
          label={words.address}
          error={error}
          placeholder="https://"
          {...addressField}
          value={target.address}
          onChange={(address) => onChange({ kind: 'external', address })}
        />
      )}
    </>
  )
}
