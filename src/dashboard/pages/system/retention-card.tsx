import { useState } from 'react'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import type { Result } from '../../../api/client/send.ts'
import type { RetentionResponse } from '../../../contract/inbox.ts'
import type { KeepDays } from '../../../domain/contact/retention.ts'
import { messages } from '../../../domain/messages.ts'
import { westernDigits } from '../../../domain/text/characters.ts'
import { Button } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { Card, useCardReload } from '../../kit/card.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { SettingChoice } from '../../kit/fields/choices.tsx'
import { KeepDaysField } from '../../kit/fields/keep-days-field.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { retentionWords } from '../../kit/retention-words.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { systemWords } from './words.ts'

export function RetentionCard({ found }: { found: Result<RetentionResponse> }) {
  const words = { ...useWords(systemWords).retention, ...useWords(retentionWords) }
  const { actions } = useWords(commonWords)
  const { heading, reload } = useCardReload()
  const [isChanging, setChanging] = useState(false)
  if (!found.ok) {
    return (
      <Card title={words.title}>
        <FailurePanel title={words.failed} reason={found.message} />
      </Card>
    )
  }
  const { keep_days: days } = found.value

  async function finish() {
    setChanging(false)
    await reload()
    showToast('success', messages.accomplished)
  }

  return (
    <Card title={words.title} hint={words.hint} heading={heading}>
      <p>{days === null ? words.byHand : words.after(days)}</p>
      <Button onPress={() => setChanging(true)}>{actions.edit}</Button>
      {isChanging && (
        <ChangeDialog
          days={days}
          onSaved={() => void finish()}
          onClose={() => setChanging(false)}
        />
      )}
    </Card>
  )
}

type ChangeDialogProps = { days: KeepDays; onSaved: () => void; onClose: () => void }

function ChangeDialog({ days, onSaved, onClose }: ChangeDialogProps) {
  const words = { ...useWords(systemWords).retention, ...useWords(retentionWords) }
  const { actions } = useWords(commonWords)
  const { translate } = useLocale()
  const [isErasing, setErasing] = useState(days !== null)
  const [written, setWritten] = useState(String(days ?? 365))
  const [asked, setAsked] = useState<{ due: number; keepDays: KeepDays } | null>(null)
  const { wrong, failure, isSaving, refuse, send } = useSubmission({ hasToast: false })
  const save = (keepDays: KeepDays) => client(inboxApi).setRetention({ keep_days: keepDays })

  async function submit() {
    refuse({})
    const keepDays = isErasing ? Number(westernDigits(written)) : null
    if (keepDays !== null) {
      const counted = await send(() => client(inboxApi).retention({ days: keepDays }))
      if (!counted) return
      if (counted.due > 0) return setAsked({ due: counted.due, keepDays })
    }
    if (await send(() => save(keepDays))) onSaved()
  }

  if (asked) {
    return (
      <RemovalDialog
        question={words.eraseQuestion(asked.due)}
        confirm={words.erase}
        remove={() => save(asked.keepDays)}
        onRemoved={onSaved}
        onClose={() => setAsked(null)}
      >
        <p>{words.eraseHint}</p>
      </RemovalDialog>
    )
  }
  return (
    <FormDialog
      title={words.title}
      submit={actions.save}
      isDirty={(isErasing ? written : '') !== String(days ?? '')}
      isSaving={isSaving}
      failure={failure && translate(failure.message)}
      wrong={wrong}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SettingChoice
        label={words.choice}
        names={{ byHand: words.byHand, erase: words.eraseAfter }}
        chosen={isErasing ? 'erase' : 'byHand'}
        onChoose={(key) => setErasing(key === 'erase')}
      />
      {isErasing && (
        <KeepDaysField
          value={written}
          onChange={setWritten}
          error={wrong.days && translate(wrong.days)}
        />
      )}
    </FormDialog>
  )
}
