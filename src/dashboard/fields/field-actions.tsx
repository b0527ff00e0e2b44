import { IconArrowBackUp, IconCopy, IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import type { LanguageCode } from '../../domain/language.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useInterface } from '../interface.tsx'
import styles from './field-actions.module.css'

export type FieldValue = {
  /** What the field is called in the words of the interface: «Title». */
  name: string
  language: LanguageCode
  value: string
  onChange: (value: string) => void
  /** The value in another language, which can be copied here. */
  source?: { language: LanguageCode; value: string } | undefined
}

/** Clear, bring back what was cleared, copy from another language; each named after its field. */
export function FieldActions({ name, language, value, onChange, source }: FieldValue) {
  const { words, nameOf } = useInterface()
  const [cleared, setCleared] = useState('')
  const here = nameOf(language)

  function clear() {
    setCleared(value)
    onChange('')
  }

  return (
    <span className={styles.actions}>
      {source && value === '' && (
        <IconButton
          label={words.form.copy(name, nameOf(source.language), here)}
          onPress={() => onChange(source.value)}
        >
          <IconCopy size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {value === '' && cleared !== '' && (
        <IconButton label={words.form.restore(name, here)} onPress={() => onChange(cleared)}>
          <IconArrowBackUp className="flip" size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {value !== '' && (
        <IconButton label={words.form.clear(name, here)} onPress={clear}>
          <IconEraser size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}
