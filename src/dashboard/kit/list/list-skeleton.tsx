import { pageSizes } from '../../../domain/search/pagination.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import styles from './list.module.css'

const numbers = Array.from({ length: pageSizes.dashboard }, (_, index) => index)

/** Its rows are as high as those that come, and are not seen where the answer is quick. */
export function ListSkeleton() {
  const words = useWords(commonWords)
  return (
    <div className={styles.skeleton}>
      <output className="sr">{words.loading}</output>
      {numbers.map((number) => (
        <div key={number} className={styles.coming} aria-hidden="true">
          <span className={styles.disc} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  )
}
