import { directionOf } from '../../domain/language.ts'
import { useSite } from '../site.ts'

/** The company's name, marked as of the language it is written in. */
export function CompanyName() {
  const { name, nameLanguage } = useSite().company
  return (
    <bdi lang={nameLanguage} dir={directionOf(nameLanguage)}>
      {name}
    </bdi>
  )
}
