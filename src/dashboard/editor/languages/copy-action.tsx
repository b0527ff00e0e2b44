import { IconCopy } from '@tabler/icons-react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'
import type { FieldValue } from './field-value.ts'

const icon = <IconCopy size={16} stroke={1.75} aria-hidden="true" />

export function CopyAction({ name, language, value, others, onChange }: FieldValue) {
  const words = useWords(fieldWords)
  const { nameOf } = useLocale()
  const sources = others.filter((other) => other.value !== '')
  const [source] = sources
  if (value !== '' || !source) return null
  const here = nameOf(language)
  if (sources.length === 1) {
    return (
      <IconButton
        label={words.copy(name, nameOf(source.language), here)}
        onPress={() => onChange(source.value)}
      >
        {icon}
      </IconButton>
    )
  }
  return (
    <MenuTrigger>
      <IconButton label={words.copyTo(name, here)}>{icon}</IconButton>
      <Popover placement="bottom end">
        <Menu className={menuClass} aria-label={words.copyTo(name, here)}>
          {sources.map((other) => (
            <MenuItem
              key={other.language}
              id={other.language}
              className={menuItemClass}
              onAction={() => onChange(other.value)}
            >
              {nameOf(other.language)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
