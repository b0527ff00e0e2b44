import { useState } from 'react'
import { keyNameLimit, type Scope, scopes } from '../../../domain/people/access-key.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { apiKeyOfDocument } from '../../../ui/document-settings.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { accessKeysApi } from '../../../api/client/access-keys-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { CopyButton } from '../../kit/copy-button.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { ChoiceTiles } from '../../kit/fields/choices.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import kit from '../../kit/kit.module.css'
import { accessKeyWords } from './access-key-words.ts'
import styles from './security.module.css'

type AccessKeyDialogProps = { onMade: () => void; onClose: () => void }
type Made = { name: string; text: string }

export function AccessKeyDialog({ onMade, onClose }: AccessKeyDialogProps) {
  const [made, setMade] = useState<Made | null>(null)
  if (made) return <MadeKey {...made} onClose={onClose} />
  return (
    <NewKey
      onMade={(made) => {
        setMade(made)
        onMade()
      }}
      onClose={onClose}
    />
  )
}

const terms = ['30', '90', '366'] as const
type Values = { name: string; scope: Scope; days: (typeof terms)[number] }
const blank: Values = { name: '', scope: 'read', days: '90' }

function NewKey({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  const words = useWords(accessKeyWords)
  const { translate } = useLocale()
  const [values, setValues] = useState(blank)
  const { wrong, failure, isSaving, refuse, send } = useSubmission()
  const change = (changed: Partial<Values>) => setValues({ ...values, ...changed })
  const isTyped = values.name.trim() !== ''

  async function save() {
    if (!isTyped) return refuse({ name: messages.fieldRequired })
    refuse({})
    const asked = { ...values, days: Number(values.days) }
    const answer = await send(() => client(accessKeysApi).add(asked))
    if (answer) onMade({ name: answer.access_key.name, text: answer.key })
  }

  return (
    <FormDialog
      title={words.add}
      submit={words.add}
      isDirty={isTyped}
      isSaving={isSaving}
      failure={failure && translate(failure.message)}
      wrong={wrong}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={keyNameLimit}
        value={values.name}
        onChange={(name) => change({ name })}
        error={wrong.name && translate(wrong.name)}
      />
      <ChoiceTiles
        label={words.scope}
        options={scopes.map((id) => ({ id, ...words.scopes[id] }))}
        chosen={values.scope}
        onChoose={(scope) => change({ scope })}
      />
      <SelectField
        label={words.days}
        options={terms.map((id) => ({ id, name: words.daysOf[id] }))}
        value={values.days}
        onChange={(days) => change({ days })}
      />
    </FormDialog>
  )
}

function MadeKey({ name, text, onClose }: Made & { onClose: () => void }) {
  const words = useWords(accessKeyWords)
  const { actions } = useWords(commonWords)
  const call = exampleOf(text)
  return (
    <Dialog
      isOpen
      isForm
      title={words.made(name)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{actions.close}</Button>
          <CopyButton look="primary" name={words.copy} text={text} />
        </>
      }
    >
      <div className={styles.made}>
        <p>{words.once}</p>
        <code dir="ltr" className={kit.code}>
          {text}
        </code>
        <p className={styles.example}>{words.example}</p>
        <code dir="ltr" className={kit.code}>
          {call}
        </code>
        <CopyButton look="secondary" name={words.copyExample} text={call} />
      </div>
    </Dialog>
  )
}

function exampleOf(key: string): string {
  const headers = `-H "api-key: ${apiKeyOfDocument()}" -H "authorization: Bearer ${key}"`
  return `curl ${headers} ${window.location.origin}/api/pages`
}
