import { messages } from '../../../domain/messages.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { useInterface } from '../../app/locale/interface.tsx'
import styles from './page-problem.module.css'
import { homePath } from '../../app/session.ts'
import { PageHead } from '../../app/shell/page-head.tsx'

/** Instead of a page that the role of whoever is signed in does not open. */
export function ForbiddenNotice() {
  const { words, said } = useInterface()
  return (
    <div className={styles.problem}>
      <CompanyMark className={styles.mark} />
      <PageHead title={words.shell.forbidden.title} />
      <p>{said(messages.forbidden)}</p>
      <p>{words.shell.forbidden.hint}</p>
      <p className={styles.actions}>
        <LinkButton look="primary" to={homePath}>
          {words.problem.home}
        </LinkButton>
      </p>
    </div>
  )
}
