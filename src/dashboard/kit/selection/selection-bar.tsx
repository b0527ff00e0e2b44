import { IconTrash, IconX } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { selectionWords } from './words.ts'
import type { RowSelection } from './selection.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import styles from '../kit.module.css'

type SelectionBarProps = {
  selection: RowSelection
  count: (count: number) => string
  onRemove: () => void
  isOverHead?: boolean
}

export function SelectionBar(props: SelectionBarProps) {
  const { selection, count, onRemove, isOverHead = false } = props
  const selected = selection.ids.length
  if (!selection.hasRows) return null
  return (
    <div
      className={styles.bar}
      data-selecting={selected > 0}
      data-over-head={isOverHead || undefined}
    >
      {!isOverHead && <SelectAll selection={selection} />}
      <output className={styles.count}>{selected > 0 && count(selected)}</output>
      <div className={styles.tools}>
        {selected > 0 && <Actions onRemove={onRemove} onClear={selection.clear} />}
      </div>
    </div>
  )
}

function Actions({ onRemove, onClear }: { onRemove: () => void; onClear: () => void }) {
  const words = useWords(selectionWords)
  return (
    <>
      <Button
        look="danger"
        icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
        onPress={onRemove}
      >
        {words.delete}
      </Button>
      <IconButton label={words.clear} onPress={onClear}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </>
  )
}

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
