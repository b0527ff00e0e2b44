import { IconNote, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { mayRemoveNote, mostNotes, noteLength } from '../../../domain/contact/note.ts'
import type { MessageResponse, NoteResponse } from '../../../contract/inbox.ts'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import cards from '../../kit/cards.module.css'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import styles from './inbox.module.css'
import { LinkedText } from './linked-text.tsx'
import type { InboxState } from './use-inbox.ts'
import { inboxWords } from './words.ts'
import { useWritten, WrittenForm } from './written-form.tsx'

type MessageNotesProps = { message: MessageResponse; inbox: InboxState }

export function MessageNotes({ message, inbox }: MessageNotesProps) {
  const words = useWords(inboxWords)
  const { actions } = useWords(commonWords)
  const { notes } = message
  const user = useShellData()?.user
  const [asked, setAsked] = useState<NoteResponse | null>(null)

  async function remove({ id }: NoteResponse) {
    setAsked(null)
    const answer = await client(inboxApi).removeNote(message.id, id)
    if (!answer.ok) showFailure(answer)
    await inbox.refresh(message.id)
  }
  const mayRemove = ({ written_by: { id } }: NoteResponse) =>
    user !== undefined && mayRemoveNote({ id: user.id, roleName: user.role_name }, id)

  return (
    <section className={styles.notes} aria-label={words.notes}>
      {notes.length > 0 && (
        <ul className={styles.replies}>
          {notes.map((note) => (
            <li key={note.id} className={styles.note}>
              <div className={styles.author}>
                <IconNote size={18} aria-hidden="true" />
                <bdi>{note.written_by.name}</bdi>
                <span className={cards.hint}>
                  <Timestamp date={note.written_at} />
                </span>
                {mayRemove(note) && (
                  <IconButton
                    label={words.deleteNote(note.written_by.name)}
                    onPress={() => setAsked(note)}
                  >
                    <IconTrash size={18} aria-hidden="true" />
                  </IconButton>
                )}
              </div>
              <p className={styles.text} dir="auto">
                <LinkedText text={note.text} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {notes.length < mostNotes && <NoteForm message={message} inbox={inbox} />}
      <ConfirmDialog
        isOpen={asked !== null}
        question={words.deleteNoteQuestion}
        explanation={words.deleteNoteHint}
        confirm={actions.delete}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(null)}
      />
    </section>
  )
}

function NoteForm({ message: { id }, inbox }: MessageNotesProps) {
  const words = useWords(inboxWords)
  const written = useWritten({ draftName: `messages/${id}/note` })

  async function add() {
    const answer = await written.send((text) => client(inboxApi).addNote(id, text))
    if (answer?.ok) await inbox.refresh(id)
  }

  if (!written.isOpen) {
    return (
      <Button icon={<IconNote size={18} aria-hidden="true" />} onPress={written.open}>
        {words.addNote}
      </Button>
    )
  }
  return (
    <WrittenForm
      written={written}
      label={words.note}
      hint={words.noteHint}
      limit={noteLength}
      submit={words.keepNote}
      onSubmit={add}
    />
  )
}
