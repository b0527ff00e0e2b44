import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: string
  /** 0…1. */
  share: number
  /** Beside what it is about: the label is only read. */
  isCompact?: boolean
}

export function ProgressBar({ label, share, isCompact = false }: ProgressBarProps) {
  return (
    <AriaProgressBar className={styles.progress} value={Math.round(share * 100)}>
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
