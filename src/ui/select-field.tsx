import { IconSelector } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button, Label, ListBox, ListBoxItem, Select, SelectValue } from 'react-aria-components'
import { FieldNotes } from './field-notes.tsx'
import { menuClass, menuItemClass, Popover } from './popover.tsx'
import field from './text-field.module.css'
import styles from './select-field.module.css'

type Option<Id> = { id: Id; name: string; icon?: ReactNode; isDisabled?: boolean }

type SelectFieldProps<Id extends string> = {
  label: string
  isLabelHidden?: boolean
  options: readonly Option<Id>[]
  value: Id
  onChange: (value: Id) => void
  hint?: ReactNode
  error?: string | undefined
  isDisabled?: boolean
}

export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const { label, options, value, onChange, hint, error, isDisabled = false } = props
  const choose = (key: unknown) => {
    const chosen = options.find(({ id }) => id === key)
    if (chosen) onChange(chosen.id)
  }
  return (
    <Select
      className={`${field.field} ${styles.select}`}
      value={value}
      onChange={choose}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
    >
      <Label className={props.isLabelHidden ? 'sr' : field.label}>{label}</Label>
      <Button className={styles.button}>
        <SelectValue className={styles.chosen} />
        <IconSelector size={18} stroke={1.75} aria-hidden="true" />
      </Button>
      <FieldNotes hint={hint} error={error} />
      <Popover>
        <ListBox className={menuClass} items={options}>
          {({ id, name, icon, isDisabled = false }) => (
            <ListBoxItem id={id} textValue={name} isDisabled={isDisabled} className={menuItemClass}>
              {icon}
              {name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
