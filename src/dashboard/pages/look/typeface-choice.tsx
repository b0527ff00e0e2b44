import { useLayoutEffect } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { lookChoices, type Typeface } from '../../../domain/look/look.ts'
import { useWords } from '../../app/locale/locale.tsx'
import tiles from '../../kit/fields/choice-tiles.module.css'
import styles from './typeface-choice.module.css'
import { offerTypefaces, typefaceStyle } from './offered-typefaces.ts'
import { lookWords } from './words.ts'

type TypefaceChoiceProps = { chosen: Typeface; onChoose: (typeface: Typeface) => void }

export function TypefaceChoice({ chosen, onChoose }: TypefaceChoiceProps) {
  const words = useWords(lookWords)
  useLayoutEffect(offerTypefaces, [])
  return (
    <RadioGroup
      className={styles.typefaces}
      aria-label={words.settings.typeface}
      value={chosen}
      onChange={(typeface) => onChoose(typeface as Typeface)}
    >
      {lookChoices.typeface.map((typeface) => {
        const { display, text } = typefaceStyle(typeface)
        return (
          <Radio key={typeface} className={tiles.tile} value={typeface}>
            <span className={styles.name} style={display}>
              {words.choices.typeface[typeface]}
            </span>
            <span className={styles.sample} style={text} aria-hidden="true">
              {words.typefaceSample}
            </span>
          </Radio>
        )
      })}
    </RadioGroup>
  )
}
