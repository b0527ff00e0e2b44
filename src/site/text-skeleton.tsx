import styles from './text-skeleton.module.css'

const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Covers the text it stands for, ten lines as high as the text (K-07). */
export function TextSkeleton() {
  return (
    <span className={styles.lines} aria-hidden="true">
      {lines.map((line) => (
        <span key={line} />
      ))}
    </span>
  )
}
