import { BlockBody } from '../form-parts.tsx'
import type { BlockFormProps } from '../blocks-form.ts'
import { useWords } from '../../../app/locale/locale.tsx'
import { PictureField } from '../picture-field.tsx'
import { blockWords } from '../words.ts'

export function TextForm({ id, block, fieldOf }: BlockFormProps<'text'>) {
  return <BlockBody {...{ id, fieldOf }} kind={block.kind} />
}

export function QuoteForm({ id, block, onChange, fieldOf }: BlockFormProps<'quote'>) {
  const words = useWords(blockWords)
  return (
    <BlockBody
      {...{ id, fieldOf }}
      kind={block.kind}
      shared={
        <PictureField
          label={words.portrait}
          picture={block.picture}
          onChange={(picture) => onChange({ ...block, picture })}
        />
      }
    />
  )
}
