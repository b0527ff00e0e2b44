import type { ReactNode } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import styles from './language-groups.module.css'
import { SideBySideProvider } from './other-languages.tsx'

export function LanguageGroups({ children }: { children: (language: LanguageCode) => ReactNode }) {
  return (
    <SideBySideProvider value>
      {useLanguagesChosenFirst().map(({ code, name }) => (
        <fieldset key={code} className={styles.group}>
          <legend>
            <bdi lang={code}>{name}</bdi>
          </legend>
          {children(code)}
        </fieldset>
      ))}
    </SideBySideProvider>
  )
}
