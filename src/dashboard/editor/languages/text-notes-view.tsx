import { IconInfoCircle } from '@tabler/icons-react'
import { useWords } from '../../app/locale/locale.tsx'
import { fieldWords } from './words.ts'
import styles from './text-in-language.module.css'
import type { TextNote } from './text-notes.ts'

export function TextNotes({ notes }: { notes: TextNote[] }) {
  const words = useWords(fieldWords)
  return notes.map((note) => (
    <span key={note} className={styles.note}>
      <IconInfoCircle size={16} aria-hidden="true" />
      {words.notes[note]}
    </span>
  ))
}
