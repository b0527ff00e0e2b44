import { useDragAndDrop } from 'react-aria-components'
import { movedBeside } from './moved.ts'

export function useReorder<Item extends { id: string }>(
  items: Item[],
  onReorder: (items: Item[], movedId: string) => void,
) {
  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const side = target.dropPosition === 'before' ? 'before' : 'after'
      const ids = [...keys].map(String)
      const neighbour = String(target.key)
      const reordered = ids.reduce((all, id) => movedBeside(all, id, side, neighbour), items)
      onReorder(reordered, ids[0] ?? '')
    },
  }).dragAndDropHooks
}
