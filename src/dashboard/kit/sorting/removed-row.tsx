import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import styles from './sorting.module.css'
import { type Removed, takenOut, withRemoved, withRowBack } from './removed-rows.ts'

type RemovedRowProps = { sentence: string; name: string; onUndo: () => void }

export function RemovedRow({ sentence, name, onUndo }: RemovedRowProps) {
  const { actions } = useWords(commonWords)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => row.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={row} className={styles.removed}>
      <output>
        {sentence}: <bdi>{name}</bdi>
      </output>
      <Button
        look="quiet"
        icon={<IconArrowBackUp className="flip" size={18} aria-hidden="true" />}
        aria-label={`${actions.undo}: ${name}`}
        onPress={onUndo}
      >
        {actions.undo}
      </Button>
    </div>
  )
}

/** Rows that were taken out stay in sight, to be taken back, until the list is saved. */
export function useRemovedRows<Item extends { id: string }>(items: Item[], revision: number) {
  const [all, setAll] = useState<(Removed<Item> & { since: number })[]>([])
  const removed = all.filter(
    ({ item, since }) => since === revision && !items.some(({ id }) => id === item.id),
  )
  const rows = withRemoved(items, removed)
  return {
    rows,
    remember: (item: Item) => setAll([...removed, { ...takenOut(items, item), since: revision }]),
    withBack: (id: string) => withRowBack(rows, id),
  }
}
