import type { ComponentType } from 'react'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { PartCard } from '../parts/part-card.tsx'
import type { ListedPart } from '../parts/part-list.tsx'
import { PartMarks } from '../parts/part-marks.tsx'
import { blockIcons } from './block-icons.ts'
import {
  blockCompleteness,
  excerptOfBlock,
  isBlankIn,
  textNamesOf,
  type TextOf,
} from './block-state.ts'
import type { AnyBlockFormProps, BlockRow, BlocksForm, BlockForms } from './blocks-form.ts'
import { blockProblems } from './edited-block.ts'
import { blockWords } from './words.ts'
import { ArticlesForm, OwnEditor } from './forms/section-forms.tsx'
import { BesideForm, PictureForm, QuoteForm, TextForm, ActionForm } from './forms/body-forms.tsx'
import { DownloadsForm } from './forms/downloads-form.tsx'
import { FormBlockForm } from './forms/form-block-form.tsx'
import { GalleryForm, VideoForm } from './forms/viewer-forms.tsx'
import { ItemsForm, PeopleForm } from './forms/list-forms.tsx'

type BlockCardProps = { row: BlockRow; part: ListedPart; form: BlocksForm; textOf: TextOf }

export function BlockCard({ row, part, form, textOf }: BlockCardProps) {
  const words = useWords(blockWords)
  const { nameOf } = useLocale()
  return (
    <PartCard
      {...part}
      icon={blockIcons[row.block.kind]}
      remove={`${words.remove}: ${part.name}`}
      excerptIn={(language) => excerptOfBlock(row, textOf, language)}
      marks={
        <PartMarks
          textNames={textNamesOf(row)}
          stateIn={(language) => blockCompleteness(row, textOf, language)}
          noteIn={(language) => isBlankIn(row, textOf, language) && words.blankIn(nameOf(language))}
        />
      }
    >
      <OpenForm row={row} form={form} />
    </PartCard>
  )
}

function OpenForm({ row: { id, block }, form }: Pick<BlockCardProps, 'row' | 'form'>) {
  const { fieldOf, revision, refusals } = form
  const Form = blockForms[block.kind] as ComponentType<AnyBlockFormProps>
  return (
    <Form
      {...{ id, block, fieldOf, revision }}
      problems={refusals > 0 ? blockProblems(block) : {}}
      onChange={(changed) => form.change(id, changed)}
    />
  )
}

const blockForms = {
  text: TextForm,
  picture: PictureForm,
  beside: BesideForm,
  gallery: GalleryForm,
  quote: QuoteForm,
  facts: ItemsForm,
  questions: ItemsForm,
  people: PeopleForm,
  action: ActionForm,
  video: VideoForm,
  downloads: DownloadsForm,
  form: FormBlockForm,
  articles: ArticlesForm,
  partners: OwnEditor,
  contact: OwnEditor,
  about: OwnEditor,
  posts: OwnEditor,
  business: OwnEditor,
  products: OwnEditor,
} satisfies BlockForms
