import { IconAlertCircle, IconSelector } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components'
import { menuClass, menuItemClass, Popover } from './popover.tsx'
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
      className={styles.field}
      value={value}
      onChange={choose}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
    >
      <Label className={props.isLabelHidden ? 'sr' : styles.label}>{label}</Label>
      <Button className={styles.button}>
        <SelectValue className={styles.chosen} />
        <IconSelector size={18} stroke={1.75} aria-hidden="true" />
      </Button>
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>
        <IconAlertCircle size={16} aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
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
