import { useWords } from '../../../app/locale/locale.tsx'
import { LinkFields } from '../../links/link-fields.tsx'
import { linkWords } from '../../links/words.ts'
import { BlockBody, SettingChoice } from '../form-parts.tsx'
import type { BlockFormProps } from '../blocks-form.ts'
import { blockWords } from '../words.ts'

export function ActionForm(props: BlockFormProps<'action'>) {
  const { id, block, onChange, fieldOf, problems } = props
  const words = useWords(blockWords)
  const links = useWords(linkWords)
  return (
    <BlockBody
      {...{ id, fieldOf }}
      kind={block.kind}
      shared={
        <>
          <LinkFields
            none={links.nowhere}
            target={block.link}
            isWrong={'link.address' in problems}
            onChange={(link) => onChange({ ...block, link })}
          />
          <SettingChoice
            label={words.ground}
            names={words.grounds}
            chosen={block.ground}
            onChoose={(ground) => onChange({ ...block, ground })}
          />
        </>
      }
    />
  )
}
