import streets from './map-streets.svg?no-inline'
import styles from './map-streets.module.css'

export function MapStreets({ hasPin = false }: { hasPin?: boolean }) {
  return (
    <svg
      className={styles.streets}
      viewBox="0 0 600 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${streets}#streets`} />
      {hasPin && <use href={`${streets}#pin`} />}
    </svg>
  )
}
