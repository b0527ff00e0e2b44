import { useWords } from '../../../app/locale/locale.tsx'
import { BlockBody } from '../block-body.tsx'
import type { BlockFormProps } from '../blocks-form.ts'
import { PictureField } from '../picture-field.tsx'
import { SettingChoice } from '../setting-choice.tsx'
import { blockWords } from '../words.ts'

export function PictureForm({ id, block, onChange, fieldOf }: BlockFormProps<'picture'>) {
  const words = useWords(blockWords)
  return (
    <BlockBody
      {...{ id, fieldOf }}
      kind={block.kind}
      shared={
        <>
          <PictureField
            label={words.picture}
            picture={block.picture}
            note={words.pictures.none}
            onChange={(picture) => onChange({ ...block, picture })}
          />
          <SettingChoice
            label={words.width}
            names={words.widths}
            chosen={block.width}
            onChoose={(width) => onChange({ ...block, width })}
          />
        </>
      }
    />
  )
}
