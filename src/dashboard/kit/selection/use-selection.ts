import { useState } from 'react'
import { allOrNothing, chosen, coverage, nothing, type Selection } from './selection.ts'

/** The chosen ones of the rows that are shown; another view begins without any. */
export function useSelection(view: string, shown: number[]) {
  const [state, setState] = useState({ view, selection: nothing })
  const selection = state.view === view ? state.selection : nothing
  const set = (selection: Selection) => setState({ view, selection })
  return {
    /** Ids are in the order of the rows; rows that are gone are none of them. */
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
