import { useState } from 'react'

type Selection = { ids: ReadonlySet<number>; last: number | null }

export const nothing: Selection = { ids: new Set(), last: null }

export function chosen(
  selection: Selection,
  shown: number[],
  id: number,
  { isOn, isRange }: { isOn: boolean; isRange: boolean },
): Selection {
  const meant = isRange ? rangeTo(selection, shown, id) : [id]
  const ids = new Set(selection.ids)
  for (const one of meant) {
    if (isOn) ids.add(one)
    else ids.delete(one)
  }
  return { ids, last: id }
}

/** All visible rows; none if all of them are selected already (USR-2). */
export function allOrNothing(selection: Selection, shown: number[]): Selection {
  return coverage(selection, shown) === 'all' ? nothing : { ids: new Set(shown), last: null }
}

export function coverage({ ids }: Selection, shown: number[]): 'all' | 'some' | 'none' {
  const count = shown.filter((id) => ids.has(id)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

function rangeTo({ last }: Selection, shown: number[], id: number): number[] {
  const from = last === null ? -1 : shown.indexOf(last)
  const to = shown.indexOf(id)
  return from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
}

export function useSelection(view: string, shown: number[]) {
  const [state, setState] = useState({ view, selection: nothing })
  const selection = state.view === view ? state.selection : nothing
  const set = (selection: Selection) => setState({ view, selection })
  return {
    ids: shown.filter((id) => selection.ids.has(id)),
    hasRows: shown.length > 0,
    coverage: coverage(selection, shown),
    choose: (id: number, isOn: boolean, isRange: boolean) =>
      set(chosen(selection, shown, id, { isOn, isRange })),
    toggleAll: () => set(allOrNothing(selection, shown)),
    clear: () => set(nothing),
  }
}

export type RowSelection = ReturnType<typeof useSelection>
