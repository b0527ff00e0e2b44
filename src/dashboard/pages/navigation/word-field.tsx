import type { LanguageCode } from '../../../domain/languages/language.ts'
import { placesOf, siteWordLimits } from '../../../domain/site-words/word-places.ts'
import { isolated } from '../../../ui/isolated.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { useTextFields } from '../../editor/languages/use-text-fields.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { examplesOf, type SiteWordEntry, standardIn } from './site-word-fields.ts'
import { siteWordWords } from './site-word-words.ts'

type WordFieldProps = { form: SectionFormState; entry: SiteWordEntry; language: LanguageCode }

/** Called as the product says it in the language of the interface. */
export function WordField({ form, entry, language }: WordFieldProps) {
  const words = useWords(siteWordWords)
  const { locale } = useLocale()
  const fieldOf = useTextFields(form)
  const { field, standard, category } = entry
  const name = standard[locale]
  const places = placesOf(field) ?? []
  return (
    <TextInLanguage
      {...fieldOf(
        field,
        language,
        category ? words.forNumbers(name, examplesOf(language, category)) : name,
      )}
      limit={siteWordLimits[field]}
      placeholder={standardIn(entry, language)}
      hint={
        places.length > 0
          ? words.filledIn(places.map((place) => isolated(`{${place}}`)).join(' '))
          : undefined
      }
    />
  )
}
