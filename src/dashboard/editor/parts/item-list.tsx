import { IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { MoveTools } from '../../kit/sorting/move-tools.tsx'
import { moved } from '../../kit/sorting/moved.ts'
import { RemovedRow, useRemovedRows } from '../../kit/sorting/removed-row.tsx'
import { withoutRow } from '../../kit/sorting/removed-rows.ts'
import sortingStyles from '../../kit/sorting/sorting.module.css'
import { type Sorting, useSorting } from '../../kit/sorting/use-sorting.tsx'
import { SideBySideProvider } from '../languages/other-languages.tsx'
import styles from './part-forms.module.css'
import { partWords } from './words.ts'

type PartItem = { id: string }

type ItemListProps<Item extends PartItem> = {
  one: string
  isCompact?: boolean
  items: Item[]
  onChange: (items: Item[]) => void
  revision: number
  renderTexts: (id: string, language: LanguageCode) => ReactNode
  adding: ReactNode
  children?: (item: Item, index: number) => ReactNode
}

export function ItemList<Item extends PartItem>(props: ItemListProps<Item>) {
  const { one, isCompact = false, items, onChange, revision, renderTexts, adding, children } = props
  const words = useWords(partWords)
  const list = useRef<HTMLOListElement>(null)
  const { rows, remember, withBack } = useRemovedRows(items, revision)
  const names = items.map((_, index) => words.numbered(one, index + 1))
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
                name={one}
                onUndo={() => onChange(withBack(item.id))}
              />
            </li>
          ) : (
            <ItemRow
              key={item.id}
              {...{ item, index, sorting, isCompact, renderTexts }}
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
  item: PartItem
  isCompact: boolean
  name: string
  index: number
  sorting: Sorting
  renderTexts: (id: string, language: LanguageCode) => ReactNode
  onRemove: () => void
  children: ReactNode
}

function ItemRow({ item, isCompact, name, index, sorting, renderTexts, ...props }: ItemRowProps) {
  const words = useWords(partWords)
  return (
    <li
      className={styles.item}
      {...sorting.rowOf(index)}
      data-id={item.id}
      data-compact={isCompact || undefined}
    >
      <div className={styles.head}>
        <h4 className={isCompact ? 'sr' : undefined}>{name}</h4>
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
              {renderTexts(item.id, code)}
            </section>
          ))}
        </div>
      </SideBySideProvider>
    </li>
  )
}

function useFocusOnAdded(
  list: React.RefObject<HTMLElement | null>,
  items: PartItem[],
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
