import type { CSSProperties } from 'react'
import styles from './sketch.module.css'
import type { Part, Shape } from './sketches.ts'

type SketchProps = {
  parts: Part[]
  width: number
  height: number
  style?: CSSProperties | undefined
}

export function Sketch({ parts, width, height, style }: SketchProps) {
  return (
    <svg
      className={`${styles.sketch} flip`}
      viewBox={`0 0 ${width} ${height}`}
      style={style}
      aria-hidden="true"
    >
      {parts.map(({ shapes, x = 0, y, scale = 1, isDark }, index) => (
        <g
          key={index}
          className={isDark ? styles.onDark : undefined}
          transform={`translate(${x} ${y}) scale(${scale})`}
        >
          {shapes.map((shape) => (
            <Drawn key={shape.join()} shape={shape} />
          ))}
        </g>
      ))}
    </svg>
  )
}

function Drawn({ shape: [tone, x, y, width, height] }: { shape: Shape }) {
  return <rect className={styles[tone]} {...{ x, y, width, height }} />
}
