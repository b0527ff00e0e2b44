import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Focus, Picture as StoredPicture } from '../../../domain/media/media.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { coverWords } from './words.ts'
import { centre, focusAt } from './cover-change.ts'
import type { CoverChange } from './cover-change.ts'
import { CoverPicture } from './cover-picture.tsx'
import styles from './focus-picker.module.css'

type FocusPickerProps = {
  stored: StoredPicture | null
  change: CoverChange
  alt: string
  focus: Focus | null
  onChange: (focus: Focus | null) => void
}

const shapes = ['wide', 'phone'] as const

export function FocusPicker({ focus, onChange, alt, ...picture }: FocusPickerProps) {
  const words = useWords(coverWords)
  const stage = useRef<HTMLDivElement>(null)

  function point({ clientX, clientY }: MouseEvent) {
    const box = stage.current?.getBoundingClientRect()
    if (box) onChange(focusAt((clientX - box.left) / box.width, (clientY - box.top) / box.height))
  }

  return (
    <fieldset className={styles.focus}>
      <legend className="sr">{words.focus.title}</legend>
      <div className={styles.stage} ref={stage} dir="ltr">
        <div role="presentation" onClick={point} onDragStart={(event) => event.preventDefault()}>
          <CoverPicture {...picture} className={styles.whole} alt={alt} sizes="40rem" />
        </div>
        <Marker focus={focus ?? centre} onPoint={point} onChange={onChange} />
      </div>
      <p className={styles.hint}>{words.focus.hint}</p>
      <div className={styles.cuts}>
        {shapes.map((shape) => (
          <div key={shape} className={styles.cut}>
            <CoverPicture
              {...picture}
              className={styles[shape]}
              focus={focus}
              alt=""
              sizes="16rem"
            />
            <span>{words.focus[shape]}</span>
          </div>
        ))}
      </div>
      <Button look="quiet" isDisabled={focus === null} onPress={() => onChange(null)}>
        {words.focus.centre}
      </Button>
    </fieldset>
  )
}

type MarkerProps = {
  focus: Focus
  onPoint: (event: PointerEvent) => void
  onChange: (focus: Focus | null) => void
}

/** Left is left in every language: a picture is not mirrored. */
const directions: Record<string, [axis: 'x' | 'y', step: number]> = {
  ArrowLeft: ['x', -0.02],
  ArrowRight: ['x', 0.02],
  ArrowUp: ['y', -0.02],
  ArrowDown: ['y', 0.02],
}
const stride = 5

function Marker({ focus, onPoint, onChange }: MarkerProps) {
  const words = useWords(coverWords)
  const sliders = { x: useRef<HTMLInputElement>(null), y: useRef<HTMLInputElement>(null) }

  function set(axis: 'x' | 'y', value: number) {
    const moved = { ...focus, [axis]: value }
    onChange(focusAt(moved.x, moved.y))
  }
  function listen(event: KeyboardEvent) {
    const [axis, step] = directions[event.key] ?? []
    if (!axis || !step) return
    event.preventDefault()
    sliders[axis].current?.focus()
    set(axis, focus[axis] + step * (event.shiftKey ? stride : 1))
  }

  return (
    <div
      role="presentation"
      className={styles.marker}
      style={{ insetInlineStart: `${focus.x * 100}%`, insetBlockStart: `${focus.y * 100}%` }}
      onKeyDown={listen}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        sliders.x.current?.focus()
      }}
      onPointerMove={(event) =>
        event.currentTarget.hasPointerCapture(event.pointerId) && onPoint(event)
      }
    >
      {(['x', 'y'] as const).map((axis) => (
        <input
          key={axis}
          ref={sliders[axis]}
          className="sr"
          type="range"
          aria-label={words.focus[axis]}
          aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
          aria-valuetext={words.focus.from[axis](Math.round(focus[axis] * 100))}
          value={Math.round(focus[axis] * 100)}
          onChange={({ target }) => set(axis, Number(target.value) / 100)}
        />
      ))}
    </div>
  )
}
