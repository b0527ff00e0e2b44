import { IconDownload, IconTrash } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import type { PersonMessageResponse, RemainsResponse } from '../../../contract/inbox.ts'
import { oneBelowAnother } from '../../../domain/forms/answer.ts'
import { directionOf } from '../../../domain/languages/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { RemovalDialog } from '../../kit/dialogs/removal-dialog.tsx'
import { download } from '../../kit/download.ts'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { Timestamp } from '../../kit/timestamp.tsx'
import styles from './person.module.css'
import { personWords } from './words.ts'

export type Found = { who: string; messages: PersonMessageResponse[]; total: number }

type FoundMessagesProps = {
  found: Found
  heading: RefObject<HTMLHeadingElement | null> | undefined
  onErased: (answer: { erased: number; backups: RemainsResponse }) => void
}

/** Those that only mention the person are chosen by hand: somebody else has written them. */
export function FoundMessages({ found, heading, onErased }: FoundMessagesProps) {
  const words = useWords(personWords)
  const { locale } = useLocale()
  const { who, messages, total } = found
  const [chosen, setChosen] = useState(() =>
    messages.filter((one) => one.is_sender).map(({ id }) => id),
  )
  const [isErasing, setErasing] = useState(false)
  const { isSaving, send } = useSubmission()

  function choose(id: number, isChosen: boolean) {
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
  }

  async function save() {
    const file = await send(() =>
      client(inboxApi).exportPerson({ who, ids: chosen, language: locale }),
    )
    if (file) download(file.name, file.file)
  }

  return (
    <section className={styles.found}>
      <h2 ref={heading} tabIndex={-1}>
        {words.found(total)}
      </h2>
      {total === 0 && <p>{words.nothing}</p>}
      {total > messages.length && <p>{words.newest(messages.length)}</p>}
      <ul className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id}>
            <Checkbox
              label={<Sender message={message} />}
              isChecked={chosen.includes(message.id)}
              onChange={(isChosen) => choose(message.id, isChosen)}
            />
            <Sent message={message} />
            <Belongings message={message} />
          </li>
        ))}
      </ul>
      {messages.length > 0 && (
        <div className={styles.actions}>
          <Button
            icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            isDisabled={chosen.length === 0}
            isPending={isSaving}
            onPress={() => void save()}
          >
            {words.export}
          </Button>
          <Button
            look="danger"
            icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
            isDisabled={chosen.length === 0}
            onPress={() => setErasing(true)}
          >
            {words.erase}
          </Button>
        </div>
      )}
      {isErasing && (
        <RemovalDialog
          question={words.eraseQuestion(chosen.length)}
          confirm={words.erase}
          remove={() => client(inboxApi).erasePerson({ who, ids: chosen })}
          onRemoved={(answer) => {
            setErasing(false)
            onErased(answer)
          }}
          onClose={() => setErasing(false)}
        >
          <p>{words.eraseHint}</p>
        </RemovalDialog>
      )}
    </section>
  )
}

function Sender({ message }: { message: PersonMessageResponse }) {
  const words = useWords(personWords)
  const { name, email, phone, sent_at: sentAt } = message
  const marks = [
    !message.is_sender && words.mentions,
    message.is_in_trash && words.inTrash,
    message.suspicion && words.heldBack,
  ].filter(Boolean)
  return (
    <span className={styles.sender}>
      <bdi className={styles.name}>{name}</bdi>
      <span>
        {email && (
          <>
            <bdi>{email}</bdi>
            {' · '}
          </>
        )}
        {phone && (
          <>
            <bdi dir="ltr" className={styles.phone}>
              {phone}
            </bdi>
            {' · '}
          </>
        )}
        <Timestamp date={sentAt} />
      </span>
      {marks.length > 0 && <span className={styles.marks}>{marks.join(' · ')}</span>}
    </span>
  )
}

/** The answers of a form tell what it is about, or where it mentions the person. */
function Sent({
  message: { form, answers, message, language },
}: {
  message: PersonMessageResponse
}) {
  if (!form) {
    return (
      <p className={styles.text} dir="auto">
        {message}
      </p>
    )
  }
  return (
    <div lang={language} dir={directionOf(language)}>
      <p className={styles.marks}>{form.title}</p>
      <p className={styles.text}>{oneBelowAnother(answers)}</p>
    </div>
  )
}

function Belongings({
  message: { attachments, replies, notes },
}: {
  message: PersonMessageResponse
}) {
  const words = useWords(personWords)
  const parts = [
    attachments.length > 0 && words.attachments(attachments.length),
    replies.length > 0 && words.replies(replies.length),
    notes.length > 0 && words.notes(notes.length),
  ].filter(Boolean)
  return parts.length > 0 && <p className={styles.marks}>{parts.join(' · ')}</p>
}
