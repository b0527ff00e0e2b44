import { Radio, RadioGroup } from 'react-aria-components'
import { type Look, type LookChoice, lookChoices } from '../../../domain/look/look.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { Sketch } from './sketch.tsx'
import type { Shape } from './sketches.ts'
import { lookWords } from './words.ts'
import { LabelledChoice } from '../../kit/fields/choices.tsx'
import tiles from '../../kit/fields/fields.module.css'
import styles from './choices.module.css'

type SketchedChoiceProps<Setting extends LookChoice> = {
  setting: Setting
  look: Look
  shapesOf: (value: Look[Setting]) => Shape[]
  onChoose: (value: Look[Setting]) => void
}

export function SketchedChoice<Setting extends LookChoice>(props: SketchedChoiceProps<Setting>) {
  const { setting, look, shapesOf, onChoose } = props
  const words = useWords(lookWords)
  const names: Record<string, string> = words.choices[setting]
  return (
    <LabelledChoice label={words.settings[setting]}>
      <RadioGroup
        className={styles.choices}
        aria-label={words.settings[setting]}
        value={look[setting] as string}
        onChange={(value) => onChoose(value as Look[Setting])}
      >
        {lookChoices[setting].map((value: string) => (
          <Radio key={value} className={`${tiles.tile} ${styles.choice}`} value={value}>
            <Sketch
              width={60}
              height={30}
              parts={[{ shapes: shapesOf(value as Look[Setting]), y: 0 }]}
            />
            {names[value]}
          </Radio>
        ))}
      </RadioGroup>
    </LabelledChoice>
  )
}
