import scene from './noria-scene.svg?no-inline'
import styles from './noria-scene.module.css'

const parts = ['haze', 'sun', 'far', 'near', 'wheel', 'stone'] as const

export function NoriaScene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1440 800"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      data-scene
    >
      {parts.map((part) => (
        <use key={part} className={styles[part]} href={`${scene}#${part}`} />
      ))}
    </svg>
  )
}
