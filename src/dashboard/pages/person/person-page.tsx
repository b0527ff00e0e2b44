import { IconInbox } from '@tabler/icons-react'
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import type { RemainsResponse } from '../../../contract/inbox.ts'
import { personIn } from '../../../domain/contact/person.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { pathOf } from '../../app/shell/menu.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useFocusOnWrong, useSubmission } from '../../kit/forms/use-submission.ts'
import { Timestamp } from '../../kit/timestamp.tsx'
import { type Found, FoundMessages } from './found-messages.tsx'
import styles from './person.module.css'
import { personWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export function clientLoader() {
  adminsOnly()
  return null
}

export default function PersonPage() {
  const words = useWords(personWords)
  const shell = useWords(shellWords)
  const { translate } = useLocale()
  const [who, setWho] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [erased, setErased] = useState<{ erased: number; backups: RemainsResponse } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { wrong, failure, isSaving, refuse, send } = useSubmission({ hasToast: false })
  const form = useFocusOnWrong(wrong)
  useEffect(() => heading.current?.focus(), [found])

  async function find(event: SyntheticEvent) {
    event.preventDefault()
    refuse({})
    setErased(null)
    if (!personIn(who)) return refuse({ who: messages.personInvalid })
    await look(who)
  }

  async function look(sought: string) {
    const answer = await send(() => client(inboxApi).ofPerson(sought))
    setFound(answer && { ...answer, who: sought })
  }

  async function finish(sought: string, answer: NonNullable<typeof erased>) {
    setErased(answer)
    setFound(null)
    await look(sought)
  }

  return (
    <>
      <PageHead title={words.title}>
        <LinkButton
          look="quiet"
          icon={<IconInbox size={18} aria-hidden="true" />}
          to={pathOf('inbox')}
        >
          {shell.pages.inbox}
        </LinkButton>
      </PageHead>
      <p className={styles.introduction}>{words.introduction}</p>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void find(event)}>
        <TextField
          label={words.who}
          hint={words.whoHint}
          dir="ltr"
          autoComplete="off"
          value={who}
          onChange={setWho}
          error={wrong.who && translate(wrong.who)}
        />
        <Button type="submit" look="primary" isPending={isSaving}>
          {words.find}
        </Button>
      </form>
      {failure && <FormAlert title={translate(failure.message)} />}
      {erased && <ErasedNotice {...erased} heading={heading} />}
      {found && (found.total > 0 || !erased) && (
        <FoundMessages
          key={found.messages.map(({ id }) => id).join()}
          found={found}
          heading={erased ? undefined : heading}
          onErased={(answer) => void finish(found.who, answer)}
        />
      )}
    </>
  )
}

type ErasedNoticeProps = {
  erased: number
  backups: RemainsResponse
  heading: RefObject<HTMLHeadingElement | null>
}

function ErasedNotice({ erased, backups, heading }: ErasedNoticeProps) {
  const words = useWords(personWords)
  const { state, until, rule, copies } = backups
  const isHeld = state !== 'none' || copies.length > 0
  return (
    <section className={styles.found}>
      <h2 ref={heading} tabIndex={-1}>
        {words.erased(erased)}
      </h2>
      <p>
        {words.remains[state]}
        {until && (
          <>
            {' '}
            <strong>
              <Timestamp date={until} part="day" />
            </strong>{' '}
            (<bdi dir="ltr">{rule}</bdi>).
          </>
        )}
      </p>
      {copies.length > 0 && (
        <>
          <p>{words.copies}</p>
          <ul className={styles.copies}>
            {copies.map((name) => (
              <li key={name}>
                <bdi dir="ltr">{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {isHeld && <p>{words.afterRestoring}</p>}
    </section>
  )
}
