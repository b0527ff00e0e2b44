import { Radio, RadioGroup } from 'react-aria-components'
import styles from './choice-tiles.module.css'

type ChoiceTilesProps<Id extends string> = {
  label: string
  options: readonly { id: Id; name: string; hint: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

export function ChoiceTiles<Id extends string>(props: ChoiceTilesProps<Id>) {
  const { label, options, chosen, onChoose } = props
  return (
    <RadioGroup
      className={styles.tiles}
      aria-label={label}
      value={chosen}
      onChange={(id) => onChoose(id as Id)}
    >
      {options.map(({ id, name, hint }) => (
        <Radio key={id} className={styles.tile} value={id}>
          <span className={styles.name}>{name}</span>
          <span className={styles.hint}>{hint}</span>
        </Radio>
      ))}
    </RadioGroup>
  )
}
