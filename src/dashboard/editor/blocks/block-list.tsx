import { useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { useWords } from '../../app/locale/locale.tsx'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import { useAskedText } from '../languages/language-columns.tsx'
import { RemovedRow, useRemovedRows } from '../../kit/sorting/removed-row.tsx'
import sortingStyles from '../../kit/sorting/sorting.module.css'
import { useSorting } from '../../kit/sorting/use-sorting.tsx'
import { AddBlock } from './add-block.tsx'
import { BlockCard } from './block-card.tsx'
import styles from './block-list.module.css'
import { textNamesOf, type TextOf } from './block-state.ts'
import type { BlockRow, BlocksForm } from './blocks-form.ts'
import { blockProblems } from './edited-block.ts'
import { blockWords } from './words.ts'

export function BlockList({ form, textOf }: { form: BlocksForm; textOf: TextOf }) {
  const words = useWords(blockWords)
  const heading = useId()
  const asked = useAskedText()
  const [open, setOpen] = useState(() => blockWith(asked, form.rows))
  const [fresh, setFresh] = useState<string | null>(null)
  const nameOfBlock = useBlockNames(form.rows)
  const sorting = useSorting(form.rows.map(nameOfBlock), form.move)
  const removed = useRemovedRows(form.rows, form.revision)
  useFirstWrongOpen(form, setOpen)

  function show(id: string) {
    setOpen(id)
    setFresh(id)
  }
  function remove(row: BlockRow) {
    removed.remember(row)
    form.remove(row.id)
  }
  function takeBack(row: BlockRow) {
    form.restore(removed.withBack(row.id), row)
    setFresh(row.id)
  }

  return (
    <section className={styles.blocks} aria-labelledby={heading}>
      <h2 id={heading}>{words.title}</h2>
      {removed.rows.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ol className={sortingStyles.list}>
        {removed.rows.map(({ item: row, isRemoved }) => {
          const { id } = row
          const index = form.rows.indexOf(row)
          const name = nameOfBlock(row)
          return isRemoved ? (
            <li key={id}>
              <RemovedRow
                sentence={words.removed}
                name={words.kinds[row.block.kind].name}
                onUndo={() => takeBack(row)}
              />
            </li>
          ) : (
            <li key={id} {...sorting.rowOf(index)}>
              <AddBlock form={form} before={{ id, name }} onAdded={show} />
              <BlockCard
                {...{ row, name, index, form, textOf, sorting }}
                isOpen={open === id}
                takesFocus={fresh === id}
                onToggle={() => setOpen(open === id ? null : id)}
                onRemove={() => remove(row)}
              />
            </li>
          )
        })}
      </ol>
      <AddBlock form={form} onAdded={show} />
      {sorting.status}
    </section>
  )
}

function blockWith(text: string | null, rows: BlockRow[]): string | null {
  const { field } = fieldAndLanguage(text ?? '')
  return rows.find((row) => textNamesOf(row).includes(field))?.id ?? null
}

function useFirstWrongOpen(form: BlocksForm, open: (id: string) => void): void {
  const { refusals, refused } = form
  const openFirst = useEffectEvent(() => {
    const wrong = form.rows.find((row) => isWrong(row, refused))
    if (wrong) open(wrong.id)
  })
  // The block opens before its first wrong field is looked for, to be focused.
  useLayoutEffect(() => {
    if (refusals > 0 || refused.length > 0) openFirst()
  }, [refusals, refused])
}

/** A refused text is named with its language: `heading:k3f9a2xb.ar`. */
function isWrong(row: BlockRow, refused: string[]): boolean {
  const names = [`block:${row.id}`, ...textNamesOf(row)]
  const isRefused = refused.some((name) => names.includes(name.split('.')[0] ?? ''))
  return isRefused || Object.keys(blockProblems(row.block)).length > 0
}

function useBlockNames(rows: BlockRow[]) {
  const words = useWords(blockWords)
  return function nameOfBlock({ id, block }: BlockRow): string {
    const { name } = words.kinds[block.kind]
    const alike = rows.filter((row) => row.block.kind === block.kind)
    const number = alike.findIndex((row) => row.id === id) + 1
    return alike.length < 2 || number === 0 ? name : words.numbered(name, number)
  }
}
