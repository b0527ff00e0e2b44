import { messages } from '../../../domain/messages.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { OwnMark } from '../own-mark.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { kitWords } from '../words.ts'
import styles from './page-problem.module.css'
import { homePath } from '../../app/session.ts'
import { PageHead } from '../../app/shell/page-head.tsx'

/** Instead of a page that the user's role does not permit. */
export function ForbiddenNotice() {
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
