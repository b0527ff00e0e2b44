import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { messages } from '../../../domain/messages.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormAlert } from '../fields/form-alert.tsx'
import { ForbiddenNotice } from './forbidden-notice.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { kitWords } from '../words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { MissingNotice } from './missing-notice.tsx'
import styles from './page-problem.module.css'
import { homePath } from '../../app/session.ts'
import { PageHead } from '../../app/shell/page-head.tsx'

/** What stands in for a page that could not be loaded, inside the shell where there is one. */
export function PageProblem() {
  const words = useWords(kitWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const { revalidate, state } = useRevalidator()
  const error = useRouteError()
  const isAnswer = isRouteErrorResponse(error)
  if (isAnswer && error.status === 404) return <MissingNotice />
  if (isAnswer && error.status === 403) return <ForbiddenNotice />
  return (
    <div className={styles.problem}>
      <PageHead title={words.problem.failed} />
      <FormAlert title={translate(isAnswer ? String(error.data) : messages.unexpected)} />
      <p className={styles.actions}>
        <Button look="primary" isPending={state === 'loading'} onPress={() => void revalidate()}>
          {common.actions.retry}
        </Button>
        <LinkButton to={homePath}>{words.problem.home}</LinkButton>
      </p>
    </div>
  )
}
