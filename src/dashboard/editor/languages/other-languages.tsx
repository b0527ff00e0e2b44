import { IconChevronDown } from '@tabler/icons-react'
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components'
import { plainText } from '../../../domain/excerpt.ts'
import { directionOf } from '../../../domain/language.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'
import type { FieldValue } from './field-value.ts'
import styles from './other-languages.module.css'

type OtherLanguagesProps = Pick<FieldValue, 'name' | 'language' | 'others'> & { isHtml?: boolean }

/** What the field says in the other languages, read-only (BIL-3). */
export function OtherLanguages({ name, language, others, isHtml = false }: OtherLanguagesProps) {
  const words = useWords(fieldWords)
  const { nameOf } = useLocale()
  if (others.length === 0) return null
  return (
    <Disclosure className={styles.expand}>
      <Button
        slot="trigger"
        className={styles.trigger}
        aria-label={words.inOtherThan(name, nameOf(language))}
      >
        <IconChevronDown size={16} aria-hidden="true" />
        <span>{words.otherThan(nameOf(language))}</span>
      </Button>
      <DisclosurePanel className={styles.panel}>
        {others.map((other) => (
          <div key={other.language} className={styles.other}>
            <span className={styles.name}>{nameOf(other.language)}</span>
            <p lang={other.language} dir={directionOf(other.language)}>
              {(isHtml ? plainText(other.value) : other.value) || '–'}
            </p>
          </div>
        ))}
      </DisclosurePanel>
    </Disclosure>
  )
}
