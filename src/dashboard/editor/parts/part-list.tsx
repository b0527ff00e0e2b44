import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import { RemovedRow, useRemovedRows } from '../../kit/sorting/removed-row.tsx'
import sortingStyles from '../../kit/sorting/sorting.module.css'
import { type Sorting, useSorting } from '../../kit/sorting/use-sorting.tsx'
import { useAskedText } from '../languages/language-columns.tsx'
import styles from './part-list.module.css'
import { usePartNames } from './part-names.ts'
import { idOf } from './part-values.ts'

type Row = { id: string }

export type PartsForm<PartRow extends Row> = {
  rows: PartRow[]
  revision: number
  refused: string[]
  refusals: number
  remove: (id: string) => void
  restore: (rows: PartRow[], row: PartRow) => void
  move: (from: number, to: number) => void
}

export type ListedPart = {
  name: string
  index: number
  sorting: Sorting
  isOpen: boolean
  takesFocus: boolean
  onToggle: () => void
  onRemove: () => void
}
export type Adding = { before?: { id: string; name: string }; onAdded: (id: string) => void }

type PartListProps<PartRow extends Row> = {
  form: PartsForm<PartRow>
  words: { title: string; none: string; removed: string }
  kindOf: (row: PartRow) => string
  textNamesOf: (row: PartRow) => string[]
  isRight: (row: PartRow) => boolean
  renderAdding: (adding: Adding) => ReactNode
  renderPart: (row: PartRow, part: ListedPart) => ReactNode
}

export function PartList<PartRow extends Row>(props: PartListProps<PartRow>) {
  const { form, words, kindOf, renderAdding, renderPart } = props
  const heading = useId()
  const asked = useAskedText()
  const [open, setOpen] = useState(() => rowWith(asked, props))
  const [fresh, setFresh] = useState<string | null>(null)
  const named = (row: PartRow) => ({ id: row.id, kind: kindOf(row), items: [] })
  const names = usePartNames(form.rows.map(named))
  const nameOf = (row: PartRow) => names.nameOf(named(row))
  const sorting = useSorting(form.rows.map(nameOf), form.move)
  const removed = useRemovedRows(form.rows, form.revision)
  useFirstWrongOpen(props, setOpen)

  function show(id: string) {
    setOpen(id)
    setFresh(id)
  }
  function remove(row: PartRow) {
    removed.remember(row)
    form.remove(row.id)
  }
  function takeBack(row: PartRow) {
    form.restore(removed.withBack(row.id), row)
    setFresh(row.id)
  }

  return (
    <section className={styles.list} aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      {removed.rows.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ol className={sortingStyles.list}>
        {removed.rows.map(({ item: row, isRemoved }) => {
          const { id } = row
          const index = form.rows.indexOf(row)
          const name = nameOf(row)
          return isRemoved ? (
            <li key={id}>
              <RemovedRow
                sentence={words.removed}
                name={kindOf(row)}
                onUndo={() => takeBack(row)}
              />
            </li>
          ) : (
            <li key={id} data-part={id} {...sorting.rowOf(index)}>
              {renderAdding({ before: { id, name }, onAdded: show })}
              {renderPart(row, {
                name,
                index,
                sorting,
                isOpen: open === id,
                takesFocus: fresh === id,
                onToggle: () => setOpen(open === id ? null : id),
                onRemove: () => remove(row),
              })}
            </li>
          )
        })}
      </ol>
      {renderAdding({ onAdded: show })}
      {sorting.status}
    </section>
  )
}

function rowWith<PartRow extends Row>(text: string | null, props: PartListProps<PartRow>) {
  const { field } = fieldAndLanguage(text ?? '')
  return props.form.rows.find((row) => props.textNamesOf(row).includes(field))?.id ?? null
}

function useFirstWrongOpen<PartRow extends Row>(
  { form, textNamesOf, isRight }: PartListProps<PartRow>,
  open: (id: string) => void,
): void {
  const { rows, refusals, refused } = form

  /** A refused text is named with its language: `heading:k3f9a2xb.ar`. */
  function isRefused(row: PartRow): boolean {
    const ids = [row.id, ...textNamesOf(row).map(idOf)]
    return refused.some(
      (name) => name.includes(':') && ids.includes(idOf(name).split('.')[0] ?? ''),
    )
  }
  const openFirst = useEffectEvent(() => {
    const wrong = rows.find((row) => isRefused(row) || !isRight(row))
    if (wrong) open(wrong.id)
  })
  // The part opens before its first wrong field is looked for, to be focused.
  useLayoutEffect(() => {
    if (refusals > 0 || refused.length > 0) openFirst()
  }, [refusals, refused])
}
