import { blockLimits, type Person } from '../../../../domain/pages/block.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../../app/locale/locale.tsx'
import { AddItem } from '../add-item.tsx'
import { BlockBody } from '../block-body.tsx'
import type { BlockFormProps } from '../blocks-form.ts'
import { newPerson } from '../edited-block.ts'
import { ItemList } from '../item-list.tsx'
import { PictureField } from '../picture-field.tsx'
import styles from '../item-list.module.css'
import { blockWords } from '../words.ts'

export function PeopleForm(props: BlockFormProps<'people'>) {
  const { id, block, onChange, fieldOf, revision, problems } = props
  const { kind, items } = block
  const change = (changed: Person[]) => onChange({ ...block, items: changed })
  return (
    <BlockBody {...{ id, kind, fieldOf }}>
      <ItemList
        {...{ kind, items, fieldOf, revision }}
        onChange={change}
        adding={
          <AddItem
            kind={kind}
            isFull={items.length >= blockLimits.items}
            onAdd={() => change([...items, newPerson()])}
          />
        }
      >
        {(person, index) => (
          <PersonFields
            person={person}
            onChange={(changed) => change(items.with(index, changed))}
            problemOf={(field) => problems[`items.${index}.${field}`]}
          />
        )}
      </ItemList>
    </BlockBody>
  )
}

type PersonFieldsProps = {
  person: Person
  onChange: (person: Person) => void
  problemOf: (field: 'phone' | 'email') => string | undefined
}

function PersonFields({ person, onChange, problemOf }: PersonFieldsProps) {
  const words = useWords(blockWords)
  const { translate } = useLocale()
  const [phone, email] = [problemOf('phone'), problemOf('email')]
  return (
    <>
      <PictureField
        label={words.portrait}
        picture={person.picture}
        onChange={(picture) => onChange({ ...person, picture })}
      />
      <div className={styles.reachable}>
        <TextField
          label={words.phone}
          type="tel"
          dir="ltr"
          maxLength={30}
          value={person.phone}
          onChange={(written) => onChange({ ...person, phone: written })}
          error={phone && translate(phone)}
        />
        <TextField
          label={words.email}
          type="email"
          dir="ltr"
          maxLength={254}
          value={person.email}
          onChange={(written) => onChange({ ...person, email: written })}
          error={email && translate(email)}
        />
      </div>
    </>
  )
}
