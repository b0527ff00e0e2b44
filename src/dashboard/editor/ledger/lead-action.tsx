import { IconArrowsSplit2 } from '@tabler/icons-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import type { LedgerPart } from './ledger-field.tsx'
import { useMark } from './use-mark.ts'
import { ledgerWords } from './words.ts'

export function LeadAction(part: LedgerPart) {
  const words = useWords(ledgerWords)
  const { nameOf } = useLocale()
  const { isSaving, save } = useMark(part, 'lead')
  return (
    <IconButton
      label={words.leadOf(part.name, nameOf(part.language))}
      isDisabled={isSaving}
      onPress={save}
    >
      <IconArrowsSplit2 className="flip" size={16} stroke={1.75} aria-hidden="true" />
    </IconButton>
  )
}
