import { IconTrash, IconX } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { selectionWords } from './words.ts'
import styles from './selection-bar.module.css'
import type { RowSelection } from './use-selection.ts'

type SelectionBarProps = {
  selection: RowSelection
  /** How many are selected: «3 articles selected». */
  count: (count: number) => string
  onRemove: () => void
}

/** Selecting, and what can be done with the selected; nothing where there is nothing to select. */
export function SelectionBar({ selection, count, onRemove }: SelectionBarProps) {
  const words = useWords(selectionWords)
  const selected = selection.ids.length
  if (!selection.hasRows) return null
  return (
    <div className={styles.bar} data-selecting={selected > 0}>
      <Checkbox
        label={words.all}
        isChecked={selection.coverage === 'all'}
        isIndeterminate={selection.coverage === 'some'}
        onChange={selection.toggleAll}
      />
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
