import styles from './pending-deletions.module.css'

type PendingDeletionsProps = { items: { id: number; name: string }[] }

/** All that is about to be removed at once. */
export function PendingDeletions({ items }: PendingDeletionsProps) {
  return (
    <ul className={styles.names}>
      {items.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
