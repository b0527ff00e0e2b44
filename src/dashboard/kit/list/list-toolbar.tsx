import type { ReactNode } from 'react'
import { searchLimits } from '../../../domain/search/search-text.ts'
import { SearchBox } from './search-box.tsx'
import { useQuery } from './use-query.ts'
import { IconFilter } from '@tabler/icons-react'
import {
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  type Selection,
} from 'react-aria-components'
import { Button } from '../../../ui/button.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import styles from './list.module.css'

/** The address holds the query of the chosen option; the first of a filter has none. */
type Option = { name: string; query?: Record<string, string> }
type Filter = {
  title?: string
  options: Option[]
  /** The first option leaves out rows, too, and is named as the others are. */
  restricts?: true
}

type ListToolbarProps = {
  search?: string
  label: string
  filters: readonly [Filter, ...Filter[]]
  menus?: readonly (Filter & { title: string })[]
  /** Parameters of the address that the children choose. */
  others?: readonly string[]
  children?: ReactNode
}

/** Search and filters are kept in the address: `?missing=en&q=well`. */
export function ListToolbar(props: ListToolbarProps) {
  const { search, label, filters, menus = [], others: chosenElsewhere = [], children } = props
  const { shown, change } = useQuery()
  const q = shown.get('q')?.trim().slice(0, searchLimits.queryLength) ?? ''
  const names = new Set([...[...filters, ...menus].flatMap(namesIn), ...chosenElsewhere, 'q'])

  function show(changed: Record<string, string>) {
    change((latest) => {
      const present = [...names].map((name) => [name, changed[name] ?? latest.get(name) ?? ''])
      return present.filter(([, value]) => value)
    })
  }
  const choiceOf = (filter: Filter) => ({
    ...(filter.title !== undefined && { title: filter.title }),
    ...(filter.restricts && { restricts: filter.restricts }),
    options: filter.options.map((option) => ({ id: idOf(option), name: option.name })),
    chosen: idOf(chosenIn(filter, shown)),
    onChoose: (chosen: string) => {
      const none = namesIn(filter).map((name) => [name, ''])
      const option = filter.options.find((one) => idOf(one) === chosen)
      show({ ...Object.fromEntries(none), ...option?.query })
    },
  })

  const [first, ...others] = filters
  return (
    <div className={styles.bar}>
      {search !== undefined && (
        <SearchBox label={search} query={q} onSearch={(sought) => show({ q: sought })} />
      )}
      <div className={styles.filters}>
        <FilterMenu label={label} choices={[choiceOf(first), ...others.map(choiceOf)]} />
        {menus.map(({ title, options }) => (
          <FilterMenu key={title} label={title} choices={[choiceOf({ options })]} />
        ))}
        {children}
      </div>
    </div>
  )
}

function namesIn({ options }: Filter): string[] {
  return options.flatMap(({ query = {} }) => Object.keys(query))
}

function idOf(option: Option | undefined): string {
  return JSON.stringify(option)
}

function chosenIn({ options }: Filter, parameters: URLSearchParams): Option | undefined {
  return options.findLast(({ query = {} }) =>
    Object.entries(query).every(([name, value]) => parameters.get(name) === value),
  )
}

type FilterChoice<Id extends string = string> = {
  title?: string
  restricts?: true
  options: readonly { id: Id; name: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

type FilterMenuProps = {
  label: string
  choices: readonly [FilterChoice, ...FilterChoice[]]
}

function FilterMenu({ label, choices }: FilterMenuProps) {
  const shown = choices.flatMap(({ options, chosen, restricts }, at) => {
    const index = options.findIndex(({ id }) => id === chosen)
    return at > 0 && index === 0 && !restricts ? [] : [options[index]?.name ?? '']
  })
  return (
    <MenuTrigger>
      <Button icon={<IconFilter size={18} stroke={1.75} aria-hidden="true" />}>
        <span>
          <span className={styles.label}>{label}:</span> {shown.join(' · ')}
        </span>
      </Button>
      <Popover placement="bottom end">
        <Menu className={menuClass} aria-label={label}>
          {choices.map((choice) => (
            <Choices key={choice.title ?? label} label={label} {...choice} />
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function Choices({ label, title, options, chosen, onChoose }: FilterChoice & { label: string }) {
  function choose(keys: Selection) {
    const [id] = keys === 'all' ? [] : [...keys]
    if (id !== undefined) onChoose(String(id))
  }
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={choose}
      {...(title === undefined && { 'aria-label': label })}
    >
      {title !== undefined && <Header className={styles.heading}>{title}</Header>}
      {options.map(({ id, name }) => (
        <MenuItem key={id} id={id} className={menuItemClass}>
          {name}
        </MenuItem>
      ))}
    </MenuSection>
  )
}
