import type { Language } from '../../domain/languages/language.ts'

export function LanguageName({ language: { code, name } }: { language: Language }) {
  return (
    <span>
      <bdi lang={code}>{name}</bdi> (<bdi>{code}</bdi>)
    </span>
  )
}
