import { IconPlus } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { type BlockWords, blockWords } from './words.ts'

type AddItemProps = { kind: keyof BlockWords['items']; isFull: boolean; onAdd: () => void }

export function AddItem({ kind, isFull, onAdd }: AddItemProps) {
  const words = useWords(blockWords)
  return (
    <Button isDisabled={isFull} icon={<IconPlus size={18} aria-hidden="true" />} onPress={onAdd}>
      {words.items[kind].add}
    </Button>
  )
}
