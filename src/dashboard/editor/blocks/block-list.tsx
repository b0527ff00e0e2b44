import {
  type Icon,
  IconAlignLeft,
  IconArticle,
  IconBriefcase,
  IconCalendarEvent,
  IconChartBar,
  IconColumns2,
  IconFileDownload,
  IconForms,
  IconHeartHandshake,
  IconHelpCircle,
  IconInfoCircle,
  IconLibraryPhoto,
  IconMail,
  IconNews,
  IconPackage,
  IconPhoto,
  IconQuote,
  IconSpeakerphone,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { AddPart } from '../parts/add-part.tsx'
import {
  blockCompleteness,
  excerptOfBlock,
  isBlankIn,
  textNamesOf,
  type TextOf,
} from './block-state.ts'
import { type BlockKind, blockLimits } from '../../../domain/pages/block.ts'
import type { AnyBlockFormProps, BlockRow, BlocksForm, BlockForms } from './blocks-form.ts'
import { blockProblems, isRightBlock } from './edited-block.ts'
import { blockWords } from './words.ts'

import { PartCard } from '../parts/part-card.tsx'
import { type ListedPart, PartList } from '../parts/part-list.tsx'
import { PartMarks } from '../parts/part-marks.tsx'
import { ArticlesForm, OwnEditor } from './forms/section-forms.tsx'
import { BesideForm, PictureForm, QuoteForm, TextForm, ActionForm } from './forms/body-forms.tsx'
import { DownloadsForm } from './forms/downloads-form.tsx'
import { EventsForm } from './forms/events-form.tsx'
import { FormBlockForm } from './forms/form-block-form.tsx'
import { GalleryForm, VideoForm } from './forms/viewer-forms.tsx'
import { ItemsForm, PeopleForm } from './forms/list-forms.tsx'

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

type BlockCardProps = { row: BlockRow; part: ListedPart; form: BlocksForm; textOf: TextOf }

function BlockCard({ row, part, form, textOf }: BlockCardProps) {
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
  events: EventsForm,
  form: FormBlockForm,
  articles: ArticlesForm,
  partners: OwnEditor,
  contact: OwnEditor,
  about: OwnEditor,
  posts: OwnEditor,
  business: OwnEditor,
  products: OwnEditor,
} satisfies BlockForms

const blockIcons: Record<BlockKind, Icon> = {
  text: IconAlignLeft,
  picture: IconPhoto,
  beside: IconColumns2,
  gallery: IconLibraryPhoto,
  quote: IconQuote,
  facts: IconChartBar,
  questions: IconHelpCircle,
  people: IconUsers,
  action: IconSpeakerphone,
  video: IconVideo,
  downloads: IconFileDownload,
  events: IconCalendarEvent,
  form: IconForms,
  articles: IconArticle,
  partners: IconHeartHandshake,
  contact: IconMail,
  about: IconInfoCircle,
  posts: IconNews,
  business: IconBriefcase,
  products: IconPackage,
}
