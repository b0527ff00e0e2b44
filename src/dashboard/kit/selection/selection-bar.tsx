import { IconTrash, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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
  /** Tools that make room for what can be done with the selected. */
  children?: ReactNode
}

/** Selecting, and what can be done with the selected. */
export function SelectionBar({ selection, count, onRemove, children }: SelectionBarProps) {
  const words = useWords(selectionWords)
  const selected = selection.ids.length
  return (
    <div className={styles.bar} data-selecting={selected > 0}>
      {selection.hasRows && (
        <Checkbox
          label={words.all}
          isChecked={selection.coverage === 'all'}
          isIndeterminate={selection.coverage === 'some'}
          onChange={selection.toggleAll}
        />
      )}
      <output className={styles.count}>{selected > 0 && count(selected)}</output>
      <div className={styles.tools}>
        {selected > 0 ? <Actions onRemove={onRemove} onClear={selection.clear} /> : children}
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
