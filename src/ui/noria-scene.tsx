import styles from './noria-scene.module.css'

const spokes = [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5]

export function NoriaScene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1440 800"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <circle className={styles.haze} cx="520" cy="250" r="420" />
      <circle className={styles.sun} cx="520" cy="215" r="58" />
      <path
        className={styles.far}
        d="M0 430c140-46 260-20 380 4s230 10 360-34 290-30 420 14 190 30 280 10v376H0z"
      />
      <path
        className={styles.near}
        d="M0 560c150-70 300-64 440-30s260 30 420-4 360-50 580 20v254H0z"
      />
      <g className={styles.wheel} fill="none" stroke="currentColor">
        <circle cx="1020" cy="440" r="352" strokeWidth="30" strokeDasharray="18 37.29" />
        <circle cx="1020" cy="440" r="336" strokeWidth="11" />
        <circle cx="1020" cy="440" r="216" strokeWidth="6" />
        <circle cx="1020" cy="440" r="110" strokeWidth="8" />
        {spokes.map((angle) => (
          <path
            key={angle}
            d="M684 440h672"
            strokeWidth="6"
            transform={`rotate(${angle} 1020 440)`}
          />
        ))}
        <circle cx="1020" cy="440" r="40" fill="currentColor" />
      </g>
      <path
        className={styles.stone}
        d="M884 800l26-360h220l26 360zM1156 520h284v280h-44V610a34 34 0 0 0-68 0v190h-48V610a34 34 0 0 0-68 0v190h-56z"
      />
    </svg>
  )
}
