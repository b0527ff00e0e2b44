import { directionOf } from '../../domain/languages/language.ts'
import { useSite } from '../site.ts'

/** Marked with the language it is written in. */
export function CompanyName() {
  const { name, nameLanguage } = useSite().company
  return (
    <bdi lang={nameLanguage} dir={directionOf(nameLanguage)}>
      {name}
    </bdi>
  )
}
