import { productLanguageFor } from '../../../domain/languages/language.ts'
import {
  IconBrandWhatsapp,
  IconCheck,
  IconMail,
  IconMailOpened,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { MessageResponse } from '../../../contract/inbox.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { useCompanyName } from '../../app/company.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { inboxWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import cards from '../../kit/cards.module.css'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import styles from './inbox.module.css'
import { LinkedText } from './linked-text.tsx'
import { chatAddress, replyAddress } from './reply-address.ts'
import { ReplyThread } from './reply-thread.tsx'
import type { InboxState } from './use-inbox.ts'

const replyForm = () => import('./reply-form.tsx').then(({ ReplyForm }) => ReplyForm)

type MessageTextProps = { message: MessageResponse; inbox: InboxState }

export function MessageText({ message, inbox }: MessageTextProps) {
  const words = useWords(inboxWords)
  const { nameOf } = useLocale()
  const { email, phone, sent, language } = words
  return (
    <article className={styles.message} aria-label={words.from(message.name)}>
      <p className={styles.text} dir="auto">
        <LinkedText text={message.message} />
      </p>
      <dl className={styles.facts}>
        <Fact name={email}>
          <a href={`mailto:${encodeURIComponent(message.email)}`}>
            <bdi dir="ltr">{message.email}</bdi>
          </a>
        </Fact>
        {message.phone && (
          <Fact name={phone}>
            <a href={`tel:${message.phone.replaceAll(' ', '')}`}>
              <bdi className="ltr">{message.phone}</bdi>
            </a>
          </Fact>
        )}
        <Fact name={language}>{nameOf(message.language)}</Fact>
        <Fact name={sent}>
          <Timestamp date={message.sent_at} />
        </Fact>
        {message.answered_at && (
          <Fact name={words.answered}>
            <bdi>{message.answered_by?.name}</bdi>
            {' · '}
            <Timestamp date={message.answered_at} />
          </Fact>
        )}
      </dl>
      <ReplyThread message={message} inbox={inbox} />
      {inbox.replying && <LazyMount load={replyForm} given={{ message, inbox }} />}
      <MessageActions message={message} inbox={inbox} />
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The reply is begun in the language of the page the message was written on. */
function MessageActions({ message, inbox }: MessageTextProps) {
  const words = useWords(inboxWords)
  const common = useWords(commonWords)
  const isRead = message.read_at !== null
  const isAnswered = message.answered_at !== null
  const chat = chatAddress(message.phone)
  const locale = productLanguageFor(message.language)
  const company = useCompanyName(locale)
  const subject = inboxWords[locale].replySubject(company)
  return (
    <div className={styles.actions}>
      {!inbox.replying && (
        <LinkButton
          look="primary"
          to={replyAddress(message, subject)}
          icon={<IconMail size={18} aria-hidden="true" />}
        >
          {words.replyByEmail}
        </LinkButton>
      )}
      {chat && (
        <LinkButton
          to={chat}
          target="_blank"
          icon={<IconBrandWhatsapp size={18} aria-hidden="true" />}
        >
          {words.replyByWhatsapp}
        </LinkButton>
      )}
      <Button
        icon={<IconCheck size={18} aria-hidden="true" />}
        onPress={() => inbox.mark(message, { answered: !isAnswered })}
      >
        {isAnswered ? words.markUnanswered : words.markAnswered}
      </Button>
      <Button
        icon={<IconMailOpened size={18} aria-hidden="true" />}
        onPress={() => inbox.mark(message, { read: !isRead })}
      >
        {isRead ? words.markUnread : words.markRead}
      </Button>
      <Button
        look="danger"
        icon={<IconTrash size={18} aria-hidden="true" />}
        onPress={() => inbox.remove([message.id])}
      >
        {common.actions.delete}
      </Button>
      {!inbox.replying && <p className={cards.hint}>{words.sendsNoMail}</p>}
    </div>
  )
}
