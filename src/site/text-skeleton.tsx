import styles from './text-skeleton.module.css'

const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Ten lines (spec §9) over the text they stand for, as high as it is. */
export function TextSkeleton() {
  return (
    <span className={styles.lines} aria-hidden="true">
      {lines.map((line) => (
        <span key={line} />
      ))}
    </span>
  )
}
