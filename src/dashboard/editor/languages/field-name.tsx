import type { LanguageCode } from '../../../domain/languages/language.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'

export function FieldName({ name, language }: { name: string; language: LanguageCode }) {
  const words = useWords(fieldWords)
  const { nameOf } = useLocale()
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className="sr">{words.nameIn(name, nameOf(language))}</span>
    </>
  )
}
