import { IconPlus } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { type SocialType, socialTypes } from '../../../domain/contact/contact.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useSorting } from '../../kit/sorting/use-sorting.tsx'
import { contactRowWords } from './words.ts'
import { ContactRowView } from './contact-row-view.tsx'
import {
  type ContactRow,
  isFull,
  type RowKind,
  rowsOfKind,
  type ContactRows,
} from './contact-rows.ts'
import styles from './contact-rows.module.css'
import { SelectField } from '../../../ui/select-field.tsx'
import { LinkIcon } from './contact-preview.tsx'

type ContactGroupProps = {
  kind: RowKind
  contacts: ContactRows
  isChecked: boolean
  isOrdered?: boolean
}

export function ContactGroup(props: ContactGroupProps) {
  const { kind, contacts, isChecked, isOrdered = true } = props
  const words = useWords(contactRowWords)
  const id = useId()
  const group = useRef<HTMLElement>(null)
  const [newest, setNewest] = useState<number | null>(null)
  const { title, numbered } = words.groups[kind]
  const rows = rowsOfKind(contacts.rows, kind)

  const nameOf = (row: ContactRow, index: number) =>
    kind === 'link' ? words.types[row.type as SocialType] : numbered(index + 1)

  const sorting = useSorting(rows.map(nameOf), (from, to) => contacts.move(kind, from, to))

  function remove(row: ContactRow) {
    contacts.remove(row.id)
    // The focused part is gone, so the focus goes to the way to add another one.
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('[data-add]')?.focus())
  }

  return (
    <section ref={group} className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <ContactRowView
            key={row.id}
            row={row}
            name={nameOf(row, index)}
            type={
              kind === 'link' && (
                <LinkType
                  rows={rows}
                  row={row}
                  label={words.typeOf(numbered(index + 1))}
                  onChange={(type) => contacts.change(row.id, { type })}
                />
              )
            }
            problem={contacts.problemOf(row)}
            refusal={contacts.refusalOf(row)}
            isChecked={isChecked}
            index={index}
            sorting={isOrdered ? sorting : undefined}
            isNew={row.id === newest}
            onChange={(value) => contacts.change(row.id, { value })}
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
      <AddRow contacts={contacts} kind={kind} onAdded={setNewest} />
      {sorting.status}
    </section>
  )
}

type AddRowProps = Pick<ContactGroupProps, 'contacts' | 'kind'> & { onAdded: (id: number) => void }

function AddRow({ contacts, kind, onAdded }: AddRowProps) {
  const words = useWords(contactRowWords)
  const { translate } = useLocale()
  if (isFull(contacts.rows, kind)) {
    return kind === 'link' && <p className={styles.full}>{translate(messages.socialTypesUsed)}</p>
  }
  return (
    <Button
      data-add
      look="quiet"
      icon={<IconPlus size={18} aria-hidden="true" />}
      onPress={() => onAdded(contacts.add(kind))}
    >
      {words.groups[kind].add}
    </Button>
  )
}

type LinkTypeProps = {
  rows: ContactRow[]
  row: ContactRow
  label: string
  onChange: (type: SocialType) => void
}

/** The types of other rows cannot be chosen (CON-5). */
function LinkType({ rows, row, label, onChange }: LinkTypeProps) {
  const words = useWords(contactRowWords)
  const isTaken = (type: SocialType) => rows.some((other) => other !== row && other.type === type)
  return (
    <SelectField
      isLabelHidden
      label={label}
      options={socialTypes.map((type) => ({
        id: type,
        name: words.types[type],
        icon: <LinkIcon type={type} />,
        isDisabled: isTaken(type),
      }))}
      value={row.type as SocialType}
      onChange={onChange}
    />
  )
}
