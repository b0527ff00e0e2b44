import type { LanguageCode } from '../../../domain/language.ts'
import { useInterface } from '../../app/locale/interface.tsx'

/** Shows «Title», beside its like in another column; is read as «Title, Arabic». */
export function FieldName({ name, language }: { name: string; language: LanguageCode }) {
  const { words, nameOf } = useInterface()
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className="sr">{words.form.nameIn(name, nameOf(language))}</span>
    </>
  )
}
