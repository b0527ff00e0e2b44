import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { TextField } from '../../../ui/text-field.tsx'
import { redirectsApi } from '../../../api/client/redirects-api.ts'
import { client } from '../../app/client.ts'
import { showToast } from '../../app/toast-queue.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { useSubmission, type WrongFields } from '../../kit/forms/use-submission.ts'
import styles from './seo.module.css'
import { seoWords } from './words.ts'

export function ListDialog({ onClose }: { onClose: () => void }) {
  const { list: words } = useWords(seoWords)
  const { translate } = useLocale()
  const { revalidate } = useRevalidator()
  const [list, setList] = useState('')
  const { wrong, failure, isSaving, refuse, send } = useSubmission()

  async function add() {
    refuse({})
    const answer = await send(() => client(redirectsApi).import(list))
    if (!answer) return
    onClose()
    showToast('success', words.added(answer.added))
    await revalidate()
  }

  return (
    <FormDialog
      isWide
      title={words.title}
      submit={words.submit}
      isDirty={list !== ''}
      isSaving={isSaving}
      failure={failure && translate(failure.message)}
      wrong={wrong}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <WrongLines wrong={wrong} />
      <TextField
        label={words.label}
        hint={words.hint}
        error={wrong.list && translate(wrong.list)}
        isLong
        dir="ltr"
        autoComplete="off"
        spellCheck="false"
        value={list}
        onChange={setList}
      />
    </FormDialog>
  )
}

function WrongLines({ wrong }: { wrong: WrongFields }) {
  const { list: words } = useWords(seoWords)
  const { translate } = useLocale()
  const lines = Object.entries(wrong).flatMap(([field, reason]) => {
    const line = Number(/^lines\.(\d+)$/.exec(field)?.[1])
    return line ? [{ line, reason }] : []
  })
  if (lines.length === 0) return null
  return (
    <FormAlert title={words.wrong(lines.length)}>
      <ul className={styles.lines}>
        {lines.map(({ line, reason }) => (
          <li key={line}>{words.line(line, translate(reason))}</li>
        ))}
      </ul>
    </FormAlert>
  )
}
