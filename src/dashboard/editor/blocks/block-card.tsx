import { IconChevronDown, IconTrash } from '@tabler/icons-react'
import { type ComponentType, useEffect, useId, useRef } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { textName } from '../../../domain/documents/revision.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { MoveTools } from '../../kit/sorting/move-tools.tsx'
import type { Sorting } from '../../kit/sorting/use-sorting.tsx'
import { useDocumentLedger } from '../ledger/document-ledger.ts'
import { StateBadge } from '../languages/state-badge.tsx'
import { blockIcons } from './block-icons.ts'
import styles from './block-list.module.css'
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
import { GalleryForm, VideoForm } from './forms/viewer-forms.tsx'
import { ItemsForm, PeopleForm } from './forms/list-forms.tsx'

type BlockCardProps = {
  row: BlockRow
  name: string
  index: number
  form: BlocksForm
  textOf: TextOf
  sorting: Sorting
  isOpen: boolean
  takesFocus: boolean
  onToggle: () => void
  onRemove: () => void
}

export function BlockCard(props: BlockCardProps) {
  const { row, name, index, form, sorting, isOpen, takesFocus, onToggle } = props
  const words = useWords(blockWords)
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) toggle.current?.focus()
  }, [takesFocus])
  const Icon = blockIcons[row.block.kind]
  return (
    <article className={styles.card} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <MoveTools {...{ name, index, sorting }} />
        <h3>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
          >
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            <span className={styles.name}>{name}</span>
            {!isOpen && <Excerpt {...props} />}
            <IconChevronDown className={styles.chevron} size={18} aria-hidden="true" />
          </button>
        </h3>
        <IconButton isDangerous label={`${words.remove}: ${name}`} onPress={props.onRemove}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <Marks {...props} />
      <div id={id} className={styles.form} hidden={!isOpen}>
        {isOpen && <OpenForm row={row} form={form} />}
      </div>
    </article>
  )
}

function Excerpt({ row, textOf }: BlockCardProps) {
  const { language } = useLocale()
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  const known = codes.find((code) => excerptOfBlock(row, textOf, code) !== '') ?? language
  return (
    <bdi lang={known} className={styles.excerpt}>
      {excerptOfBlock(row, textOf, known)}
    </bdi>
  )
}

function Marks({ row, textOf }: BlockCardProps) {
  const words = useWords(blockWords)
  const { nameOf } = useLocale()
  const ledger = useDocumentLedger()
  const states = useLanguagesChosenFirst().map(({ code }) => ({
    code,
    state: blockCompleteness(row, textOf, code),
    isBlank: isBlankIn(row, textOf, code),
    isBehind: textNamesOf(row).some((name) => ledger?.entries[textName(name, code)]?.behind),
  }))
  if (states.every(({ state }) => state === null)) return null
  return (
    <ul className={styles.marks}>
      {states.map(({ code, state, isBlank, isBehind }) => (
        <li key={code}>
          {state && <StateBadge state={state} name={nameOf(code)} shown={code} />}
          {isBlank && <span className={styles.lacking}>{words.blankIn(nameOf(code))}</span>}
          {isBehind && <span className={styles.lacking}>{words.behindIn(nameOf(code))}</span>}
        </li>
      ))}
    </ul>
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
  articles: ArticlesForm,
  partners: OwnEditor,
  contact: OwnEditor,
  about: OwnEditor,
  posts: OwnEditor,
  business: OwnEditor,
  products: OwnEditor,
} satisfies BlockForms
