import { type SocialType, socialTypes } from '../../../domain/contact/contact.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { contactRowWords } from './words.ts'
import type { ContactRow } from './contact-rows.ts'
import { LinkIcon } from './link-icon.tsx'

type LinkTypeProps = {
  rows: ContactRow[]
  row: ContactRow
  label: string
  onChange: (type: SocialType) => void
}

/** The types of other rows cannot be chosen (CON-5). */
export function LinkType({ rows, row, label, onChange }: LinkTypeProps) {
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
