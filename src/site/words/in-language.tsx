import type { ReactNode } from 'react'
import { directionOf, type LanguageCode } from '../../domain/languages/language.ts'

type InLanguageProps = { language: LanguageCode | undefined; children: ReactNode }

/** The content stays as it is where nothing needs to be said of its language. */
export function InLanguage({ language, children }: InLanguageProps) {
  if (!language) return children
  return (
    <bdi lang={language} dir={directionOf(language)}>
      {children}
    </bdi>
  )
}
