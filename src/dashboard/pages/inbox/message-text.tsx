import { sectionPaths } from '../../../domain/articles/article.ts'
import { pathInLanguage, productLanguageFor } from '../../../domain/languages/language.ts'
import {
  IconArchive,
  IconArchiveOff,
  IconBrandWhatsapp,
  IconCheck,
  IconMail,
  IconMailCheck,
  IconMailX,
  IconMailOpened,
  IconPhone,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { MessageResponse } from '../../../contract/inbox.ts'
import type { AuthorResponse } from '../../../contract/shared.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useCompanyName } from '../../app/company.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { inboxWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import cards from '../../kit/cards.module.css'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { Timestamp } from '../../kit/timestamp.tsx'
import styles from './inbox.module.css'
import { LinkedText } from './linked-text.tsx'
import { callAddress, EmailLink, MessageAnswers, PhoneLink } from './message-answers.tsx'
import { chatAddress, replyAddress } from './reply-address.ts'
import { ReplyThread } from './reply-thread.tsx'
import { quoteOf, senderOf } from './sender.ts'
import type { Colleague, InboxState } from './use-inbox.ts'

const icon = { size: 18, 'aria-hidden': true } as const
const messageNotes = () => import('./message-notes.tsx').then(({ MessageNotes }) => MessageNotes)
const messageAttachments = () =>
  import('./message-attachments.tsx').then(({ MessageAttachments }) => MessageAttachments)
const replyForm = () => import('./reply-form.tsx').then(({ ReplyForm }) => ReplyForm)

type MessageTextProps = { message: MessageResponse; inbox: InboxState }

export function MessageText({ message, inbox }: MessageTextProps) {
  const words = useWords(inboxWords)
  const { nameOf } = useLocale()
  const { email, phone, sent, language } = words
  return (
    <article className={styles.message} aria-label={words.from(senderOf(message))}>
      {message.form ? (
        <MessageAnswers message={message} />
      ) : (
        <p className={styles.text} dir="auto">
          {message.suspicion ? message.message : <LinkedText text={message.message} />}
        </p>
      )}
      {message.attachments.length > 0 && (
        <LazyMount load={messageAttachments} given={{ message }} />
      )}
      {message.suspicion && <Suspicion {...message.suspicion} />}
      <dl className={styles.facts}>
        {!message.form && (
          <Fact name={email}>
            <EmailLink email={message.email} />
          </Fact>
        )}
        {!message.form && message.phone && (
          <Fact name={phone}>
            <PhoneLink phone={message.phone} />
          </Fact>
        )}
        {message.about && (
          <Fact name={words.about}>
            <AboutLink message={message} about={message.about} />
          </Fact>
        )}
        <Fact name={language}>{nameOf(message.language)}</Fact>
        <Fact name={sent}>
          <Timestamp date={message.sent_at} />
        </Fact>
        <Deed name={words.assignedBy} by={message.assigned_by} at={message.assigned_at} />
        <Deed name={words.answered} by={message.answered_by} at={message.answered_at} />
        <Deed name={words.closed} by={message.closed_by} at={message.closed_at} />
      </dl>
      <Assignment message={message} inbox={inbox} />
      <ReplyThread message={message} inbox={inbox} />
      {inbox.replying && message.email && <LazyMount load={replyForm} given={{ message, inbox }} />}
      <LazyMount load={messageNotes} given={{ message, inbox }} />
      <MessageActions message={message} inbox={inbox} />
    </article>
  )
}

type AboutLinkProps = {
  message: MessageResponse
  about: NonNullable<MessageResponse['about']>
}

function AboutLink({ message: { language }, about: { kind, id, title } }: AboutLinkProps) {
  const path = pathInLanguage(language, `/${sectionPaths[kind]}/${id}`)
  return (
    <a href={path} target="_blank" rel="noopener">
      <bdi lang={language}>{title}</bdi>
    </a>
  )
}

function Suspicion({ signs }: NonNullable<MessageResponse['suspicion']>) {
  const words = useWords(inboxWords)
  return (
    <section aria-label={words.whyHeldBack} className={styles.suspicion}>
      <h2>{words.whyHeldBack}</h2>
      {signs.length === 0 ? (
        <p>{words.calledSpam}</p>
      ) : (
        <ul>
          {signs.map(({ sign, points }) => (
            <li key={sign}>
              {words.signs[sign]} <bdi dir="ltr">+{points}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p className={cards.hint}>{words.heldBackFor}</p>
    </section>
  )
}

type DeedProps = { name: string; by: AuthorResponse | null; at: string | null }

function Deed({ name, by, at }: DeedProps) {
  if (at === null) return null
  return (
    <Fact name={name}>
      <bdi>{by?.name}</bdi>
      {' · '}
      <Timestamp date={at} />
    </Fact>
  )
}

const nobody = ''

function Assignment({ message, inbox }: MessageTextProps) {
  const words = useWords(inboxWords)
  const user = useShellData()?.user
  const { assigned_to: assigned } = message
  const staff = [...(user ? [user] : []), ...inbox.colleagues]
  const hasLeft = assigned !== null && !staff.some(({ id }) => id === assigned.id)
  const nameOf = ({ id, name }: Colleague) => (id === user?.id ? words.me(name) : name)
  return (
    <div className={styles.assignment}>
      <SelectField
        label={words.assignedTo}
        options={[
          { id: nobody, name: words.nobody },
          ...staff.map((one) => ({ id: String(one.id), name: nameOf(one) })),
          ...(hasLeft ? [{ id: String(assigned.id), name: assigned.name, isDisabled: true }] : []),
        ]}
        value={assigned ? String(assigned.id) : nobody}
        onChange={(id) => inbox.mark(message, { assigned_to: id === nobody ? null : Number(id) })}
      />
    </div>
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
  const isClosed = message.closed_at !== null
  const isHeld = message.suspicion !== null
  const chat = chatAddress(message.phone)
  const locale = productLanguageFor(message.language)
  const company = useCompanyName(locale)
  const subject = inboxWords[locale].replySubject(company)
  return (
    <div className={styles.actions}>
      {!inbox.replying && message.email && (
        <LinkButton
          look="primary"
          to={replyAddress({ ...message, message: quoteOf(message) }, subject)}
          icon={<IconMail size={18} aria-hidden="true" />}
        >
          {words.replyByEmail}
        </LinkButton>
      )}
      {!message.email && message.phone && (
        <LinkButton
          look="primary"
          to={callAddress(message.phone)}
          icon={<IconPhone size={18} aria-hidden="true" />}
        >
          {words.call}
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
        icon={isClosed ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
        onPress={() => inbox.mark(message, { closed: !isClosed })}
      >
        {isClosed ? words.openAgain : words.close}
      </Button>
      <Button
        icon={isHeld ? <IconMailCheck {...icon} /> : <IconMailX {...icon} />}
        onPress={() => inbox.mark(message, { spam: !isHeld })}
      >
        {isHeld ? words.notSpam : words.spam}
      </Button>
      <Button
        look="danger"
        icon={<IconTrash size={18} aria-hidden="true" />}
        onPress={() => inbox.remove([message.id])}
      >
        {common.actions.delete}
      </Button>
      {!inbox.replying && message.email && <p className={cards.hint}>{words.sendsNoMail}</p>}
    </div>
  )
}
