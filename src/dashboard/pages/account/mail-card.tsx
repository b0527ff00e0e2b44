import { useRevalidator } from 'react-router'
import { productLanguages } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { accountApi } from '../../../api/client/account-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { Card } from '../../kit/card.tsx'
import cards from '../../kit/cards.module.css'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { accountWords } from './words.ts'

type MailCardProps = { mail: { inbox: boolean; language: 'en' | 'ar' } }

/** Each choice is saved as it is made. */
export function MailCard({ mail }: MailCardProps) {
  const { mail: words } = useWords(accountWords)
  const { nameOf } = useLocale()
  const { revalidate } = useRevalidator()

  async function save(choice: Parameters<ReturnType<typeof accountApi>['change']>[0]) {
    const result = await client(accountApi).change(choice)
    if (!result.ok) return showFailure(result)
    await revalidate()
    showToast('success', messages.accomplished)
  }

  return (
    <Card title={words.title}>
      <Switch isOn={mail.inbox} onChange={(isOn) => void save({ mail_inbox: isOn })}>
        {words.inbox}
      </Switch>
      <p className={cards.hint}>{words.inboxHint}</p>
      <SelectField
        label={words.language}
        options={productLanguages.map((id) => ({ id, name: nameOf(id) }))}
        value={mail.language}
        onChange={(language) => void save({ language })}
      />
    </Card>
  )
}
