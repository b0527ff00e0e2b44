import { IconMail, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Result } from '../../../api/client/send.ts'
import type { RecipientsResponse } from '../../../contract/inbox.ts'
import { emailAddress } from '../../../domain/people/credentials.ts'
import { normalisedEmail } from '../../../domain/people/email.ts'
import { type ProductLanguage, productLanguages } from '../../../domain/languages/language.ts'
import { mostDepartments } from '../../../domain/mails/mail.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { Card, useCardReload } from '../../kit/card.tsx'
import cards from '../../kit/cards.module.css'
import { Credential, CredentialList } from '../../kit/credentials/credential-list.tsx'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { systemWords } from './words.ts'

type Recipient = RecipientsResponse['recipients'][number]

export function RecipientsCard({ found }: { found: Result<RecipientsResponse> }) {
  const { recipients: words } = useWords(systemWords)
  const { actions } = useWords(commonWords)
  const { nameOf } = useLocale()
  const { revalidate } = useRevalidator()
  const { heading, reload } = useCardReload()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Recipient | null>(null)
  if (!found.ok) {
    return (
      <Card title={words.title}>
        <FailurePanel title={words.failed} reason={found.message} />
      </Card>
    )
  }
  const { recipients } = found.value

  async function finish() {
    setRemoved(null)
    await reload()
    showToast('success', messages.accomplished)
  }

  return (
    <Card title={words.title} hint={words.hint} heading={heading}>
      {recipients.length === 0 && <p>{words.none}</p>}
      {recipients.length > 0 && (
        <CredentialList>
          {recipients.map((one) => (
            <Credential
              key={one.email}
              icon={<IconMail size={24} stroke={1.5} aria-hidden="true" />}
              name={<bdi dir="ltr">{one.email}</bdi>}
              details={<li>{words.inLanguage(nameOf(one.language))}</li>}
              action={
                <Button aria-label={words.removeNamed(one.email)} onPress={() => setRemoved(one)}>
                  {actions.delete}
                </Button>
              }
            />
          ))}
        </CredentialList>
      )}
      {recipients.length < mostDepartments ? (
        <Button
          icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onPress={() => setAdding(true)}
        >
          {words.add}
        </Button>
      ) : (
        <p className={cards.hint}>{words.full}</p>
      )}
      {isAdding && (
        <NewRecipient
          recipients={recipients}
          onSaved={() => {
            setAdding(false)
            showToast('success', messages.accomplished)
            void revalidate()
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {removed && (
        <RemovalDialog
          question={words.removeQuestion(removed.email)}
          remove={() =>
            client(inboxApi).setRecipients({
              recipients: recipients.filter((one) => one !== removed),
            })
          }
          onRemoved={() => void finish()}
          onClose={() => setRemoved(null)}
        >
          <p>{words.removeHint}</p>
        </RemovalDialog>
      )}
    </Card>
  )
}

type NewRecipientProps = { recipients: Recipient[]; onSaved: () => void; onClose: () => void }

function NewRecipient({ recipients, onSaved, onClose }: NewRecipientProps) {
  const { recipients: words } = useWords(systemWords)
  const { translate, nameOf, locale } = useLocale()
  const [email, setEmail] = useState('')
  const [language, setLanguage] = useState<ProductLanguage>(locale)
  const { wrong, failure, isSaving, refuse, send } = useSubmission()

  async function save() {
    const { data, error } = emailAddress.safeParse(email)
    if (data === undefined) return refuse({ email: error?.issues[0]?.message ?? '' })
    const isThere = recipients.some((one) => one.email === normalisedEmail(data))
    if (isThere) return refuse({ email: messages.recipientTwice })
    refuse({})
    const all = [...recipients, { email: data, language }]
    if (await send(() => client(inboxApi).setRecipients({ recipients: all }))) onSaved()
  }

  return (
    <FormDialog
      title={words.add}
      submit={words.add}
      isDirty={email.trim() !== ''}
      isSaving={isSaving}
      failure={failure && translate(failure.message)}
      wrong={wrong}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={words.email}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        error={wrong.email && translate(wrong.email)}
      />
      <SelectField
        label={words.language}
        options={productLanguages.map((id) => ({ id, name: nameOf(id) }))}
        value={language}
        onChange={setLanguage}
      />
    </FormDialog>
  )
}
