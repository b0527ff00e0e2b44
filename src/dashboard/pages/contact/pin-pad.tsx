import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react-aria-components'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { contactWords } from './words.ts'
import styles from './contact-page.module.css'

type Direction = { key: string; side: 'north' | 'south' | 'west' | 'east'; step: [number, number] }

/** The directions are north and east. A map is never mirrored, and neither is this. */
const directions: Direction[] = [
  { key: 'ArrowUp', side: 'north', step: [1, 0] },
  { key: 'ArrowLeft', side: 'west', step: [0, -1] },
  { key: 'ArrowRight', side: 'east', step: [0, 1] },
  { key: 'ArrowDown', side: 'south', step: [-1, 0] },
]
const icons = {
  north: IconArrowUp,
  west: IconArrowLeft,
  east: IconArrowRight,
  south: IconArrowDown,
}
const stride = 10

export function PinPad({ onNudge }: { onNudge: (north: number, east: number) => void }) {
  const words = useWords(contactWords)
  const { pad, padHint, ...sides } = words.coordinates

  function listen(event: KeyboardEvent) {
    const direction = directions.find(({ key }) => key === event.key)
    if (!direction) return event.continuePropagation()
    event.preventDefault()
    const [north, east] = direction.step
    const steps = event.shiftKey ? stride : 1
    onNudge(north * steps, east * steps)
  }

  return (
    <div className={styles.pad}>
      <fieldset dir="ltr" className={styles.cross}>
        <legend className="sr">{pad}</legend>
        {directions.map(({ side, step: [north, east] }) => {
          const Arrow = icons[side]
          return (
            <IconButton
              key={side}
              label={sides[side]}
              onPress={() => onNudge(north, east)}
              onKeyDown={listen}
            >
              <Arrow size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
          )
        })}
      </fieldset>
      <p className={styles.hint}>{padHint}</p>
    </div>
  )
}
