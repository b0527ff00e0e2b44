import { IconAlertTriangle, IconMailFast } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { SystemResponse } from '../../../contract/system.ts'
import { mailFailureWords } from '../../../domain/mails/failure-words.ts'
import { Button } from '../../../ui/button.tsx'
import { systemApi } from '../../../api/client/system-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { showToast } from '../../app/toast-queue.ts'
import { Card } from '../../kit/card.tsx'
import cards from '../../kit/cards.module.css'
import { Timestamp } from '../../kit/timestamp.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { SentenceWithTime } from '../../kit/sentence-with-time.tsx'
import styles from './system.module.css'
import { systemWords } from './words.ts'

type Mail = NonNullable<SystemResponse['mail']>

export function MailCard({ mail }: Pick<SystemResponse, 'mail'>) {
  const { mail: words } = useWords(systemWords)
  return <Card title={words.title}>{mail ? <MailState mail={mail} /> : <p>{words.none}</p>}</Card>
}

function MailState({ mail }: { mail: Mail }) {
  const { mail: words } = useWords(systemWords)
  const { isSending, sendTest } = useTestMail(mail)
  return (
    <>
      {mail.faults.map((fault) => (
        <Fault key={`${fault.recipient} ${fault.ended_at ?? fault.next_try_at}`} fault={fault} />
      ))}
      <dl className={cards.facts}>
        <dt>{words.waiting}</dt>
        <dd>
          <output className="num">{mail.waiting}</output>
        </dd>
        <dt>{words.sent}</dt>
        <dd>{mail.sent_at ? <Timestamp date={mail.sent_at} /> : words.never}</dd>
      </dl>
      <Button
        icon={<IconMailFast size={18} aria-hidden="true" />}
        isPending={isSending}
        onPress={() => void sendTest()}
      >
        {words.test}
      </Button>
    </>
  )
}

/** The server's own words are mostly in English. */
function Fault({ fault }: { fault: Mail['faults'][number] }) {
  const { mail: words } = useWords(systemWords)
  const failures = useWords(mailFailureWords)
  const { recipient, failure, answer, ended_at, next_try_at } = fault
  const time = ended_at ?? next_try_at ?? ''
  return (
    <div className={styles.failed}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div>
        <p>
          <bdi dir="ltr">{recipient}</bdi>
        </p>
        <p>{failures[failure]}</p>
        {answer && (
          <p lang="en" dir="ltr" className={cards.hint}>
            {answer}
          </p>
        )}
        <p className={cards.hint}>
          <SentenceWithTime sentence={ended_at ? words.ended : words.again} time={time} />
        </p>
      </div>
    </div>
  )
}

const lookEvery = 2_000

function useTestMail({ waiting }: Mail) {
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (waiting === 0) return
    const looking = setInterval(() => void revalidate(), lookEvery)
    return () => clearInterval(looking)
  }, [waiting, revalidate])

  async function sendTest(): Promise<void> {
    setSending(true)
    const result = await client(systemApi).testMail()
    if (result.ok) showToast('success', result.value.message)
    else showFailure(result)
    await revalidate()
    setSending(false)
  }

  return { isSending, sendTest }
}
