import { useWords } from '../../../app/locale/locale.tsx'
import { SettingChoice } from '../../../kit/fields/choices.tsx'
import { BlockBody } from '../form-parts.tsx'
import type { BlockFormProps } from '../blocks-form.ts'
import { PictureField } from '../picture-field.tsx'
import { blockWords } from '../words.ts'
import { LinkFields } from '../../links/link-fields.tsx'
import { linkWords } from '../../links/words.ts'

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

export function BesideForm(props: BlockFormProps<'beside'>) {
  const { id, block, onChange, fieldOf, problems } = props
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
            onChange={(picture) => onChange({ ...block, picture })}
          />
          <SettingChoice
            label={words.side}
            names={words.sides}
            chosen={block.side}
            onChoose={(side) => onChange({ ...block, side })}
          />
          <BlockLink {...{ block, problems }} onChange={(link) => onChange({ ...block, link })} />
        </>
      }
    />
  )
}

export function ActionForm(props: BlockFormProps<'action'>) {
  const { id, block, onChange, fieldOf, problems } = props
  const words = useWords(blockWords)
  return (
    <BlockBody
      {...{ id, fieldOf }}
      kind={block.kind}
      shared={
        <>
          <BlockLink {...{ block, problems }} onChange={(link) => onChange({ ...block, link })} />
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

type Linked = BlockFormProps<'beside' | 'action'>
type BlockLinkProps = Pick<Linked, 'block' | 'problems'> & {
  onChange: (link: Linked['block']['link']) => void
}

function BlockLink({ block, problems, onChange }: BlockLinkProps) {
  const { nowhere } = useWords(linkWords)
  return (
    <LinkFields
      none={nowhere}
      target={block.link}
      isWrong={Object.keys(problems).some((name) => name.startsWith('link.'))}
      onChange={onChange}
    />
  )
}
