import { type BlockItem, blockLimits } from '../../../../domain/pages/block.ts'
import { newId } from '../../../app/new-id.ts'
import { AddItem } from '../add-item.tsx'
import { BlockBody } from '../block-body.tsx'
import type { Edited } from '../blocks-form.ts'
import { ItemList } from '../item-list.tsx'

const limits = { facts: blockLimits.facts, questions: blockLimits.items }

export function ItemsForm<Kind extends keyof typeof limits>(
  props: Edited<{ kind: Kind; items: BlockItem[] }>,
) {
  const { id, block, onChange, fieldOf, revision } = props
  const { kind, items } = block
  const change = (changed: BlockItem[]) => onChange({ kind, items: changed })
  return (
    <BlockBody {...{ id, kind, fieldOf }}>
      <ItemList
        {...{ kind, items, fieldOf, revision }}
        onChange={change}
        adding={
          <AddItem
            kind={kind}
            isFull={items.length >= limits[kind]}
            onAdd={() => change([...items, { id: newId() }])}
          />
        }
      />
    </BlockBody>
  )
}
