import { Checkbox } from '../../../ui/checkbox.tsx'
import { useInterface } from '../../app/locale/interface.tsx'

export type Selectable = {
  isSelected: boolean
  onSelect: (isOn: boolean, isRange: boolean) => void
}

export function SelectRow({ name, isSelected, onSelect }: Selectable & { name: string }) {
  const { words } = useInterface()
  return (
    <Checkbox
      isLabelHidden
      label={words.selecting.named(name)}
      isChecked={isSelected}
      onChange={onSelect}
    />
  )
}
