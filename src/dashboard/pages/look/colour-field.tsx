import { colourIn, contrast } from '../../../domain/look/colour.ts'
import { type Look, standardLook } from '../../../domain/look/look.ts'
import { messages } from '../../../domain/messages.ts'
import { accentOf, type ColourScheme, paletteOf } from '../../../domain/look/palette.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { lookWords } from './words.ts'
import { isColour, settingOf } from './shown-look.ts'
import styles from './look-page.module.css'

type Colour = 'brand' | 'accent'
type ColourFieldProps = {
  form: SectionFormState
  look: Look
  isChecked: boolean
  setting: Colour
  offered: string[]
}

export function ColourField({ form, look, isChecked, setting, offered }: ColourFieldProps) {
  const words = useWords(lookWords)
  const { translate } = useLocale()
  const name = words.settings[setting]
  const written = form.values[setting] ?? standardLook[setting] ?? ''
  const isWrong = isChecked && !isColour(setting, form.values[setting])
  const refusal = form.failure?.fields?.[setting]

  function write(text: string) {
    const colour = colourIn(text)
    form.set(setting, colour ? settingOf(setting, colour) : text)
  }

  return (
    <div className={styles.colour}>
      <TextField
        label={name}
        value={written}
        onChange={write}
        dir="ltr"
        placeholder={setting === 'accent' ? accentOf(look) : '#'}
        maxLength={9}
        spellCheck="false"
        hint={setting === 'accent' ? words.accentHint : undefined}
        error={isWrong ? translate(messages.colourInvalid) : refusal && translate(refusal)}
        end={
          <input
            type="color"
            className={styles.picker}
            aria-label={words.pick(name)}
            value={setting === 'brand' ? look.brand : accentOf(look)}
            onChange={({ target }) => write(target.value)}
          />
        }
      />
      {offered.length > 0 && <Swatches {...{ offered, name }} onChoose={write} />}
      <Pairs look={look} setting={setting} />
    </div>
  )
}

type SwatchesProps = { offered: string[]; name: string; onChoose: (colour: string) => void }

function Swatches({ offered, name, onChoose }: SwatchesProps) {
  const words = useWords(lookWords)
  return (
    <div className={styles.swatches}>
      <span aria-hidden="true">{words.fromLogo}</span>
      {offered.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.picker}
          style={{ background: colour }}
          aria-label={words.take(name, colour)}
          onClick={() => onChoose(colour)}
        />
      ))}
    </div>
  )
}

function Pairs({ look, setting }: { look: Look; setting: Colour }) {
  const { pairs } = useWords(lookWords)
  const onPage = (scheme: ColourScheme) => {
    const palette = paletteOf(look, scheme)
    return { text: palette[setting], ground: palette.bg }
  }
  const { 'brand-fill': fill, 'on-brand-fill': onFill } = paletteOf(look, 'light')
  return (
    <ul className={styles.pairs}>
      {setting === 'brand' && <Pair name={pairs.onFills} text={onFill} ground={fill} />}
      <Pair name={pairs.inLight} {...onPage('light')} />
      {look.schemes === 'both' && <Pair name={pairs.inDark} {...onPage('dark')} />}
    </ul>
  )
}

function Pair({ name, text, ground }: { name: string; text: string; ground: string }) {
  const words = useWords(lookWords)
  const ratio = `${(Math.floor(contrast(text, ground) * 10) / 10).toFixed(1)} : 1`
  return (
    <li className={styles.pair} title={words.ratio(name, ratio)}>
      <span
        className={styles.sample}
        style={{ background: ground, color: text }}
        aria-hidden="true"
      >
        Aa
      </span>
      <span>{name}</span>
      <bdi dir="ltr" className="num">
        {ratio}
      </bdi>
    </li>
  )
}
