import { firstCharacters } from '../articles/excerpt.ts'
import { isSame } from '../documents/revision.ts'
import type { LanguageCode } from '../languages/language.ts'
import { type LinkTarget, type MenuEntry, navigationLimits } from '../navigation/navigation.ts'
import { isLonger } from '../text/characters.ts'
import type { MenuItem } from './menu-items.ts'

type Labels = Record<LanguageCode, string>
export type LedItem = Pick<MenuItem, 'n' | 'id' | 'parent' | 'order'> & {
  target: LinkTarget | undefined
  labels: Labels
  titles: Labels
}

type Link = { ns: number[]; labels: Labels; titles: Labels; target: LinkTarget }
type Group = { ns: number[]; labels: Labels; links: Link[] }
type Entry = Link | Group

type Notes = Map<number, string[]>
type MovedMenu = {
  menu: MenuEntry[]
  labels: Record<string, Labels>
  placed: Set<number>
  notes: Notes
}

export function movedMenu(lists: LedItem[][]): MovedMenu {
  const notes: Notes = new Map()
  const [first = [], ...others] = lists.map((items) => entriesOf(items, notes))
  for (const other of others) merge(first, other)
  return { ...writtenMenu(first, notes), notes }
}

function entriesOf(items: LedItem[], notes: Notes): Entry[] {
  const ids = new Set(items.map(({ id }) => id))
  const beneath = Map.groupBy(
    items.toSorted((one, other) => one.order - other.order || one.n - other.n),
    ({ id, parent }) => (ids.has(parent) && parent !== id ? parent : ''),
  )

  function linksBeneath(id: string, depth: number): Link[] {
    return (beneath.get(id) ?? []).flatMap((item) => {
      const own = linkOf(item)
      if (own.length > 0 && depth > 1) {
        note(notes, item.n, 'It stands higher here: a menu has one level of groups.')
      }
      return [...own, ...linksBeneath(item.id, depth + 1)]
    })
  }

  return (beneath.get('') ?? []).flatMap((item): Entry[] => {
    const { n, id, labels, titles } = item
    const own = linkOf(item)
    const links = linksBeneath(id, 1)
    if (links.length === 0) return own
    if (own.length > 0) note(notes, n, 'It became a group, in which its own link comes first.')
    return [{ ns: [n], labels: { ...titles, ...labels }, links: [...own, ...links] }]
  })
}

function linkOf({ n, labels, titles, target }: LedItem): Link[] {
  return target ? [{ ns: [n], labels, titles, target }] : []
}

function note(notes: Notes, n: number, reason: string): void {
  notes.set(n, [...(notes.get(n) ?? []), reason])
}

function merge(first: Entry[], other: Entry[]): void {
  const open = new Set(first.flatMap(linksIn))
  const groups = pairedGroups(first.filter(isGroup), other.filter(isGroup))

  function linkLike({ target }: Link, near: Entry[]): Link | undefined {
    const all = [...near.filter((one): one is Link => !isGroup(one)), ...open]
    return all.find((link) => open.has(link) && isSame(link.target, target))
  }

  function mergeInto(list: Entry[], added: Entry[]): void {
    let place = 0
    for (const entry of added) {
      const known = isGroup(entry) ? groups.get(entry) : linkLike(entry, list)
      if (known) {
        join(known, entry)
        if (!isGroup(known)) open.delete(known)
        if (!isGroup(entry)) nameGroupOf(known, entry)
        else if (isGroup(known)) mergeInto(known.links, entry.links)
        if (list.includes(known)) place = list.indexOf(known) + 1
      } else {
        list.splice(place, 0, entry)
        place += 1
      }
    }
  }

  function nameGroupOf({ ns: [n] }: Entry, { titles, labels }: Link): void {
    const group = first.find((one) => isGroup(one) && one.ns[0] === n)
    if (group) join(group, { ns: [], labels: { ...titles, ...labels } })
  }

  mergeInto(first, other)
}

/** The key is the group of the other language. Those that share no link are one if their places are. */
function pairedGroups(first: Group[], other: Group[]): Map<Group, Group> {
  const pairs = new Map<Group, Group>()
  const free = new Set(first)
  const pair = (group: Group, known: Group | undefined) => {
    if (known && free.delete(known)) pairs.set(group, known)
  }
  for (const group of other) {
    const isShared = ({ target }: Link) => group.links.some((link) => isSame(link.target, target))
    const shared = (known: Group) => known.links.filter(isShared).length
    const [most] = [...free].toSorted((one, another) => shared(another) - shared(one))
    if (most && shared(most) > 0) pair(group, most)
  }
  const left = [...free]
  for (const [index, group] of other.filter((one) => !pairs.has(one)).entries()) {
    pair(group, left[index])
  }
  return pairs
}

function join(known: Entry, { ns, labels }: Pick<Entry, 'ns' | 'labels'>): void {
  known.ns.push(...ns)
  known.labels = { ...labels, ...known.labels }
}

function isGroup(entry: Entry): entry is Group {
  return 'links' in entry
}

function linksIn(entry: Entry): Link[] {
  return isGroup(entry) ? entry.links : [entry]
}

function writtenMenu(entries: Entry[], notes: Notes): Omit<MovedMenu, 'notes'> {
  const { entries: most, links: mostLinks, label: longest } = navigationLimits
  const labels: Record<string, Labels> = {}
  const placed = new Set<number>()

  function written({ ns, labels: own }: Entry, letter: string): string {
    const [n = 0] = ns
    const id = letter + String(n).padStart(7, '0')
    if (Object.values(own).some((label) => isLonger(label, longest))) {
      note(notes, n, 'The end of its label is left out: it is longer than 60 characters.')
    }
    const short = Object.entries(own).map(([code, label]) => [
      code,
      firstCharacters(label, longest),
    ])
    labels[id] = Object.fromEntries(short)
    for (const one of ns) placed.add(one)
    return id
  }

  const link = (one: Link) => ({ id: written(one, 'm'), target: one.target })
  const menu = entries.slice(0, most).map((entry): MenuEntry => {
    if (!isGroup(entry)) return link(entry)
    return { id: written(entry, 'g'), links: entry.links.slice(0, mostLinks).map(link) }
  })
  return { menu, labels, placed }
}
