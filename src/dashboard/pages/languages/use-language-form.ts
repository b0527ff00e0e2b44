import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Language } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { languagesApi } from '../../../api/client/languages-api.ts'
import { client } from '../../app/client.ts'
import { useSubmission, type WrongFields } from '../../kit/forms/use-submission.ts'
import { useLocale } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import {
  isIncomplete,
  languageChanges,
  type LanguageValues,
  readLanguage,
  valuesOf,
} from './language-values.ts'

export function useLanguageForm(saved: Language | null, onSaved: () => void) {
  const { language: chosen, choose } = useLocale()
  const { revalidate } = useRevalidator()
  const before = valuesOf(saved)
  const [values, setValues] = useState<LanguageValues>(before)
  const { refuse, send, ...sending } = useSubmission()

  async function save() {
    const read = readLanguage(values)
    if ('wrong' in read) return refuseIncomplete(read.wrong)
    refuse({})
    if (saved && Object.keys(languageChanges(read.language, saved)).length === 0) {
      return showToast('info', messages.noLanguageChanges)
    }
    const answer = await send(() => call(read.language))
    if (answer) await finish(answer.language)
  }

  function call(language: LanguageValues) {
    const languages = client(languagesApi)
    if (!saved) return languages.create(language)
    return languages.update(saved.id, languageChanges(language, saved))
  }

  async function finish({ code }: Language) {
    onSaved()
    if (saved?.code === chosen) choose(code)
    await revalidate()
    showToast('success', messages.accomplished)
  }

  function refuseIncomplete(found: WrongFields) {
    if (isIncomplete(found)) refuse(missingFields(found), { message: messages.languageIncomplete })
    else refuse(found)
  }

  return {
    values,
    change: (changed: Partial<LanguageValues>) => setValues((now) => ({ ...now, ...changed })),
    ...sending,
    isDirty: Object.keys(languageChanges(values, before)).length > 0,
    save: () => void save(),
  }
}

export type LanguageForm = ReturnType<typeof useLanguageForm>

function missingFields(found: WrongFields): WrongFields {
  const entries = Object.entries(found).map(([field, sentence]) => {
    const isMissing = sentence === messages.languageIncomplete
    return [field, isMissing ? messages.fieldRequired : sentence]
  })
  return Object.fromEntries(entries)
}
