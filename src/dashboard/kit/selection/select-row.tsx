import { Checkbox } from '../../../ui/checkbox.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { selectionWords } from './words.ts'

export type Selectable = {
  isSelected: boolean
  onSelect: (isOn: boolean, isRange: boolean) => void
}

export function SelectRow({ name, isSelected, onSelect }: Selectable & { name: string }) {
  const words = useWords(selectionWords)
  return (
    <Checkbox isLabelHidden label={words.named(name)} isChecked={isSelected} onChange={onSelect} />
  )
}
