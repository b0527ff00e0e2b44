import { useState } from 'react'
import {
  defaultDashboardLanguage,
  defaultPublicLanguage,
  type Language,
} from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { languagesApi } from '../../../api/client/languages-api.ts'
import { client } from '../../app/client.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import type { PendingRemoval } from '../../kit/list/list.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { languageWords } from './words.ts'
import { useAfterRemoval } from '../../kit/list/use-after-removal.ts'

/** The site's default language stays; the dashboard's goes only when its code is typed. */
export function RemoveLanguageDialog({ rows, onClose }: PendingRemoval<Language>) {
  const words = useWords(languageWords)
  const { language: chosen, choose } = useLocale()
  const afterRemoval = useAfterRemoval()
  const [typed, setTyped] = useState('')
  const [language] = rows
  if (!language) return null
  const { id, name, code } = language
  const asksForCode = code === defaultDashboardLanguage

  function finish() {
    onClose()
    if (code === chosen) choose(defaultPublicLanguage)
    afterRemoval([])
  }

  return (
    <RemovalDialog
      question={words.removal(name)}
      refusal={code === defaultPublicLanguage ? messages.defaultLanguage : undefined}
      isDisabled={asksForCode && typed.trim().toLowerCase() !== code}
      remove={() => client(languagesApi).remove(id)}
      onRemoved={finish}
      onClose={onClose}
    >
      <p>{words.removalHint}</p>
      {asksForCode && (
        <TextField
          label={words.typeCode(code)}
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      )}
    </RemovalDialog>
  )
}
