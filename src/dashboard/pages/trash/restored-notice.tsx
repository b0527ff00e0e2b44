import { Link } from 'react-router'
import type { RemovedAnswer } from '../../../api/routes/present-revision.ts'
import { useInterface } from '../../app/locale/interface.tsx'
import { nameOfRemoved, pathOfRemoved } from './removed-item.ts'
import styles from './trash.module.css'

/** Says what is back and leads to it. */
export function RestoredNotice({ removed }: { removed: RemovedAnswer }) {
  const { words, language } = useInterface()
  return (
    <div className={styles.restored}>
      <output>{words.trash.restored(nameOfRemoved(removed, language, words))}</output>
      <Link to={pathOfRemoved(removed)}>{words.trash.show}</Link>
    </div>
  )
}
