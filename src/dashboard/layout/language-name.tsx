import type { Language } from '../../domain/languages/language.ts'

/** `العربية (ar)`, in the same order in an interface of either direction. */
export function LanguageName({ language: { code, name } }: { language: Language }) {
  return (
    <span>
      <bdi lang={code}>{name}</bdi> (<bdi>{code}</bdi>)
    </span>
  )
}
