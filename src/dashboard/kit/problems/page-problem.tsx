import { isRouteErrorResponse, useRouteError, useRevalidator } from 'react-router'
import type { ReactNode } from 'react'
import { messages } from '../../../domain/messages.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { kitWords } from '../words.ts'
import { homePath } from '../../app/session.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { OwnMark } from '../own-mark.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FormAlert } from '../fields/form-alert.tsx'
import styles from '../kit.module.css'

export function PageProblem() {
  const words = useWords(kitWords)
  const { translate } = useLocale()
  const error = useRouteError()
  const isAnswer = isRouteErrorResponse(error)
  if (isAnswer && error.status === 404) return <MissingNotice />
  if (isAnswer && error.status === 403) return <ForbiddenNotice />
  return (
    <div className={styles.problem}>
      <PageHead title={words.problem.failed} />
      <FailurePanel
        title={translate(isAnswer ? String(error.data) : messages.unexpected)}
        look="primary"
      >
        <LinkButton to={homePath}>{words.problem.home}</LinkButton>
      </FailurePanel>
    </div>
  )
}

function ForbiddenNotice() {
  const { forbidden } = useWords(kitWords)
  const { translate } = useLocale()
  return (
    <Notice title={forbidden.title}>
      <p>{translate(messages.forbidden)}</p>
      <p>{forbidden.hint}</p>
    </Notice>
  )
}

export function MissingNotice() {
  const { problem } = useWords(kitWords)
  return (
    <Notice title={problem.missing}>
      <p>{problem.missingHint}</p>
    </Notice>
  )
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  const { problem } = useWords(kitWords)
  return (
    <div className={styles.problem}>
      <OwnMark className={styles.mark} />
      <PageHead title={title} />
      {children}
      <p className={styles.actions}>
        <LinkButton look="primary" to={homePath}>
          {problem.home}
        </LinkButton>
      </p>
    </div>
  )
}

type FailurePanelProps = {
  title: string
  reason?: string
  isWaiting?: boolean
  look?: 'primary'
  children?: ReactNode
}

export function FailurePanel({ title, reason, isWaiting, look, children }: FailurePanelProps) {
  const words = useWords(commonWords)
  const { translate } = useLocale()
  const { revalidate, state } = useRevalidator()
  return (
    <div className={styles.failure}>
      <FormAlert title={title}>{reason && <p>{translate(reason)}</p>}</FormAlert>
      <div className={styles.actions}>
        <PlainButton
          {...(look && { look })}
          isPending={isWaiting || state === 'loading'}
          onClick={() => void revalidate()}
        >
          {words.actions.retry}
        </PlainButton>
        {children}
      </div>
    </div>
  )
}
