import styles from './doomed-names.module.css'

type DoomedNamesProps = { doomed: { id: number; name: string }[] }

/** All that is about to be removed at once. */
export function DoomedNames({ doomed }: DoomedNamesProps) {
  return (
    <ul className={styles.names}>
      {doomed.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
