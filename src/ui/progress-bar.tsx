import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  /** It is for screen readers only. */
  label: string
  share: number
  said?: string
}

export function ProgressBar({ label, share, said }: ProgressBarProps) {
  return (
    <AriaProgressBar className={styles.progress} value={Math.round(share * 100)} valueLabel={said}>
      {({ percentage, valueText }) => (
        <>
          <Label className="sr">{label}</Label>
          <bdi className="num">{valueText}</bdi>
          <span className={styles.track}>
            <span className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}
