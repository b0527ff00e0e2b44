import { Link } from 'react-router'
import type { RemovedResponse } from '../../../contract/trash.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { trashWords } from './words.ts'
import { nameOfRemoved, pathOfRemoved } from './removed-item.ts'
import styles from './trash.module.css'

/** Says what is back and leads to it. */
export function RestoredNotice({ removed }: { removed: RemovedResponse }) {
  const words = useWords(trashWords)
  const { language, locale } = useLocale()
  return (
    <div className={styles.restored}>
      <output>{words.restored(nameOfRemoved(removed, language, locale))}</output>
      <Link to={pathOfRemoved(removed)}>{words.show}</Link>
    </div>
  )
}
