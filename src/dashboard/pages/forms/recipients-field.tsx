import { IconX } from '@tabler/icons-react'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import type { ToldResponse } from '../../../contract/inbox.ts'
import { isSame } from '../../../domain/documents/revision.ts'
import { type FormRecipient, formLimits } from '../../../domain/forms/form.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { client } from '../../app/client.ts'
import { known } from '../../app/known.ts'
import { useWords } from '../../app/locale/locale.tsx'
import styles from './forms.module.css'
import { formSettingsWords } from './settings-words.ts'

export const useTold = known<ToldResponse | undefined>(undefined, async () => {
  const answer = await client(inboxApi).told()
  return answer.ok ? answer.value : undefined
})

export function useRecipientName() {
  const { told: words } = useWords(formSettingsWords)
  const told = useTold()
  return function nameOfRecipient(one: FormRecipient): string {
    if (one.kind === 'address') return one.email
    return told?.users.find(({ id }) => id === one.id)?.name ?? `${words.user} ${one.id}`
  }
}

type RecipientsFieldProps = {
  label: string
  none: string
  chosen: FormRecipient[]
  isReadOnly: boolean
  onChange: (chosen: FormRecipient[]) => void
}

export function RecipientsField(props: RecipientsFieldProps) {
  const { label, none, chosen, isReadOnly, onChange } = props
  const { told: words } = useWords(formSettingsWords)
  const nameOf = useRecipientName()
  const told = useTold()
  const all = told ? recipientsIn(told) : []
  const more = all.filter((one) => !chosen.some((other) => isSame(one, other)))

  return (
    <div className={styles.recipients}>
      {chosen.length === 0 && <p>{none}</p>}
      <ul aria-label={label} hidden={chosen.length === 0}>
        {chosen.map((one) => (
          <li key={keyOf(one)}>
            <bdi>{nameOf(one)}</bdi>
            {told && <small className={styles.hint}>{remarkOn(one)}</small>}
            {!isReadOnly && (
              <IconButton
                label={words.remove(nameOf(one))}
                onPress={() => onChange(chosen.filter((other) => other !== one))}
              >
                <IconX size={18} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {!isReadOnly && more.length > 0 && chosen.length < formLimits.recipients && (
        <SelectField
          label={`${words.add}: ${label}`}
          isLabelHidden
          options={[
            { id: '', name: words.choose, isDisabled: true },
            ...more.map((one) => ({ id: keyOf(one), name: nameOf(one) })),
          ]}
          value=""
          onChange={(key) => onChange([...chosen, ...more.filter((one) => keyOf(one) === key)])}
        />
      )}
    </div>
  )

  function remarkOn(one: FormRecipient): string | undefined {
    if (!all.some((other) => isSame(one, other))) return words.gone
    const user = told?.users.find(({ id }) => one.kind === 'user' && id === one.id)
    return user?.told === false ? words.silent : undefined
  }
}

function recipientsIn({ users, addresses }: ToldResponse): FormRecipient[] {
  return [
    ...users.map(({ id }) => ({ kind: 'user' as const, id })),
    ...addresses.map((email) => ({ kind: 'address' as const, email })),
  ]
}

function keyOf(one: FormRecipient): string {
  return one.kind === 'user' ? String(one.id) : one.email
}
