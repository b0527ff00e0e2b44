import { IconChevronDown, IconLanguage } from '@tabler/icons-react'
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components'
import { createContext, useContext } from 'react'
import { plainText } from '../../../domain/articles/excerpt.ts'
import { directionOf } from '../../../domain/languages/language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'
import type { FieldValue } from './field-in-language.tsx'
import styles from './other-languages.module.css'

type OtherLanguagesProps = Pick<FieldValue, 'name' | 'language' | 'others'> & { isHtml?: boolean }

export function OtherLanguages({ name, language, others, isHtml = false }: OtherLanguagesProps) {
  const words = useWords(fieldWords)
  const { nameOf } = useLocale()
  const isSideBySide = useIsSideBySide()
  if (others.length === 0) return null
  const label = words.inOtherThan(name, nameOf(language))
  return (
    <Disclosure className={styles.expand}>
      {isSideBySide ? (
        <span className={styles.inLabelRow}>
          <IconButton slot="trigger" label={label}>
            <IconLanguage size={16} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </span>
      ) : (
        <Button slot="trigger" className={styles.trigger} aria-label={label}>
          <IconChevronDown size={16} aria-hidden="true" />
          <span>{words.otherThan(nameOf(language))}</span>
        </Button>
      )}
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

const SideBySideContext = createContext(false)

export const SideBySideProvider = SideBySideContext.Provider

function useIsSideBySide(): boolean {
  return useContext(SideBySideContext)
}
