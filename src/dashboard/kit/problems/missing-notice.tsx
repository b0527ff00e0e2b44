import { OwnMark } from '../own-mark.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { kitWords } from '../words.ts'
import styles from './page-problem.module.css'
import { homePath } from '../../app/session.ts'
import { PageHead } from '../../app/shell/page-head.tsx'

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
