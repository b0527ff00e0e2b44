import styles from './pending-deletions.module.css'

type PendingDeletionsProps = { items: { id: number; name: string }[] }

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
