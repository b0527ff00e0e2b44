import { IconDownload, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import type { MessageResponse } from '../../../contract/inbox.ts'
import { fileWords, sizeOf } from '../../../domain/site-words/file-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import cards from '../../kit/cards.module.css'
import { download } from '../../kit/download.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import styles from './attachments.module.css'
import { inboxWords } from './words.ts'

type Attachment = MessageResponse['attachments'][number]
type ItemProps = { message: number; attachment: Attachment }

export function MessageAttachments({ message }: { message: MessageResponse }) {
  const words = useWords(inboxWords)
  const { id, attachments, suspicion } = message
  return (
    <section className={styles.attachments} aria-label={words.attachments}>
      <h2>{words.attachments}</h2>
      <ul>
        {attachments.map((attachment) => (
          <li key={attachment.id}>
            {attachment.type === 'webp' && !suspicion ? (
              <Thumbnail message={id} attachment={attachment} />
            ) : (
              <span className={styles.picture}>
                {attachment.type === 'webp' ? (
                  <IconPhoto size={32} stroke={1.5} aria-hidden="true" />
                ) : (
                  <IconFileTypePdf size={32} stroke={1.5} aria-hidden="true" />
                )}
              </span>
            )}
            <Described message={id} attachment={attachment} />
          </li>
        ))}
      </ul>
      <p className={cards.hint}>{words.unchecked}</p>
    </section>
  )
}

function Thumbnail(props: ItemProps) {
  const [tries, setTries] = useState(0)
  return <LoadedPicture key={tries} {...props} retry={() => setTries(tries + 1)} />
}

function LoadedPicture({
  message,
  attachment: { id, name },
  retry,
}: ItemProps & { retry: () => void }) {
  const words = useWords(inboxWords)
  const { actions } = useWords(commonWords)
  const [address, setAddress] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    void client(inboxApi)
      .attachment(message, id)
      .then((answer) => {
        if (isGone) return
        if (answer.ok) setAddress((made = URL.createObjectURL(answer.value.file)))
        else setFailed(true)
      })
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [message, id])
  if (address) return <img className={styles.picture} src={address} alt={words.picture(name)} />
  return (
    <span className={styles.picture}>
      {hasFailed ? (
        <>
          {words.notShown}
          <Button onPress={retry}>{actions.retry}</Button>
        </>
      ) : (
        <>
          <Spinner />
          {words.loadingPicture}
        </>
      )}
    </span>
  )
}

function Described({ message, attachment: { id, name, bytes } }: ItemProps) {
  const words = useWords(inboxWords)
  const { actions } = useWords(commonWords)
  const { locale } = useLocale()
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    const answer = await client(inboxApi).attachment(message, id)
    setSaving(false)
    if (answer.ok) download(name, answer.value.file)
    else showFailure(answer)
  }
  return (
    <div className={styles.described}>
      <bdi>{name}</bdi>
      <span className={cards.hint}>{sizeOf(bytes, fileWords[locale]).text}</span>
      <Button
        aria-label={words.saveFile(name)}
        icon={<IconDownload size={18} aria-hidden="true" />}
        isPending={isSaving}
        onPress={() => void save()}
      >
        {actions.save}
      </Button>
    </div>
  )
}
