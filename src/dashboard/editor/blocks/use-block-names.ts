import { useWords } from '../../app/locale/locale.tsx'
import type { BlockRow } from './blocks-form.ts'
import { blockWords } from './words.ts'

export function useBlockNames(rows: BlockRow[]) {
  const words = useWords(blockWords)
  return function nameOfBlock({ id, block }: BlockRow): string {
    const { name } = words.kinds[block.kind]
    const alike = rows.filter((row) => row.block.kind === block.kind)
    const number = alike.findIndex((row) => row.id === id) + 1
    return alike.length < 2 || number === 0 ? name : words.numbered(name, number)
  }
}
