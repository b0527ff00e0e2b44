import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components'
import styles from './progress-bar.module.css'

/** `share` is 0…1. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  return (
    <AriaProgressBar className={styles.progress} value={Math.round(share * 100)}>
      {({ percentage, valueText }) => (
        <>
          <Label>{label}</Label>
          <bdi className="num">{valueText}</bdi>
          <span className={styles.track}>
            <span className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}
