import { isRouteErrorResponse, useRouteError } from 'react-router'
import { messages } from '../../../domain/messages.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { FailurePanel } from './failure-panel.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { kitWords } from '../words.ts'
import styles from './page-problem.module.css'
import { homePath } from '../../app/session.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { OwnMark } from '../own-mark.tsx'

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
  const words = useWords(kitWords)
  const { translate } = useLocale()
  return (
    <div className={styles.problem}>
      <OwnMark className={styles.mark} />
      <PageHead title={words.forbidden.title} />
      <p>{translate(messages.forbidden)}</p>
      <p>{words.forbidden.hint}</p>
      <p className={styles.actions}>
        <LinkButton look="primary" to={homePath}>
          {words.problem.home}
        </LinkButton>
      </p>
    </div>
  )
}

export function MissingNotice() {
  const words = useWords(kitWords)
  return (
    <div className={styles.problem}>
      <OwnMark className={styles.mark} />
      <PageHead title={words.problem.missing} />
      <p>{words.problem.missingHint}</p>
      <p className={styles.actions}>
        <LinkButton look="primary" to={homePath}>
          {words.problem.home}
        </LinkButton>
      </p>
    </div>
  )
}
