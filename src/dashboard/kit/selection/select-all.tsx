import { Checkbox } from '../../../ui/checkbox.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import type { RowSelection } from './use-selection.ts'
import { selectionWords } from './words.ts'

type SelectAllProps = { selection: RowSelection; isLabelHidden?: boolean }

export function SelectAll({ selection, isLabelHidden = false }: SelectAllProps) {
  const words = useWords(selectionWords)
  return (
    <Checkbox
      label={words.all}
      isLabelHidden={isLabelHidden}
      isChecked={selection.coverage === 'all'}
      isIndeterminate={selection.coverage === 'some'}
      onChange={selection.toggleAll}
    />
  )
}
