import type { Language, LanguageCode } from '../../../domain/languages/language.ts'
import { SegmentedChoice } from '../../kit/fields/choices.tsx'

type LanguageChoiceProps = {
  label: string
  languages: Language[]
  chosen: LanguageCode
  onChoose: (language: LanguageCode) => void
}

export function LanguageChoice({ label, languages, ...choice }: LanguageChoiceProps) {
  const options = languages.map(({ code, name }) => ({
    key: code,
    name: <bdi lang={code}>{name}</bdi>,
  }))
  return <SegmentedChoice label={label} options={options} {...choice} />
}
