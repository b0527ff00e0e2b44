import { useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  defaultDashboardLanguage,
  defaultPublicLanguage,
  type Language,
} from '../../../domain/language.ts'
import { messages } from '../../../domain/messages.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { client } from '../../app/client.ts'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { languageWords } from './words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { focusHeading } from '../../app/shell/use-heading-focus.ts'

type RemoveLanguageDialogProps = { language: Language; onClose: () => void }

/** The site's default language stays; the dashboard's goes only when its code is typed. */
export function RemoveLanguageDialog({ language, onClose }: RemoveLanguageDialogProps) {
  const words = useWords(languageWords)
  const { language: chosen, choose } = useLocale()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState('')
  const { id, name, code } = language
  const asksForCode = code === defaultDashboardLanguage

  async function finish() {
    onClose()
    if (code === chosen) choose(defaultPublicLanguage)
    await revalidate()
    showToast('success', messages.deleted)
    focusHeading()
  }

  return (
    <RemovalDialog
      question={words.removal(name)}
      refusal={code === defaultPublicLanguage ? messages.defaultLanguage : undefined}
      isDisabled={asksForCode && typed.trim().toLowerCase() !== code}
      remove={() => client().languages.remove(id)}
      onRemoved={() => void finish()}
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
