import { BlockBody } from '../block-body.tsx'
import type { BlockFormProps } from '../blocks-form.ts'

export function TextForm({ id, block, fieldOf }: BlockFormProps<'text'>) {
  return <BlockBody {...{ id, fieldOf }} kind={block.kind} />
}
