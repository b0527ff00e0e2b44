import { blockLimits } from '../../../../domain/block.ts'
import { newId } from '../../../app/new-id.ts'
import { AddItem } from '../add-item.tsx'
import { BlockBody } from '../block-body.tsx'
import type { BlockFormProps } from '../blocks-form.ts'
import { ItemList } from '../item-list.tsx'

export function QuestionsForm(props: BlockFormProps<'questions'>) {
  const { id, block, onChange, fieldOf, revision } = props
  const { kind, items } = block
  const change = (changed: typeof items) => onChange({ ...block, items: changed })
  return (
    <BlockBody {...{ id, kind, fieldOf }}>
      <ItemList
        {...{ kind, items, fieldOf, revision }}
        onChange={change}
        adding={
          <AddItem
            kind={kind}
            isFull={items.length >= blockLimits.items}
            onAdd={() => change([...items, { id: newId() }])}
          />
        }
      />
    </BlockBody>
  )
}
