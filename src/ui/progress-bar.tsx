import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: string
  share: number
  /** The label is for screen readers only. */
  isCompact?: boolean
  said?: string
}

export function ProgressBar({ label, share, isCompact = false, said }: ProgressBarProps) {
  return (
    <AriaProgressBar className={styles.progress} value={Math.round(share * 100)} valueLabel={said}>
      {({ percentage, valueText }) => (
        <>
          <Label className={isCompact ? 'sr' : undefined}>{label}</Label>
          <bdi className="num">{valueText}</bdi>
          <span className={styles.track}>
            <span className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}
