import type { ImportResponse } from '../../../contract/imports.ts'
import type { WorkingState } from '../../../domain/moving/import-run.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import styles from './move-in.module.css'
import { moveInWords } from './words.ts'

type WorkingProps = {
  run: Pick<ImportResponse, 'done' | 'total' | 'phase'>
  phase: WorkingState
}

const digits = (count: number) => count.toLocaleString('en-US')

export function Working({ run: { done, total, phase: part }, phase }: WorkingProps) {
  const words = useWords(moveInWords)
  const share = total > 0 ? Math.min(1, done / total) : 0
  const titles = {
    texts: words.phases[phase],
    asking: words.oldSite.asking,
    pictures: words.oldSite.fetching,
    publishing: words.publishing,
  }
  const title = phase === 'taking_back' ? words.phases[phase] : titles[part]
  return (
    <div className={styles.working}>
      <p className={styles.phase}>{title}</p>
      <ProgressBar
        label={title}
        share={share}
        said={total > 0 ? words.progress(digits(done), digits(total)) : words.soon}
      />
      <output className="sr">{`${title} ${words.files.percent(Math.floor(share * 10) * 10)}`}</output>
      <p className={styles.hint}>{words.close}</p>
    </div>
  )
}
