import type { ReactNode } from 'react'
import type { SiteName } from '../../domain/site-words/site-names.ts'
import type { SiteWordField } from '../../domain/site-words/word-placeholders.ts'
import { useSite } from '../site.ts'
import type { MenuLink } from '../../domain/navigation/menu.ts'
import { directionOf, type LanguageCode } from '../../domain/languages/language.ts'

type LabelProps = { of: SiteName | SiteWordField; children: ReactNode }

export function Label({ of, children }: LabelProps) {
  return <InLanguage language={useSite().languageOf(of)}>{children}</InLanguage>
}

export function Name({ of }: { of: NonNullable<MenuLink['name']> }) {
  const { names, words } = useSite()
  return <Label of={of}>{{ ...words, ...names }[of]}</Label>
}

/** The company has written it in the language of the page, whatever that of the words around it. */
export function OwnText({ children }: { children: ReactNode }) {
  const { fallback, language } = useSite()
  return <InLanguage language={fallback && language}>{children}</InLanguage>
}

type InLanguageProps = { language: LanguageCode | undefined; children: ReactNode }

function InLanguage({ language, children }: InLanguageProps) {
  if (!language) return children
  return (
    <bdi lang={language} dir={directionOf(language)}>
      {children}
    </bdi>
  )
}
