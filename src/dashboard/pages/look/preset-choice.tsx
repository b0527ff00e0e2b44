import { type CSSProperties, useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { type Look, lookOf, lookSettings, type OwnLook } from '../../../domain/look/look.ts'
import { paletteOf } from '../../../domain/look/palette.ts'
import { type PresetName, presetNames, presetOf, presets } from '../../../domain/look/presets.ts'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { Sketch } from './sketch.tsx'
import { siteParts } from './sketches.ts'
import { lookWords } from './words.ts'
import tiles from '../../kit/fields/fields.module.css'
import page from './look-page.module.css'
import styles from './choices.module.css'

export function PresetChoice({ form, look }: { form: SectionFormState; look: Look }) {
  const words = useWords(lookWords)
  const chosen = presetOf(look)
  const [undo, setUndo] = useState<{ to: PresetName; before: SectionFormState['values'] }>()

  function choose(to: PresetName) {
    setUndo({ to, before: form.values })
    const own: OwnLook = presets[to]
    const settings = lookSettings.map((name) => [name, own[name] ?? null])
    form.change((values) => ({ ...values, ...Object.fromEntries(settings) }))
  }

  function goBack() {
    if (undo) form.change(undo.before)
    setUndo(undefined)
  }

  return (
    <SideCard title={words.presets} isUnsaved={false}>
      <RadioGroup
        className={styles.presets}
        aria-label={words.presets}
        value={chosen ?? null}
        onChange={(name) => choose(name as PresetName)}
      >
        {presetNames.map((name) => (
          <Radio key={name} className={`${tiles.tile} ${styles.preset}`} value={name}>
            <Miniature look={lookOf(presets[name])} />
            <span className={tiles.name}>{words.preset[name]}</span>
            <span className={styles.suited}>{words.presetSuits[name]}</span>
          </Radio>
        ))}
      </RadioGroup>
      {undo && undo.to === chosen && <Button onPress={goBack}>{words.presetUndone}</Button>}
      <p className={page.hint}>{words.presetsHint}</p>
    </SideCard>
  )
}

function Miniature({ look }: { look: Look }) {
  return (
    <span className={styles.miniature} style={drawnIn(look)}>
      <Sketch width={76} height={128} parts={siteParts(look)} />
    </span>
  )
}

const rounding = { round: 2, fine: 0.8, soft: 4, square: 0 } as const satisfies Record<
  Look['corners'],
  number
>
const drawn = new Map<string, CSSProperties>()

function drawnIn(look: Look): CSSProperties {
  const key = JSON.stringify(look)
  const known = drawn.get(key)
  if (known) return known
  const palette = paletteOf(look, 'light')
  const style = {
    '--page': palette.bg,
    '--sketch-text': palette.ink,
    '--sketch-line': palette.accent,
    '--sketch-picture': palette['brand-fill'],
    '--sketch-tint': palette['brand-tint'],
    '--sketch-card': palette.surface,
    '--sketch-dark': palette.deep,
    '--corner': `${rounding[look.corners]}px`,
  } as CSSProperties
  drawn.set(key, style)
  return style
}
