import { IconArrowBackUp, IconCopy, IconEraser, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'
import type { FieldValue } from './field-in-language.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import styles from './language-columns.module.css'

type FieldActionsProps = FieldValue & { isLocked: boolean; onUnlock: () => void }

export function FieldActions({ isLocked, onUnlock, ...field }: FieldActionsProps) {
  const words = useWords(fieldWords)
  const { nameOf } = useLocale()
  const [cleared, setCleared] = useState('')
  const { name, language, value, onChange } = field
  const here = nameOf(language)

  function clear() {
    setCleared(value)
    onUnlock()
    onChange('')
  }

  return (
    <span className={styles.actions}>
      {field.actions}
      <CopyAction {...field} />
      {value === '' && cleared !== '' && (
        <IconButton label={words.restore(name, here)} onPress={() => onChange(cleared)}>
          <IconArrowBackUp className="flip" size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {value !== '' && (
        <IconButton label={words.clear(name, here)} onPress={clear}>
          <IconEraser size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {isLocked && (
        <IconButton label={words.unlock(name, here)} onPress={onUnlock}>
          <IconPencil size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}

export function UnlockHint() {
  const words = useWords(fieldWords)
  return (
    <span className={styles.unlocking} aria-hidden="true">
      {words.unlocking}
    </span>
  )
}

const icon = <IconCopy size={16} stroke={1.75} aria-hidden="true" />

function CopyAction({ name, language, value, others, onChange }: FieldValue) {
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
