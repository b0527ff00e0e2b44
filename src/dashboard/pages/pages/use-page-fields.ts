import { useWords } from '../../app/locale/locale.tsx'
import type { EditedBlock } from '../../editor/blocks/edited-block.ts'
import { blockWords } from '../../editor/blocks/words.ts'
import { blockOf, type PageValues } from './page-values.ts'
import { pageWords } from './words.ts'

export function usePageFields(values: PageValues) {
  const words = useWords(pageWords)
  const { kinds, fields } = useWords(blockWords)

  function view(field: string, value: unknown) {
    if (field === 'status') return words.states[value as keyof typeof words.states]
    if (field === 'listed') return value ? words.isListed : words.isUnlisted
    if (field.startsWith('block:') && value) return kinds[(value as EditedBlock).kind].name
    if (field !== 'order' || !Array.isArray(value)) return undefined
    const names = value.flatMap((id) => {
      const block = blockOf(values, String(id))
      return block ? kinds[block.kind].name : []
    })
    return names.join(' · ') || words.blocks(value.length)
  }

  return { names: { ...fields, ...words.fields }, view }
}
