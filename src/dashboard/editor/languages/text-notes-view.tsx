import { IconInfoCircle } from '@tabler/icons-react'
import { useInterface } from '../../app/locale/interface.tsx'
import styles from './text-in-language.module.css'
import type { TextNote } from './text-notes.ts'

/** Never in the way of saving. */
export function TextNotes({ notes }: { notes: TextNote[] }) {
  const { words } = useInterface()
  return notes.map((note) => (
    <span key={note} className={styles.note}>
      <IconInfoCircle size={16} aria-hidden="true" />
      {words.fields.notes[note]}
    </span>
  ))
}
