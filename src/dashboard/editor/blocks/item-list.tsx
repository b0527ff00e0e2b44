import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type BlockItem, type BlockKind, blockTexts } from '../../../domain/pages/block.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { MoveTools } from '../../kit/sorting/move-tools.tsx'
import { moved } from '../../kit/sorting/moved.ts'
import { RemovedRow, useRemovedRows } from '../../kit/sorting/removed-row.tsx'
import { withoutRow } from '../../kit/sorting/removed-rows.ts'
import sortingStyles from '../../kit/sorting/sorting.module.css'
import { type Sorting, useSorting } from '../../kit/sorting/use-sorting.tsx'
import type { FieldOf } from './blocks-form.ts'
import { PartText } from './form-parts.tsx'
import { type BlockWords, blockWords } from './words.ts'
import { SideBySideProvider } from '../languages/other-languages.tsx'
import styles from './block-forms.module.css'

type KindWithItems = keyof BlockWords['items'] & BlockKind

type ItemListProps<Item extends BlockItem> = {
  kind: KindWithItems
  items: Item[]
  onChange: (items: Item[]) => void
  fieldOf: FieldOf
  revision: number
  adding: ReactNode
  children?: (item: Item, index: number) => ReactNode
}

export function ItemList<Item extends BlockItem>(props: ItemListProps<Item>) {
  const { kind, items, onChange, fieldOf, revision, adding, children } = props
  const words = useWords(blockWords)
  const list = useRef<HTMLOListElement>(null)
  const { rows, remember, withBack } = useRemovedRows(items, revision)
  const names = items.map((_, index) => words.numbered(words.items[kind].one, index + 1))
  const sorting = useSorting(names, (from, to) => onChange(moved(items, from, to)))
  useFocusOnAdded(list, items, revision)

  function remove(item: Item) {
    remember(item)
    onChange(withoutRow(items, item.id))
  }

  return (
    <div className={styles.items}>
      <ol ref={list} className={sortingStyles.list}>
        {rows.map(({ item, isRemoved }) => {
          const index = items.indexOf(item)
          return isRemoved ? (
            <li key={item.id}>
              <RemovedRow
                sentence={words.itemRemoved}
                name={words.items[kind].one}
                onUndo={() => onChange(withBack(item.id))}
              />
            </li>
          ) : (
            <ItemRow
              key={item.id}
              {...{ kind, item, index, fieldOf, sorting }}
              name={names[index] ?? ''}
              onRemove={() => remove(item)}
            >
              {children?.(item, index)}
            </ItemRow>
          )
        })}
      </ol>
      <div className={styles.adding}>{adding}</div>
      {sorting.status}
    </div>
  )
}

type ItemRowProps = {
  kind: KindWithItems
  item: BlockItem
  name: string
  index: number
  sorting: Sorting
  fieldOf: FieldOf
  onRemove: () => void
  children: ReactNode
}

function ItemRow({ kind, item, name, index, sorting, fieldOf, ...props }: ItemRowProps) {
  const words = useWords(blockWords)
  const fields = Object.entries(blockTexts[kind].itemTexts)
  return (
    <li className={styles.item} {...sorting.rowOf(index)} data-id={item.id}>
      <div className={styles.head}>
        <h4>{name}</h4>
        <MoveTools {...{ name, index, sorting }} />
        <IconButton isDangerous label={words.removeItem(name)} onPress={props.onRemove}>
          <IconX size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {props.children && <div className={styles.itemShared}>{props.children}</div>}
      <SideBySideProvider value>
        <div className={styles.languages} data-side-by-side>
          {useLanguagesChosenFirst().map(({ code, name: language }) => (
            <section key={code} className={styles.language} aria-label={language}>
              <p aria-hidden="true">
                <bdi lang={code}>{language}</bdi>
              </p>
              {fields.map(([field, limit]) => (
                <PartText key={field} id={item.id} language={code} {...{ field, limit, fieldOf }} />
              ))}
            </section>
          ))}
        </div>
      </SideBySideProvider>
    </li>
  )
}

function useFocusOnAdded(
  list: React.RefObject<HTMLElement | null>,
  items: BlockItem[],
  revision: number,
): void {
  const known = useRef({ ids: items.map(({ id }) => id), revision })
  useEffect(() => {
    const { ids, revision: since } = known.current
    const added = items.findLast(({ id }) => !ids.includes(id))
    known.current = { ids: [...ids, ...items.map(({ id }) => id)], revision }
    if (!added || since !== revision) return
    const row = list.current?.querySelector(`[data-id="${added.id}"]`)
    row?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [list, items, revision])
}
