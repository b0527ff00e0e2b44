import streets from './map-streets.svg?no-inline'
import styles from './map-streets.module.css'

export function MapStreets() {
  return (
    <svg
      className={styles.streets}
      viewBox="0 0 600 420"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${streets}#streets`} />
    </svg>
  )
}
