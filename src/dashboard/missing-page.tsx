import { data } from 'react-router'
import { CompanyMark } from '../ui/company-mark.tsx'
import { LinkButton } from '../ui/button.tsx'
import { useInterface } from './interface.tsx'
import styles from './page-problem.module.css'
import { homePath } from './session.ts'
import { PageHead } from './shell/page-head.tsx'

/** The document says 404, too; the dashboard's loaders run in the browser alone. */
export function loader() {
  return data(null, { status: 404 })
}

export default function MissingPage() {
  return <MissingNotice />
}

export function MissingNotice() {
  const { words } = useInterface()
  return (
    <div className={styles.problem}>
      <CompanyMark className={styles.mark} />
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
