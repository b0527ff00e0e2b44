import { useWords } from '../../app/locale/locale.tsx'
import { AddPart } from '../parts/add-part.tsx'
import { PartList } from '../parts/part-list.tsx'
import { BlockCard } from './block-card.tsx'
import { blockIcons } from './block-icons.ts'
import { textNamesOf, type TextOf } from './block-state.ts'
import { blockLimits } from '../../../domain/pages/block.ts'
import type { BlocksForm } from './blocks-form.ts'
import { isRightBlock } from './edited-block.ts'
import { blockWords } from './words.ts'

export function BlockList({ form, textOf }: { form: BlocksForm; textOf: TextOf }) {
  const words = useWords(blockWords)
  const kinds = form.offered.map((id) => ({ id, icon: blockIcons[id], ...words.kinds[id] }))
  return (
    <PartList
      {...{ form, words, textNamesOf }}
      kindOf={({ block }) => words.kinds[block.kind].name}
      isRight={({ block }) => isRightBlock(block)}
      renderAdding={(adding) => (
        <AddPart
          {...adding}
          {...{ words, kinds }}
          isFull={form.rows.length >= blockLimits.blocks}
          add={form.add}
        />
      )}
      renderPart={(row, part) => <BlockCard {...{ row, part, form, textOf }} />}
    />
  )
}
