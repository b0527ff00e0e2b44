import { useWords } from '../../app/locale/locale.tsx'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import { unsavedWords } from './unsaved-words.ts'

export function UnsavedBadge() {
  const words = useWords(unsavedWords)
  return <StatusBadge look="waiting" name={words.onDevice} />
}
