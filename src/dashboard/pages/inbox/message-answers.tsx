import type { MessageResponse } from '../../../contract/inbox.ts'
import { shownAnswer } from '../../../domain/forms/answer.ts'
import type { FieldKind } from '../../../domain/forms/form.ts'
import { directionOf } from '../../../domain/languages/language.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import styles from './inbox.module.css'
import { LinkedText } from './linked-text.tsx'
import { inboxWords } from './words.ts'

/** The questions are in the language in which they were asked, not in that of the dashboard. */
export function MessageAnswers({ message }: { message: MessageResponse }) {
  const words = useWords(inboxWords)
  const { locale } = useLocale()
  const { form, answers, language, suspicion } = message
  return (
    <div className={styles.answers} lang={language} dir={directionOf(language)}>
      <h2>{form?.title}</h2>
      <dl>
        {answers.map(({ field, kind, label, value }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {kind === 'consent' ? (
                <span lang={locale}>{words.agreed}</span>
              ) : (
                <AnswerView {...{ kind, value }} isPlain={suspicion !== null} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type AnswerViewProps = { kind: FieldKind; value: string; isPlain: boolean }

function AnswerView({ kind, value, isPlain }: AnswerViewProps) {
  switch (kind) {
    case 'email':
      return <EmailLink email={value} />
    case 'phone':
      return <PhoneLink phone={value} />
    case 'date':
    case 'number':
      return <bdi dir="ltr">{shownAnswer({ kind, value })}</bdi>
    default:
      return <bdi>{isPlain ? value : <LinkedText text={value} />}</bdi>
  }
}

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email)}`}>
      <bdi dir="ltr">{email}</bdi>
    </a>
  )
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={callAddress(phone)}>
      <bdi className="ltr" dir="ltr">
        {phone}
      </bdi>
    </a>
  )
}

export function callAddress(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
