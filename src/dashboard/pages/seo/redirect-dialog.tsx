import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messages } from '../../../domain/messages.ts'
import type { LinkTarget } from '../../../domain/navigation/navigation.ts'
import { redirectLimits } from '../../../domain/seo/redirect.ts'
import { redirectInput } from '../../../domain/seo/redirect-input.ts'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { redirectsApi } from '../../../api/client/redirects-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { LinkFields } from '../../editor/links/link-fields.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { useSubmission, wrongFieldsOf } from '../../kit/forms/use-submission.ts'
import { seoWords } from './words.ts'

type RedirectDialogProps = {
  path: string
  onAdded?: () => void
  onClose: () => void
}

export function RedirectDialog({ path: given, onAdded, onClose }: RedirectDialogProps) {
  const { redirects: words } = useWords(seoWords)
  const { translate } = useLocale()
  const { revalidate } = useRevalidator()
  const [path, setPath] = useState(given)
  const [target, setTarget] = useState<LinkTarget | null>(null)
  const [targetPath, setTargetPath] = useState('')
  const { wrong, failure, isSaving, refuse, send } = useSubmission()

  async function add() {
    const leadsTo = target ?? { kind: 'path', path: targetPath }
    const read = redirectInput.safeParse({ path, target: leadsTo })
    if (!read.success) return refuse(wrongFieldsOf(read.error))
    refuse({})
    if (!(await send(() => client(redirectsApi).create(read.data)))) return
    onClose()
    onAdded?.()
    await revalidate()
    showToast('success', messages.accomplished)
  }

  return (
    <FormDialog
      title={words.add}
      submit={words.add}
      isDirty={path !== given || target !== null || targetPath !== ''}
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
      <LinkFields
        none={words.written}
        target={target}
        onChange={setTarget}
        isWrong={target !== null && wrong.target !== undefined}
      />
      {target === null && (
        <TextField
          label={words.path}
          hint={words.pathHint}
          error={wrong.target && translate(wrong.target)}
          {...addressField}
          value={targetPath}
          onChange={setTargetPath}
        />
      )}
    </FormDialog>
  )
}

const addressField = {
  dir: 'ltr',
  autoComplete: 'off',
  spellCheck: 'false',
  maxLength: redirectLimits.address,
} as const
