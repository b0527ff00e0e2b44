import { useLayoutEffect, type CSSProperties } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { lookChoices, type Typeface } from '../../../domain/look/look.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { lookWords } from './words.ts'
import tiles from '../../kit/fields/fields.module.css'
import styles from './look-page.module.css'
import { familyList, fontFaces } from '../../../ui/font-faces.ts'
import { type FontFamily, fontFamilies } from '../../../ui/font-families.ts'
import { fontsOf } from '../../../ui/typefaces.ts'

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
            <span className={styles.typefaceSample} style={text} aria-hidden="true">
              {words.typefaceSample}
            </span>
          </Radio>
        )
      })}
    </RadioGroup>
  )
}

function typefaceStyle(typeface: Typeface): Record<'display' | 'text', CSSProperties> {
  if (typeface === 'alexandria') return standard
  const { display, text } = fontsOf(typeface)
  return { display: { fontFamily: familyList(display) }, text: { fontFamily: familyList(text) } }
}

const standard = {
  display: { fontFamily: 'var(--font-display)' },
  text: { fontFamily: 'var(--font-text)' },
}

/** The dashboard has the fonts of every typeface while they are offered; a file comes once it is seen. */
function offerTypefaces(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(Object.values<FontFamily>(fontFamilies).map(fontFaces).join(''))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}
