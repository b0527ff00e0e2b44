import { type BlockItem, blockLimits, type Person } from '../../../../domain/pages/block.ts'
import { newId } from '../../../app/new-id.ts'
import { BlockBody, BlockItems } from '../form-parts.tsx'
import type { BlockFormProps, Edited } from '../blocks-form.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../../app/locale/locale.tsx'
import { newPerson } from '../edited-block.ts'
import { PictureField } from '../picture-field.tsx'
import { blockWords } from '../words.ts'
import { IconPlus } from '@tabler/icons-react'
import { Button } from '../../../../ui/button.tsx'
import styles from '../../parts/part-forms.module.css'

export function ItemsForm<Kind extends 'facts' | 'questions'>(
  props: Edited<{ kind: Kind; items: BlockItem[] }>,
) {
  const { id, block, onChange, fieldOf, revision } = props
  const { kind, items } = block
  const change = (changed: BlockItem[]) => onChange({ kind, items: changed })
  return (
    <BlockBody {...{ id, kind, fieldOf }}>
      <BlockItems
        {...{ kind, items, fieldOf, revision }}
        onChange={change}
        adding={<AddItem {...{ kind, items }} onAdd={() => change([...items, { id: newId() }])} />}
      />
    </BlockBody>
  )
}

export function PeopleForm(props: BlockFormProps<'people'>) {
  const { id, block, onChange, fieldOf, revision, problems } = props
  const { kind, items } = block
  const change = (changed: Person[]) => onChange({ ...block, items: changed })
  return (
    <BlockBody {...{ id, kind, fieldOf }}>
      <BlockItems
        {...{ kind, items, fieldOf, revision }}
        onChange={change}
        adding={<AddItem {...{ kind, items }} onAdd={() => change([...items, newPerson()])} />}
      >
        {(person, index) => (
          <PersonFields
            person={person}
            onChange={(changed) => change(items.with(index, changed))}
            problemOf={(field) => problems[`items.${index}.${field}`]}
          />
        )}
      </BlockItems>
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

const limits = {
  facts: blockLimits.facts,
  questions: blockLimits.items,
  people: blockLimits.items,
  events: blockLimits.events,
}

type AddItemProps = { kind: keyof typeof limits; items: BlockItem[]; onAdd: () => void }

export function AddItem({ kind, items, onAdd }: AddItemProps) {
  const words = useWords(blockWords)
  const isFull = items.length >= limits[kind]
  return (
    <Button isDisabled={isFull} icon={<IconPlus size={18} aria-hidden="true" />} onPress={onAdd}>
      {words.items[kind].add}
    </Button>
  )
}
