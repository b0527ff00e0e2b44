import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cleanedContact } from '../../../domain/contact/contact-input.ts'
import type { ContactItem } from '../../../domain/contact/contact.ts'
import { contactAddress } from '../../../domain/contact/contact-address.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { focusWhenShown, TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { MoveTools } from '../../kit/sorting/move-tools.tsx'
import type { Sorting } from '../../kit/sorting/use-sorting.tsx'
import { contactRowWords } from './words.ts'
import { ContactPreview } from './contact-preview.tsx'
import type { ContactRow } from './contact-rows.ts'
import styles from './contact-rows.module.css'

type RowActions = {
  onChange: (value: string) => void
  index: number
  /** It is absent where the order of the rows means nothing. */
  sorting: Sorting | undefined
  onRemove: () => void
}

type ContactRowProps = RowActions & {
  row: ContactRow
  name: string
  type?: ReactNode
  problem: string | undefined
  refusal: string | undefined
  isChecked: boolean
  isNew: boolean
}

export function ContactRowView({ row, name, type, ...props }: ContactRowProps) {
  const { translate } = useLocale()
  const { problem, refusal, isChecked, isNew, onChange } = props
  const item = cleanedContact(row)
  const isRight = item.value !== '' && problem === undefined
  const wrong = problem === undefined || isChecked ? (problem ?? refusal) : undefined
  return (
    <li className={styles.row} {...props.sorting?.rowOf(props.index)}>
      {type && (
        <div className={styles.head}>
          {type}
          <RowTools name={name} {...props} />
        </div>
      )}
      <TextField
        {...inputs[kindOfInput(row)]}
        dir="ltr"
        label={type ? <span className="sr">{name}</span> : name}
        aside={type ? undefined : <RowTools name={name} {...props} />}
        value={row.value}
        onChange={onChange}
        inputRef={isNew ? focusWhenShown : undefined}
        end={isRight && isPage(item) && <ContactPreview item={item} isShort />}
        error={wrong && translate(wrong)}
      />
      {isRight && !isPage(item) && <ContactPreview item={item} />}
    </li>
  )
}

const inputs = {
  tel: { type: 'tel', inputMode: 'tel', placeholder: '+963 …' },
  email: { type: 'email', inputMode: 'email', placeholder: 'name@…' },
  url: { type: 'url', inputMode: 'url', placeholder: 'https://…' },
} as const

function isPage(item: ContactItem): boolean {
  return contactAddress(item) === item.value
}

function kindOfInput({ type }: ContactRow): keyof typeof inputs {
  if (type === 'email') return 'email'
  return type === 'phone' || type === 'whatsapp' ? 'tel' : 'url'
}

type RowToolsProps = Pick<ContactRowProps, 'name' | 'index' | 'sorting' | 'onRemove'>

function RowTools({ name, index, sorting, onRemove }: RowToolsProps) {
  const words = useWords(contactRowWords)
  return (
    <span className={styles.tools}>
      {sorting && <MoveTools {...{ name, index, sorting }} />}
      <IconButton isDangerous label={words.remove(name)} onPress={onRemove}>
        <IconTrash size={16} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
